import type { Power, Rules, State } from "@chancery/engine";
import type { Situation } from "../bot.ts";
import type { Flavor } from "./flavor.ts";
import { placesOf } from "./places.ts";
import { competitionFor, type Presence, presenceIn, threatTo } from "./presence.ts";

/** What places are worth to a power. */
export interface Values {
  /** By place, see `placeAt`. */
  readonly worth: Float64Array;
  /** By province: the most units that one other power could bring there. */
  readonly competition: Uint8Array;
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
  const start = new Float64Array(provinces);
  const base = new Float64Array(provinces);
  const counts = flavor.countsOccupant ? presence.present : presence.reaching;
  const competition = competitionFor(presence.reaching, provinces, power);
  if (!isWinter)
    for (let province = 0; province < provinces; province++)
      base[province] = UNIT * (counts[power * provinces + province] - competition[province]);
  for (let index = 0; index < board.centres.length; index++) {
    const province = board.centres[index];
    const owner = state.owners[index];
    if (owner === power) {
      const threat = threatTo(presence, provinces, power, province);
      start[province] = threat * weights.defense * defense;
      if (isWinter) base[province] = UNIT * threat;
    } else if (owner !== null || flavor.wantsUnowned) {
      const zeal = owner !== null && targets?.has(owner) ? ZEAL : 1;
      start[province] = presence.sizes[owner ?? rules.powers.length] * weights.attack * zeal * attack;
    }
  }
  return { worth: spread(rules, flavor, weights.near, start, base), competition };
}

/** Lets worth flow from place to place, and adds it up. */
function spread(
  rules: Rules,
  { spreads, keeps }: Flavor,
  near: readonly number[],
  start: Float64Array,
  base: Float64Array,
): Float64Array {
  const { all, province, count, flow } = placesOf(rules);
  const { first, from, isSame } = flow[spreads];
  let now = new Float64Array(count);
  let next = new Float64Array(count);
  const worth = new Float64Array(count);
  const best = keeps === "province" ? new Float64Array(start.length) : null;
  for (let i = 0; i < all.length; i++) {
    const place = all[i];
    now[place] = start[province[place]];
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
