import type { OrderReport, PhaseReport } from "@chancery/contract";
import type { PositionJson } from "@chancery/engine";
import { unitInCapitals } from "./formats/names.ts";
import { lossesIn, type Origin, ordersAbout, type Past } from "./past.ts";
import type { ByPower } from "./record.ts";
import { otherResult, resultWords } from "./results.ts";

/** Something that our engine sees differently from a record. */
export interface Difference extends Origin {
  /** The phase whose outcome differs. */
  readonly phase: string;
  readonly what: "phase" | "units" | "centers" | "dislodged" | "result" | "missing" | "kind";
  readonly power?: string;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  /** Whether the record has no position there, and what it says was found by its later orders. */
  readonly inferred?: true;
}

/** In whose hands the centers are, where a record says no more of its end than that. */
export function ownerDifferences(
  phase: string,
  moves: Past,
  reached: PositionJson["centers"],
  recorded: PositionJson["centers"],
): Difference[] {
  return listDifferences(reached, recorded).map(({ changed, ...found }) => {
    const { because, since } = moves.originOf(changed);
    return { phase, what: "centers", ...found, because, ...(since !== phase && { since }) };
  });
}

/** In what the position that we reached differs from the recorded one. */
export function positionDifferences(
  played: PhaseReport,
  reached: PositionJson,
  recorded: PositionJson,
): Difference[] {
  const { phase } = played;
  if (reached.phase !== recorded.phase)
    return [{ phase, what: "phase", ours: [reached.phase], theirs: [recorded.phase], because: [] }];
  return (["units", "centers", "dislodged"] as const).flatMap((what) =>
    listDifferences(listsOf(reached, what), listsOf(recorded, what)).map(({ changed, ...found }) => ({
      phase,
      what,
      ...found,
      because: ordersAbout(played, changed),
      ...lossesIn(played, changed),
    })),
  );
}

/** The powers whose lists differ, and what is in only one of the two. */
const listDifferences = (reached: ByPower, recorded: ByPower) =>
  [...new Set([...Object.keys(reached), ...Object.keys(recorded)])].flatMap((power) => {
    const [ours, theirs] = [reached[power] ?? [], recorded[power] ?? []];
    const changed = [
      ...ours.filter((each) => !theirs.includes(each)),
      ...theirs.filter((each) => !ours.includes(each)),
    ];
    return changed.length > 0 ? [{ power, ours, theirs, changed }] : [];
  });

function listsOf(position: PositionJson, what: "units" | "centers" | "dislodged"): ByPower {
  if (what !== "dislodged") return position[what];
  const lists: Record<string, string[]> = {};
  for (const { power, unit, retreats } of position.dislodged ?? [])
    lists[power] = [...(lists[power] ?? []), `${unit}: ${retreats.toSorted().join(", ")}`];
  return lists;
}

/** Which recorded results the orders haven't come to here. */
export function resultDifferences(played: PhaseReport, recorded: ByPower | undefined): Difference[] {
  const understood = played.orders.filter(({ order }) => order !== null);
  const reports = new Map(understood.map((report) => [unitOf(report), report]));
  return Object.entries(recorded ?? {}).flatMap(([unit, theirs]): Difference[] => {
    const report = reports.get(unit.toUpperCase());
    if (!report || otherResult(report, theirs) === undefined) return [];
    const { phase } = played;
    return [
      { phase, what: "result", power: report.power, ours: resultWords(report), theirs, because: [report] },
    ];
  });
}

/** The unit that was ordered, as other programs write it. */
export const unitOf = ({ order, text }: OrderReport): string =>
  unitInCapitals(
    (order ?? text)
      .replace(/^(Build|Disband) /, "")
      .split(" ")
      .slice(0, 2)
      .join(" ") || "- -",
  );
