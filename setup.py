"""Build the pages and compile the marked modules; everything else stands in pyproject.toml.

A module of core, bots, envs or a game opts in with a comment such as `# cython: language_level=3`
among its first five lines; all of them are compiled, or none. Generated C and objects stay below
build/; extension modules are also kept for other builds (tools/reuse.py).
"""

import gc
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, "tools")
from reuse import Store, made_of, user_folder

SRC = Path("src")
BUILD = Path("build")
TRANSLATED = BUILD / "cython"
PLACES = ("core/**/*.py", "games/*/*.py", "bots/**/*.py", "envs/*.py")
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
    "emit_code_comments": False,
}
# Views and previews: once for an act, never in a playout or a search.
AT_LEISURE = {"chart", "previews", "prospects", "sight", "standing", "trials", "views"}
# Through these Python reads positions: verbs and fields.
FACES = {"position", "rules"}
SECTION = re.compile(
    r"^/\* #### Code section: (module_code|module_exttypes|utility_code_def) ", re.M
)
ACCESSOR = re.compile(r"^static (?=.*__pyx_p[wf]_\w*__[gs]et__\()", re.M)
HEADER = BUILD / "python.h"
FLAGS = (
    []
    if sys.platform == "win32"
    else [
        "-O3",
        "-w",
        "-g0",
        "-fno-semantic-interposition",
        f"-include{HEADER}",
    ]
)


def marked(path: Path) -> bool:
    """Whether a module asks to be compiled."""
    with path.open(encoding="utf-8") as lines:
        return any(line.startswith("# cython:") for line in islice(lines, 5))


def extension(path: Path) -> Extension:
    name = ".".join(path.relative_to(SRC).with_suffix("").parts)
    return Extension(name, [str(path)], extra_compile_args=FLAGS)


def source(module: Extension) -> Path:
    return Path(module.sources[0])


def origins(path: Path) -> set[Path]:
    """All files that a module is made of.

    Cython does not follow `from cython.cimports.package import module`, so a declaration counts
    if it stands in core, beside the module or, for a bot, in the game of the same name.
    """
    package = SRC / "paravent"
    folders = {package / "core", package / "games" / path.stem, path.parent}
    if package / "bots" in path.parents:
        folders.add(package / "bots")
    declarations = (found for folder in folders for found in folder.rglob("*.pxd"))
    return {Path("setup.py"), path, *declarations}


def ease(path: Path, stem: str) -> None:
    """Have the compiler take pains with our own functions only: it saves a third of its time."""
    levels = {"module_exttypes": "O0", "utility_code_def": "O1" if stem in FACES else "O0"}
    if stem in AT_LEISURE:
        levels["module_code"] = "O1"

    def begin(found: re.Match[str]) -> str:
        level = levels.get(found[1])
        return f'#pragma GCC optimize ("{level}")\n{found[0]}' if level else found[0]

    text = path.read_text(encoding="utf-8")
    text = ACCESSOR.sub('static __attribute__((optimize("O1"))) ', text)
    path.write_text(SECTION.sub(begin, text), encoding="utf-8")


class build_with_pages(build_py):
    """`make` has built the pages already; `pip install .` builds them where Node is."""

    def run(self) -> None:
        if not (SRC / "paravent/server/static/index.html").exists():
            if shutil.which("npm") is None or subprocess.call([sys.executable, "tools/client.py"]):
                print("NOTICE: without the pages of the web table, for they need Node 20 and npm")
        super().run()


class build_all_or_none(build_ext):
    """Half a compiled package would mix two builds, so one failure drops every extension."""

    def run(self) -> None:
        try:
            if os.environ.get("PARAVENT_PURE") == "1":
                raise RuntimeError("PARAVENT_PURE=1")
            if os.environ.get("PARAVENT_COMPILED") == "1":
                self.extensions = [one for one in self.extensions if self.place(one).exists()]
            else:
                super().run()
        except Exception as error:
            self.extensions = []
            print(repr(error))
            print(
                "NOTICE: without a C compiler and the headers of Python, Paravent is plain Python:"
            )
            print("NOTICE: the same games, but slower bots; install gcc, and say make play again")
        self.sweep()

    def build_extensions(self) -> None:
        """Ask for the compiler first, for the rest takes a while; make what is not there."""
        HEADER.write_text("#define PY_SSIZE_T_CLEAN\n#include <Python.h>\n", encoding="utf-8")
        probe = BUILD / "probe.c"
        probe.write_text(f'#include "{HEADER.name}"\n', encoding="utf-8")
        self.compiler.compile([str(probe)], output_dir=self.build_temp)
        print(f"{len(self.extensions)} modules")
        store = Store(user_folder(), BUILD / "modules")
        makers = self.makers()
        missing = []
        for module in self.extensions:
            name = made_of(makers, origins(source(module)))
            if store.fetch(name, self.place(module)):
                print(f"made before: {module.name}")
            else:
                missing.append((module, name))
        if missing:
            self.make(missing, store)
        store.forget()

    def makers(self) -> list[str]:
        """What turns Python into a module, told apart by versions."""
        from Cython import __version__

        command = getattr(self.compiler, "compiler_so", None)
        asked = [[command[0], "--version"]] if command else []
        answers = [subprocess.run(words, capture_output=True, text=True).stdout for words in asked]
        return [__version__, sys.version, self.get_ext_filename(""), *(command or ()), *answers]

    def make(self, missing: list[tuple[Extension, str]], store: Store) -> None:
        """Translate one module after the other, and compile and keep what is translated."""

        def compile_and_keep(module: Extension, name: str) -> None:
            self.build_extension(module)
            store.keep(name, self.place(module))
            print(f"made: {module.name}")

        self.read_header_once()
        gc.disable()  # a third of the time; syntax trees are many and live long
        with ThreadPoolExecutor(self.parallel or 2) as pool:
            jobs = []
            for module, name in missing:
                self.translate(module)
                jobs.append(pool.submit(compile_and_keep, module, name))
            try:
                for job in jobs:
                    job.result()
            except Exception:
                pool.shutdown(cancel_futures=True)
                raise
        gc.enable()

    def read_header_once(self) -> None:
        """Precompile Python.h; a compiler that cannot reads it again for each module."""
        made = HEADER.with_name(f"{HEADER.name}.gch")
        made.unlink(missing_ok=True)
        flags = [flag for flag in FLAGS if not flag.startswith("-include")]
        folders = [f"-I{folder}" for folder in self.compiler.include_dirs]
        command = [*getattr(self.compiler, "compiler_so", ()), *folders, *flags]
        if command and command[0].endswith("gcc"):
            subprocess.call([*command, "-x", "c-header", str(HEADER), "-o", str(made)])

    def translate(self, module: Extension) -> None:
        """From Python to C."""
        from Cython.Build import cythonize

        stem = source(module).stem
        (done,) = cythonize(
            [module],
            force=True,
            build_dir=str(TRANSLATED),
            include_path=[str(SRC)],
            compiler_directives=DIRECTIVES,
        )
        module.sources, module.depends = done.sources, done.depends
        if FLAGS:
            ease(Path(module.sources[0]), stem)

    def place(self, module: Extension) -> Path:
        return Path(self.get_ext_fullpath(module.name))

    def sweep(self) -> None:
        """Remove what an earlier build left behind: it would be installed again."""
        built = {self.place(module) for module in self.extensions}
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
