"""A file of results has a part for each benchmark; each writes its own and leaves the others."""

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
ENGINE, SERVER, ENVS = HERE / "results.md", HERE / "server.md", HERE / "envs.md"
TITLES = {
    "results.md": "# Benchmarks",
    "envs.md": "# The environments of research",
    "server.md": "# The server: what is promised, what was seen",
}
PARTS = ("engine", "search", "envs", "load", "workers", "strangers", "chaos")


def write(file: Path, part: str, text: str) -> None:
    """Replace a part of the file."""
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    found = dict(re.findall(r"<!-- (\w+) -->\n\n(.*?)(?=\n<!-- |\Z)", old, re.S))
    found[part] = text
    parts = [f"<!-- {name} -->\n\n{found[name].strip()}\n" for name in PARTS if name in found]
    title = TITLES.get(file.name, TITLES["results.md"])
    file.write_text("\n".join([title + "\n", *parts]), encoding="utf-8")
