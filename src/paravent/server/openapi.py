"""The API described: OpenAPI 3.1 from the schemas, and a page that shows it without scripts."""

from __future__ import annotations

import json
import re
from html import escape
from typing import Any, get_args

import msgspec

from paravent import server
from paravent.server import schema
from paravent.server.api import OPERATIONS
from paravent.server.desk import Operation
from paravent.text.words import Words

REF = "#/components/schemas/{name}"


def document(words: Words) -> dict[str, Any]:
    """OpenAPI 3.1; the messages of the socket stand under `x-socket`."""
    said, told = get_args(schema.Request), get_args(schema.Answer)
    kinds = [operation.answer for operation in OPERATIONS]
    kinds += [operation.body for operation in OPERATIONS if operation.body]
    kinds += [schema.Trouble, *said, *told]
    shapes, components = msgspec.json.schema_components(kinds, ref_template=REF)
    shape_of = {str(kind): shape for kind, shape in zip(kinds, shapes, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        path = re.sub(r":\w+}", "}", operation.path)
        paths.setdefault(path, {})[operation.method.lower()] = described(operation, shape_of, words)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Paravent",
            "version": server.VERSION,
            "description": words("api-about"),
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "x-socket": {
            "path": "/api/socket",
            "client": [shape_of[str(kind)] for kind in said],
            "server": [shape_of[str(kind)] for kind in told],
        },
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "paravent"}},
        },
    }


def described(operation: Operation, shape_of: dict[str, Any], words: Words) -> dict[str, Any]:
    plain = operation.answer is str
    media = "text/plain" if plain else "application/json"
    described: dict[str, Any] = {
        "operationId": operation.name.replace("-", "_"),
        "summary": words(f"api-{operation.name}"),
        "parameters": [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": {"type": "integer" if kind else "string"},
            }
            for name, kind in re.findall(r"{(\w+)(:int)?}", operation.path)
        ]
        + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in operation.query],
        "responses": {
            "200": {
                "description": words("api-answer"),
                "content": {media: {"schema": shape_of[str(operation.answer)]}},
            },
            "4XX": {
                "description": words("api-trouble"),
                "content": {"application/json": {"schema": shape_of[str(schema.Trouble)]}},
            },
        },
        "security": [{"session": []}, {}],
    }
    if operation.body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": shape_of[str(operation.body)]}},
        }
    return described


def page(words: Words) -> str:
    """The API as a page to read."""
    api = document(words)
    sections = [
        f"<section><h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(operation['summary'])}</p>{_shapes(operation, words)}</section>"
        for path, methods in api["paths"].items()
        for method, operation in methods.items()
    ]
    schemas = [
        f"<details id='{escape(name)}'><summary><code>{escape(name)}</code></summary>"
        f"<pre>{escape(json.dumps(shape, indent=2))}</pre></details>"
        for name, shape in sorted(api["components"]["schemas"].items())
    ]
    return "\n".join(
        [
            f"<!doctype html><html lang='{words.lang}'><head><meta charset='utf-8'>",
            "<meta name='viewport' content='width=device-width'>",
            f"<title>{escape(words('api-title'))}</title>",
            "<link rel='stylesheet' href='/api/docs.css'></head><body><main>",
            f"<h1>{escape(words('api-title'))}</h1><p>{escape(words('api-about'))}</p>",
            f"<p><a href='/api/openapi.json?lang={words.lang}'>openapi.json</a></p>",
            *sections,
            f"<h2>{escape(words('api-schemas'))}</h2>",
            *schemas,
            "</main></body></html>",
        ]
    )


def _shapes(operation: dict[str, Any], words: Words) -> str:
    lines = []
    if "requestBody" in operation:
        body = operation["requestBody"]["content"]["application/json"]["schema"]
        lines.append(f"{escape(words('api-body'))} {_reference(body)}")
    for media, content in operation["responses"]["200"]["content"].items():
        shape = _reference(content["schema"]) if media != "text/plain" else "<code>text</code>"
        lines.append(f"{escape(words('api-answer'))} {shape}")
    return "".join(f"<p>{line}</p>" for line in lines)


def _reference(shape: dict[str, Any]) -> str:
    name = str(shape.get("$ref") or shape.get("items", {}).get("$ref", "")).rpartition("/")[2]
    many = "[]" if "items" in shape else ""
    return f"<a href='#{escape(name)}'><code>{escape(name)}{many}</code></a>"


STYLE = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 50rem; margin: 0 auto; padding: 1rem; }
section { border-top: 1px solid; padding: .5rem 0; }
h2 { font-size: 1.1rem; }
pre { overflow-x: auto; padding: .5rem; border: 1px solid; }
"""
