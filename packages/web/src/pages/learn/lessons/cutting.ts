import { CAUSEWAY, HOMES, lesson } from "./lesson.ts";

export const cutting = lesson({
  id: "cutting",
  setup: CAUSEWAY,
  power: "Lindria",
  tasks: [
    {
      name: "cut",
      position: {
        phase: "S1902M",
        units: { Lindria: ["A Gul", "A Sal", "F Amb"], Corvany: ["A Eld", "A Cau"] },
        centers: HOMES,
      },
      others: { Corvany: ["A Eld H", "A Cau S A Eld"] },
      goal: { dislodged: ["A Eld"] },
      solution: ["A Gul - Eld", "A Sal S A Gul - Eld", "F Amb - Cau"],
      slips: [
        ["A Gul - Eld", "A Sal S A Gul - Eld"],
        ["A Gul - Eld", "A Sal - Eld", "F Amb - Cau"],
      ],
    },
    {
      name: "safeHelp",
      position: {
        phase: "S1902M",
        units: { Lindria: ["A Eld", "A Sal", "F Gul"], Corvany: ["A Cau", "F Amb"] },
        centers: HOMES,
      },
      others: { Corvany: ["A Cau H", "F Amb - Sal"] },
      goal: { dislodged: ["A Cau"] },
      solution: ["A Eld - Cau", "A Sal H", "F Gul S A Eld - Cau"],
      slips: [
        ["A Eld - Cau", "A Sal S A Eld - Cau"],
        ["A Eld - Cau", "A Sal S A Eld - Cau", "F Gul H"],
      ],
    },
    {
      name: "struckBack",
      position: {
        phase: "S1902M",
        units: { Lindria: ["A Eld", "A Sal", "F Gul"], Corvany: ["A Cau", "F Col"] },
        centers: HOMES,
      },
      others: { Corvany: ["A Cau - Sal", "F Col - Gul"] },
      goal: { dislodged: ["A Cau"] },
      solution: ["A Eld - Cau", "A Sal S A Eld - Cau"],
      slips: [
        ["A Eld - Cau", "A Sal H", "F Gul S A Eld - Cau"],
        ["A Eld - Cau", "A Sal - Cau", "F Gul H"],
        ["A Eld S A Sal", "A Sal H", "F Gul H"],
      ],
    },
  ],
});
