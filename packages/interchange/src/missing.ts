import type { OrderReport, PhaseReport } from "@chancery/contract";
import type { Rules } from "@chancery/engine";
import type { Difference } from "./difference.ts";
import type { Past } from "./past.ts";

/** Codes of orders that were understood, but name a unit that the game doesn't have there. */
const ABSENT: ReadonlySet<unknown> = new Set(["no-such-unit", "not-yours"]);

/** Whether an order names a unit that isn't where the record has it. */
export const namesMissing = ({ order, reason }: OrderReport): boolean =>
  order === null && ABSENT.has(reason?.code);

/**
 * Orders for units that our game doesn't have there: where a record has no positions, they are how a difference shows.
 * The reason is what was last ordered or lost in that province before.
 */
export const missingUnits = (played: PhaseReport, past: Past): Difference[] =>
  played.orders.filter(namesMissing).map(
    (report): Difference => ({
      phase: played.phase,
      what: "missing",
      power: report.power,
      ours: [],
      theirs: [report.text],
      ...past.originOf(placesIn(report)),
    }),
  );

function placesIn({ reason }: OrderReport): readonly string[] {
  const { places, unit } = (reason ?? {}) as { readonly places?: readonly string[]; readonly unit?: string };
  return places ?? (unit === undefined ? [] : [unit]);
}

/** Orders that were read for the unit in a province, though the record has a unit of another kind there. */
export function otherKinds({ kinds }: Rules, played: PhaseReport, past: Past): Difference[] {
  const letters = new Set(kinds.map(({ letter }) => letter));
  return played.orders.flatMap(({ order, power, text }): Difference[] => {
    const [read, written] = [unitsIn(letters, order ?? ""), unitsIn(letters, text)];
    const other = read.findIndex((unit, index) => written[index] && unit[0] !== written[index][0]);
    if (read.length !== written.length || other < 0) return [];
    const unit = read[other];
    return [
      {
        phase: played.phase,
        what: "kind",
        power,
        ours: [unit],
        theirs: [text],
        ...past.originOf([unit]),
      },
    ];
  });
}

/** The units that an order names with their letters: "A Bud S A Con - Rum" has "A Bud" and "A Con". */
function unitsIn(letters: ReadonlySet<string>, order: string): readonly string[] {
  const words = order.split(/\s+/);
  return words.flatMap((word, index) =>
    letters.has(word) && index + 1 < words.length ? [`${word} ${words[index + 1]}`] : [],
  );
}
