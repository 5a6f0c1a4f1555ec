import { formatUnit, type Power, powerNamed, type Rules } from "@chancery/engine";
import type { OrderReport, Told } from "../response.ts";
import { type Line, unitOrdered } from "./line.ts";
import type { Played } from "./played.ts";

type Seen = Pick<Played, "lines" | "response">;

/** A line for every unit that had no order, so that results name all units. Neutral units aren't ordered by anyone. */
export function unorderedLines(rules: Rules, { lines, response }: Seen): readonly Line[] {
  const events = response?.events ?? [];
  const dislodged = new Set(events.flatMap(({ type, unit }) => (type === "dislodged" ? [unit] : [])));
  const listed = new Set(
    lines.map(({ order }) => {
      const unit = order && unitOrdered(rules, order);
      return unit && formatUnit(rules, unit);
    }),
  );
  return events.flatMap((event): Line[] => {
    if (event.type !== "unordered" || listed.has(String(event.unit))) return [];
    const power = powerNamed(rules, String(event.power)) as Power;
    if (rules.powers[power].neutral) return [];
    const unit = String(event.unit);
    const result = dislodged.has(unit) ? "dislodged" : "unordered";
    const { why, rules: ids } = event;
    const report: Told<OrderReport> = {
      power: String(event.power),
      text: unit,
      order: unit,
      status: "void",
      result,
      results: result === "unordered" ? [result] : ["unordered", result],
      why,
      rules: [...ids],
      by: [],
    };
    return [{ id: `unordered ${unit}`, power, text: unit, order: null, report }];
  });
}

/** The powers that could have ordered something in a phase and ordered nothing. */
export function silentPowers(rules: Rules, { lines, response }: Seen): readonly string[] {
  const ordered = new Set(lines.map(({ power }) => rules.powers[power].name));
  const called = (response?.events ?? []).flatMap(({ type, power }) =>
    type === "unordered" || type === "disbanded" ? [String(power)] : [],
  );
  return rules.powers.flatMap(({ name, neutral }) =>
    !neutral && called.includes(name) && !ordered.has(name) ? [name] : [],
  );
}
