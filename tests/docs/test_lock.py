"""What is installed is what was tested: every requirement is pinned, and by no address."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.conftest import ROOT

pytestmark = pytest.mark.once
PIN = re.compile(r"([\w.-]+)==([\w.+!]+)")


def pins() -> dict[str, str]:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    found = [PIN.fullmatch(line) for line in lines if not line.startswith("#")]
    assert all(found)
    return {canonicalize_name(pin[1]): pin[2] for pin in found if pin}


def test_every_requirement_is_pinned_to_a_version_that_fits() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lists = [
        project["build-system"]["requires"],
        project["project"]["dependencies"],
        *project["project"]["optional-dependencies"].values(),
    ]
    pinned = pins()
    for wanted in (Requirement(one) for each in lists for one in each):
        assert wanted.specifier.contains(pinned[canonicalize_name(wanted.name)]), wanted


def test_no_lock_names_a_host() -> None:
    assert "://" not in (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert '"resolved"' not in (ROOT / "client/package-lock.json").read_text(encoding="utf-8")
