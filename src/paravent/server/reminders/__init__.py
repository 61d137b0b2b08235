"""Reminders of those who are asked: by Web Push and by mail."""
