/** What never changes at a table; every board is asked for once. */

import { api } from "../app/api";
import type { TableInfo } from "../wire";

const boards = new Map<string, Promise<object>>();

export function boardOf(info: TableInfo): Promise<object> {
  const { game, rules, seats, options } = info;
  const key = JSON.stringify([game, rules, seats.length, options]);
  const found = boards.get(key) ?? api.board(game, rules, seats.length, options);
  boards.set(key, found);
  found.catch(() => boards.delete(key)); // to be asked for again
  return found;
}
