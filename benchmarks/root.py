"""Import this before anything of the project's tests: it puts the project's root on the path."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
