"""Ratings: how finished games went, what they say of each account, and who leads."""
