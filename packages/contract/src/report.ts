import {
  citationsOf,
  formatOrder,
  formatUnit,
  type GameEvent,
  type Misreading,
  misreadingJson,
  type Notation,
  type Order,
  type Power,
  type Rules,
  reasonJson,
  type Turn,
  type Verdict,
} from "@chancery/engine";
import type { EventReport, OrderReport } from "./response.ts";
import type { ReadOrder } from "./sheets.ts";

/** The outcome of one line of a sheet. */
export function reportOrder(
  notation: Notation,
  power: Power,
  { text, reading }: ReadOrder,
  turn: Turn,
): OrderReport {
  const { rules } = notation;
  if (!reading.ok) return reportMisreading(notation, power, text, reading.error);
  return reportVerdict(rules, text, turn.verdicts.get(reading.value) as Verdict, reading.value);
}

/** The outcome of an order, including those that the game itself gave. */
export function reportVerdict(
  rules: Rules,
  text: string,
  { power, order, reason, results, status, visibleTo }: Verdict,
  given: Order | null = order,
): OrderReport {
  const understood = order ?? given;
  const fought = "helpers" in reason && reason.attack + reason.against > 0;
  return {
    power: rules.powers[power].name,
    text,
    order: understood && formatOrder(rules, understood),
    status,
    result: results[0],
    results: [...results],
    reason: reasonJson(rules, reason),
    rules: [...citationsOf(rules, reason)],
    by: "helpers" in reason ? reason.by.map((unit) => formatUnit(rules, unit)) : [],
    ...(fought && { strength: { attack: reason.attack, against: reason.against } }),
    ...eyes(rules, visibleTo),
  };
}

/** Not understood, or understood well enough to see that it names what is not there. */
const BEYOND_REACH: ReadonlySet<Misreading["code"]> = new Set([
  "unknown-place",
  "no-such-unit",
  "not-yours",
  "wrong-phase",
]);

/** For whose eyes something is, if not for all. */
const eyes = (rules: Rules, visibleTo: readonly Power[] | undefined): { visibleTo?: string[] } =>
  visibleTo ? { visibleTo: visibleTo.map((power) => rules.powers[power].name) } : {};

function reportMisreading(
  notation: Notation,
  power: Power,
  text: string,
  misreading: Misreading,
): OrderReport {
  const { rules } = notation;
  return {
    power: rules.powers[power].name,
    text,
    order: null,
    status: BEYOND_REACH.has(misreading.code) ? "illegal" : "invalid",
    result: "ignored",
    results: ["ignored"],
    reason: misreadingJson(rules, misreading),
    rules: [...(misreading.code === "own" ? misreading.own.rules : (rules.citations[misreading.code] ?? []))],
    by: [],
    ...eyes(rules, misreading.secret ? [power] : undefined),
  };
}

/** What else happened, with the facts of its type in names. */
export function reportEvent(rules: Rules, event: GameEvent): EventReport {
  if (event.type === "own") {
    const { code, rules: ids, facts } = event.own;
    return { type: code, rules: [...ids], ...facts, ...eyes(rules, event.visibleTo) };
  }
  const ids =
    event.type === "disbanded" ? citationsOf(rules, event.verdict.reason) : rules.citations[event.type];
  return { type: event.type, rules: [...(ids ?? [])], ...factsOf(rules, event) };
}

function factsOf(rules: Rules, event: Exclude<GameEvent, { type: "own" }>): Record<string, unknown> {
  const power = (index: Power): string => rules.powers[index].name;
  switch (event.type) {
    case "unordered":
      return { power: power(event.power), unit: formatUnit(rules, event.unit) };
    case "disbanded":
      return {
        power: power(event.power),
        unit: formatUnit(rules, event.unit),
        reason: reasonJson(rules, event.verdict.reason),
      };
    case "dislodged":
    case "disabled":
      return {
        power: power(event.power),
        unit: formatUnit(rules, event.unit),
        by: formatUnit(rules, event.by),
      };
    case "standoff":
      return { province: rules.board.provinces[event.province].id };
    case "captured":
      return {
        power: power(event.power),
        center: rules.board.provinces[event.province].id,
        from: event.from === null ? null : power(event.from),
      };
    case "eliminated":
      return { power: power(event.power) };
    case "toss":
    case "joined":
      return { power: power(event.power), seat: event.seat.map(power) };
    case "ended":
      return event.ending.how === "victory"
        ? { how: "victory", winners: event.ending.winners.map(power), by: event.ending.by }
        : event.ending.how === "draw"
          ? { how: "draw", sharers: event.ending.sharers.map(power) }
          : { how: "stopped" };
  }
}
