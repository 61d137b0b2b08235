"""Which build is under test, and how hard hypothesis tries on it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from paravent.core import position

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # tests import their own walks and scenes

BUILD = "compiled" if position.COMPILED else "source"
EXAMPLES = {"compiled": 5, "source": 1}  # for each setup; the source build is far slower

settings.register_profile(
    "paravent",
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    max_examples=EXAMPLES[BUILD],
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # a smaller seed is not a simpler game
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("paravent")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--build", choices=sorted(EXAMPLES), help="the build that must be under test")


def loaded_from() -> Path:
    return Path(str(position.__file__)).resolve()


def pytest_report_header() -> str:
    return f"paravent: {BUILD} build from {loaded_from().parent.parent}"


def pytest_sessionstart(session: pytest.Session) -> None:
    """Refuse to test another build than the one asked for."""
    wanted = session.config.getoption("--build")
    if wanted is None:
        return
    if wanted != BUILD:
        raise pytest.UsageError(f"--build {wanted}, but the {BUILD} build is loaded")
    inside = loaded_from().is_relative_to(ROOT / "src")
    if inside != (wanted == "source"):
        raise pytest.UsageError(f"--build {wanted}, but paravent is loaded from {loaded_from()}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes minutes runs only when asked for; what no build can change runs on one."""
    asked = config.option.markexpr or ""
    for item in items:
        if "slow" not in asked and item.get_closest_marker("slow"):
            item.add_marker(pytest.mark.skip(reason="takes minutes: pytest -m slow"))
    if BUILD == "source" and "once" not in asked:
        left_out = [item for item in items if item.get_closest_marker("once")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)
