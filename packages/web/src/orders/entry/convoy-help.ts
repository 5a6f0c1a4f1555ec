import { destinationOf, type Finding } from "@chancery/contract/orders";
import { formatOrder, type LegalOrder, legalOrdersOf, type Power, type Unit } from "@chancery/engine";
import type { OrderEntry } from "./order-entry.ts";

/** What a convoy that isn't complete still needs of some power's fleets. */
export interface ConvoyHelp {
  /** The army and where it goes, as a key. */
  readonly move: string;
  readonly power: Power;
  /** Whether the viewer orders these fleets. */
  readonly isOwn: boolean;
  readonly fleets: readonly Unit[];
  /** Their convoy orders, in the same sequence. */
  readonly orders: readonly LegalOrder[];
}

/** The orders that would complete the convoys of a review, power by power. */
export function convoyHelp(entry: OrderEntry, findings: readonly Finding[]): readonly ConvoyHelp[] {
  const { rules, state, powers } = entry;
  return findings.flatMap((finding) => {
    const move = finding.line.order;
    if (!("missing" in finding) || move?.type !== "move") return [];
    const needed = finding.missing.flatMap((fleet) => {
      const order = legalOrdersOf(rules, state, fleet).find(
        (each) =>
          each.type === "convoy" &&
          each.target === move.unit &&
          destinationOf(rules, each) === destinationOf(rules, move),
      );
      return order ? [{ fleet, order }] : [];
    });
    // A route with a gap is none.
    if (needed.length < finding.missing.length) return [];
    const byPower = Map.groupBy(needed, ({ fleet }) => fleet.power);
    return [...byPower].map(([power, all]) => ({
      move: formatOrder(rules, move),
      power,
      isOwn: powers.has(power),
      fleets: all.map(({ fleet }) => fleet),
      orders: all.map(({ order }) => order),
    }));
  });
}
