/** Who and what the record of a game against the computer names, by the codes in its log. */
export default {
  you: "You",
  computer: "Computer",
  "took-back": "Turn taken back",
  eliminated: "You were eliminated",
} as const;
