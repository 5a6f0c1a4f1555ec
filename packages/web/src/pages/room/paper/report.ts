import type { OpenGame } from "@chancery/contract";
import { silentPowers, unorderedLines } from "@chancery/contract/orders";
import { type Mark, markOf } from "@chancery/variants";
import type { TableView, TurnView } from "../../../api/client.ts";
import { results } from "../../../messages/results.ts";
import { isNews } from "../../../orders/reasons/tone.ts";
import { pastPhase } from "../../table/turns/phases.ts";

/** A season that was played: its moves, and the retreats and adjustments that came of them. */
export interface Season {
  /** Of its first phase, `S1901M`. */
  readonly phase: string;
  readonly turns: readonly number[];
}

/** The seasons of a game in the order in which they were played; rolled-back turns are left out. */
export function seasonsOf({ turns }: Pick<TableView, "turns">): readonly Season[] {
  const played = turns.filter(({ isOnLine, isPlayed }) => isOnLine && isPlayed);
  const groups: { phase: string; turns: number[] }[] = [];
  for (const { number, phase } of played) {
    if (phase.endsWith("M") || groups.length === 0) groups.push({ phase, turns: [number] });
    else groups[groups.length - 1].turns.push(number);
  }
  return groups;
}

/** An order as a report prints it. */
export interface ReportedOrder extends Mark {
  /** Unique in its phase. */
  readonly id: string;
  readonly text: string;
  readonly why: string;
  readonly rules: readonly string[];
}

export interface ReportedPhase {
  readonly phase: string;
  /** The powers that gave no orders. */
  readonly silent: readonly string[];
  readonly powers: readonly { readonly power: string; readonly orders: readonly ReportedOrder[] }[];
  readonly news: readonly { readonly why: string; readonly rules: readonly string[] }[];
}

/** A reason without the word that the tag beside it says already. */
const withoutTag = (why: string, tag: string): string =>
  why.toLowerCase().startsWith(`${tag}: `) ? why.slice(tag.length + 2) : why;

/** The phases of a season with all orders. Whether a rising failed may show only after its retreats (R64). */
export function reportOf(game: OpenGame, turns: readonly TurnView[]): readonly ReportedPhase[] {
  const phases = turns.flatMap((turn) => {
    const played = pastPhase(game, turn);
    return played.ok && played.value.response ? [{ ...played.value, response: played.value.response }] : [];
  });
  const events = phases.flatMap(({ response }) => response.events);
  const last = phases.at(-1)?.response;
  if (!last) return [];
  const known = { events, state: last.state };
  return phases.map(({ lines, response }): ReportedPhase => {
    // A report on paper is complete: units without orders hold, and are listed too.
    const all = [...lines, ...unorderedLines(game.rules, { lines, response })];
    const reported = all.map(({ id, report, order: understood }) => {
      const mark = markOf(game.rules, report, understood, known);
      const { power, order, text, rules } = report;
      const why = mark.tag === "void" ? withoutTag(report.why, results("void")) : report.why;
      return { power, order: { id, text: order ?? text, why, rules, ...mark } };
    });
    const byPower = Map.groupBy(reported, ({ power }) => power);
    return {
      phase: response.phase,
      silent: silentPowers(game.rules, { lines, response }),
      powers: [...byPower].map(([power, own]) => ({ power, orders: own.map(({ order }) => order) })),
      news: response.events.filter(isNews),
    };
  });
}
