/** What the sandbox's settings of the classic game say. */
export default {
  rulebook: "Rulebook",
  players: "Players",
  firstYear: "First year",
  seats: "{seats}.",
  seatsIdle: "{seats}. Nobody plays {idle}.",
} as const;
