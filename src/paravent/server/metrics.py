"""Figures for Prometheus: how much happens, how long it takes, and how full it is."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from prometheus_client import CollectorRegistry, Counter, start_http_server
from prometheus_client.core import GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import Connection

from paravent.core.mistakes import Mistake
from paravent.server.store import Outcome, Store

if TYPE_CHECKING:
    from paravent.server.company import Company
    from paravent.server.connections import Door
    from paravent.server.hall import Hall

P = ParamSpec("P")
T = TypeVar("T")
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Times:
    """How often something took how long; counting is cheap, for every act is counted."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds


class Histogram(Collector):
    """The same by labels, as Prometheus wants it."""

    def __init__(
        self, name: str, about: str, labels: tuple[str, ...], registry: CollectorRegistry
    ) -> None:
        self.name, self.about, self.names = name, about, labels
        self.by_labels: dict[tuple[str, ...], Times] = {}
        registry.register(self)

    def labels(self, *values: str) -> Times:
        times = self.by_labels.get(values)
        if times is None:
            times = self.by_labels[values] = Times()
        return times

    def collect(self) -> Iterator[HistogramMetricFamily]:
        family = HistogramMetricFamily(self.name, self.about, labels=self.names)
        limits = [*map(str, map(float, SECONDS)), "+Inf"]
        for values, times in list(self.by_labels.items()):
            buckets = list(zip(limits, accumulate(times.counts), strict=True))
            family.add_metric(values, buckets, times.total)
        yield family


class Metrics:
    """The figures of one server; nothing here is shared with another one in this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "paravent_request_seconds",
            "Time of HTTP requests, by operation and status",
            ("operation", "status"),
            registry=self.registry,
        )
        self.messages = Histogram(
            "paravent_message_seconds",
            "Time of requests over sockets, by what they ask for",
            ("do",),
            registry=self.registry,
        )
        self.store = Histogram(
            "paravent_store_seconds",
            "Time of reading from the database, and of writing until it is safe",
            ("way",),
            registry=self.registry,
        )
        self.too_fast = Counter(
            "paravent_too_fast_total",
            "Requests and messages refused because they came too fast",
            registry=self.registry,
        )

    def watch(self, hall: Hall, company: Company) -> None:
        """Count also how full it is, whenever somebody asks."""
        self.registry.register(Fullness(hall, company))

    def watch_door(self, door: Door) -> None:
        self.registry.register(Crowd(door))

    def serve(self, address: str) -> None:
        """Answer Prometheus at an address of its own, such as 127.0.0.1:9411."""
        host, _, port = address.rpartition(":")
        try:
            start_http_server(int(port), host.strip("[]") or "127.0.0.1", self.registry)
        except (ValueError, OSError, OverflowError) as error:
            raise Mistake("metrics-address", address=address) from error


class Fullness(Collector):
    def __init__(self, hall: Hall, company: Company) -> None:
        self.hall = hall
        self.company = company

    def collect(self) -> Iterator[GaugeMetricFamily]:
        tables = list(self.hall.tables.values())
        relay, bots = self.hall.neighbours.relay, self.hall.bots
        yield gauge("paravent_sockets", "Open sockets", len(self.company))
        yield gauge("paravent_tables", "Tables in memory", len(tables))
        yield gauge(
            "paravent_listeners", "Who listens to tables", sum(len(t.listeners) for t in tables)
        )
        yield gauge("paravent_bots_thinking", "Tables where a bot is at work", len(bots.tasks))
        yield gauge(
            "paravent_bots_waiting", "Questions to bots without an answer yet", bots.thinkers.asked
        )
        yield gauge(
            "paravent_bots_failing", "Tables whose bots cannot act for now", len(bots.failing)
        )
        yield gauge(
            "paravent_database_up",
            "Whether the database took a write when the health was last asked for",
            int(self.hall.health.writable),
        )
        yield gauge(
            "paravent_relay_up",
            "Whether other processes are told, if there are any",
            int(relay.alone or relay.up),
        )


class Crowd(Collector):
    def __init__(self, door: Door) -> None:
        self.door = door

    def collect(self) -> Iterator[GaugeMetricFamily]:
        yield gauge("paravent_connections", "Open connections", len(self.door.connections))
        yield gauge(
            "paravent_connections_refused", "Connections refused since the start", self.door.refused
        )
        yield gauge(
            "paravent_connections_cut", "Connections cut off since the start", self.door.cut
        )


def gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, about, value)


class MeasuredStore(Store):
    """A store that tells how long it takes."""

    def __init__(self, engine: Any, metrics: Metrics) -> None:
        super().__init__(engine)
        self.reading = metrics.store.labels("read")
        self.writing = metrics.store.labels("write")

    async def read(
        self,
        query: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        begun = time.perf_counter()
        try:
            return await super().read(query, *args, **kwargs)
        finally:
            self.reading.observe(time.perf_counter() - begun)

    def tell(self, outcomes: Sequence[Outcome]) -> None:
        super().tell(outcomes)
        for one in outcomes:
            self.writing.observe(one.of.loop.time() - one.of.begun)
