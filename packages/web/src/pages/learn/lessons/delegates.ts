import { lesson } from "./lesson.ts";

/** The task of the delegates' primer. */
export const delegates = lesson({
  id: "delegates",
  setup: { variant: "committee-1901", rulebook: "1901", options: {} },
  power: "France",
  tasks: [
    {
      name: "delegateSupport",
      position: {
        phase: "S1901M",
        units: { France: ["A Par", "A Mar", "F Bre"], Germany: ["A Bur"] },
        centers: { France: ["Par", "Bre", "Mar"], Germany: ["Mun", "Kie", "Ber"] },
      },
      others: { Germany: ["A Bur H"] },
      goal: { dislodged: ["A Bur"] },
      solution: ["A Par - Bur", "A Mar S A Par - Bur", "F Bre H"],
      slips: [["A Par - Bur"], ["A Par - Bur", "A Mar - Bur"]],
    },
  ],
});
