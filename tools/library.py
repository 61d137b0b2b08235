"""Write docs/reference/paravent.md and envs.md: the public names, from signatures and docstrings.

python tools/library.py [--check]

The sources are read, not imported: types stand as they are written, and no adapter needs its owner.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

from made import settle

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "paravent"
PLACE = ROOT / "docs" / "reference"
HEAD = "<!-- Made by tools/library.py; do not edit. -->\n"
WIDTH = 100
C_TYPES = {"cython.int": "int", "cython.ulonglong": "int", "cython.bint": "bool"}
C_VERB = re.compile(r"(?m)^    cdef (\w+ (\w+)\(self[^)]*\))")  # unseen from Python
UNSEEN = ("_", "close")

Definition = ast.FunctionDef | ast.ClassDef
ENVS = {
    "batched": ("make_batch", "BatchEnvironment"),
    "vector": ("GameVector",),
    "puffer": ("GamePuffer",),
    "gymnasium": ("SeatEnv",),
    "pettingzoo": ("GameAEC", "GameParallel"),
    "openspiel": (),
}


def module(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def found(path: Path, name: str) -> Definition:
    """A function or a class of a module."""
    for node in module(path).body:
        if isinstance(node, Definition) and node.name == name:
            return node
    raise LookupError(f"{path} has no {name}")


def said(node: Definition | ast.Module) -> str:
    return cleandoc(ast.get_docstring(node) or "")


def in_a_line(node: Definition) -> str:
    return " ".join(said(node).split())


def marked(node: ast.FunctionDef, mark: str) -> bool:
    return any(ast.unparse(one).endswith(mark) for one in node.decorator_list)


def signature(node: ast.FunctionDef, name: str, *, method: bool) -> str:
    """As it is called: without `self`, with the types of Python; a line each if it is long."""
    given = node.args
    if method and not marked(node, "staticmethod"):
        (given.posonlyargs or given.args).pop(0)
    told = ast.unparse(given).removeprefix("/, ").replace("=", " = ")
    back = "" if node.returns is None or node.name == "__init__" else ast.unparse(node.returns)
    for ours, pythons in C_TYPES.items():
        told, back = told.replace(ours, pythons), back.replace(ours, pythons)
    arrow = f" -> {back}" if back else ""
    return f"{name}({told}){arrow}"


def parted(text: str) -> str:
    """A signature that is too long, an argument a line."""
    if len(text) <= WIDTH:
        return text
    begin, _, rest = text.partition("(")
    inner, _, end = rest.rpartition(")")
    arguments = re.split(r", (?![^\[]*\])", inner)
    return f"{begin}(\n" + "".join(f"    {one},\n" for one in arguments) + f"){end}"


def fields(path: Path, node: ast.ClassDef) -> Iterator[str]:
    """What a class declares, with the comments beside."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for one in node.body:
        if isinstance(one, ast.AnnAssign) and not ast.unparse(one.target).startswith("_"):
            if "ClassVar" in ast.unparse(one.annotation) or ast.unparse(one.target) == "metadata":
                continue
            comment = lines[one.lineno - 1].partition("  # ")[2]
            yield f"- `{ast.unparse(one)}`" + (f": {comment}" if comment else "")


def methods(node: ast.ClassDef, unseen: set[str]) -> Iterator[str]:
    """What can be asked of it, with what that is; what an adapter's owner explains is left out."""
    for one in node.body:
        if not isinstance(one, ast.FunctionDef) or one.name.startswith(UNSEEN):
            continue
        if one.name in unseen or not said(one):
            continue
        if marked(one, "property") or marked(one, "cached_property"):
            kind = ast.unparse(one.returns) if one.returns else ""
            yield f"- `{one.name}: {kind}`: {in_a_line(one)}"
        else:
            yield f"- `{signature(one, one.name, method=True)}`: {in_a_line(one)}"


def verbs_of_c(path: Path, node: ast.ClassDef) -> dict[str, str]:
    """Methods that C alone can call, by name as the .pxd file beside the module declares them."""
    beside = path.with_suffix(".pxd")
    if not beside.exists():
        return {}
    text = beside.read_text(encoding="utf-8").partition(f"cdef class {node.name}:")[2]
    block = re.split(r"(?m)^\S", text)[0]
    return {name: declared for declared, name in C_VERB.findall(block)}


def listed(title: str, rows: list[str]) -> list[str]:
    return [title, "", *rows, ""] if rows else []


def of_class(path: Path, node: ast.ClassDef) -> Iterator[str]:
    made = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
    whole = signature(made[0], node.name, method=True) if made else node.name
    verbs = verbs_of_c(path, node)
    meant = {one.name: in_a_line(one) for one in node.body if isinstance(one, ast.FunctionDef)}
    yield from ["```py", f"class {parted(whole)}", "```", "", said(node), ""]
    yield from listed("It has:", list(fields(path, node)))
    yield from listed("It answers:", list(methods(node, set(verbs))))
    for_c = [f"- `{verb}`: {meant[name]}" for name, verb in verbs.items() if meant.get(name)]
    yield from listed("From C, for a `.pyx` of one’s own:", for_c)


def entry(path: Path, name: str) -> Iterator[str]:
    node = found(path, name)
    yield from [f"## `{name}`", ""]
    if isinstance(node, ast.ClassDef):
        yield from of_class(path, node)
    else:
        yield from ["```py", parted(signature(node, name, method=False)), "```", ""]
        yield from [said(node), ""]


def constant(tree: ast.Module, name: str) -> dict[str, str]:
    """A table that a module writes down."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            table: dict[str, str] = ast.literal_eval(node.value)
            return table
    raise LookupError(name)


def library() -> str:
    """The page of `import paravent`: how one begins first, then the rest in the order of names."""
    homes = constant(module(PACKAGE / "__init__.py"), "HOMES")
    lines = [
        HEAD,
        "# The library: `import paravent`",
        "",
        "These names are promised to stay; everything else may change with the next version."
        " Tutorials begin with [a first game](../tutorials/first-game.md), and"
        " [For researchers](../research.md) is the overview.",
        "",
    ]
    for name in sorted(homes, key=lambda name: (name[0].isupper(), name.lower())):
        path = PACKAGE / homes[name].replace(".", "/")
        lines += entry(path / "__init__.py" if path.is_dir() else path.with_suffix(".py"), name)
    return "\n".join(lines).rstrip() + "\n"


def environments() -> str:
    """The page of the adapters."""
    lines = [
        HEAD,
        "# The environments: `paravent.envs`",
        "",
        "The same games behind the interfaces of others; `paravent.make` needs none of them and is"
        " told with [the library](paravent.md). Methods that only do what their owners ask for"
        " (`reset`, `step`, spaces) are told by the owners.",
        "",
    ]
    for name, names in ENVS.items():
        path = PACKAGE / "envs" / f"{name}.py"
        lines += [f"## `paravent.envs.{name}`", "", said(module(path)), ""]
        for each in names:
            lines += [f"#{line}" if line.startswith("## ") else line for line in entry(path, each)]
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    return settle({PLACE / "paravent.md": library(), PLACE / "envs.md": environments()})


if __name__ == "__main__":
    sys.exit(main())
