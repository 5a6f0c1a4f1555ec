import { lesson } from "./lesson.ts";

/** Talks take three, so this is taught on the classic board, of which only a corner is used. */
export const negotiation = lesson({
  id: "negotiation",
  setup: { variant: "classic", rulebook: "2023", options: {} },
  power: "France",
  tasks: [
    {
      name: "keepWord",
      position: {
        phase: "S1903M",
        units: { France: ["A Pic"], Germany: ["A Ruh"], England: ["F Bel"] },
        centers: { France: ["Par", "Bre", "Mar"], Germany: ["Mun", "Kie", "Ber"], England: ["Bel", "Lon"] },
      },
      others: { England: ["F Bel H"], Germany: ["A Ruh H"] },
      talk: {
        partner: "Germany",
        offer: { kind: "orders", orders: { France: ["A Pic - Bel"], Germany: ["A Ruh S A Pic - Bel"] } },
        kept: { England: ["F Bel H"], Germany: ["A Ruh S A Pic - Bel"] },
      },
      goal: { units: ["A Bel"] },
      solution: ["A Pic - Bel"],
      slips: [["A Pic H"], ["A Pic - Bur"]],
    },
    {
      name: "makePeace",
      position: {
        phase: "F1903M",
        units: { France: ["A Bur", "A Mar"], Germany: ["A Mun"], Italy: ["A Pie", "F Lyo"] },
        centers: {
          France: ["Par", "Bre", "Mar"],
          Germany: ["Mun", "Kie", "Ber"],
          Italy: ["Ven", "Rom", "Nap"],
        },
      },
      others: { Germany: ["A Mun - Bur"], Italy: ["A Pie - Mar", "F Lyo S A Pie - Mar"] },
      talk: {
        partner: "Germany",
        replies: [
          { deal: { kind: "peace", through: 1904 }, accept: true, why: "suits-us" },
          { deal: { kind: "alliance", against: "Italy", through: 1904 }, accept: true, why: "suits-us" },
          { deal: { kind: "demilitarize", province: "Mun", through: 1904 }, accept: false, why: "no-gain" },
        ],
        kept: { Germany: ["A Mun - Boh"], Italy: ["A Pie - Mar", "F Lyo S A Pie - Mar"] },
      },
      goal: { units: ["A Bur", "A Mar"] },
      solution: ["A Bur S A Mar", "A Mar H"],
      slips: [
        ["A Bur H", "A Mar H"],
        ["A Mar - Pie", "A Bur S A Mar"],
      ],
    },
    {
      name: "hedge",
      position: {
        phase: "F1904M",
        units: { France: ["A Gas", "A Par"], Italy: ["A Pie"] },
        centers: { France: ["Par", "Bre", "Mar"], Italy: ["Ven", "Rom", "Nap"] },
      },
      others: { Italy: ["A Pie - Mar"] },
      talk: {
        partner: "Italy",
        agreed: { kind: "peace", through: 1905 },
        breach: ["A Pie - Mar"],
      },
      goal: { kept: ["Mar"], centers: ["Mar"] },
      solution: ["A Gas - Mar"],
      slips: [["A Gas H", "A Par H"], ["A Par - Bur"]],
    },
  ],
});
