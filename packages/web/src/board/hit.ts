import type { Layer, Spot } from "@chancery/boardview";
import type { Point } from "@chancery/variants/boards";

/** What was pressed: a province, or an order by its id. */
export type Hit = { readonly province: string } | { readonly order: string };

export interface Aim {
  /** On the board. */
  readonly point: Point;
  /** The province whose ground lies there. */
  readonly area: string | null;
  /** Px of the screen per px of the board. */
  readonly scale: number;
  readonly isTouch: boolean;
  /** An order is being made: places are chosen, and nothing else. */
  readonly choosing: boolean;
  /** The places that may be chosen. */
  readonly open: ReadonlySet<string>;
}

/** A finger hits what is this near, in px: targets are at least 44 px across. */
const FINGER = 22;

/** Units are drawn this much smaller than the spot that is pressed. */
const RIM = 0.93;

export const spotsOf = (layers: readonly Layer[]): readonly Spot[] =>
  layers.flatMap(({ spots = [] }) => spots);

/**
 * What a press means. While an order is being made, only places count. Otherwise units come first, then the names, marks
 * and grounds of provinces; an arrow is hit by its head alone, and never where a province says what it is.
 */
export function hitAt(spots: readonly Spot[], aim: Aim): Hit | null {
  const { area, isTouch, choosing, scale, open } = aim;
  const units = spots.filter((spot) => spot.kind === "unit");
  const over = nearest(units, aim, 0);
  const unit = over?.province ?? null;
  const reach = isTouch ? FINGER / scale : 0;
  if (choosing) {
    const chosen = [unit, area].find((id) => id !== null && open.has(id));
    if (chosen) return { province: chosen };
    const near = reach > 0 ? nearest(placesIn(spots, open), aim, reach) : null;
    return found(near?.province ?? unit ?? area);
  }
  const hasUnit = units.some(({ province }) => province === area);
  // Just outside of a unit as it's drawn, ground with a unit of its own counts.
  if (over && hasUnit && away(over, aim) > RIM * over.radius) return found(area);
  if (unit !== null) return { province: unit };
  // An empty province gives way to a unit within a finger's reach.
  const near = reach > 0 && !hasUnit ? nearest(units, aim, reach) : null;
  if (near) return { province: near.province };
  const isPlace = spots.some(
    (spot) => spot.kind === "place" && spot.province === area && covers(spot, aim, 0),
  );
  const head = isPlace ? null : nearest(headsIn(spots), aim, reach / 2);
  return head ? { order: head.order } : found(area);
}

const found = (province: string | null): Hit | null => (province === null ? null : { province });

const headsIn = (spots: readonly Spot[]) => spots.filter((spot) => spot.kind === "head");
const placesIn = (spots: readonly Spot[], open: ReadonlySet<string>) =>
  spots.filter((spot) => spot.kind !== "head").filter(({ province }) => open.has(province));

const away = ({ at }: Spot, { point }: Aim): number => Math.hypot(at[0] - point[0], at[1] - point[1]);

const covers = (spot: Spot, aim: Aim, reach: number): boolean =>
  away(spot, aim) <= Math.max(spot.radius, reach);

function nearest<S extends Spot>(spots: readonly S[], aim: Aim, reach: number): S | null {
  let best: S | null = null;
  for (const spot of spots)
    if (covers(spot, aim, reach) && (best === null || away(spot, aim) < away(best, aim))) best = spot;
  return best;
}
