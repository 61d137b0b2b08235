"""What the client believes about the server is what the server says."""

from __future__ import annotations

import importlib.util
from types import ModuleType

from tests.browser.conftest import ROOT


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("wire", ROOT / "client" / "tools" / "wire.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_generated_files_are_up_to_date() -> None:
    wire = generator()
    for name, text in (("wire.ts", wire.wire()), ("vocabulary.json", wire.vocabulary())):
        found = (ROOT / "client" / "src" / name).read_text(encoding="utf-8")
        assert found == text, f"{name}: run python client/tools/wire.py"
