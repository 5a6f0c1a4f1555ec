import { fail, ok, type PositionFault, type Power, type Result } from "@chancery/engine";
import { PLAYERS } from "../players.ts";
import type { Embassies, Embassy, Favor } from "./favor.ts";
import { isPerimeter, SLICE_IDS, type SliceId, type SpaceCode, sliceName, sliceOf } from "./map.ts";
import { nearestSpaces, readPlayer, readSlice, readSpace } from "./names.ts";

/** Where everyone's embassies stand, by the names of powers: `{"Egypt": ["N2k", "U1s", "I1r", "B1q", "R1p"]}`. */
export type FavorJson = Readonly<Record<string, readonly string[]>>;

/** Some embassies, by the names of powers and the letters of slices: `{"Egypt": ["N", "U"]}`. */
export type EmbassiesJson = Readonly<Record<string, readonly string[]>>;

/** Writes the map. Powers without embassies are left out. */
export const formatFavor = (favor: Favor): FavorJson =>
  Object.fromEntries(
    favor.flatMap((embassies, power) =>
      embassies ? [[PLAYERS[power].name, SLICE_IDS.map((slice) => embassies[slice])]] : [],
    ),
  );

export const formatEmbassies = (embassies: readonly Embassy[]): EmbassiesJson =>
  Object.fromEntries(
    PLAYERS.flatMap(({ name }, index) => {
      const slices = SLICE_IDS.filter((slice) =>
        embassies.some((each) => each.power === index && each.slice === slice),
      );
      return slices.length > 0 ? [[name, slices]] : [];
    }),
  );

/**
 * Reads the map: for each power its five spaces, in any order, as a list or by slices. A power that is left out,
 * or has none, is out of the game. `path` is where this stands in what is being read.
 */
export function readFavor(json: unknown, path = "favor"): Result<Favor, readonly PositionFault[]> {
  const faults: PositionFault[] = [];
  const taken = new Map<SpaceCode, string>();
  const favor: (Embassies | null)[] = PLAYERS.map(() => null);
  for (const { power, list, at } of entries(json, path, faults)) {
    const places: Partial<Record<SliceId, SpaceCode>> = {};
    for (const [i, written] of list.entries()) {
      const where = `${at}[${i}]`;
      const space = readSpace(written);
      if (!space) {
        faults.push({
          path: where,
          fault: { code: "not-a-space", text: written, nearest: nearestSpaces(written) },
        });
      } else if (places[sliceOf(space)]) {
        faults.push({ path: where, fault: { code: "second-embassy", host: sliceName(sliceOf(space)) } });
      } else if (taken.has(space) && !isPerimeter(space)) {
        faults.push({ path: where, fault: { code: "space-taken", space, power: taken.get(space) } });
      } else {
        taken.set(space, PLAYERS[power].name);
        places[sliceOf(space)] = space;
      }
    }
    const missing = SLICE_IDS.filter((slice) => !places[slice]);
    if (list.length > 0 && list.length < SLICE_IDS.length) {
      const fault = { code: "embassy-missing", power: PLAYERS[power].name, hosts: missing.map(sliceName) };
      faults.push({ path: at, fault });
    }
    if (missing.length === 0) favor[power] = places as Embassies;
  }
  return faults.length > 0 ? fail(faults) : ok(favor);
}

/** Reads a list of embassies, each by its slice: the letter, the nuclear power, or any space there. */
export function readEmbassies(
  json: unknown,
  path: string,
): Result<readonly Embassy[], readonly PositionFault[]> {
  const faults: PositionFault[] = [];
  const embassies: Embassy[] = [];
  for (const { power, list, at } of entries(json, path, faults)) {
    for (const [i, written] of list.entries()) {
      const space = readSpace(written);
      const slice = space ? sliceOf(space) : readSlice(written);
      if (slice) embassies.push({ power, slice });
      else {
        const slices = SLICE_IDS.map((id) => `${id} (${sliceName(id)})`);
        faults.push({ path: `${at}[${i}]`, fault: { code: "not-a-slice", text: written, slices } });
      }
    }
  }
  return faults.length > 0 ? fail(faults) : ok(embassies);
}

interface Entry {
  readonly power: Power;
  readonly list: readonly string[];
  readonly at: string;
}

/** The lists of each power, whose names are read in any usual way. */
function* entries(json: unknown, path: string, faults: PositionFault[]): Generator<Entry> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    faults.push({ path, fault: { code: "not-like", example: '{"Egypt": […]}' } });
    return;
  }
  const seen = new Set<Power>();
  for (const [name, value] of Object.entries(json)) {
    const at = `${path}.${name}`;
    const power = readPlayer(name);
    const list = typeof value === "object" && value !== null ? Object.values(value) : null;
    if (power === null) {
      const powers = PLAYERS.map((player) => player.name);
      faults.push({ path: at, fault: { code: "unknown-power", text: name, powers } });
    } else if (seen.has(power)) {
      faults.push({ path: at, fault: { code: "listed-twice", power: PLAYERS[power].name } });
    } else if (!list?.every((each): each is string => typeof each === "string")) {
      faults.push({ path: at, fault: { code: "not-a-list-of-texts" } });
    } else {
      seen.add(power);
      yield { power, list, at };
    }
  }
}
