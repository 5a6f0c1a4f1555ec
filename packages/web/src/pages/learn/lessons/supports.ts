import { CAUSEWAY, HOMES, lesson } from "./lesson.ts";

export const supports = lesson({
  id: "supports",
  setup: CAUSEWAY,
  power: "Lindria",
  tasks: [
    {
      name: "push",
      position: {
        phase: "S1901M",
        units: { Lindria: ["A Eld", "A Sal"], Corvany: ["A Cau"] },
        centers: HOMES,
      },
      others: { Corvany: ["A Cau H"] },
      goal: { dislodged: ["A Cau"] },
      solution: ["A Eld - Cau", "A Sal S A Eld - Cau"],
      slips: [["A Eld - Cau"], ["A Eld - Cau", "A Sal - Cau"], ["A Eld - Cau", "A Sal S A Eld"]],
    },
    {
      name: "stand",
      position: {
        phase: "S1901M",
        units: { Lindria: ["A Cau", "A Eld"], Corvany: ["A Iro", "A Dun"] },
        centers: HOMES,
      },
      others: { Corvany: ["A Iro - Cau", "A Dun S A Iro - Cau"] },
      goal: { units: ["A Cau"] },
      solution: ["A Cau H", "A Eld S A Cau"],
      slips: [["A Cau H"], ["A Cau - Iro", "A Eld S A Cau"]],
    },
    {
      name: "fleetHelp",
      position: {
        phase: "S1901M",
        units: { Lindria: ["A Eld", "F Amb"], Corvany: ["A Cau"] },
        centers: HOMES,
      },
      others: { Corvany: ["A Cau H"] },
      goal: { units: ["A Cau"] },
      solution: ["A Eld - Cau", "F Amb S A Eld - Cau"],
      slips: [["A Eld - Cau", "F Amb - Cau"], ["A Eld - Cau"]],
    },
  ],
});
