"""The toy game as a package of its own, as another distribution would bring it."""
