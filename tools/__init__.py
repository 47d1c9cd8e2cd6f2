"""Tools for developers: drawings, gallery, benchmarks and checks; not part of the wheel."""
