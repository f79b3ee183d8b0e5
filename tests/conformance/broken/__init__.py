"""Magpies with one thing wrong each, under the name of the law that this breaks, a file per law. The slips are those that real games
have."""

from importlib import import_module
from pkgutil import iter_modules

from conformance.broken.register import BROKEN

for _module in iter_modules(__path__):
    import_module(f"conformance.broken.{_module.name}")

__all__ = ["BROKEN"]
