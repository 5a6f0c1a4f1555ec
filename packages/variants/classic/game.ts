import {
  boardOf,
  fail,
  type Game,
  type OptionFault,
  ok,
  type Policies,
  type Power,
  type Province,
  type Result,
  type Rules,
  type State,
  type Unit,
} from "@chancery/engine";
import { classicBoard } from "../boards/classic/table.ts";
import { ownersAtHome, unitAt } from "../start.ts";
import { CITATIONS } from "./citations.ts";
import { EDITIONS, type Edition, POLICIES, PROCEDURE, TITLES } from "./editions.ts";
import { ARMY, FLEET } from "./kinds.ts";
import { type ClassicOptions, readOptions } from "./options.ts";
import { POWERS, START } from "./powers.ts";
import { SEATS } from "./seats.ts";
import { neutralTerritory, WORLD_WAR_TARGET, worldWarSteps } from "./world-war.ts";
import { yearWith } from "./year.ts";

const board = boardOf(classicBoard);
const KINDS = [ARMY, FLEET];

const isEdition = (name: string): name is Edition => EDITIONS.some((edition) => edition === name);

/** The classic game by a rulebook and its options; refuses unknown ones. */
export function createClassic(
  rulebook: string,
  given: Readonly<Record<string, unknown>> = {},
): Result<Game, readonly OptionFault[]> {
  if (!isEdition(rulebook))
    return fail([{ option: "rulebook", fault: { code: "not-one-of", values: EDITIONS } }]);
  const options = readOptions(rulebook, given);
  if (!options.ok) return options;
  const rules = classicRules(rulebook, options.value);
  return ok({ rules, start: startingState(rules, rulebook, options.value) });
}

function classicRules(edition: Edition, options: ClassicOptions): Rules {
  return {
    variant: "classic",
    rulebook: edition,
    board,
    kinds: KINDS,
    powers: POWERS.map(({ name, adjective, aliases }) => ({
      name,
      title: TITLES[edition][name] ?? name,
      adjective: adjective.en,
      aliases,
      homes: START[name].map((text) => board.provinceOf[unitAt(board, KINDS, text).at] as Province),
    })),
    policies: policiesFor(edition, options),
    year: yearWith(options.players === 2 ? worldWarSteps(options.seed) : {}),
    limit: { lastTurn: options.lastTurn, mostWins: options.mostWins },
    procedure: PROCEDURE,
    citations: CITATIONS[edition],
  };
}

function policiesFor(edition: Edition, { players, victoryScope }: ClassicOptions): Policies {
  const policies = { ...POLICIES[edition], controlScope: victoryScope };
  if (players > 2) return policies;
  // For two, the books count what they also count when time is up: units in 1971, centers in 2023.
  return { ...policies, controlCounts: policies.limitCounts, controlNeeds: WORLD_WAR_TARGET };
}

function startingState(rules: Rules, edition: Edition, options: ClassicOptions): State {
  const seats = SEATS[edition][options.players][options.table - 1];
  return {
    phase: { season: "S", year: options.firstYear, task: "M" },
    units: POWERS.flatMap(({ name }, power) =>
      START[name].map((text): Unit => ({ power: power as Power, ...unitAt(board, KINDS, text) })),
    ),
    owners: ownersAtHome(board, rules.powers),
    dislodged: [],
    contested: [],
    seats: seats.map((seat) => seat.map((name) => POWERS.findIndex((power) => power.name === name) as Power)),
    closed: options.players === 2 ? neutralTerritory(rules) : [],
    disorder: [],
    ending: null,
    own: null,
  };
}
