import { position, type RuleExample, type RuleExamples } from "../rule-example.ts";

/** What a position of this game has besides: where embassies stand. */
const OWN = { favor: { Egypt: ["N2k", "U1s", "I1r", "B1q", "R1p"] } };

/** They begin where a game begins, so that both boards are as people know them. */
const POSITIONS: readonly RuleExample[] = [
  {
    name: "start",
    position: null,
    orders: {},
    rules: "DIS-0* DIS-1* DIS-7* DIS-8* DIS-10* DIS-11.1* DIS-11.2* DIS-11.3*",
  },
  {
    name: "turn",
    position: null,
    orders: {
      Egypt: ["A Cai - Asw - Khm", "W Asw C A Cai - Khm", "F Alx H", "1 DP: A Ben S A Cai - Khm"],
    },
    rules: "DIS-2* DIS-3.0* DIS-3.1-* DIS-3.2* DIS-3.3* DIS-3.7* DIS-3.10* DIS-6*",
  },
  {
    name: "minors",
    position: null,
    orders: {
      Poland: ["A War - Pra", "2 DP: A Aus S A War - Pra"],
      Yugoslavia: ["A Bgd - Hun", "1 DP: A Aus S A Bgd - Hun"],
    },
    rules: "DIS-3.5* DIS-5* DIS-9.0* DIS-9.1* DIS-9.2*",
  },
  {
    name: "nuclear",
    position: null,
    orders: { Ukraine: ["A Khk - Mos"], Romania: ["1 DP: A Blr S A Khk - Mos"] },
    rules: "DIS-3.4* DIS-3.6* DIS-3.8* DIS-3.9* DIS-9.3* DIS-11.0* DIS-11.4* DIS-11.6* DIS-11.7*",
  },
  {
    name: "wings",
    position: null,
    orders: { Egypt: ["A Cai - Asw - Khm", "W Asw C A Cai - Khm"], Pakistan: ["A Isl - Del"] },
    rules: "DIS-3.11*",
  },
  {
    name: "winter",
    position: position(
      { Egypt: ["A Cai"] },
      {
        phase: "W1992A",
        centers: { Egypt: ["Cai", "Alx", "Asw"] },
        ...OWN,
      },
    ),
    orders: { Egypt: ["Build F Alx", "E N2k - N3h"] },
    rules: "DIS-4* DIS-11.5*",
  },
];

export const examples: RuleExamples = { positions: POSITIONS };
