import type { Rules } from "../rulebook/rules.ts";
import type { GameEvent } from "../rulebook/turn.ts";
import type { Ending } from "../state/state.ts";
import { type Explanation, explain } from "./explain.ts";
import { type Namer, namer } from "./names.ts";

/** Says in a sentence what else happened. */
export function explainEvent(rules: Rules, event: GameEvent): Explanation {
  const name = namer(rules);
  if (event.type === "disbanded") {
    const { why, rules: ids } = explain(rules, event.verdict.reason);
    return { why: `${name.unit(event.unit)}: ${why}`, rules: ids };
  }
  if (event.type === "own") return { why: event.own.why, rules: event.own.rules };
  return { why: tell(name, event), rules: rules.citations[event.type] ?? [] };
}

function tell(name: Namer, event: Exclude<GameEvent, { type: "disbanded" | "own" }>): string {
  switch (event.type) {
    case "unordered":
      return `${name.unit(event.unit)} had no order to follow`;
    case "dislodged":
      return `${name.unit(event.unit)} was dislodged by ${name.unit(event.by)}`;
    case "disabled":
      return `${name.unit(event.unit)} was disabled by ${name.unit(event.by)}`;
    case "standoff":
      return `${name.province(event.province)} is left vacant by a standoff`;
    case "captured":
      return event.from === null
        ? `${name.power(event.power)} takes ${name.province(event.province)}`
        : `${name.power(event.power)} takes ${name.province(event.province)} from ${name.power(event.from)}`;
    case "eliminated":
      return `${name.power(event.power)} has no centre left`;
    case "toss":
      return `The toss: ${name.power(event.power)} will join ${name.list(event.seat.map(name.power))} next Spring`;
    case "joined":
      return `${name.power(event.power)} joins ${name.list(event.seat.filter((other) => other !== event.power).map(name.power))}`;
    case "ended":
      return tellEnding(name, event.ending);
  }
}

function tellEnding(name: Namer, ending: Ending): string {
  if (ending.how === "stopped") return "The game ends as agreed, without a winner";
  if (ending.how === "draw")
    return `The game ends in a draw shared by ${name.list(ending.sharers.map(name.power))}`;
  const winners = name.list(ending.winners.map(name.power));
  if (ending.by === "control")
    return `${winners} ${ending.winners.length > 1 ? "have" : "has"} gained control of the board and won`;
  if (ending.by === "points") return `${winners} has won by points`;
  const limit = ending.by === "turn-limit" ? "The last turn is over" : "The time is up";
  return `${limit}: ${winners} ${ending.winners.length > 1 ? "share the victory" : "wins"} with the most`;
}
