import type { OrderReport, PhaseReport } from "@chancery/contract";
import { type Difference, lossesIn, ordersAbout, provinceIn } from "./difference.ts";

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

  /** Where something in some places comes from. */
  originOf(places: readonly string[]): Pick<Difference, "because" | "events" | "since"> {
    const provinces = places.map(provinceIn);
    const phases = provinces.flatMap((province) => this.last.get(province) ?? []);
    if (phases.length === 0) return { because: [] };
    const { report, orders } = phases.reduce((one, other) => (other.index > one.index ? other : one));
    const because =
      provinces.length === 1 ? (orders.get(provinces[0]) ?? []) : ordersAbout(report, provinces);
    return { because, ...lossesIn(report, places), since: report.phase };
  }
}
