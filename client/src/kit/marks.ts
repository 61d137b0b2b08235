/** The shapes of the seats, in a box of 24 by 24: colour is never the only sign. */
export const MARKS = [
  "M12 3a9 9 0 1 0 .01 0z",
  "M12 2l10 10-10 10L2 12z",
  "M12 3l10 18H2z",
  "M3.5 3.5h17v17h-17z",
  "M12 2l3 7h7l-5.6 4.6L18.500 21 12 16.600 5.500 21l2.100-7.400L2 9h7z",
];
