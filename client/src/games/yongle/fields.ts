/** What the numbers and lists of a view mean. */
import type { Fields } from "..";

export const fields: Fields = { seats: ["first", "target", "trust"] };
