"""The two words that the compiler understands, usable without it.

Compiled, `i64` is a machine integer and `mypyc_attr` sets how a class is laid out; interpreted, they are `int` and nothing. They
stand in this one module, which is never compiled: an alias chosen inside a compiled module would fail when it is imported, and a
compiled wheel should need no package but itself.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*flags, **settings):
        return lambda cls: cls
