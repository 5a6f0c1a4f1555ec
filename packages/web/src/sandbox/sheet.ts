import { formatOrder, type Order, type Power } from "@chancery/engine";
import { type Desk, destinationOf } from "./draft.ts";
import type { Orders } from "./sandbox.ts";
import type { Played, Timeline } from "./timeline.ts";

/** An order on a power's sheet, as far as it could be read. */
export interface Line {
  readonly power: Power;
  /** Its place among the lines of its power. */
  readonly index: number;
  readonly text: string;
  readonly order: Order | null;
}

export const linesOf = ({ sheets }: Played): Line[] =>
  [...sheets].flatMap(([power, lines]) =>
    lines.map(({ text, reading }, index) => ({
      power,
      index,
      text,
      order: reading.ok ? reading.value : null,
    })),
  );

export const deskOf = ({ table }: Timeline, played: Played): Desk => ({
  rules: table.rules,
  state: played.state,
  orders: linesOf(played).flatMap(({ order }) => (order ? [order] : [])),
});

/** The sheets with one more order; it takes the place of what the same unit, or the same site, was ordered before. */
export function withOrder(desk: Desk, lines: readonly Line[], power: Power, order: Order): Orders {
  const rest = lines.filter((line) => line.power !== power || !replaces(desk, order, line.order));
  return ordersOf(desk, [
    ...rest,
    { power, index: rest.length, text: formatOrder(desk.rules, order), order },
  ]);
}

function replaces(desk: Desk, order: Order, old: Order | null): boolean {
  if (old === null) return false;
  if (order.unit !== null) return old.unit === order.unit;
  if (order.type === "waive" || old.type !== "build") return false;
  return destinationOf(desk.rules, old) === destinationOf(desk.rules, order);
}

export const withoutLine = (desk: Desk, lines: readonly Line[], gone: Line): Orders =>
  ordersOf(
    desk,
    lines.filter((line) => line !== gone),
  );

/** Sheets as they are kept: by name, in the order of the powers. */
export function ordersOf(
  { rules }: Pick<Desk, "rules">,
  lines: readonly Pick<Line, "power" | "text">[],
): Orders {
  const byPower = Map.groupBy(lines, ({ power }) => power);
  return Object.fromEntries(
    [...byPower]
      .sort(([a], [b]) => a - b)
      .map(([power, own]) => [rules.powers[power].name, own.map(({ text }) => text)]),
  );
}
