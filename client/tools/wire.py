"""Write the types of the wire from the server's schemas and from what the games tell.

src/wire.ts has the messages; src/games/<key>/wire.ts has a game's view, board and previews, and
events.json beside it has the fields of events, and which of them hide or reveal something.

python client/tools/wire.py [--check]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from paravent.core.game import Game
from paravent.core.registry import all_games
from paravent.server import schema
from paravent.server.api import OPERATIONS

SOURCE = Path(__file__).resolve().parent.parent / "src"
HEAD = "// Made by tools/wire.py from {origin}; do not edit.\n"


def wire() -> str:
    """All messages as TypeScript types."""
    said, told = get_args(schema.Request), get_args(schema.Answer)
    kinds = [operation.answer for operation in OPERATIONS if operation.answer is not str]
    kinds += [operation.body for operation in OPERATIONS if operation.body]
    kinds += [schema.Trouble, *said, *told]
    _, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    parts = [HEAD.format(origin="src/paravent/server/schema.py")]
    for name, shape in sorted(components.items()):
        outside = any(name == kind.__name__ for kind in (*said, *told))
        parts += interface(name, shape, loose=outside)
    for name, union in (("Request", said), ("Answer", told)):
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in union)};\n")
    return "\n".join(parts)


def game_wire(game: Game) -> str:
    """What a game tells a page, as TypeScript types: its view, its board and its previews."""
    told = {"View": kinds_of(game.view), "Board": kinds_of(game.board)}
    told["Preview"] = kinds_of(game.previews, inside=True)
    named = [kind for kinds in told.values() for kind in kinds]
    _, components = msgspec.json.schema_components(named, ref_template="{name}")
    parts = [HEAD.format(origin=f"src/paravent/games/{game.key}")]
    for name, shape in sorted(components.items()):
        parts += interface(name, shape)
    for name, kinds in told.items():
        if name not in components:
            union = " | ".join(kind.__name__ for kind in kinds) or "Record<string, never>"
            parts.append(f"export type {name} = {union};\n")
    fields = "; ".join(f"{name.lower()}: {name}" for name in told)
    return "\n".join([*parts, f"export type Wire = {{ {fields} }};\n"])


def kinds_of(function: Callable[..., Any] | None, *, inside: bool = False) -> tuple[Any, ...]:
    """The typed dicts that a function says that it returns, or that lie in its list."""
    if function is None:
        return ()
    kind = get_type_hints(function)["return"]
    (kind,) = get_args(kind) if inside else (kind,)
    return get_args(kind) or (kind,)


def interface(name: str, shape: dict[str, Any], *, loose: bool = False) -> Iterator[str]:
    if about := shape.get("description"):
        yield comment(about)
    yield f"export interface {name} {fields(shape, loose=loose)}\n"


def comment(text: str) -> str:
    return "/** " + " ".join(text.split()) + " */"


def fields(shape: dict[str, Any], *, loose: bool) -> str:
    """What comes from the server is always complete; what clients say may leave defaults out."""
    required = set(shape.get("required", ()))
    lines = []
    for name, field in shape["properties"].items():
        asked = name in required or ("default" in field and not shape_is_form(shape))
        if loose and name == "id":
            asked = False
        lines.append(f"  {name}{'' if asked else '?'}: {type_of(field)};")
    return "{\n" + "\n".join(lines) + "\n}"


def shape_is_form(shape: dict[str, Any]) -> bool:
    return shape.get("additionalProperties") is False


def type_of(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return str(field["$ref"])
    if "anyOf" in field:
        return " | ".join(dict.fromkeys(type_of(one) for one in field["anyOf"]))
    if "enum" in field:
        return " | ".join(json.dumps(value) for value in field["enum"])
    match field.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array" if "prefixItems" in field:
            return f"[{', '.join(type_of(one) for one in field['prefixItems'])}]"
        case "array":
            items = field.get("items", {})
            several = "anyOf" in items or len(items.get("enum", ())) > 1
            return f"({type_of(items)})[]" if several else f"{type_of(items)}[]"
        case "object":
            values = field.get("additionalProperties")
            return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return "unknown"


def events(game: Game) -> str:
    """By kind of event its fields, which of them are sealed, and whether it reveals what was."""
    lines = []
    for kind in game.events.kinds:
        found = {"fields": list(kind.fields), "sealed": list(kind.sealed), "reveals": kind.reveals}
        lines.append(f"  {json.dumps(kind.name)}: {json.dumps(found)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def files() -> dict[Path, str]:
    """Every file that is made here, with its text."""
    found = {SOURCE / "wire.ts": wire()}
    for key, game in all_games().items():
        folder = SOURCE / "games" / key
        found |= {folder / "wire.ts": game_wire(game), folder / "events.json": events(game)}
    return found


def main() -> int:
    stale = 0
    for path, text in files().items():
        if "--check" in sys.argv[1:]:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                print(
                    f"{path.relative_to(SOURCE)} is not what tools/wire.py makes", file=sys.stderr
                )
                stale = 1
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main())
