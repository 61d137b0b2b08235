/** The lists of tables, and what is new in them. */

import type { Listed, TableInfo, TableList } from "../wire";

const without = (tables: TableInfo[], ids: Set<string>) =>
  tables.filter((table) => !ids.has(table.id));

const together = (tables: TableInfo[], news: TableInfo[]) =>
  [...without(tables, new Set(news.map((table) => table.id))), ...news].sort(
    (one, other) => other.changed - one.changed,
  );

/** The lists after some news; what is mine is in no other list. */
export function renewed(tables: TableList, news: Listed): TableList {
  const mine = together(without(tables.mine, new Set(news.left)), news.mine);
  const away = new Set([...news.gone, ...[...mine, ...news.changed].map((table) => table.id)]);
  const own = new Set(mine.map((table) => table.id));
  const others = without(news.changed, own);
  const listed = (stage: "open" | "running") =>
    together(
      without(tables[stage], away),
      others.filter((table) => table.stage === stage),
    );
  return { mine, open: listed("open"), running: listed("running") };
}
