import type { Rules } from "@chancery/engine";
import type { Line } from "./lines.ts";
import type { Wish } from "./revival.ts";
import { nameOf } from "./told.ts";

/** Writes a line as the booklets do: "F I Lon-Russia" (MB-225). */
export function formatLine(rules: Rules, line: unknown): string {
  const entry = line as Line;
  if (entry.kind === "revival")
    return `Revive ${entry.wishes.map((wish, i) => `${i + 1} ${formatWish(rules, wish)}`).join(", ")}`;
  const { unit, country } = entry;
  return `${unit.kind.letter} I ${rules.board.locations[unit.at].label}-${nameOf(rules, country)}`;
}

/** "F StP/sc", or "War none" where no unit is wanted. */
export function formatWish({ board }: Rules, { center, unit }: Wish): string {
  return unit
    ? `${unit.kind.letter} ${board.locations[unit.at].label}`
    : `${board.provinces[center].id} none`;
}
