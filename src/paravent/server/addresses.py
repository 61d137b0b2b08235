"""Where requests come from: the network that a limit counts, and the proxies that we believe."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

from paravent.core.mistakes import Mistake

PRIVATE = (
    "127.0.0.0/8",
    "::1/128",
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "fc00::/7",
)
HOME = 64  # bits of an IPv6 address that a household or a rented machine has in common


@lru_cache(4096)
def network(address: str) -> str:
    """What limits count as one: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOME), strict=False))


def proxies(words: Iterable[str]) -> list[str]:
    """Networks of trusted proxies: addresses, networks, or `private` for all private ones."""
    trusted: list[str] = []
    for word in words:
        if word == "private":
            trusted += PRIVATE
            continue
        try:
            trusted.append(str(ipaddress.ip_network(word)))
        except ValueError as error:
            raise Mistake("proxy-address", proxy=word) from error
    return trusted


class Trust:
    """Whose word is taken for where a request comes from."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self.networks = [ipaddress.ip_network(one) for one in trusted]

    def __contains__(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if found.version == 6 and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self.networks)
