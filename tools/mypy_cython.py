"""A mypy plugin for Cython's pure-Python mode.

The annotation cython.short is an int, and cython.short[5] a list of ints. A class decorated with
cython.cclass has the fields that the .pxd file beside its module declares.
"""

import re
from collections.abc import Callable
from pathlib import Path

from mypy.plugin import AnalyzeTypeContext, ClassDefContext, Plugin, ReportConfigContext
from mypy.plugins.common import add_attribute_to_class
from mypy.types import AnyType, Type, TypeOfAny

SIGNED = {"schar", "short", "int", "long", "longlong", "Py_ssize_t"}
UNSIGNED = {"uchar", "ushort", "uint", "ulong", "ulonglong", "size_t"}
WORDS = {"signed", "unsigned", "char", "short", "int", "long", "bint", "size_t", "Py_ssize_t"}
CLASS = re.compile(r"cdef class (\w+).*\n((?:(?: .*)?\n)*)")
FIELD = re.compile(r"(?m)^ +cdef (?:public |readonly )?([\w ]+) (\w+)(\[\d+\])? *(?:#.*)?$")


def declarations(module: str) -> str:
    """What the .pxd file of a module says, if there is one."""
    path = Path(module).with_suffix(".pxd")
    return path.read_text(encoding="utf-8") if path.exists() else ""


def number_or_array(context: AnalyzeTypeContext) -> Type:
    number = context.api.named_type("builtins.int", [])
    if context.type.args:
        return context.api.named_type("builtins.list", [number])
    return number


def add_fields(context: ClassDefContext) -> None:
    api, cls = context.api, context.cls
    number = api.named_type("builtins.int", [])
    bodies = dict(CLASS.findall(declarations(api.modules[cls.info.module_name].path)))
    for c_type, name, size in FIELD.findall(bodies.get(cls.name, "")):
        field: Type = AnyType(TypeOfAny.explicit)
        if WORDS.issuperset(c_type.split()):
            field = api.named_type("builtins.list", [number]) if size else number
        if name not in cls.info.names:
            add_attribute_to_class(api, cls, name, field)


class PureMode(Plugin):
    def get_type_analyze_hook(self, fullname: str) -> Callable[[AnalyzeTypeContext], Type] | None:
        module, _, name = fullname.rpartition(".")
        return number_or_array if module == "cython" and name in SIGNED | UNSIGNED else None

    def get_class_decorator_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        return add_fields if fullname == "cython.cclass" else None

    def report_config_data(self, ctx: ReportConfigContext) -> str:
        """Check a module again when its declarations have changed."""
        return declarations(ctx.path)


def plugin(version: str) -> type[Plugin]:
    return PureMode
