import type { Board, Location, PositionJson } from "@chancery/engine";

export type Committee = "1901" | "1935";

/** A unit of a power, as it is written: "F StP/sc". */
export interface Piece {
  readonly power: string;
  readonly unit: string;
}

/** A unit that has to leave its place, and where it may go. */
export interface Beaten extends Piece {
  readonly attackedFrom?: string;
  readonly retreats: readonly string[];
}

/** Help on its way to a lost country, by power, and what that country asked for; null if nothing valid. */
export interface Cause {
  readonly country: string;
  readonly help: Readonly<Record<string, number>>;
  readonly revival: readonly string[] | null;
}

/** A position of a committee in names, as the second referee keeps it. */
export interface Scene {
  readonly season: string;
  readonly year: number;
  readonly task: string;
  readonly pieces: readonly Piece[];
  /** Owners by center; nobody's are left out. */
  readonly owners: Readonly<Record<string, string>>;
  readonly beaten: readonly Beaten[];
  readonly contested: readonly string[];
  readonly lost: Readonly<Record<string, string | null>>;
  readonly ruined: Readonly<Record<string, string>>;
  readonly causes: readonly Cause[];
  readonly helperPoints: Readonly<Record<string, number>>;
  readonly control: readonly string[];
}

/** The province of a place or of a unit: "F StP/sc" stands in StP. */
export const provinceIn = (text: string): string => text.replace(/^[AF] /, "").split("/")[0];

/** A board asked by names. */
export function atlasOf(board: Board) {
  const location = (label: string): Location => {
    const index = board.locations.findIndex((each) => each.label === label);
    if (index < 0) throw new Error(`no place ${label}`);
    return index as Location;
  };
  const province = (label: string) => board.provinces[board.provinceOf[location(label)]];
  const steps = (way: "land" | "water", label: string): string[] =>
    board.reach[way].to[location(label)].map((to) => board.locations[to].label);
  return {
    location,
    province,
    centers: board.centers.map((center) => board.provinces[center].id),
    /** Where a unit can go by itself. */
    next: (unit: string): string[] => steps(unit.startsWith("A") ? "land" : "water", unit.slice(2)),
    /** Provinces beside a province, for any kind of unit. */
    beside: (id: string): string[] => {
      const places = board.locations.map(({ label }) => label).filter((label) => provinceIn(label) === id);
      return places.flatMap((place) => [...steps("land", place), ...steps("water", place)]).map(provinceIn);
    },
  };
}
export type Atlas = ReturnType<typeof atlasOf>;

export const standsIn = ({ pieces }: Scene, id: string): Piece | undefined =>
  pieces.find(({ unit }) => provinceIn(unit) === id);

export const countOf = ({ owners }: Scene, power: string): number =>
  Object.values(owners).filter((owner) => owner === power).length;

interface Written extends PositionJson {
  readonly lost?: Scene["lost"];
  readonly ruined?: Scene["ruined"];
  readonly insurrections?: readonly (Omit<Cause, "revival"> & { readonly revival?: readonly string[] })[];
  readonly helperPoints?: Scene["helperPoints"];
  readonly control?: Scene["control"];
}

export function readScene(json: PositionJson): Scene {
  const { phase, units, centers, dislodged = [], contested = [], ...own } = json as Written;
  const listed = <T>(
    lists: Readonly<Record<string, readonly string[]>>,
    each: (name: string, item: string) => T,
  ): T[] => Object.entries(lists).flatMap(([name, items]) => items.map((item) => each(name, item)));
  return {
    season: phase[0],
    year: Number(phase.slice(1, 5)),
    task: phase[5],
    pieces: listed(units, (power, unit) => ({ power, unit })),
    owners: Object.fromEntries(listed(centers, (power, center) => [center, power])),
    beaten: dislodged,
    contested,
    lost: own.lost ?? {},
    ruined: own.ruined ?? {},
    causes: (own.insurrections ?? []).map((each) => ({ ...each, revival: each.revival ?? null })),
    helperPoints: own.helperPoints ?? {},
    control: own.control ?? [],
  };
}

export function writeScene(scene: Scene, powers: readonly string[]): Written {
  const { season, year, task, pieces, owners, beaten, contested, lost, ruined, causes } = scene;
  const byPower = (list: (power: string) => readonly string[]): Record<string, string[]> =>
    Object.fromEntries(powers.map((power) => [power, list(power).toSorted()]));
  const some = <T extends object>(fields: T, key: string): Record<string, T> =>
    Object.keys(fields).length > 0 ? { [key]: fields } : {};
  return {
    phase: `${season}${year}${task}`,
    units: byPower((power) => pieces.flatMap((each) => (each.power === power ? [each.unit] : []))),
    centers: byPower((power) => Object.keys(owners).filter((center) => owners[center] === power)),
    ...some(
      beaten.map((each) => ({ ...each, retreats: each.retreats.toSorted() })),
      "dislodged",
    ),
    ...some(contested, "contested"),
    ...some(lost, "lost"),
    ...some(ruined, "ruined"),
    ...some(
      causes.map(({ revival, ...each }) => ({ ...each, ...(revival && { revival }) })),
      "insurrections",
    ),
    ...some(scene.helperPoints, "helperPoints"),
    ...some(scene.control, "control"),
  };
}
