import { CAUSEWAY, HOMES, lesson } from "./lesson.ts";

export const retreats = lesson({
  id: "retreats",
  setup: CAUSEWAY,
  power: "Lindria",
  tasks: [
    {
      name: "fallBack",
      position: {
        phase: "S1902R",
        units: { Lindria: ["F Gul"], Corvany: ["A Cau", "A Tar"] },
        centers: HOMES,
        dislodged: [{ power: "Lindria", unit: "A Cau", attackedFrom: "Iro", retreats: ["Dun", "Eld"] }],
      },
      others: {},
      goal: { units: ["A Eld"] },
      solution: ["A Cau R Eld"],
      slips: [[], ["Disband A Cau"], ["A Cau R Dun"]],
    },
    {
      name: "strikeBack",
      position: {
        phase: "F1902R",
        units: { Lindria: ["A Eld"], Corvany: ["A Cau", "A Iro"] },
        centers: HOMES,
        dislodged: [
          { power: "Lindria", unit: "A Cau", attackedFrom: "Tar", retreats: ["Dun", "Gul", "Sal"] },
        ],
      },
      others: {},
      goal: { centers: ["Dun"] },
      solution: ["A Cau R Dun"],
      slips: [["A Cau R Sal"], []],
    },
  ],
});
