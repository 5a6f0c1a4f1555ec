import type { EventReport, OrderReport, PhaseReport } from "@chancery/contract";

/** Where something in a position comes from. */
export interface Origin {
  /** The orders that it came from, with our reasons. */
  readonly because: readonly OrderReport[];
  /** Units that were lost without an order. */
  readonly events?: readonly EventReport[];
  /** The phase of these orders and events, if it's an earlier one. */
  readonly since?: string;
}

interface PastPhase {
  readonly index: number;
  readonly report: PhaseReport;
  readonly orders: Map<string, OrderReport[]>;
}

/** What was last ordered or lost in each province. Records may ask for thousands of units that aren't there. */
export class Past {
  private readonly last = new Map<string, PastPhase>();
  private count = 0;

  add(report: PhaseReport): void {
    const phase: PastPhase = { index: this.count++, report, orders: new Map() };
    for (const order of report.orders)
      for (const word of new Set((order.order ?? "").split(" ").map(provinceIn))) {
        this.last.set(word, phase);
        const about = phase.orders.get(word);
        if (about) about.push(order);
        else phase.orders.set(word, [order]);
      }
    for (const { type, unit } of report.events)
      if (type === "disbanded") this.last.set(provinceIn(String(unit)), phase);
  }

  /** What the position in some places comes from. */
  originOf(places: readonly string[]): Origin {
    const provinces = places.map(provinceIn);
    const phases = provinces.flatMap((province) => this.last.get(province) ?? []);
    if (phases.length === 0) return { because: [] };
    const { report, orders } = phases.reduce((one, other) => (other.index > one.index ? other : one));
    const because =
      provinces.length === 1 ? (orders.get(provinces[0]) ?? []) : ordersAbout(report, provinces);
    return { because, ...lossesIn(report, places), since: report.phase };
  }
}

/** Units in some places that were lost without an order. */
export function lossesIn({ events }: PhaseReport, places: readonly string[]): Pick<Origin, "events"> {
  const losses = events.filter(
    ({ type, unit }) =>
      type === "disbanded" && places.some((place) => provinceIn(String(unit)) === provinceIn(place)),
  );
  return losses.length > 0 ? { events: losses } : {};
}

/** Orders from and to the provinces in question. */
export function ordersAbout({ orders }: PhaseReport, items: readonly string[]): OrderReport[] {
  const provinces = new Set(items.map((item) => provinceIn(item.split(":")[0])));
  return orders.filter(({ order }) =>
    (order ?? "").split(" ").some((word) => provinces.has(word.split("/")[0])),
  );
}

/** The province of a unit or a place: "F StP/sc" is in "StP". */
const provinceIn = (item: string): string => item.split(" ").at(-1)?.split("/")[0] ?? "";
