"""Which build is under test, how hard hypothesis tries on it, and what is dealt."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from paravent.core import position
from tests.deals import deal_from

ROOT = Path(__file__).resolve().parent.parent
BUILD = "compiled" if position.COMPILED else "source"
EXAMPLES = {"compiled": 5, "source": 1}  # for each setup; the source build is far slower

YOUNG = 200_000  # new things that may wait until Python looks for garbage

settings.register_profile(
    "paravent",
    settings.get_profile("default"),  # whatever the environment is called
    database=None,  # examples follow from --deals, not from what failed here before
    deadline=None,
    max_examples=EXAMPLES[BUILD],
    phases=[Phase.explicit, Phase.generate],  # a smaller seed is not a simpler game
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("paravent")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--build", choices=sorted(EXAMPLES), help="the build that must be under test")
    parser.addoption(
        "--deals", type=int, default=1, metavar="N", help="other deals, bots' luck and examples"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    config.option.hypothesis_seed = config.option.deals


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """What a test is dealt depends on nothing but the number and its name."""
    deal_from(f"{item.config.option.deals} {item.nodeid}")


def loaded_from() -> Path:
    return Path(str(position.__file__)).resolve()


def pytest_report_header(config: pytest.Config) -> list[str]:
    return [
        f"paravent: {BUILD} build from {loaded_from().parent.parent}",
        f"deals: {config.option.deals} (another: --deals N)",
    ]


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


def pytest_collection_finish() -> None:
    """Thousands of tests stay: to look for garbage among them again and again takes a while."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


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
