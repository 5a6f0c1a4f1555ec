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
import { type CommitteeFacts, firstYearOf } from "./committees.ts";
import { type CommitteeOptions, readOptions } from "./options.ts";
import { newOwn } from "./own.ts";
import { ownRules } from "./own-rules.ts";
import { yearOf } from "./year.ts";

const KINDS = [ARMY, FLEET];

/** Half an hour before the first turn, a quarter before each later one; ten minutes to write (MB-48, MB-49, R19). */
const PROCEDURE: Procedure = { firstNegotiation: 30, laterNegotiation: 15, writing: 10 };

/** What the booklets do not change is played by the rules of 2023 (MB-4, R01, R02, R32, R33, R38). */
const policiesOf = ({ coasts, control }: CommitteeFacts): Policies => ({
  ...POLICIES["2023"],
  coasts,
  removalGoal: "home",
  controlNeeds: control,
});

export function createCommittee(
  facts: CommitteeFacts,
  rulebook: string,
  given: Readonly<Record<string, unknown>> = {},
): Result<Game, readonly OptionFault[]> {
  if (rulebook !== facts.rulebook)
    return fail([{ option: "rulebook", fault: { code: "not-one-of", values: [facts.rulebook] } }]);
  const options = readOptions(facts, given);
  if (!options.ok) return options;
  const rules = rulesOf(facts, options.value);
  return ok({ rules, start: startingState(rules, facts, options.value) });
}

function rulesOf(facts: CommitteeFacts, { lastTurn }: CommitteeOptions): Rules {
  const { rulebook, board, citations } = facts;
  return {
    variant: `committee-${rulebook}`,
    rulebook,
    board,
    kinds: KINDS,
    powers: facts.powers.map(
      ({ name, title, official = title, adjective, aliases, start }): PowerInfo => ({
        name,
        title: official.en,
        adjective: adjective.en,
        aliases,
        homes: start.map((text) => board.provinceOf[unitAt(board, KINDS, text).at] as Province),
      }),
    ),
    policies: policiesOf(facts),
    year: yearOf(facts),
    limit: { lastTurn, mostWins: false },
    procedure: PROCEDURE,
    citations,
    own: ownRules(facts),
  };
}

function startingState(rules: Rules, facts: CommitteeFacts, { brest }: CommitteeOptions): State {
  const { powers, board } = facts;
  const units = powers.flatMap(({ start }, power) =>
    start.map((text): Unit => {
      const unit = unitAt(board, KINDS, text);
      const isFleet = text === "A Bre" && brest === FLEET.letter;
      return { power: power as Power, ...unit, ...(isFleet && { kind: FLEET }) };
    }),
  );
  return {
    phase: { season: "S", year: firstYearOf(facts), task: "M" },
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
