/** Fields of a view whose numbers are seats. */
export const SEATS = ["goals"];
