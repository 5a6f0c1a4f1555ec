import type { Province, Rules, State } from "@chancery/engine";
import { factsIn } from "./committees.ts";
import { type Revival, won } from "./revival.ts";

/** What a list wins back from so many helpers on, until the next number. */
export interface Prospect {
  readonly helpers: number;
  readonly centers: readonly Province[];
}

/**
 * What a list would win back by the number of helpers, as units stand now: each number at which it becomes more or
 * other, so that an occupied first choice which costs later ones is seen before it is filed (R57).
 */
export function prospectsOf(rules: Rules, { units }: State, wishes: Revival): readonly Prospect[] {
  const thresholds = factsIn(rules)?.thresholds;
  if (!thresholds) return [];
  const isOccupied = (center: Province): boolean =>
    units.some(({ at }) => rules.board.provinceOf[at] === center);
  const most = (thresholds[wishes.length - 1] ?? 0) + wishes.length;
  const prospects: Prospect[] = [];
  for (let helpers = 1; helpers <= most; helpers++) {
    const centers = won(thresholds, wishes, isOccupied, helpers).taken.map(({ center }) => center);
    const before = prospects.at(-1)?.centers ?? [];
    if (centers.join() !== before.join()) prospects.push({ helpers, centers });
  }
  return prospects;
}
