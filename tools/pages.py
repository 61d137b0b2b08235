"""What the site shows of the project that lies outside docs, and links that lead there.

mkdocs.yml names this file as a hook. Documents link to each other as they lie in the project, so
that links work wherever the code is read; the site has some of them in other places.
"""

from __future__ import annotations

import re
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ROOT = Path(__file__).resolve().parent.parent
DOCS = "docs/"
LINK = re.compile(r"(?<=\]\()([^)#\s]+)(?=(?:#[^)]*)?\))")


def borrowed() -> dict[str, str]:
    """Pages and pictures from outside docs: their place in the site, and in the project."""
    found = {
        "index.md": "README.md",
        "index.fr.md": "README.fr.md",
        "changelog.md": "CHANGELOG.md",
        "contributing.md": "CONTRIBUTING.md",
        "credits.md": "client/CREDITS.md",
        "licence.md": "LICENSE",
        "images/paravent.svg": "client/public/paravent.svg",
    }
    for path in sorted((ROOT / "benchmarks").glob("*.md")):
        found[f"benchmarks/{path.name}"] = f"benchmarks/{path.name}"
    for path in sorted((ROOT / "src/paravent/games").glob("*/text/*.md")):
        place = f"rules/{path.parts[-3]}/{path.name.replace('.en.', '.')}"
        found[place] = path.relative_to(ROOT).as_posix()
    return found


RULES = {"Rules": "rules", "Rulings": "rulings", "Règles": "rules.fr", "Décisions": "rulings.fr"}
BORROWED = borrowed()
PLACES = {home: place for place, home in BORROWED.items()}


def linked(place: str, link: str) -> str:
    """A link of a page as the site needs it; the same if it leads to nothing that the site has."""
    if "://" in link:
        return link
    home = BORROWED.get(place, DOCS + place)
    target = normpath(join(dirname(home), link))
    if target in PLACES:
        return relpath(PLACES[target], dirname(place) or ".")
    if target.startswith(DOCS):
        return relpath(target.removeprefix(DOCS), dirname(place) or ".")
    return link


def of_game(key: str) -> dict[str, list[Any]]:
    """The navigation of a game: its rules, what programs need, and what else is told."""
    texts = (ROOT / "src/paravent/games" / key / "text/messages.en.ftl").read_text(encoding="utf-8")
    title = re.search(r"(?m)^title = (.+)$", texts)
    assert title is not None
    pages: list[Any] = [{label: f"rules/{key}/{name}.md"} for label, name in RULES.items()]
    pages.append({"For programs": f"reference/{key}.md"})
    more = sorted((ROOT / "docs/games" / key).glob("*.md"))
    return {title[1]: pages + [f"games/{key}/{path.name}" for path in more]}


def navigation(own: list[Any]) -> list[Any]:
    """What mkdocs.yml lists, with the games before the reference."""
    keys = sorted({place.split("/")[1] for place in BORROWED if place.startswith("rules/")})
    place = next(n for n, part in enumerate(own) if "Reference" in part)
    return [*own[:place], {"Games": [of_game(key) for key in keys]}, *own[place:]]


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the games to the navigation."""
    config.nav = navigation(config.nav or [])
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add what is borrowed."""
    from mkdocs.structure.files import File

    for place, home in BORROWED.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / home)))
    return files


def on_page_markdown(markdown: str, *, page: Any, **_others: object) -> str:
    """Turn links between documents into links between pages."""
    place: str = page.file.src_uri
    return LINK.sub(lambda link: linked(place, link[1]), markdown)
