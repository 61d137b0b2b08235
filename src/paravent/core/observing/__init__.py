"""What a seat may know of a position, as one row of small numbers."""
