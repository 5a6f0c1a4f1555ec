/** The ten powers that people play, in the order of the rulebook, and their units at the start (DIS-7.0-1). */
export const PLAYERS = [
  { name: "Egypt", code: "EG", adjective: "Egyptian", units: ["F Alx", "W Asw", "A Cai"] },
  { name: "Ethiopia", code: "ET", adjective: "Ethiopian", units: ["A AdA", "A DiD"] },
  { name: "Iran", code: "IR", adjective: "Iranian", units: ["A Shi", "A Tbz", "A Teh"] },
  { name: "Kazakhstan", code: "KA", adjective: "Kazakh", units: ["A Akt", "A Alm"] },
  { name: "Pakistan", code: "PA", adjective: "Pakistani", units: ["A Isl", "A Kch", "A Pes"] },
  { name: "Poland", code: "PO", adjective: "Polish", units: ["A Gda", "A War"] },
  { name: "Romania", code: "RO", adjective: "Romanian", units: ["A Buc", "A Clu"] },
  { name: "Saudi Arabia", code: "SA", adjective: "Saudi", units: ["A Dmm", "A Riy"] },
  { name: "Ukraine", code: "UK", adjective: "Ukrainian", units: ["A Khk", "A Kyv", "F Sev"] },
  { name: "Yugoslavia", code: "YU", adjective: "Yugoslavian", units: ["A Bgd", "A Pod"] },
] as const;
