import type { Province } from "../board/board.ts";
import { plainDistance, travelDistance } from "../board/distance.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";

/**
 * The order in which units go when nobody says which: the farthest first, then by kind, then by the full
 * name of the space (C71-XIV.4-1 to -3; C23-46 to C23-48). A unit on a centre of its own has distance
 * zero, so it goes last.
 */
export function removalOrder(rules: Rules, state: State, power: Power, units: readonly Unit[]): Unit[] {
  const { board, policies, powers } = rules;
  const goals = new Set<Province>(
    policies.removalGoal === "home"
      ? powers[power].homes
      : board.centres.filter((_, index) => state.owners[index] === power),
  );
  const distance = (unit: Unit): number =>
    policies.removalMetric === "plain"
      ? plainDistance(board, board.provinceOf[unit.at] as Province, goals)
      : travelDistance(board, unit.kind.way, unit.at, goals);
  const keys = new Map(
    units.map((unit) => [
      unit,
      {
        distance: distance(unit),
        kind: policies.removalKinds.indexOf(unit.kind.letter),
        name: alphabetical(board.provinces[board.provinceOf[unit.at]].name),
      },
    ]),
  );
  return [...units].sort((a, b) => {
    const [x, y] = [keys.get(a), keys.get(b)];
    if (!x || !y) return 0;
    if (x.distance !== y.distance) return x.distance > y.distance ? -1 : 1;
    return x.kind - y.kind || (x.name < y.name ? -1 : x.name > y.name ? 1 : 0);
  });
}

/** Letters only, so that "St. Petersburg" stands under "st" and blanks do not count. */
const alphabetical = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, "");
