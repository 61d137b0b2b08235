"""Environments: the games behind the interfaces of research; `paravent.make` is their door."""
