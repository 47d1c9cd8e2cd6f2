"""Its cover."""

from tests.conformance.toy import COVER

__all__ = ["COVER"]
