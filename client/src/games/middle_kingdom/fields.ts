/** What the numbers and lists of a view mean. */
import type { Fields } from "../generic/telling";

export const fields: Fields = { ofSeats: ["goals"] };
