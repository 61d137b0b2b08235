"""A bot in Python without Paravent: it plays the last of its offers. See docs/bots-of-your-own.md.

paravent match middle_kingdom --bots "cmd:python3 examples/boldest.py",random
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if "choose" in message:
        print(json.dumps({"act": message["choose"]["offers"][-1]}), flush=True)
