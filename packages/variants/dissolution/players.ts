/** The ten powers that people play, in the order of the rulebook. */
export const PLAYERS = [
  { name: "Egypt", code: "EG", adjective: "Egyptian" },
  { name: "Ethiopia", code: "ET", adjective: "Ethiopian" },
  { name: "Iran", code: "IR", adjective: "Iranian" },
  { name: "Kazakhstan", code: "KA", adjective: "Kazakh" },
  { name: "Pakistan", code: "PA", adjective: "Pakistani" },
  { name: "Poland", code: "PO", adjective: "Polish" },
  { name: "Romania", code: "RO", adjective: "Romanian" },
  { name: "Saudi Arabia", code: "SA", adjective: "Saudi" },
  { name: "Ukraine", code: "UK", adjective: "Ukrainian" },
  { name: "Yugoslavia", code: "YU", adjective: "Yugoslavian" },
] as const;
