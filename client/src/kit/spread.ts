/** Where things in a row stand: where they belong, but so far apart that none covers another. */
export function spread(wanted: number[], gap: number, end: number): number[] {
  const order = wanted.map((at, n) => ({ at, n })).sort((a, b) => a.at - b.at);
  let before = -Infinity;
  for (const one of order) before = one.at = Math.max(one.at, before + gap);
  let after = end + gap;
  for (const one of order.toReversed()) after = one.at = Math.min(one.at, after - gap);
  return order.sort((a, b) => a.n - b.n).map(({ at }) => at);
}
