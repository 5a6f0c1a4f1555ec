import { lesson } from "./lesson.ts";

export const coasts = lesson({
  id: "coasts",
  setup: { variant: "classic", rulebook: "2023", options: {} },
  power: "France",
  tasks: [
    {
      name: "chooseCoast",
      position: { phase: "S1901M", units: { France: ["F Mid"] }, centers: { France: ["Bre", "Mar", "Par"] } },
      others: {},
      goal: { units: ["F Spa/sc"] },
      solution: ["F Mid - Spa/sc"],
      slips: [["F Mid - Spa/nc"], ["F Mid - Wes"], ["F Mid - Por"]],
    },
    {
      name: "otherCoast",
      position: {
        phase: "S1902M",
        units: { France: ["F Gas", "F Wes"], Italy: ["A Spa"] },
        centers: { France: ["Bre", "Mar", "Par"], Italy: ["Nap", "Rom", "Ven"] },
      },
      others: { Italy: ["A Spa H"] },
      goal: { units: ["F Spa/sc"] },
      solution: ["F Wes - Spa", "F Gas S F Wes - Spa"],
      slips: [["F Gas - Spa", "F Wes S F Gas - Spa"], ["F Wes - Spa"], ["F Wes - Spa", "F Gas - Spa"]],
    },
  ],
});
