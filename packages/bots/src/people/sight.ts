import { type Power, type Province, type Rules, type State, type Unit, WAYS } from "@chancery/engine";
import { V4 } from "../dumbbot/flavor.ts";
import { placeAt } from "../dumbbot/places.ts";
import { competitionFor, type Presence } from "../dumbbot/presence.ts";
import { valuesOf } from "../dumbbot/values.ts";

/** A movement phase as one power sees it. */
export interface Sight {
  readonly rules: Rules;
  readonly state: State;
  readonly power: Power;
  readonly units: readonly Unit[];
  /** By province: who stands there. */
  readonly standing: readonly (Unit | undefined)[];
  /** By province: the owner of its center, `FREE` if nobody is, `NONE` if there's no center. */
  readonly owner: Int8Array;
  /** By province: how many of the power's units could be there, and the most that one other power could bring or has there. */
  readonly ours: (province: number) => number;
  readonly theirs: Uint8Array;
  /** By power: how many centers it has. */
  readonly centers: Int32Array;
  /** What a place is worth to the power, by DumbBot's reckoning. */
  readonly worthAt: (unit: Unit, at: number) => number;
  /** How many moves it is from a place to the nearest center that isn't the power's. */
  readonly farFrom: (unit: Unit, at: number) => number;
}

export const FREE = -1;
export const NONE = -2;

export function sightOf(rules: Rules, state: State, power: Power, presence: Presence): Sight {
  const { board } = rules;
  const provinces = board.provinces.length;
  const standing: (Unit | undefined)[] = new Array(provinces);
  for (const unit of state.units) standing[board.provinceOf[unit.at]] = unit;
  const owner = new Int8Array(provinces).fill(NONE);
  const centers = new Int32Array(rules.powers.length);
  board.centres.forEach((province, index) => {
    const own = state.owners[index];
    owner[province] = own ?? FREE;
    if (own !== null) centers[own]++;
  });
  const { worth } = valuesOf(rules, state, power, V4, presence);
  const far = new Map(WAYS.map((way) => [way, null as Uint8Array | null]));
  return {
    rules,
    state,
    power,
    units: state.units.filter((unit) => unit.power === power),
    standing,
    owner,
    centers,
    ours: (province) => presence.present[power * provinces + province],
    theirs: competitionFor(presence.present, provinces, power),
    worthAt: ({ kind }, at) => worth[placeAt(board, kind.way, at as Unit["at"])],
    farFrom: ({ kind: { way } }, at) => {
      let steps = far.get(way) ?? null;
      if (!steps) {
        steps = stepsTo(board.reach[way].to, (to) => isGoal(owner[board.provinceOf[to] as Province], power));
        far.set(way, steps);
      }
      return steps[at];
    },
  };
}

const isGoal = (owner: number, power: Power): boolean => owner !== NONE && owner !== power;

/** Farther than this makes no difference. */
const FARTHEST = 9;

/** By location: how many moves it is to the nearest goal. */
function stepsTo(reach: readonly (readonly number[])[], isAim: (at: number) => boolean): Uint8Array {
  const steps = new Uint8Array(reach.length).fill(FARTHEST);
  let edge: number[] = [];
  for (let at = 0; at < reach.length; at++)
    if (reach[at].length > 0 && isAim(at)) {
      steps[at] = 0;
      edge.push(at);
    }
  for (let far = 1; far < FARTHEST && edge.length > 0; far++) {
    const next: number[] = [];
    for (const from of edge)
      for (const to of reach[from])
        if (steps[to] > far) {
          steps[to] = far;
          next.push(to);
        }
    edge = next;
  }
  return steps;
}
