import { type Embassy, type Favor, isVacant, placeOf, relocate } from "./favor.ts";
import {
  distancesFrom,
  favorValue,
  hexesOf,
  letterOf,
  perimeterOf,
  SLICE_IDS,
  type SpaceCode,
  sliceOf,
} from "./map.ts";

/** An embassy that was kicked; one in the Perimeter stays there and is kicked all the same (DIS-11.7.1-5). */
export interface Kick {
  readonly embassy: Embassy;
  readonly from: SpaceCode;
  readonly to: SpaceCode;
}

/** The nearest of the vacant hexes of a slice that are eligible, by letter if several are; else the Perimeter. */
export function nearestVacant(
  favor: Favor,
  from: SpaceCode,
  isEligible: (hex: SpaceCode) => boolean,
): SpaceCode {
  const far = distancesFrom(from);
  let nearest: SpaceCode | null = null;
  let least = Number.POSITIVE_INFINITY;
  // The hexes come by their letters: of equally near ones the first is kept (DIS-11.7.1-3).
  for (const hex of hexesOf(sliceOf(from))) {
    const steps = far.get(hex) ?? Number.POSITIVE_INFINITY;
    if ((nearest !== null && steps >= least) || !isEligible(hex) || !isVacant(favor, hex)) continue;
    nearest = hex;
    least = steps;
  }
  return nearest ?? perimeterOf(sliceOf(from));
}

/**
 * Carries out all kicks of a season; an embassy that is kicked several times is listed as often. Each slice is
 * a queue by the letters of where its embassies stand at that moment: one that is kicked again queues up again under
 * the new letter (DIS-11.7-2, DIS-11.7.2-1). Until it is kicked an embassy is in its hex and in the way (R088).
 */
export function carryOutKicks(
  favor: Favor,
  pending: readonly Embassy[],
): { readonly favor: Favor; readonly kicks: readonly Kick[] } {
  let now = favor;
  const kicks: Kick[] = [];
  for (const slice of SLICE_IDS) {
    const queue = pending.filter((embassy) => embassy.slice === slice);
    while (queue.length > 0) {
      const embassy = queue.splice(foremost(now, queue), 1)[0];
      const from = placeOf(now, embassy);
      const to = nearestVacant(now, from, (hex) => favorValue(hex) < favorValue(from));
      kicks.push({ embassy, from, to });
      now = relocate(now, embassy, to);
    }
  }
  return { favor: now, kicks };
}

/** Whose turn it is: the first letter; among several in the Perimeter, where it changes nothing, the first power. */
function foremost(favor: Favor, queue: readonly Embassy[]): number {
  let first = 0;
  for (let i = 1; i < queue.length; i++) if (isBefore(favor, queue[i], queue[first])) first = i;
  return first;
}

function isBefore(favor: Favor, a: Embassy, b: Embassy): boolean {
  const mine = letterOf(placeOf(favor, a));
  const theirs = letterOf(placeOf(favor, b));
  return mine === theirs ? a.power < b.power : mine < theirs;
}
