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
    for path, text in generator().files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run client/tools/wire.py"
