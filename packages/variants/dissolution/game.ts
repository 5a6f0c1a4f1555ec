import {
  fail,
  type Game,
  type OptionFault,
  ok,
  type Power,
  type Result,
  type Rules,
  type State,
  type Unit,
} from "@chancery/engine";
import { ownersAtHome, unitAt } from "../start.ts";
import { ADJUSTMENTS } from "./adjustments.ts";
import { board } from "./board.ts";
import { CITATIONS } from "./citations.ts";
import { PLAYER_KINDS } from "./kinds.ts";
import { ownRules } from "./lines.ts";
import { MINORS, NUCLEARS } from "./neutrals.ts";
import { type DissolutionOptions, FIRST_YEAR, readOptions } from "./options.ts";
import type { Own } from "./own.ts";
import { PLAYERS } from "./players.ts";
import { POLICIES, PROCEDURE } from "./policies.ts";
import { kindsOfPower, PLAYER_POWERS, POWERS } from "./powers.ts";
import { yearOf } from "./year.ts";

export const RULEBOOK = "2021";

/** Dissolution by its rulebook and options; refuses unknown ones. */
export function createDissolution(
  rulebook: string,
  given: Readonly<Record<string, unknown>> = {},
): Result<Game, readonly OptionFault[]> {
  if (rulebook !== RULEBOOK)
    return fail([{ option: "rulebook", fault: { code: "not-one-of", values: [RULEBOOK] } }]);
  const options = readOptions(given);
  if (!options.ok) return options;
  return ok({ rules: rulesWith(options.value), start: startingState(options.value) });
}

const rulesWith = (options: DissolutionOptions): Rules => ({
  variant: "dissolution",
  rulebook: RULEBOOK,
  board,
  kinds: PLAYER_KINDS,
  powers: POWERS,
  policies: POLICIES,
  year: yearOf(options),
  limit: { lastTurn: null, mostWins: false, draws: options.draws },
  procedure: { ...PROCEDURE, talk: (task) => task !== "R" || options.pressDuringRetreats },
  citations: CITATIONS,
  adjustments: ADJUSTMENTS,
  own: ownRules({ exiles: options.exiles }, options.revealDpAfterGame),
});

/** Everyone's units at the start of Spring 1992 (DIS-1.2-1). */
function startingState({ favor }: DissolutionOptions): State {
  const own: Own = {
    favor,
    kicked: [],
    retaliated: [],
    builtIn: PLAYERS.map(() => []),
    revoked: [],
  };
  return {
    phase: { season: "S", year: FIRST_YEAR, task: "M" },
    units: [...PLAYERS, ...MINORS, ...NUCLEARS].flatMap(({ units }, power) =>
      units.map(
        (text): Unit => ({ power: power as Power, ...unitAt(board, kindsOfPower(power as Power), text) }),
      ),
    ),
    owners: ownersAtHome(board, POWERS),
    dislodged: [],
    contested: [],
    seats: PLAYER_POWERS.map((power) => [power]),
    closed: [],
    disorder: [],
    ending: null,
    own,
  };
}
