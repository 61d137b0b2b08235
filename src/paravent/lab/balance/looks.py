"""How the page of a report looks, by day and by night."""

STYLE = """
:root { --ink: #1d2330; --soft: #5d6675; --paper: #fbfaf7; --card: #fff; --line: #d9d5cb;
  --first: #1f6f8b; --second: #c9a86a; --off: #b3341f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #a3a9b5; --paper: #14171c;
  --card: #1c2027; --line: #363c47; --first: #5fb4d0; --second: #b08f52; --off: #ff8a70; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2, h3 { line-height: 1.2; margin: 1.6em 0 .5em; }
h1 { font-size: 1.9rem; margin-top: .3em; }
h2 { font-size: 1.4rem; }
h3 { font-size: 1.05rem; }
p { max-width: 46rem; }
a { color: var(--first); }
section { border-top: 1px solid var(--line); margin-top: 2.5rem; }
.notable { background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
  padding: .1rem 1.2rem .4rem; }
.notable h3 { margin-top: .8em; }
li { margin: .25em 0; overflow-wrap: anywhere; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr));
  gap: 0 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; color: var(--soft); vertical-align: bottom; }
th, td { padding: .25rem .7rem .25rem 0; }
td { border-top: 1px solid var(--line); vertical-align: middle; }
td:not(:first-child) { white-space: nowrap; }
td:first-child { min-width: 5rem; }
td small { color: var(--soft); }
svg { display: block; max-width: 100%; height: auto; }
td svg { max-width: none; }
svg text { fill: var(--soft); font-size: 11px; }
.mark { stroke: var(--soft); stroke-width: 1; }
.reach { stroke-width: 3; }
.reach.on { stroke: var(--first); }
.reach.off { stroke: var(--off); }
.mean.on { fill: var(--first); }
.mean.off { fill: var(--off); }
rect.first { fill: var(--first); }
rect.second { fill: var(--second); }
span.first { color: var(--first); }
span.second { color: var(--second); }
.key { font-size: .85rem; color: var(--soft); }
details { margin: .8rem 0; }
summary { cursor: pointer; color: var(--first); }
"""
