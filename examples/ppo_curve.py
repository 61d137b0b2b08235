"""Draw what examples/ppo.py wrote down: python examples/ppo_curve.py > docs/images/ppo.svg"""

from __future__ import annotations

import json
from pathlib import Path

TRAINED = Path(__file__).parent / "trained"
WIDTH, HEIGHT, LEFT, BOTTOM, RIGHT, TOP = 640, 320, 56, 44, 150, 16
COLOURS = ("#1b6e5a", "#b5432a", "#35609c", "#8a6d1f", "#6b3f87")


def place(minutes: float, won: float, last: float) -> tuple[float, float]:
    across = LEFT + (WIDTH - LEFT - RIGHT) * minutes / last
    return across, HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * won


def drawn() -> str:
    curves = {
        path.stem: [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        for path in sorted(TRAINED.glob("*.jsonl"))
    }
    last = max(row["minutes"] for rows in curves.values() for row in rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="13" fill="#222">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        across, down = place(0, percent / 100, last)
        thick = 2 if percent == 50 else 1
        parts.append(
            f'<path d="M{across:.0f} {down:.0f}H{WIDTH - RIGHT}" stroke="#ccc"'
            f' stroke-width="{thick}"/>'
            f'<text x="{LEFT - 8}" y="{down + 4:.0f}" text-anchor="end">{percent} %</text>'
        )
    for share in range(5):
        across, down = place(last * share / 4, 0, last)
        parts.append(
            f'<text x="{across:.0f}" y="{down + 18:.0f}" text-anchor="middle">'
            f"{last * share / 4:.1f}</text>"
        )
    parts.append(
        f'<text x="{(WIDTH - RIGHT + LEFT) / 2:.0f}" y="{HEIGHT - 8}" text-anchor="middle">'
        "minutes of one core; games won against the greedy bot</text>"
    )
    for colour, (game, rows) in zip(COLOURS, curves.items(), strict=False):
        points = [place(row["minutes"], row["won"], last) for row in rows]
        line = " ".join(f"{across:.1f},{down:.1f}" for across, down in points)
        across, down = points[-1]
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
            f'<text x="{across + 8:.0f}" y="{down + 4:.0f}" fill="{colour}">'
            f"{game.replace('_', ' ').title()}</text>"
        )
    return "\n".join([*parts, "</svg>"])


if __name__ == "__main__":
    print(drawn())
