import {
  BrokenInvariant,
  compileBoard,
  type Game,
  type Power,
  type PowerInfo,
  type UnitKind,
} from "@chancery/engine";
import { dissolutionBoard, dissolutionFacts } from "@chancery/variants/boards";
import {
  dissolutionKinds,
  MOVEMENT_CITATIONS,
  MOVEMENT_POLICIES,
} from "@chancery/variants/dissolution/movement";
import { BOOKS } from "./books.ts";

const compiled = compileBoard(dissolutionBoard);
if (!compiled.ok) throw new BrokenInvariant("the board of 1992 does not compile");
const board = compiled.value;

export const KINDS = dissolutionKinds(board);

const power = (name: string, alias: string, kinds?: readonly UnitKind[]): PowerInfo => ({
  name,
  title: name,
  adjective: name,
  aliases: [alias],
  homes: [],
  ...(kinds ? { kinds } : {}),
});

const PLAYERS = ["EG", "ET", "IR", "KA", "PA", "PO", "RO", "SA", "UK", "YU"];
const { INDEPENDENTS, PAIRS } = dissolutionFacts;

/**
 * The movements of Dissolution and nothing else of it: everybody's units can be ordered, those of neutral powers
 * too, so that whatever the bids for them might come to can be resolved. Powers go by their codes, minor ones by
 * their province or name.
 */
export const DISSOLUTION: Game = ((): Game => {
  const { rules, start } = BOOKS[1];
  const powers = [
    ...PLAYERS.map((code) => power(code, code)),
    ...[...INDEPENDENTS.tan, ...INDEPENDENTS.bronze].map((id) => power(`Minor ${id}`, id, KINDS.minors)),
    ...Object.keys(PAIRS).map((name) => power(name, name, KINDS.minors)),
    ...["NA", "RU", "IN", "IS"].map((code) => power(code, code, KINDS.nuclear)),
    power("US", "US", KINDS.navy),
  ];
  return {
    rules: {
      ...rules,
      variant: "dissolution",
      rulebook: "movement",
      board,
      kinds: KINDS.players,
      powers,
      policies: { ...rules.policies, ...MOVEMENT_POLICIES },
      citations: MOVEMENT_CITATIONS,
    },
    start: {
      ...start,
      phase: { season: "S", year: 1992, task: "M" },
      units: [],
      owners: board.centres.map(() => null),
      seats: powers.map((_, index) => [index as Power]),
    },
  };
})();

/** Where everybody stands in the Spring of 1992, by the codes of powers. */
export const dissolutionStart: Readonly<Record<string, readonly string[]>> = {
  EG: ["F Alx", "W Asw", "A Cai"],
  ET: ["A AdA", "A DiD"],
  IR: ["A Shi", "A Tbz", "A Teh"],
  KA: ["A Akt", "A Alm"],
  PA: ["A Isl", "A Kch", "A Pes"],
  PO: ["A Gda", "A War"],
  RO: ["A Buc", "A Clu"],
  SA: ["A Dmm", "A Riy"],
  UK: ["A Khk", "A Kyv", "F Sev"],
  YU: ["A Bgd", "A Pod"],
  NA: ["A Ath", "W Avi", "W Dji", "W Inc", "F Izm", "A Par", "W Ram"],
  RU: ["F Kal", "W Kra", "A Mos", "W Sve"],
  IN: ["A Del", "W Mum"],
  IS: ["W Tel"],
  US: ["F Kuw", "F Nap"],
  ...Object.fromEntries(
    [...INDEPENDENTS.tan, ...INDEPENDENTS.bronze].map((id): [string, string[]] => [id, [`A ${id}`]]),
  ),
  ...Object.fromEntries(
    Object.entries(PAIRS).map(([name, ids]): [string, string[]] => [name, ids.map((id) => `A ${id}`)]),
  ),
};
