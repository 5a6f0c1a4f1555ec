import type { PositionJson } from "@chancery/engine";
import { lesson } from "./lesson.ts";

/** What a position of this game has besides: where embassies stand. */
const OWN = { favor: { Egypt: ["N2k", "U1s", "I1r", "B1q", "R1p"] } };

const opening = (units: PositionJson["units"], centers: PositionJson["centers"]): PositionJson => ({
  phase: "S1992M",
  units,
  centers,
  ...OWN,
});

/** The tasks of Dissolution's primer. */
export const dissolution = lesson({
  id: "dissolution",
  setup: { variant: "dissolution", rulebook: "2021", options: {} },
  power: "Egypt",
  tasks: [
    {
      name: "wingConvoy",
      position: opening({ Egypt: ["A Cai", "W Asw"], Khartoum: [] }, { Egypt: ["Cai", "Alx", "Asw"] }),
      others: {},
      goal: { units: ["A Khm"] },
      solution: ["A Cai - Asw - Khm", "W Asw C A Cai - Khm"],
      slips: [["W Asw C A Cai - Khm"], ["A Cai H", "W Asw H"]],
    },
    {
      name: "bid",
      position: opening(
        { Egypt: ["A Cai", "W Asw"], Khartoum: ["A Khm"], Libya: ["A Ben"] },
        { Egypt: ["Cai", "Alx", "Asw"] },
      ),
      others: {},
      goal: { units: ["A Khm"] },
      solution: ["A Cai - Asw - Khm", "W Asw C A Cai - Khm", "1 DP: A Ben S A Cai - Khm"],
      slips: [["A Cai - Asw - Khm", "W Asw C A Cai - Khm"]],
    },
  ],
});
