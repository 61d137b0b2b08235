"""Build the pages and compile the marked modules; everything else stands in pyproject.toml.

A module of core, bots or a game opts in with a comment such as `# cython: language_level=3` among
its first five lines; all of them are compiled, or none. Generated C, objects and extension modules
stay below build/, where the next build finds what has not changed.
"""

import os
import shutil
import subprocess
import sys
from itertools import islice
from pathlib import Path
from textwrap import shorten

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SRC = Path("src")
BUILD = Path("build")
TRANSLATED = BUILD / "cython"
PLACES = ("core/*.py", "games/*/*.py", "bots/**/*.py")
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "infer_types": True,
    # Half of the C, for what nobody asks of compiled modules: to be pickled, to tell signatures.
    "auto_pickle": False,
    "binding": False,
}
FLAGS = [] if sys.platform == "win32" else ["-O3", "-g0", "-fno-semantic-interposition"]


def marked(path: Path) -> bool:
    """Whether a module asks to be compiled."""
    with path.open(encoding="utf-8") as lines:
        return any(line.startswith("# cython:") for line in islice(lines, 5))


def extension(path: Path) -> Extension:
    name = ".".join(path.relative_to(SRC).with_suffix("").parts)
    return Extension(name, [str(path)], extra_compile_args=FLAGS)


def remove_stale(path: Path) -> None:
    """Remove the C of a module if this file, or a declaration that it may use, is newer.

    Cython does not follow `from cython.cimports.package import module`, so a declaration counts
    if it stands in core, beside the module or, for a bot, in the game of the same name.
    """
    translation = TRANSLATED / path.with_suffix(".c")
    if not translation.exists():
        return
    package = SRC / "paravent"
    folders = {package / "core", package / "bots", package / "games" / path.stem, path.parent}
    declarations = (found for folder in folders for found in folder.glob("*.pxd"))
    newest = max(found.stat().st_mtime for found in (Path(__file__), *declarations))
    if translation.stat().st_mtime < newest:
        translation.unlink()


class build_with_pages(build_py):
    """`make` has built the pages already; `pip install .` builds them where Node is."""

    def run(self) -> None:
        if not (SRC / "paravent/server/static/index.html").exists():
            if shutil.which("npm") is None or subprocess.call([sys.executable, "tools/client.py"]):
                print("NOTICE: without the pages of the web table, for they need Node 20 and npm")
        super().run()


class build_all_or_none(build_ext):
    """Half a compiled package would mix two builds, so one failure drops every extension."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or 2

    def run(self) -> None:
        try:
            if os.environ.get("PARAVENT_PURE") == "1":
                raise RuntimeError("PARAVENT_PURE=1")
            self.translate()
            super().run()
        except Exception as error:
            self.extensions = []
            print(error)
            print(f"NOTICE: not compiled: {shorten(repr(error), 100)}")
            print("NOTICE: without a C compiler Paravent is plain Python: same games, far slower")
        self.sweep()

    def translate(self) -> None:
        """From Python to C: what changed."""
        for module in self.extensions:
            remove_stale(Path(module.sources[0]))
        translated = cythonize(
            self.extensions,
            build_dir=str(TRANSLATED),
            include_path=[str(SRC)],
            compiler_directives=DIRECTIVES,
            nthreads=2,
        )
        for mine, done in zip(self.extensions, translated, strict=True):
            mine.sources, mine.depends = done.sources, done.depends

    def sweep(self) -> None:
        """Remove what an earlier build left behind: it would be installed again."""
        built = {Path(self.get_ext_fullpath(module.name)) for module in self.extensions}
        for path in Path(self.build_lib).rglob("*"):
            origin = SRC / path.relative_to(self.build_lib)
            if path.is_file() and path not in built and not origin.exists():
                path.unlink()


BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=[
        extension(path)
        for place in PLACES
        for path in sorted((SRC / "paravent").glob(place))
        if marked(path)
    ],
    cmdclass={"build_py": build_with_pages, "build_ext": build_all_or_none},
    options={"egg_info": {"egg_base": str(BUILD)}},
)
