import type { PositionJson, Rules } from "@chancery/engine";
import { factsIn } from "./committees.ts";

/** As much of a position as a rising on its way depends on. */
interface Rising {
  readonly country: string;
  readonly help: Readonly<Record<string, number>>;
  readonly revival?: readonly string[];
}

/**
 * What can be said, before the retreats, of a rising that comes after them (R64): that it fails or succeeds wherever
 * they go, or that it depends on them, as a center costs more when a unit retreats into it (MB-234, R65). Null if
 * the country has no rising on its way.
 */
export function fateOf(
  rules: Rules,
  position: PositionJson,
  country: string,
): "vain" | "sure" | "open" | null {
  const { insurrections = [] } = position as { readonly insurrections?: readonly Rising[] };
  const rising = insurrections.find((each) => each.country === country);
  const least = factsIn(rules)?.thresholds[0];
  if (!rising || least === undefined) return null;
  const provinceOf = (text: string): string => {
    const label = text.split(" ").at(-1);
    const at = rules.board.locations.findIndex((location) => location.label === label);
    return rules.board.provinces[rules.board.provinceOf[at]].id;
  };
  const standing = new Set(Object.values(position.units).flat().map(provinceOf));
  const open = new Set((position.dislodged ?? []).flatMap(({ retreats }) => retreats.map(provinceOf)));
  const wanted = (rising.revival ?? []).map(provinceOf);
  const helpers = Object.values(rising.help).reduce((sum, units) => sum + units, 0);
  // One center is taken back first, and the cheapest of all that are wanted is an empty one.
  const isTaken = (isOccupied: (center: string) => boolean): boolean =>
    wanted.some((center) => least + (isOccupied(center) ? 1 : 0) <= helpers);
  if (!isTaken((center) => standing.has(center))) return "vain";
  return isTaken((center) => standing.has(center) || open.has(center)) ? "sure" : "open";
}
