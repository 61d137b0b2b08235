"""What only slow tables have: plans and vacations."""
