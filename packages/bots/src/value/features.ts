import type { Power, Rules, State } from "@chancery/engine";
import { type Presence, presenceIn } from "../dumbbot/presence.ts";

/** What is counted of a power. A position's future depends on these numbers alone, as far as the value knows. */
export const FEATURES = [
  "share of the board by sum of squares",
  "centers",
  "centers, squared",
  "centers of the largest rival",
  "centers of the next largest",
  "powers that are left",
  "centers that nobody owns",
  "others' centers that more of its units can enter than of anybody else's",
  "others' centers that as many can",
  "own centers that more units of one rival can enter than it has there",
  "own centers that as many can",
  "own centers that it keeps easily",
  "units",
  "rivals next to its centers",
  "how hard they press, by their size",
] as const;

const COUNT = FEATURES.length;

/** A position in numbers. */
export interface Features {
  readonly powers: readonly Power[];
  /** One row for each power. */
  readonly rows: Float64Array;
  /** Whether each power is out of the game. */
  readonly isOut: readonly boolean[];
}

export function featuresOf(rules: Rules, state: State, still?: ReadonlySet<Power>): Features {
  const powers = state.seats.flat();
  const presence = presenceIn(rules, state, still);
  const centers = countBy(rules, state.owners);
  const units = countBy(
    rules,
    state.units.map(({ power }) => power),
  );
  const isOut = powers.map((power) => centers[power] === 0 && units[power] === 0);
  const squares = powers.reduce((sum, power) => sum + centers[power] ** 2, 0);
  const left = isOut.filter((out) => !out).length;
  const unowned = state.owners.filter((owner) => owner === null).length;
  const majority = state.owners.length / 2 + 1;
  const rows = new Float64Array(powers.length * COUNT);
  powers.forEach((power, index) => {
    const [largest = 0, next = 0] = powers
      .filter((other) => other !== power)
      .map((other) => centers[other])
      .sort((a, b) => b - a);
    const own = centers[power] / majority;
    const front = frontOf(rules, state, presence, centers, power);
    rows.set(
      [
        squares > 0 ? centers[power] ** 2 / squares : 0,
        own,
        own * own,
        largest / majority,
        next / majority,
        left / powers.length,
        unowned / state.owners.length,
        front.open / majority,
        front.even / majority,
        front.threatened / majority,
        front.contested / majority,
        front.safe / majority,
        units[power] / majority,
        front.rivals / powers.length,
        front.pressure / majority ** 2,
      ],
      index * COUNT,
    );
  });
  return { powers, rows, isOut };
}

function countBy({ powers }: Rules, owners: readonly (Power | null)[]): Int32Array {
  const counts = new Int32Array(powers.length);
  for (const owner of owners) if (owner !== null) counts[owner]++;
  return counts;
}

/** Who could take which centers from whom. */
function frontOf(
  { board }: Rules,
  { owners, seats }: State,
  { present }: Presence,
  centers: Int32Array,
  power: Power,
): Record<"open" | "even" | "threatened" | "contested" | "safe" | "rivals" | "pressure", number> {
  const front = { open: 0, even: 0, threatened: 0, contested: 0, safe: 0, rivals: 0, pressure: 0 };
  const provinces = board.provinces.length;
  const rivals = new Set<Power>();
  owners.forEach((owner, index) => {
    const province = board.centers[index];
    const ours = present[power * provinces + province];
    let theirs = 0;
    for (const seat of seats)
      for (const other of seat) {
        if (other === power) continue;
        const count = present[other * provinces + province];
        theirs = Math.max(theirs, count);
        if (owner !== power || count === 0) continue;
        rivals.add(other);
        front.pressure += count * centers[other];
      }
    if (owner === power) {
      if (theirs > ours) front.threatened++;
      else if (theirs === ours && theirs > 0) front.contested++;
      else if (ours > 0) front.safe++;
    } else if (ours > 0) {
      if (ours > theirs) front.open++;
      else if (ours === theirs) front.even++;
    }
  });
  return { ...front, rivals: rivals.size };
}
