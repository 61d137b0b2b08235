/** What the numbers and lists of a view mean. */
import type { Fields } from "..";

const DOMAINS = ["tiles", "rates", "counted", "incomes", "further"];

export const fields: Fields = {
  bySeat: ["lost", "restores"],
  things: (board, field, parent) => {
    const { domains } = board as { domains: { type: string }[] };
    return parent === "seats" && DOMAINS.includes(field) ? domains.map((one) => one.type) : [];
  },
};
