"""Write src/wire.ts and src/vocabulary.json from the server's schemas and the games' events.

python client/tools/wire.py [--check]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from paravent.core.registry import all_games
from paravent.server import schema
from paravent.server.api import OPERATIONS

SOURCE = Path(__file__).resolve().parent.parent / "src"
HEAD = "// Made by tools/wire.py from src/paravent/server/schema.py; do not edit.\n"


def wire() -> str:
    """All messages as TypeScript types."""
    said, told = get_args(schema.Request), get_args(schema.Answer)
    kinds = [operation.answer for operation in OPERATIONS if operation.answer is not str]
    kinds += [operation.body for operation in OPERATIONS if operation.body]
    kinds += [schema.Trouble, *said, *told]
    _, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    parts = [HEAD]
    for name, shape in sorted(components.items()):
        if about := shape.get("description"):
            parts.append(comment(about))
        outside = any(name == kind.__name__ for kind in (*said, *told))
        parts.append(f"export interface {name} {fields(shape, loose=outside)}\n")
    for name, union in (("Request", said), ("Answer", told)):
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in union)};\n")
    return "\n".join(parts)


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
        case "array":
            inner = type_of(field.get("items", {}))
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case "object":
            values = field.get("additionalProperties")
            return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return "unknown"


def vocabulary() -> str:
    """By game and event, which fields are sealed and whether it reveals what was."""
    found = {
        key: {
            kind.name: {"sealed": list(kind.sealed), "reveals": kind.reveals}
            for kind in game.events.kinds
            if kind.sealed or kind.reveals
        }
        for key, game in all_games().items()
    }
    return json.dumps(found, indent=2) + "\n"


def main() -> int:
    stale = 0
    for name, text in (("wire.ts", wire()), ("vocabulary.json", vocabulary())):
        path = SOURCE / name
        if "--check" in sys.argv[1:]:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                print(f"{path.name} is not what tools/wire.py makes", file=sys.stderr)
                stale = 1
        else:
            path.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main())
