"""Those who watch: they are counted, and talk among themselves until the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.people import Message, Page, Person, first

pytestmark = pytest.mark.once
Known = Callable[[str], Person]


def lines(page: Page) -> list[str]:
    """All that was said, as a page has heard it by now."""
    page.ask("ping")
    said = [message for message in page.heard if message["say"] == "chat"]
    return [
        f"{line['seat']} {line['name']}: {line['text']}" for one in said for line in one["lines"]
    ]


def watching(page: Page) -> int:
    told = [message["table"] for message in page.heard if message["say"] == "table"]
    return int(told[-1]["watching"])


def test_the_audience_is_counted_and_talks_among_itself(person: Known) -> None:
    ana, eve, sam = person("Ana"), person("Eve"), person("Sam")
    table: Message = ana.create("me", "greedy", public=True)
    ana.start(table)
    with ana.socket() as page, eve.socket() as watcher, sam.socket() as other:
        page.watch(table)
        assert eve.post(f"/api/tables/{table['id']}/leave").json["code"] == "not-seated"
        assert watcher.ask("chat", table=table["id"], text="psst")["code"] == "not-seated"
        state = watcher.watch(table)
        assert state["seat"] is None and state["offers"] == []
        other.watch(table)
        page.ask("ping")
        assert watching(page) == 2
        assert watcher.ask("chat", table=table["id"], text="a five")["say"] == "done"
        assert page.ask("chat", table=table["id"], text="hello")["say"] == "done"
        assert lines(other) == ["-1 Eve: a five", "0 Ana: hello"]
        assert lines(page) == ["0 Ana: hello"]
        with ana.socket() as again:  # nor whoever comes back
            again.watch(table)
            assert lines(again) == ["0 Ana: hello"]
        page.play(table, first)
        page.read = 0
        page.until(lambda told: told["say"] == "chat" and told["lines"][0]["seat"] == -1)
    with ana.socket() as later:
        later.watch(table)
        assert lines(later) == ["-1 Eve: a five", "0 Ana: hello"]
