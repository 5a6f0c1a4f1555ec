import type { Location, Unit } from "@chancery/engine";
import { FREE, NONE, type Sight } from "./sight.ts";

/** What is known of a power's other units while its orders are written one after the other. */
export interface Draft {
  /** By province: how many of its units go there. */
  readonly coming: Uint8Array;
  /** By unit: where it goes or stays; units that aren't ordered yet are missing. */
  readonly goals: Map<Unit, Location>;
}

/** What is counted of a unit's step to a place, or of its staying. */
export const STEP_FEATURES = [
  "stays",
  "stays on an own center that others could enter",
  "stays on an own center that nobody could enter",
  "stays on a center that isn't its own",
  "stays elsewhere, where others could come",
  "goes to an own center that others could enter",
  "goes to an own center that nobody could enter",
  "goes to a center that nobody owns",
  "goes to another's empty center",
  "goes to another's center where its owner stands",
  "goes to another's center where a third stands",
  "goes to no center, where another stands",
  "goes to where an own unit stands that has no order yet",
  "goes to where an own unit leaves",
  "goes to where an own unit stays",
  "goes to where an own unit goes",
  "leaves an own center that others could enter",
  "leaves an own center that nobody could enter",
  "leaves a center that isn't its own",
  "own units that could be there, less those of the strongest other",
  "more own units could be there",
  "nobody else could be there",
  "worth of the place, of the best one",
  "worth of the place, of the best one, squared",
  "the best place",
  "steps nearer to a center",
  "steps farther from a center",
  "size of the center's owner",
  "size of the unit's owner who stands there",
  "goes to sea",
  "fleet goes to a coast without a center",
  "army goes inland without a center",
  "two or more own units could be there, where another stands",
  "free center that others could enter",
  "own units there already, others",
  "farther than three steps from a center",
  "goes back to an own center, away from others' centers",
] as const;

const COUNT = STEP_FEATURES.length;

/** The places a unit may be ordered to; staying comes first. */
export function placesFor({ rules: { board }, state }: Sight, { kind, at }: Unit): readonly Location[] {
  if (kind.stationary) return [at];
  return [
    at,
    ...board.reach[kind.way].to[at].filter((to) => {
      const province = board.provinceOf[to];
      return (
        !state.closed.some((each) => each === province) && !kind.barred.some((each) => each === province)
      );
    }),
  ];
}

/** One row of features for each of a unit's places. */
export function stepRows(
  sight: Sight,
  unit: Unit,
  places: readonly Location[],
  { coming, goals }: Draft,
  rows: Float64Array,
): void {
  const { rules, power, owner, standing, theirs, centers, ours } = sight;
  const { provinceOf, isSea } = rules.board;
  rows.fill(0, 0, places.length * COUNT);
  const home = provinceOf[unit.at];
  const worths = places.map((at) => Math.max(0, sight.worthAt(unit, at)));
  const most = Math.max(1, ...worths);
  const from = sight.farFrom(unit, unit.at);
  const isOwn = owner[home] === power;
  const isForeign = owner[home] !== NONE && !isOwn;
  places.forEach((at, index) => {
    const row = index * COUNT;
    const q = provinceOf[at];
    const against = theirs[q];
    const count = (feature: number, by = 1): void => {
      rows[row + feature] = by;
    };
    if (index === 0) {
      count(0);
      if (isOwn) count(against > 0 ? 1 : 2);
      else if (isForeign) count(3);
      else if (against > 0) count(4);
    } else {
      const there = standing[q];
      const other = there && there.power !== power ? there : undefined;
      if (owner[q] === power) count(against > 0 ? 5 : 6);
      else if (owner[q] === FREE) {
        count(7);
        if (against > 0) count(33);
      } else if (owner[q] !== NONE) {
        count(!other ? 8 : other.power === owner[q] ? 9 : 10);
        count(27, (centers[owner[q]] - centers[power]) / 10);
      } else if (other) count(11);
      if (other) {
        count(28, (centers[other.power] - centers[power]) / 10);
        if (ours(q) > 1) count(32);
      }
      if (there && !other) {
        const goal = goals.get(there);
        if (goal === undefined) count(12);
        else count(provinceOf[goal] === q ? 14 : 13);
      }
      if (coming[q] > 0) count(15);
      if (isOwn) count(theirs[home] > 0 ? 16 : 17);
      if (isForeign) count(18);
      if (isSea[q]) count(29);
      else if (owner[q] === NONE) count(unit.kind.way === "water" ? 30 : 31);
    }
    const lead = ours(q) - against;
    count(19, Math.max(-2, Math.min(3, lead)) / 2);
    if (lead > 0) count(20);
    if (against === 0) count(21);
    const worth = worths[index] / most;
    count(22, worth);
    count(23, worth * worth);
    if (worth === 1) count(24);
    const far = sight.farFrom(unit, at);
    if (far < from) count(25);
    if (far > from) count(26);
    if (far > 3) count(35);
    if (far > from && owner[q] === power) count(36);
    count(34, Math.min(3, coming[q]) / 2);
  });
}
