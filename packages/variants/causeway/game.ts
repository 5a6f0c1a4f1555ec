import {
  boardOf,
  fail,
  type Game,
  type OptionFault,
  ok,
  type Power,
  type Province,
  type Result,
  type Rules,
} from "@chancery/engine";
import { causewayBoard } from "../boards/causeway/table.ts";
import { CITATIONS } from "../classic/citations.ts";
import { POLICIES, PROCEDURE } from "../classic/editions.ts";
import { ARMY, FLEET } from "../classic/kinds.ts";
import { LAST_TURN } from "../classic/options.ts";
import { yearWith } from "../classic/year.ts";
import { OptionReader } from "../option-reader.ts";
import { ownersAtHome, unitAt } from "../start.ts";
import { POWERS, START } from "./powers.ts";

/** It is played by the classic rules of this edition. */
export const RULEBOOK = "2023";
export const OPTIONS = [LAST_TURN];

const FIRST_YEAR = 1901;
const KINDS = [ARMY, FLEET];
const board = boardOf(causewayBoard);

/** More than half of all centers. */
const MAJORITY = Math.floor(board.centres.length / 2) + 1;

export function createCauseway(
  rulebook: string,
  given: Readonly<Record<string, unknown>> = {},
): Result<Game, readonly OptionFault[]> {
  if (rulebook !== RULEBOOK) return fail([{ option: "rulebook", what: `this has to be ${RULEBOOK}` }]);
  const reader = new OptionReader(OPTIONS, given);
  const lastTurn = reader.turn(LAST_TURN.name, FIRST_YEAR, "F1907");
  if (reader.faults.length > 0) return fail(reader.faults);
  const rules: Rules = {
    variant: "causeway",
    rulebook,
    board,
    kinds: KINDS,
    powers: POWERS.map(({ name, adjective, aliases }) => ({
      name,
      title: name,
      adjective: adjective.en,
      aliases,
      homes: START[name].map((text) => board.provinceOf[unitAt(board, KINDS, text).at] as Province),
    })),
    policies: { ...POLICIES[RULEBOOK], controlNeeds: MAJORITY },
    year: yearWith(),
    limit: { lastTurn, mostWins: true },
    procedure: PROCEDURE,
    citations: CITATIONS[RULEBOOK],
  };
  return ok({
    rules,
    start: {
      phase: { season: "S", year: FIRST_YEAR, task: "M" },
      units: POWERS.flatMap(({ name }, power) =>
        START[name].map((text) => ({ power: power as Power, ...unitAt(board, KINDS, text) })),
      ),
      owners: ownersAtHome(board, rules.powers),
      dislodged: [],
      contested: [],
      seats: [...POWERS.keys()].map((power) => [power as Power]),
      closed: [],
      disorder: [],
      ending: null,
      own: null,
    },
  });
}
