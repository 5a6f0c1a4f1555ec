import type { OrderReport, PhaseReport } from "@chancery/contract";
import type { PositionJson } from "@chancery/engine";
import { unitInCapitals } from "./names.ts";
import type { ByPower } from "./record.ts";
import { otherResult, resultWords } from "./results.ts";

/** Something that our engine sees differently from a record. */
export interface Difference {
  /** The phase whose outcome differs. */
  readonly phase: string;
  readonly what: "phase" | "units" | "centers" | "dislodged" | "result";
  readonly power?: string;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  /** The orders that it came from, with our reasons. */
  readonly because: readonly OrderReport[];
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
  const found: Difference[] = [];
  for (const what of ["units", "centers", "dislodged"] as const) {
    const [ours, theirs] = [listsOf(reached, what), listsOf(recorded, what)];
    for (const power of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
      const [here, there] = [ours[power] ?? [], theirs[power] ?? []];
      const changed = [
        ...here.filter((each) => !there.includes(each)),
        ...there.filter((each) => !here.includes(each)),
      ];
      if (changed.length > 0)
        found.push({ phase, what, power, ours: here, theirs: there, because: ordersAbout(played, changed) });
    }
  }
  return found;
}

function listsOf(position: PositionJson, what: "units" | "centers" | "dislodged"): ByPower {
  if (what !== "dislodged") return position[what];
  const lists: Record<string, string[]> = {};
  for (const { power, unit, retreats } of position.dislodged ?? [])
    lists[power] = [...(lists[power] ?? []), `${unit}: ${retreats.toSorted().join(", ")}`];
  return lists;
}

/** Orders from and to the provinces in question. */
function ordersAbout({ orders }: PhaseReport, items: readonly string[]): OrderReport[] {
  const provinces = new Set(items.map((item) => provinceIn(item.split(":")[0])));
  return orders.filter(({ order }) =>
    (order ?? "").split(" ").some((word) => provinces.has(word.split("/")[0])),
  );
}

const provinceIn = (item: string): string => item.split(" ").at(-1)?.split("/")[0] ?? "";

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
