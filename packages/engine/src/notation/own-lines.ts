import type { Own } from "../orders/order.ts";
import type { Result } from "../result.ts";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";
import { readPlace, readPower } from "./gazetteer.ts";
import type { Misreading, Reading } from "./misreading.ts";
import type { Notation } from "./notation.ts";

/** Reads as nobody's order: whichever unit it names belongs to someone else. */
const NOBODY = -1 as Power;

type ReadOrdinary = (notation: Notation, state: State, power: Power, text: string) => Reading;

/** Has the game read a line of its own; null if it is none, "nothing" if it says nothing. */
export function readOwnLine(
  notation: Notation,
  state: State,
  power: Power,
  text: string,
  ordinary: ReadOrdinary,
): Result<Own, Misreading> | "nothing" | null {
  const { rules } = notation;
  if (!rules.own) return null;
  return rules.own.readLine(
    {
      rules,
      state,
      power,
      order: (whose, line) => ordinary(notation, state, whose ?? NOBODY, line),
      powerNamed: (name) => {
        const found = readPower(notation, name);
        return found.ok ? found.value : null;
      },
      place: (name) => {
        const found = readPlace(notation, name);
        return found.ok ? found.value : null;
      },
    },
    text,
  );
}
