import { CAUSEWAY, HOMES, lesson } from "./lesson.ts";

export const builds = lesson({
  id: "builds",
  setup: CAUSEWAY,
  power: "Lindria",
  tasks: [
    {
      name: "capture",
      position: {
        phase: "F1901M",
        units: { Lindria: ["F Amb", "A Eld", "A Gul"], Corvany: ["F Pea", "A Iro", "A Tar"] },
        centers: HOMES,
      },
      others: { Corvany: ["F Pea - Puf", "A Iro H", "A Tar H"] },
      goal: { centers: ["Ott", "Cau"] },
      solution: ["F Amb - Ott", "A Eld - Cau"],
      slips: [["F Amb - Ott"], ["A Eld - Cau", "F Amb H"]],
    },
    {
      name: "recruit",
      position: {
        phase: "W1901A",
        units: { Lindria: ["F Ott", "A Cau", "A Gul"], Corvany: ["F Puf", "A Iro", "A Tar"] },
        centers: { Lindria: ["Gul", "Eld", "Sal", "Ott", "Cau"], Corvany: ["Tar", "Iro", "Dun", "Puf"] },
      },
      others: { Corvany: ["Build A Dun"] },
      goal: { count: 5 },
      solution: ["Build A Eld", "Build F Sal"],
      slips: [[], ["Build A Eld"]],
    },
    {
      name: "dismiss",
      position: {
        phase: "W1902A",
        units: { Lindria: ["F Amb", "A Eld", "A Gul"], Corvany: ["A Sal", "A Iro", "F Tar", "A Dun"] },
        centers: { Lindria: ["Gul", "Eld"], Corvany: ["Tar", "Iro", "Dun", "Sal"] },
      },
      others: {},
      goal: { units: ["F Amb", "A Eld"], count: 2 },
      solution: ["Disband A Gul"],
      slips: [["Disband A Eld"], ["Disband F Amb"]],
    },
  ],
});
