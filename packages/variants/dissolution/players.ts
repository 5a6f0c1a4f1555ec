interface Player {
  readonly name: string;
  readonly code: string;
  readonly adjective: string;
  /** What else people call it. */
  readonly also?: readonly string[];
  readonly units: readonly string[];
}

/** The ten powers that people play, in the order of the rulebook, and their units at the start (DIS-7.0-1). */
export const PLAYERS: readonly Player[] = [
  { name: "Egypt", code: "EG", adjective: "Egyptian", units: ["F Alx", "W Asw", "A Cai"] },
  { name: "Ethiopia", code: "ET", adjective: "Ethiopian", units: ["A AdA", "A DiD"] },
  { name: "Iran", code: "IR", adjective: "Iranian", units: ["A Shi", "A Tbz", "A Teh"] },
  { name: "Kazakhstan", code: "KA", adjective: "Kazakh", units: ["A Akt", "A Alm"] },
  { name: "Pakistan", code: "PA", adjective: "Pakistani", units: ["A Isl", "A Kch", "A Pes"] },
  { name: "Poland", code: "PO", adjective: "Polish", units: ["A Gda", "A War"] },
  { name: "Romania", code: "RO", adjective: "Romanian", units: ["A Buc", "A Clu"] },
  { name: "Saudi Arabia", code: "SA", adjective: "Saudi", units: ["A Dmm", "A Riy"] },
  { name: "Ukraine", code: "UK", adjective: "Ukrainian", units: ["A Khk", "A Kyv", "F Sev"] },
  {
    name: "Yugoslavia",
    code: "YU",
    adjective: "Yugoslavian",
    also: ["Yugoslav"],
    units: ["A Bgd", "A Pod"],
  },
];

/** Everything a power may be called. */
export const spellingsOf = ({ name, code, adjective, also = [] }: Player): readonly string[] => [
  name,
  code,
  adjective,
  ...also,
];
