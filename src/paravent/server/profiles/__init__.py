"""Profiles: what somebody has played here, and how it went."""
