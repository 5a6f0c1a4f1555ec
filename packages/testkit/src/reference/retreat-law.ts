import { isInactive, type Order, type Province, type Rules, type State, type Unit } from "@chancery/engine";

/**
 * Which dislodged units get away, read a second time from the rulebooks: sentence by sentence, over groups of
 * units, where the engine asks unit by unit.
 */
export function retreatersByReference(
  { board, policies }: Rules,
  state: State,
  orders: readonly Order[],
): ReadonlySet<Unit> {
  const orderOf = (unit: Unit): Order | undefined => orders.find((order) => order.unit === unit);
  const spacesOf = (places: readonly number[]): ReadonlySet<Province> =>
    new Set(places.map((place) => board.provinceOf[place] as Province));
  const away = new Set<Unit>();
  const bound = new Map<Province, Unit>();
  const collided = new Set<Province>();

  for (const { unit } of state.dislodged) {
    const order = orderOf(unit);
    if (order?.type !== "retreat") continue;
    const [space] = spacesOf([order.to]);
    const earlier = bound.get(space);
    // Units ordered to one space are all disbanded (CB-135).
    if (earlier || collided.has(space)) {
      if (earlier) away.delete(earlier);
      collided.add(space);
    } else {
      away.add(unit);
      bound.set(space, unit);
    }
  }

  if (policies.sharedRetreat === "others-stay-away") return away;
  const mayRetreat = state.dislodged.filter(({ unit }) => !isInactive(state, unit.power));
  const cornered = mayRetreat.filter(({ retreats }) => spacesOf(retreats).size === 1);
  const groups = Map.groupBy(cornered, ({ retreats }) => [...spacesOf(retreats)][0]);
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const ordered = Object.groupBy(group, ({ unit }) => orderOf(unit)?.type ?? "none");
    const isException =
      ordered.retreat?.length === 1 && ordered.disband?.length === group.length - 1 && !ordered.none;
    // Two or more that can only go to the same space are disbanded, but for the one exception (C71-XI.2-1).
    if (!isException) for (const { unit } of group) away.delete(unit);
  }
  return away;
}
