"""The web table: HTTP, one WebSocket per page, storage, and bots in processes of their own."""

from importlib.metadata import PackageNotFoundError, version


def _version() -> str:
    try:
        return version("paravent")
    except PackageNotFoundError:
        return "0"


VERSION = _version()
