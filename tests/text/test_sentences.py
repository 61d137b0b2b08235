"""The page for proof-reading."""

from __future__ import annotations

from itertools import chain

from tools import sentences


def test_every_message_of_pages_and_server_is_printed_in_both_languages() -> None:
    printed: dict[str, list[list[str]]] = {}
    for name, texts in chain(sentences.pages(), sentences.shared()):
        printed.setdefault(name, []).append(texts)
    assert len(printed) > 1500
    assert len({*map(tuple, printed["presence-days"])}) == 2  # whole days, and hours more
    for name, rows in printed.items():
        for text in chain(*rows):
            assert not {"$", "{", "⟦"} & {*text}, (name, text)
        assert any(all(texts) for texts in rows), name
