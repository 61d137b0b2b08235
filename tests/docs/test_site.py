"""The site has every document in its navigation, and every link leads to something it has."""

from __future__ import annotations

import os
import posixpath
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

from tests.conftest import ROOT
from tools.pages import BORROWED, LINK, linked, navigation

pytestmark = pytest.mark.once

OWN = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.*")}
SITE = OWN | set(BORROWED)
PAGES = sorted(place for place in SITE if place.endswith(".md"))


def in_navigation(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for below in part.values():
            yield from in_navigation(below)
    elif isinstance(part, list):
        for below in part:
            yield from in_navigation(below)


def test_every_page_is_in_the_navigation_once() -> None:
    config = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert sorted(in_navigation(navigation(config["nav"]))) == PAGES


@pytest.mark.parametrize("place", PAGES)
def test_links_lead_to_what_the_site_has(place: str) -> None:
    text = (ROOT / BORROWED.get(place, f"docs/{place}")).read_text(encoding="utf-8")
    for link in LINK.findall(text):
        if "://" not in link:
            target = posixpath.normpath(
                posixpath.join(posixpath.dirname(place), linked(place, link))
            )
            assert target in SITE, link


def test_borrowed_pages_find_their_places() -> None:
    assert linked("index.md", "docs/lab.md") == "lab.md"
    assert linked("lab.md", "../README.md") == "index.md"
    assert linked("research.md", "../benchmarks/envs.md") == "benchmarks/envs.md"
    assert linked("tutorials/first-bot.md", "../lab.md") == "../lab.md"
    assert linked("lab.md", "../setup.py") == "../setup.py"  # nothing that a site shows


@pytest.mark.skipif(find_spec("mkdocs") is None, reason="make docs installs what builds the site")
def test_the_site_is_built_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) > len(PAGES)  # and one for what is not found
    for page in pages:
        text = page.read_text(encoding="utf-8")
        loaded = re.findall(r"<(?:script|img|iframe)[^>]* src=\"?([^\" >]+)", text)
        loaded += re.findall(r"<link[^>]* href=\"?([^\" >]+)", text)
        assert loaded
        assert not [address for address in loaded if "//" in address], page.name
