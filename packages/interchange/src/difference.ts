import type { EventReport, OrderReport, PhaseReport } from "@chancery/contract";
import type { PositionJson } from "@chancery/engine";
import { unitInCapitals } from "./names.ts";
import type { Past } from "./past.ts";
import type { ByPower } from "./record.ts";
import { otherResult, resultWords } from "./results.ts";

/** Something that our engine sees differently from a record. */
export interface Difference {
  /** The phase whose outcome differs. */
  readonly phase: string;
  readonly what: "phase" | "units" | "centers" | "dislodged" | "result" | "missing" | "kind";
  readonly power?: string;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  /** The orders that it came from, with our reasons. */
  readonly because: readonly OrderReport[];
  /** Units that were lost without an order. */
  readonly events?: readonly EventReport[];
  /** The phase of these orders and events, if it's an earlier one. */
  readonly since?: string;
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

/** Units in some places that were lost without an order. */
export function lossesIn({ events }: PhaseReport, places: readonly string[]): Pick<Difference, "events"> {
  const losses = events.filter(
    ({ type, unit }) =>
      type === "disbanded" && places.some((place) => provinceIn(String(unit)) === provinceIn(place)),
  );
  return losses.length > 0 ? { events: losses } : {};
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

/** Orders from and to the provinces in question. */
export function ordersAbout({ orders }: PhaseReport, items: readonly string[]): OrderReport[] {
  const provinces = new Set(items.map((item) => provinceIn(item.split(":")[0])));
  return orders.filter(({ order }) =>
    (order ?? "").split(" ").some((word) => provinces.has(word.split("/")[0])),
  );
}

/** The province of a unit or a place: "F StP/sc" is in "StP". */
export const provinceIn = (item: string): string => item.split(" ").at(-1)?.split("/")[0] ?? "";

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
