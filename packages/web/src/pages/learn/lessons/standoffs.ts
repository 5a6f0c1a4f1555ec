import { CAUSEWAY, HOMES, lesson } from "./lesson.ts";

export const standoffs = lesson({
  id: "standoffs",
  setup: CAUSEWAY,
  power: "Lindria",
  tasks: [
    {
      name: "bounce",
      position: { phase: "S1901M", units: { Lindria: ["A Eld"], Corvany: ["A Iro"] }, centers: HOMES },
      others: { Corvany: ["A Iro - Cau"] },
      goal: { standoffs: ["Cau"] },
      solution: ["A Eld - Cau"],
      slips: [["A Eld H"], ["A Eld - Sal"]],
    },
    {
      name: "guard",
      position: { phase: "S1901M", units: { Lindria: ["A Sal"], Corvany: ["A Cau"] }, centers: HOMES },
      others: { Corvany: ["A Cau - Eld"] },
      goal: { kept: ["Eld"] },
      solution: ["A Sal - Eld"],
      slips: [["A Sal H"], ["A Sal - Cau"]],
    },
  ],
});
