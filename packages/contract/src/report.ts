import {
  explain,
  explainEvent,
  formatMisreading,
  formatOrder,
  formatUnit,
  type GameEvent,
  type Misreading,
  type Notation,
  type Power,
  type Rules,
  type Turn,
  type Verdict,
} from "@chancery/engine";

import type { EventReport, OrderReport } from "./response.ts";
import type { ReadOrder } from "./sheets.ts";

/** What became of one line of a sheet. */
export function reportOrder(
  notation: Notation,
  power: Power,
  { text, reading }: ReadOrder,
  turn: Turn,
): OrderReport {
  const { rules } = notation;
  const name = rules.powers[power].name;
  if (!reading.ok) return reportMisreading(notation, name, text, reading.error);
  const verdict = turn.verdicts.get(reading.value) as Verdict;
  const { reason, results, status } = verdict;
  const fought = "helpers" in reason && reason.attack + reason.against > 0;
  return {
    power: name,
    text,
    order: formatOrder(rules, verdict.order ?? reading.value),
    status,
    result: results[0],
    results: [...results],
    ...explained(explain(rules, reason)),
    by: "helpers" in reason ? reason.by.map((unit) => formatUnit(rules, unit)) : [],
    ...(fought && { strength: { attack: reason.attack, against: reason.against } }),
  };
}

/** Not understood, or understood well enough to see that it names what is not there. */
const BEYOND_REACH: ReadonlySet<Misreading["code"]> = new Set([
  "unknown-place",
  "no-such-unit",
  "not-yours",
  "wrong-phase",
]);

function reportMisreading(
  notation: Notation,
  power: string,
  text: string,
  misreading: Misreading,
): OrderReport {
  return {
    power,
    text,
    order: null,
    status: BEYOND_REACH.has(misreading.code) ? "illegal" : "invalid",
    result: "ignored",
    results: ["ignored"],
    why: formatMisreading(notation, misreading),
    rules: [...(notation.rules.citations[misreading.code] ?? [])],
    by: [],
  };
}

/** What else happened, with the facts of its type in names. */
export function reportEvent(rules: Rules, event: GameEvent): EventReport {
  return { type: event.type, ...explained(explainEvent(rules, event)), ...factsOf(rules, event) };
}

function factsOf(rules: Rules, event: GameEvent): Record<string, unknown> {
  const power = (index: Power): string => rules.powers[index].name;
  switch (event.type) {
    case "unordered":
    case "disbanded":
      return { power: power(event.power), unit: formatUnit(rules, event.unit) };
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

const explained = ({
  why,
  rules,
}: {
  why: string;
  rules: readonly string[];
}): { why: string; rules: string[] } => ({
  why,
  rules: [...rules],
});
