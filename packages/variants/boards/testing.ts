import { type BoardTable, boardOf, type Location, type Terrain, type Way } from "@chancery/engine";

/** Questions that the tests of the tables ask, in the words of the tables. */
export function ask(table: BoardTable) {
  const board = boardOf(table);
  const at = (label: string): Location => {
    const index = board.locations.findIndex((location) => location.label === label);
    if (index < 0) throw new Error(`no province or coast "${label}"`);
    return index as Location;
  };
  const around = (way: Way, label: string): string[] =>
    board.reach[way].to[at(label)].map((location) => board.locations[location].label);
  const rows = new Map(table.provinces.map((row) => [row.id, row]));
  return {
    board,
    ids: table.provinces.map(({ id }) => id),
    row: (id: string) => rows.get(id)!,
    ofTerrain: (terrain: Terrain): string[] =>
      table.provinces.filter((row) => row.terrain === terrain).map(({ id }) => id),
    centers: table.provinces.filter((row) => row.center).map(({ id }) => id),
    centersOf: (country: string | undefined): string[] =>
      table.provinces.filter((row) => row.center && row.country === country).map(({ id }) => id),
    /** Where an army, a fleet or a wing standing there can go. */
    army: (label: string): string[] => around("land", label),
    fleet: (label: string): string[] => around("water", label),
    wing: (label: string): string[] => around("air", label),
    next: (a: string, b: string): boolean => around("air", a.split("/")[0]).includes(b.split("/")[0]),
    edges: (way: Way): number => board.reach[way].to.reduce((sum, list) => sum + list.length, 0) / 2,
  };
}

/** A list of names, in an order fit for comparing. */
export const list = (names: string | readonly string[]): string[] =>
  (typeof names === "string" ? names.split(/\s+/).filter(Boolean) : [...names]).sort();

/** All pairs of a group of names. */
export const pairsOf = (names: string): [string, string][] => {
  const group = names.split(" ");
  return group.flatMap((a, i) => group.slice(i + 1).map((b): [string, string] => [a, b]));
};
