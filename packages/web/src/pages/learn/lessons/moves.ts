import { CAUSEWAY, HOMES, lesson } from "./lesson.ts";

export const moves = lesson({
  id: "moves",
  setup: CAUSEWAY,
  power: "Lindria",
  tasks: [
    {
      name: "march",
      position: { phase: "S1901M", units: { Lindria: ["A Eld"] }, centers: HOMES },
      others: {},
      goal: { units: ["A Cau"] },
      solution: ["A Eld - Cau"],
      slips: [["A Eld H"], ["A Eld - Gul"]],
    },
    {
      name: "sail",
      position: { phase: "S1901M", units: { Lindria: ["F Amb", "A Eld"] }, centers: HOMES },
      others: {},
      goal: { units: ["F Ott", "A Cau"] },
      solution: ["F Amb - Ott", "A Eld - Cau"],
      slips: [["F Amb - Ott"], ["F Amb - Sal", "A Eld - Cau"]],
    },
    {
      name: "follow",
      position: { phase: "S1901M", units: { Lindria: ["A Eld", "A Cau"] }, centers: HOMES },
      others: {},
      goal: { units: ["A Cau", "A Iro"] },
      solution: ["A Cau - Iro", "A Eld - Cau"],
      slips: [["A Eld - Cau"], ["A Cau - Eld", "A Eld - Cau"]],
    },
  ],
});
