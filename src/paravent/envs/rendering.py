"""What an environment shows of its game."""

from __future__ import annotations

import json

from paravent.core.numbers import NOBODY
from paravent.envs.environment import Environment


def rendered(env: Environment) -> str:
    """What the audience sees."""
    return json.dumps(env.view(NOBODY), indent=1)
