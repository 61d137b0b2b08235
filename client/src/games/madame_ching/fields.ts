/** Fields of a view whose numbers are seats. */
export const SEATS = ["partner", "victim", "taken", "pearl", "hong_kong"];
