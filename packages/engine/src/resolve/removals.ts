import type { Province } from "../board/board.ts";
import { plainDistance, travelDistance } from "../board/distance.ts";
import type { Policies } from "../rulebook/policies.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";
import { type Reason, type ReasonCode, reason } from "./verdict.ts";

/** A unit removed although nobody said so, and what decided that it was this one. */
export interface Removal {
  readonly unit: Unit;
  readonly reason: Reason;
}

/** What is compared, one after another. */
interface Rank {
  readonly unit: Unit;
  readonly distance: number;
  readonly kind: number;
  readonly name: string;
}

/**
 * The units that go when nobody says which: the farthest first, then by kind, then by the full name of the
 * space (C71-XIV.4-1 to -3; C23-46 to C23-48). A unit on a center of its own has distance zero, so it goes
 * last. Each is compared with the first that stays, so the reason names what decided.
 */
export function removals(
  rules: Rules,
  state: State,
  power: Power,
  units: readonly Unit[],
  count: number,
): Removal[] {
  const ranks = ranksOf(rules, state, power, units).sort(inOrder);
  const stays = ranks[count];
  return ranks.slice(0, count).map((rank) => ({
    unit: rank.unit,
    reason: stays
      ? reason(whatDecided(rules.policies, rank, stays), [stays.unit])
      : reason("removed-with-all"),
  }));
}

function ranksOf(rules: Rules, state: State, power: Power, units: readonly Unit[]): Rank[] {
  const { board, policies, powers } = rules;
  const goals = new Set<Province>(
    policies.removalGoal === "home"
      ? powers[power].homes
      : board.centers.filter((_, index) => state.owners[index] === power),
  );
  const distance = (unit: Unit): number =>
    policies.removalMetric === "plain"
      ? plainDistance(board, board.provinceOf[unit.at] as Province, goals)
      : travelDistance(board, unit.kind.way, unit.at, goals);
  return units.map((unit) => ({
    unit,
    distance: distance(unit),
    kind: policies.removalKinds.indexOf(unit.kind.letter),
    name: alphabetical(board.provinces[board.provinceOf[unit.at]].name),
  }));
}

function inOrder(a: Rank, b: Rank): number {
  if (a.distance !== b.distance) return a.distance > b.distance ? -1 : 1;
  return a.kind - b.kind || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}

/** In what a unit that goes differs from one that stays. */
function whatDecided({ removalGoal }: Policies, goes: Rank, stays: Rank): ReasonCode {
  if (goes.distance !== stays.distance) {
    if (removalGoal === "home") return "removed-as-farthest";
    return stays.distance === 0 ? "removed-off-center" : "removed-as-farthest-from-centers";
  }
  return goes.kind === stays.kind ? "removed-by-name" : "removed-by-kind";
}

/** Letters only, so that "St. Petersburg" stands under "st" and blanks do not count. */
const alphabetical = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, "");
