"""Find a browser for the browser tests; as root on Debian, install one if there is none."""

import os
import shutil
import subprocess

SHELL = "chromium-headless-shell"  # without a window: the same pages in less time
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APT = ("apt-get", "-qq", "-o=Dpkg::Use-Pty=0")


def find_browser() -> str | None:
    """Where a browser is, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def main() -> None:
    if find_browser():
        return
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        print(
            "No browser was found: the browser tests will be skipped. Install chromium to run them."
        )
        return
    print("Installing chromium for the browser tests")
    run("update")
    for name in (SHELL, "chromium"):  # not every Debian has the first
        run("install", "--yes", "--no-install-recommends", name)
        if find_browser():
            return


def run(*step: str) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([*APT, *step], check=False, env=environment, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
