import {
  type Board,
  type Location,
  type MovementOutcome,
  type Order,
  type Province,
  resolveMovement,
  type Unit,
} from "@chancery/engine";
import { dropUnit } from "./changes.ts";
import { type Fate, type ReferenceResult, resolveByReference } from "./reference.ts";
import { formatSituation, formatUnit, type MovementOrder, type Situation } from "./situation.ts";

/** What both resolvers made of a situation, in lines that must be equal. */
export interface Comparison {
  readonly engine: readonly string[];
  readonly reference: readonly string[];
  readonly agree: boolean;
  readonly result: ReferenceResult;
}

export function resolveByEngine({ rules, state, orders, stray }: Situation): MovementOutcome {
  return resolveMovement(rules, state, orders, rules.policies.impossibleMove === "still-a-move" ? stray : []);
}

export function compare(situation: Situation): Comparison {
  const result = resolveByReference(situation);
  const reference = describeReference(situation, result);
  const engine = describeEngine(situation, resolveByEngine(situation));
  return { engine, reference, agree: engine.join("\n") === reference.join("\n"), result };
}

const labels = (board: Board, places: readonly (Location | Province)[]): string =>
  places
    .map((place) => board.locations[place].label)
    .sort()
    .join(" ");

/** How the situation ends, in the same words for both resolvers: a line for each unit, then what holds for the board. */
function describe(
  { rules: { board }, state }: Situation,
  fateOf: (unit: Unit) => string,
  after: readonly Unit[],
  contested: readonly Province[],
): string[] {
  return [
    ...state.units.map((unit) => `${formatUnit(board, unit)}: ${fateOf(unit)}`),
    `then: ${after
      .map((unit) => `${unit.power} ${formatUnit(board, unit)}`)
      .sort()
      .join(", ")}`,
    `contested: ${labels(board, contested)}`,
  ];
}

export function describeEngine(situation: Situation, outcome: MovementOutcome): string[] {
  const { board } = situation.rules;
  const fateOf = (unit: Unit): string => {
    const verdict = outcome.verdicts.find((candidate) => candidate.unit === unit);
    const lost = outcome.dislodged.findIndex((candidate) => candidate.unit === unit);
    // The reference does not tell an army without a convoy from one that was kept out: both fail.
    const isTurned = verdict?.reason.code === "turned-to-hold";
    const results = verdict?.results.map((word) =>
      word === "stayed" ? (isTurned ? "turned" : "bounced") : word,
    );
    const disabler = outcome.disabled.find((candidate) => candidate.unit === unit)?.by;
    const said = `${verdict?.status} (${results?.join(", ")})`;
    if (lost < 0) return disabler ? `${said} by ${formatUnit(board, disabler)}` : said;
    const { attackedFrom, retreats } = outcome.dislodged[lost];
    const bar = attackedFrom === null ? "open" : board.provinces[attackedFrom].id;
    return `${said} by ${formatUnit(board, outcome.dislodgers[lost])}, barred ${bar}, to ${labels(board, retreats)}`;
  };
  return describe(situation, fateOf, outcome.units, outcome.contested);
}

/** The engine's words for what the reference found. */
const WORDS: Readonly<Record<MovementOrder["type"], Partial<Record<Fate, string>>>> = {
  hold: { succeeds: "succeeds (held", dislodged: "fails (dislodged" },
  move: {
    succeeds: "succeeds (moved",
    fails: "fails (bounced",
    disrupted: "fails (disrupted",
    turned: "fails (turned",
  },
  support: { succeeds: "succeeds (supported", cut: "fails (cut", void: "void (void" },
  convoy: {
    succeeds: "succeeds (convoyed",
    dislodged: "fails (dislodged",
    disabled: "fails (disabled",
    void: "void (void",
  },
};

function describeReference(situation: Situation, result: ReferenceResult): string[] {
  const { orders, rules, state } = situation;
  const { board, policies } = rules;
  const fateOf = (unit: Unit): string => {
    const index = orders.findIndex((order) => order.unit === unit);
    const lost = result.dislodged.find((candidate) => candidate.unit === unit);
    const type = index < 0 ? "hold" : orders[index].type;
    const fate = index < 0 ? (lost ? "dislodged" : "succeeds") : result.fates[index];
    const disabler = result.disabled.find((candidate) => candidate.unit === unit)?.by;
    const also = lost ? "dislodged" : disabler ? "disabled" : null;
    const said = `${WORDS[type][fate]}${also && fate !== also ? `, ${also}` : ""})`;
    if (!lost) return disabler ? `${said} by ${formatUnit(board, disabler)}` : said;
    const attacker = state.units.find((each) => board.provinceOf[each.at] === lost.from);
    const bar = lost.byConvoy && policies.retreatToConvoyOrigin ? "open" : board.provinces[lost.from].id;
    const by = attacker ? formatUnit(board, attacker) : "nobody";
    return `${said} by ${by}, barred ${bar}, to ${labels(board, lost.retreats)}`;
  };
  return describe(situation, fateOf, result.units, result.contested);
}

/** The smallest part of a situation that still has a fault: units, then orders, are dropped while it does. */
export function shrink(situation: Situation, isFaulty: (smaller: Situation) => boolean): Situation {
  let smallest = situation;
  const attempt = (smaller: Situation): boolean => {
    if (smaller === smallest || !isFaulty(smaller)) return false;
    smallest = smaller;
    return true;
  };
  for (let progress = true; progress; ) {
    progress = false;
    for (const unit of smallest.state.units) if (attempt(dropUnit(smallest, unit))) progress = true;
    for (const order of smallest.orders) if (attempt(withoutOrder(smallest, order))) progress = true;
    for (const order of smallest.stray) if (attempt(withoutOrder(smallest, order))) progress = true;
  }
  return smallest;
}

function withoutOrder(situation: Situation, order: Order): Situation {
  return {
    ...situation,
    orders: situation.orders.filter((other) => other !== order),
    stray: situation.stray.filter((other) => other !== order),
  };
}

/** A difference, shrunk and written out for people. */
export function describeDifference(situation: Situation): string {
  const differs = (candidate: Situation): boolean => {
    const { agree, result } = compare(candidate);
    return !agree && result.troubles.length === 0;
  };
  const small = shrink(situation, differs);
  const { engine, reference } = compare(small);
  const both = engine.map((line, index) =>
    line === reference[index] ? `  ${line}` : `! engine     ${line}\n! reference  ${reference[index]}`,
  );
  return [formatSituation(small), JSON.stringify(small.rules.policies), ...both].join("\n");
}
