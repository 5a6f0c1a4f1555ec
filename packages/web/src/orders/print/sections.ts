import {
  type Line,
  type Played,
  silentPowers,
  unitOrdered,
  unitsToOrder,
  unorderedLines,
} from "@chancery/contract/orders";
import { formatUnit, type Power } from "@chancery/engine";
import { orders as text } from "../../messages/orders.ts";
import { powerName, powerNames } from "../../messages/power-name.ts";
import type { OrderEditor } from "../entry/order-editor.ts";
import { isNews } from "../reasons/tone.ts";

/** A line on paper: an order, and why it failed; or room to write one. */
interface PrintedLine {
  readonly key: string;
  readonly text: string;
  readonly why?: string;
  readonly isBlank?: boolean;
}

/** A power's orders, or what else has happened. */
export interface PrintedSection {
  readonly title: string;
  readonly lines: readonly PrintedLine[];
}

type Editor = Pick<OrderEditor, "game" | "plugin" | "entry">;

/** What came of a phase, by power. */
export function resultSections(
  { game: { rules } }: Editor,
  { lines, response }: Pick<Played, "lines" | "response">,
): readonly PrintedSection[] {
  /** A neutral unit that did nothing, and to which nothing was done. */
  const isQuiet = ({ power, order, report }: Line): boolean =>
    order?.type === "hold" && report.status === "succeeds" && Boolean(rules.powers[power].neutral);
  const byPower = Map.groupBy(
    [...lines, ...unorderedLines(rules, { lines, response })].filter((line) => !isQuiet(line)),
    ({ power }) => power,
  );
  const news = (response?.events ?? []).filter(isNews);
  const silent = silentPowers(rules, { lines, response });
  return [
    ...(silent.length > 0
      ? [{ title: text("noOrdersFrom", { powers: powerNames(silent) }), lines: [] }]
      : []),
    ...[...byPower].map(([power, own]) => ({
      title: powerName(rules.powers[power].name),
      lines: own.map(({ id, text: written, report }) => ({
        key: id,
        text: report.order ?? written,
        why: report.why,
      })),
    })),
    ...(news.length > 0
      ? [{ title: text("also"), lines: news.map(({ why }) => ({ key: why, text: "", why })) }]
      : []),
  ];
}

/** What is ordered already, by power: the units that are not, and room for what else the game has written. */
export function orderSections(
  { game: { rules }, plugin, entry }: Editor,
  lines: readonly Line[],
): readonly PrintedSection[] {
  const blanks = (power: Power): string[] => {
    const own = lines.filter((line) => line.power === power);
    const idle = unitsToOrder(entry.state, entry.powers).filter(
      (unit) => unit.power === power && !own.some(({ order }) => order && unitOrdered(rules, order) === unit),
    );
    return [
      ...own.map((line) => line.text),
      ...idle.map((unit) => formatUnit(rules, unit)),
      ...(plugin.blanks?.(entry, own, power) ?? []),
    ];
  };
  return [...entry.powers].map((power) => ({
    title: powerName(rules.powers[power].name),
    lines: blanks(power).map((line, place) => ({ key: String(place), text: line, isBlank: true })),
  }));
}
