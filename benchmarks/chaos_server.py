"""A server for chaos.py: no limits for many people at one address, and a clock that can jump."""

import json
import os
import sys
import time
from pathlib import Path

from paravent.server.serve import serve
from paravent.server.settings import Rate, Settings

PLENTY = Rate(10**6, 10**6)


def clock() -> int:
    """The time, and as much as the file of the environment says."""
    jump = Path(os.environ["CHAOS_CLOCK"]).read_text(encoding="utf-8")
    return time.time_ns() // 1_000_000 + int(jump or 0)


if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    given["data"] = Path(given["data"])
    serve(
        host="127.0.0.1",
        settings=Settings(
            clock=clock,
            new_guests=PLENTY,
            changes=PLENTY,
            reads=PLENTY,
            messages=PLENTY,
            looks=PLENTY,
            sockets_per_address=10**6,
            connections_per_address=10**6,
            tables_per_guest=10**6,
            bot_pause=0.1,
        ),
        **given,
    )
