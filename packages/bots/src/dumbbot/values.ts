import type { Power, Province, Rules, State } from "@chancery/engine";
import type { Situation } from "../bot.ts";
import type { Flavor } from "./flavor.ts";
import { placesOf } from "./places.ts";
import { competitionFor, type Presence, presenceIn, threatTo } from "./presence.ts";

/** What places are worth to a power. */
export interface Values {
  /** Of a place, see `placeAt`. */
  readonly worthAt: (place: number) => number;
  /** Of a province: the most units that one other power could bring there. */
  readonly competitionAt: (province: number) => number;
}

/** What makes a power value things differently from DumbBot. */
export interface Leaning {
  /** Common enemies of the power and its allies. */
  readonly targets?: ReadonlySet<Power> | undefined;
  /** How much more others' centers and threatened ones of its own are worth. */
  readonly attack?: number | undefined;
  readonly defense?: number | undefined;
}

/** What a bot's promises and temper add up to. */
export const leaningOf = ({ agreement, temper }: Pick<Situation, "agreement" | "temper">): Leaning => ({
  targets: agreement?.targets,
  attack: temper?.attack,
  defense: temper?.defense,
});

interface Weights {
  readonly attack: number;
  readonly defense: number;
  /** Of the worth of a place itself, of its surroundings, and so on. */
  readonly near: readonly number[];
}

const FAR = [30, 10, 6, 5, 4, 3, 2, 1];
const SPRING: Weights = { attack: 700, defense: 300, near: [100, 1000, ...FAR] };
const FALL: Weights = { attack: 600, defense: 400, near: [1000, 100, ...FAR] };
const WINTER: Weights = { attack: 700, defense: 300, near: [1000, 100, ...FAR] };

/** What a unit more or less is worth, and what a build is worth where a center needs defense. */
const UNIT = 1000;
/** How much more the centers of a common enemy are worth. */
const ZEAL = 1.5;
/** A province has four neighbors on average, and itself. */
const SPREAD = 5;

/** The value of all places for a power, as DumbBot computes it. */
export function valuesOf(
  rules: Rules,
  state: State,
  power: Power,
  flavor: Flavor,
  presence: Presence = presenceIn(rules, state),
  { targets, attack = 1, defense = 1 }: Leaning = {},
): Values {
  const { board } = rules;
  const provinces = board.provinces.length;
  const isWinter = state.phase.task === "A";
  const weights = isWinter ? WINTER : state.phase.season === "F" ? FALL : SPRING;
  const start = new Float64Array(board.centers.length);
  const counts = flavor.countsOccupant ? presence.present : presence.reaching;
  for (let index = 0; index < start.length; index++) {
    const owner = state.owners[index];
    if (owner === power) {
      start[index] = threatTo(presence, provinces, power, board.centers[index]) * weights.defense * defense;
    } else if (owner !== null || flavor.wantsUnowned) {
      const zeal = owner !== null && targets?.has(owner) ? ZEAL : 1;
      start[index] = presence.sizes[owner ?? rules.powers.length] * weights.attack * zeal * attack;
    }
  }
  const competitionAt = (province: number): number => competitionFor(presence.largest, power, province);
  const baseAt = (province: number): number => {
    if (!isWinter) return UNIT * (counts[power * provinces + province] - competitionAt(province));
    if (!board.provinces[province].center) return 0;
    const isOwn = state.owners[board.centers.indexOf(province as Province)] === power;
    return isOwn ? UNIT * threatTo(presence, provinces, power, province as Province) : 0;
  };
  const shares = sharesIn(rules, flavor, weights.near);
  if (shares === null) {
    const base = Float64Array.from({ length: provinces }, (_, province) => baseAt(province));
    const worth = spread(rules, flavor, weights.near, start, base);
    return { worthAt: (place) => worth[place], competitionAt };
  }
  const { province } = placesOf(rules);
  const worthAt = (place: number): number => {
    let sum = baseAt(province[place]);
    const first = place * start.length;
    for (let index = 0; index < start.length; index++) sum += shares[first + index] * start[index];
    return sum;
  };
  return { worthAt, competitionAt };
}

/** By rules, then by weights: what reaches each place of what each center is worth. */
const knownShares = new WeakMap<Rules, Map<readonly number[], Float64Array>>();

/**
 * By place, then by center: how much of a center's worth reaches a place. Everything adds up, so that's computed once,
 * and the worth of a place only if someone asks. Null where it doesn't: the best of several counts, such as the best of
 * a province's coasts.
 */
function sharesIn(rules: Rules, flavor: Flavor, near: readonly number[]): Float64Array | null {
  const { flow, count } = placesOf(rules);
  if (flavor.keeps !== "own" || !flow[flavor.spreads].addsUp) return null;
  const all = knownShares.get(rules) ?? new Map<readonly number[], Float64Array>();
  knownShares.set(rules, all);
  let shares = all.get(near);
  if (shares) return shares;
  const size = rules.board.centers.length;
  shares = new Float64Array(count * size);
  const nothing = new Float64Array(rules.board.provinces.length);
  for (let index = 0; index < size; index++) {
    const worth = spread(rules, flavor, near, new Float64Array(size).fill(1, index, index + 1), nothing);
    for (let place = 0; place < count; place++) shares[place * size + index] = worth[place];
  }
  all.set(near, shares);
  return shares;
}

/** Lets the worth of centers flow from place to place, and adds it up. */
function spread(
  rules: Rules,
  { spreads, keeps }: Flavor,
  near: readonly number[],
  start: Float64Array,
  base: Float64Array,
): Float64Array {
  const { all, province, center, count, flow } = placesOf(rules);
  const { first, from, isSame } = flow[spreads];
  let now = new Float64Array(count);
  let next = new Float64Array(count);
  const worth = new Float64Array(count);
  const best = keeps === "province" ? new Float64Array(rules.board.provinces.length) : null;
  for (let i = 0; i < all.length; i++) {
    const place = all[i];
    now[place] = center[place] < 0 ? 0 : start[center[place]];
    worth[place] = near[0] * now[place] + base[province[place]];
  }
  for (let depth = 1; depth < near.length; depth++) {
    const weight = near[depth];
    if (best) bestOf(best, now, all, province);
    for (let i = 0; i < all.length; i++) {
      const place = all[i];
      let sum = best ? best[province[place]] : now[place];
      let most = 0;
      for (let n = first[place]; n < first[place + 1]; n++) {
        const value = now[from[n]];
        if (isSame[n] === 0) {
          sum += value;
          most = value;
        } else if (value > most) {
          sum += value - most;
          most = value;
        }
      }
      next[place] = sum / SPREAD;
      worth[place] += weight * next[place];
    }
    [now, next] = [next, now];
  }
  return worth;
}

/** By province: the most that any of its places is worth. */
function bestOf(best: Float64Array, worth: Float64Array, all: Int32Array, province: Int32Array): void {
  best.fill(0);
  for (let i = 0; i < all.length; i++) {
    const place = all[i];
    if (worth[place] > best[province[place]]) best[province[place]] = worth[place];
  }
}
