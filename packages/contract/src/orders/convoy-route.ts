import type { Order, Province, Rules, State, Unit } from "@chancery/engine";

type Move = Extract<Order, { type: "move" }>;

/** The fleets that can carry an army, by what they have been ordered. */
interface ConvoyRoute {
  /** Ordered to carry it already. */
  readonly ordered: readonly Unit[];
  /** Still to be ordered, in the sequence of the route. */
  readonly missing: readonly Unit[];
}

/** What a fleet adds to a route: one that is ordered adds nothing, and asking others is the last resort. */
const ORDERED = 0;
const OWN = 1;
const OTHERS = 20;

/**
 * The route on which an army is carried, with the fewest fleets still to be ordered, and of these the fewest of others;
 * null if the fleets at sea make none.
 */
export function convoyRoute(
  { board }: Rules,
  { units }: Pick<State, "units">,
  { unit: army, to }: Move,
  carriers: ReadonlySet<Unit>,
  isOwn: (unit: Unit) => boolean,
): ConvoyRoute | null {
  const { provinceOf, isSea, seasNextTo } = board;
  const [from, goal] = [provinceOf[army.at] as Province, provinceOf[to] as Province];
  const fleets = new Map(
    units
      .filter(({ kind, at }) => kind.convoys && kind.way === "water" && isSea[provinceOf[at]] === 1)
      .map((unit) => [provinceOf[unit.at] as Province, unit]),
  );
  const costOf = (unit: Unit): number => (carriers.has(unit) ? ORDERED : isOwn(unit) ? OWN : OTHERS);
  const reached = new Map<Province, { readonly cost: number; readonly route: readonly Unit[] }>();
  const open: Province[] = [from];
  reached.set(from, { cost: 0, route: [] });
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const { cost, route } = reached.get(at) as { cost: number; route: readonly Unit[] };
    for (const sea of seasNextTo[at]) {
      const fleet = fleets.get(sea);
      if (!fleet) continue;
      const next = cost + costOf(fleet);
      const known = reached.get(sea);
      if (known && (known.cost < next || (known.cost === next && known.route.length <= route.length + 1)))
        continue;
      reached.set(sea, { cost: next, route: [...route, fleet] });
      open.push(sea);
    }
  }
  const [best] = seasNextTo[goal]
    .flatMap((sea) => reached.get(sea) ?? [])
    .toSorted((a, b) => a.cost - b.cost || a.route.length - b.route.length);
  if (!best) return null;
  return {
    ordered: best.route.filter((unit) => carriers.has(unit)),
    missing: best.route.filter((unit) => !carriers.has(unit)),
  };
}
