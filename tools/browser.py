"""Find a browser for the browser tests; as root on Debian, install one if there is none."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
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
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run([*APT, *step], check=False, env=environment, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
