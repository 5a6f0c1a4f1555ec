import { CAUSEWAY, HOMES, lesson } from "./lesson.ts";

export const convoys = lesson({
  id: "convoys",
  setup: CAUSEWAY,
  power: "Lindria",
  tasks: [
    {
      name: "ferry",
      position: { phase: "S1901M", units: { Lindria: ["A Sal", "F Amb"] }, centers: HOMES },
      others: {},
      goal: { units: ["A Ott"] },
      solution: ["A Sal - Ott", "F Amb C A Sal - Ott"],
      slips: [["A Sal - Ott"], ["F Amb C A Sal - Ott"], ["A Sal H", "F Amb - Ott"]],
    },
    {
      name: "chain",
      position: { phase: "S1901M", units: { Lindria: ["A Sal", "F Amb", "F Pea"] }, centers: HOMES },
      others: {},
      goal: { units: ["A Puf"] },
      solution: ["A Sal - Puf", "F Amb C A Sal - Puf", "F Pea C A Sal - Puf"],
      slips: [
        ["A Sal - Puf", "F Amb C A Sal - Puf"],
        ["A Sal - Puf", "F Pea C A Sal - Puf"],
      ],
    },
    {
      name: "escort",
      position: {
        phase: "F1902M",
        units: { Lindria: ["A Sal", "F Amb", "F Pea", "F Col"], Corvany: ["F Dun", "F Tar"] },
        centers: HOMES,
      },
      others: { Corvany: ["F Dun - Pea", "F Tar S F Dun - Pea"] },
      goal: { units: ["A Puf"] },
      solution: ["A Sal - Puf", "F Amb C A Sal - Puf", "F Pea C A Sal - Puf", "F Col S F Pea"],
      slips: [["A Sal - Puf", "F Amb C A Sal - Puf", "F Pea C A Sal - Puf"]],
    },
  ],
});
