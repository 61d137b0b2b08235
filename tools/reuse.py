"""Extension modules that were made before, here or in another clone.

They are found by all that they were made of, so times of files mean nothing, and changing
branches to and fro compiles nothing twice. They lie in the user's folder for caches.
"""

import os
import shutil
import time
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

KEPT = 30 * 86_400  # seconds that a module is kept unused


def user_folder() -> Path:
    """Where the caches of this user lie."""
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".cache") / "paravent" / "modules"


def made_of(things: Iterable[str], files: Iterable[Path]) -> str:
    """The name under which a module made of these is kept."""
    whole = sha256()
    for thing in things:
        whole.update(f"{len(thing)} {thing}".encode())
    for file in sorted(files):
        content = file.read_bytes()
        whole.update(f"{file.as_posix()} {len(content)} ".encode() + content)
    return whole.hexdigest()


class Store:
    """A folder of modules; the second one, if the first cannot be written to."""

    def __init__(self, folder: Path, otherwise: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.folder = folder if os.access(folder, os.W_OK) else otherwise
        except OSError:
            self.folder = otherwise
        self.folder.mkdir(parents=True, exist_ok=True)

    def fetch(self, name: str, place: Path) -> bool:
        """Copy a module to its place, if there is one of that name."""
        kept = self.folder / name
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.unlink(missing_ok=True)
            shutil.copyfile(kept, place)
            os.utime(kept)
        except OSError:
            return False
        return True

    def keep(self, name: str, place: Path) -> None:
        """Keep a module, whole or not at all."""
        part = self.folder / f"{name}.{os.getpid()}"
        try:
            shutil.copyfile(place, part)
            part.replace(self.folder / name)
        except OSError as error:
            print(f"not kept for another build: {error}")

    def forget(self) -> None:
        """Remove what nobody has used for a month."""
        for kept in self.folder.iterdir():
            if kept.stat().st_mtime < time.time() - KEPT:
                kept.unlink(missing_ok=True)
