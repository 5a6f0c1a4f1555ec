import {
  type Game,
  type Notation,
  type PositionFault,
  type Power,
  type Result,
  readPosition,
  type View,
} from "@chancery/engine";
import type { Situation } from "./bot.ts";

/**
 * The situation of a power, from what it may see of a game: the same gate as for people. What is kept from the power
 * can't get into its orders.
 */
export function situationSeen(
  notation: Notation,
  start: Game["start"],
  { position }: Pick<View, "position">,
  power: Power,
): Result<Situation, readonly PositionFault[]> {
  const read = readPosition(notation, start, position);
  return read.ok ? { ok: true, value: { rules: notation.rules, state: read.value, power } } : read;
}
