import {
  fail,
  type Game,
  type OptionFault,
  ok,
  type Policies,
  type Power,
  type PowerInfo,
  type Procedure,
  type Province,
  type Result,
  type Rules,
  type State,
  type Unit,
} from "@chancery/engine";
import { POLICIES } from "../classic/editions.ts";
import { ARMY, FLEET } from "../classic/kinds.ts";
import { ownersAtHome, unitAt } from "../start.ts";
import { CITATIONS } from "./citations.ts";
import { type Committee, type CommitteeFacts, FACTS } from "./committees.ts";
import { type CommitteeOptions, readOptions } from "./options.ts";
import { newOwn } from "./own.ts";
import { OWN_RULES } from "./own-rules.ts";
import { yearOf } from "./year.ts";

const KINDS = [ARMY, FLEET];

/** Half an hour before the first turn, a quarter before each later one; ten minutes to write (MB-48, MB-49, R19). */
const PROCEDURE: Procedure = { firstNegotiation: 30, laterNegotiation: 15, writing: 10 };

/** What the booklets do not change is played by the rules of 2023 (MB-4, R01, R02, R32, R33, R38). */
const policiesOf = (committee: Committee): Policies => ({
  ...POLICIES["2023"],
  coasts: committee === "1935" ? "stated" : "stated-if-doubtful",
  removalGoal: "home",
  controlNeeds: FACTS[committee].control,
});

export function createCommittee(
  committee: Committee,
  rulebook: string,
  given: Readonly<Record<string, unknown>> = {},
): Result<Game, readonly OptionFault[]> {
  if (rulebook !== committee) return fail([{ option: "rulebook", what: `this has to be "${committee}"` }]);
  const options = readOptions(committee, given);
  if (!options.ok) return options;
  const rules = rulesOf(committee, options.value);
  return ok({ rules, start: startingState(rules, FACTS[committee], options.value) });
}

function rulesOf(committee: Committee, { lastTurn }: CommitteeOptions): Rules {
  const facts = FACTS[committee];
  const { board } = facts;
  return {
    variant: `committee-${committee}`,
    rulebook: committee,
    board,
    kinds: KINDS,
    powers: facts.powers.map(
      ({ start, ...power }): PowerInfo => ({
        ...power,
        homes: start.map((text) => board.provinceOf[unitAt(board, KINDS, text).at] as Province),
      }),
    ),
    policies: policiesOf(committee),
    year: yearOf(facts),
    limit: { lastTurn, mostWins: false },
    procedure: PROCEDURE,
    citations: CITATIONS[committee],
    own: OWN_RULES,
  };
}

function startingState(
  rules: Rules,
  { powers, board, firstYear }: CommitteeFacts,
  { brest }: CommitteeOptions,
): State {
  const units = powers.flatMap(({ start }, power) =>
    start.map((text): Unit => {
      const unit = unitAt(board, KINDS, text);
      const isFleet = text === "A Bre" && brest === FLEET.letter;
      return { power: power as Power, ...unit, ...(isFleet && { kind: FLEET }) };
    }),
  );
  return {
    phase: { season: "S", year: firstYear, task: "M" },
    units,
    owners: ownersAtHome(board, rules.powers),
    dislodged: [],
    contested: [],
    seats: powers.map((_, power) => [power as Power]),
    closed: [],
    disorder: [],
    ending: null,
    own: newOwn(powers.length),
  };
}
