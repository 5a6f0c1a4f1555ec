import { type Power, type Rules, reachOf, type State } from "@chancery/engine";

/** By province: the most units of one power, whose they are, and the most of all others. */
export interface Largest {
  readonly most: Uint8Array;
  readonly mostBy: Uint8Array;
  readonly nextMost: Uint8Array;
}

/** Who could go where in a position; the same for every power. */
export interface Presence {
  /** How many units of each power could move to each province: `reaching[power * provinces + province]`. */
  readonly reaching: Uint8Array;
  /** The same, with those that stand there already. */
  readonly present: Uint8Array;
  /** What each power weighs; last, all unowned centers together. */
  readonly sizes: Float64Array;
  /** Of those that could move to each province. */
  readonly largest: Largest;
}

/** n² + 4n + 16 for n centers. */
const sizeOf = (centers: number): number => centers * centers + 4 * centers + 16;

/** How much more the centers of those are worth who stay put: nobody strikes back. */
const PREY = 3;

const NOBODY: ReadonlySet<Power> = new Set();

/**
 * Units of powers that stay put go nowhere, and block the places where they stand. So they threaten nobody, and can be
 * driven out by two.
 */
export function presenceIn(
  { board, powers }: Rules,
  state: State,
  still: ReadonlySet<Power> = NOBODY,
): Presence {
  const provinces = board.provinces.length;
  const reaching = new Uint8Array(powers.length * provinces);
  const standing: number[] = [];
  for (const { power, kind, at } of state.units) {
    const row = power * provinces;
    if (still.has(power)) {
      reaching[row + board.provinceOf[at]] = 1;
      continue;
    }
    standing.push(row + board.provinceOf[at]);
    let last = -1;
    for (const to of reachOf(board, kind.way).to[at]) {
      const province = board.provinceOf[to];
      // Coasts of one province come one after the other.
      if (province !== last) reaching[row + province]++;
      last = province;
    }
  }
  const present = reaching.slice();
  for (const index of standing) present[index]++;
  const centers = new Int32Array(powers.length + 1);
  for (const owner of state.owners) centers[owner ?? powers.length]++;
  const sizes = Float64Array.from(centers, sizeOf);
  for (const power of still) sizes[power] *= PREY;
  return { reaching, present, sizes, largest: largestOf(reaching, provinces) };
}

function largestOf(counts: Uint8Array, provinces: number): Largest {
  const most = new Uint8Array(provinces);
  const mostBy = new Uint8Array(provinces);
  const nextMost = new Uint8Array(provinces);
  for (let power = 0, at = 0; at < counts.length; power++)
    for (let province = 0; province < provinces; province++, at++) {
      const count = counts[at];
      if (count <= nextMost[province]) continue;
      if (count <= most[province]) nextMost[province] = count;
      else {
        nextMost[province] = most[province];
        most[province] = count;
        mostBy[province] = power;
      }
    }
  return { most, mostBy, nextMost };
}

/** The most units that any other power has in a province. */
export const competitionFor = (
  { most, mostBy, nextMost }: Largest,
  power: Power,
  province: number,
): number => (mostBy[province] === power ? nextMost[province] : most[province]);

/** The size of the largest other power that could come to a province; 0 if none could. */
export function threatTo(
  { reaching, sizes }: Presence,
  provinces: number,
  power: Power,
  province: number,
): number {
  let most = 0;
  for (let other = 0; other < sizes.length - 1; other++)
    if (other !== power && reaching[other * provinces + province] > 0 && sizes[other] > most)
      most = sizes[other];
  return most;
}
