import type { BoardTable, ProvinceRow } from "@chancery/engine";
import type { MapPlace } from "./geography.ts";
import type { MapFault } from "./map-fault.ts";
import type { MapFile } from "./parse.ts";

const provinceIn = (label: string): string => label.toUpperCase().split("/")[0];

/** "STP/SC" is "Stp/sc", as orders on our boards are written. */
export function labelOf(abbreviation: string): string {
  const [province, coast] = abbreviation.toUpperCase().split("/");
  const id = province.slice(0, 1) + province.slice(1).toLowerCase();
  return coast ? `${id}/${coast.toLowerCase()}` : id;
}

/** Armies stand in whole provinces that aren't at sea. */
export const takesArmies = ({ terrain, abbreviation }: MapPlace): boolean =>
  terrain !== "WATER" && !abbreviation.includes("/");

/** Fleets stand at sea and in coastal places that aren't in lower case. */
export const takesFleets = ({ terrain, abbreviation }: MapPlace): boolean =>
  terrain === "WATER" || (terrain === "COAST" && abbreviation !== abbreviation.toLowerCase());

/** The table of a map's board, with everything that is wrong with it. */
export function tableOf(id: string, name: string, file: MapFile): { table: BoardTable; faults: MapFault[] } {
  const reader = new TableReader(file);
  const unclear = [...file.names.values()].flatMap((each) => each.unclear);
  const table = { id, name, provinces: reader.provinces(), edges: reader.edges(), unclear };
  return { table, faults: reader.faults };
}

class TableReader {
  readonly faults: MapFault[] = [];
  private readonly file: MapFile;
  /** Without those that nobody can enter. */
  private readonly places: ReadonlyMap<string, MapPlace>;
  /** Which way armies and fleets go, with the line that says so. */
  private readonly land = new Map<string, number>();
  private readonly water = new Map<string, number>();

  constructor(file: MapFile) {
    this.file = file;
    this.places = new Map([...file.places].filter(([, { terrain }]) => terrain !== "SHUT"));
  }

  provinces(): ProvinceRow[] {
    const { powers, unowned } = this.file;
    const centers = new Map([...powers.flatMap(({ homes, owned }) => [...homes, ...owned]), ...unowned]);
    for (const [center, line] of centers) {
      const terrain = this.places.get(center)?.terrain;
      if (!terrain) this.fault(line, "map-place", center);
      if (terrain === "WATER") this.fault(line, "map-sea-center", center);
    }
    for (const [key, { line }] of this.places)
      if (key.includes("/") && this.places.get(provinceIn(key))?.terrain !== "COAST")
        this.fault(line, "map-coasts", provinceIn(key));
    return [...this.places].flatMap(([key, { terrain, line }]): ProvinceRow[] => {
      if (key.includes("/")) return [];
      const named = this.file.names.get(key);
      if (!named) this.fault(line, "map-no-name", key);
      const coasts = this.coastsOf(key);
      if (coasts.length === 1) this.fault(line, "map-coasts", key);
      const country = powers.find(({ homes }) => homes.has(key))?.name;
      return [
        {
          id: labelOf(key),
          name: named?.name ?? key,
          terrain: terrain === "WATER" ? "sea" : terrain === "LAND" ? "inland" : "coast",
          ...(country && { country }),
          ...(centers.has(key) && { center: true }),
          ...(coasts.length > 0 && { coasts: coasts.map((coast) => coast.split("/")[1].toLowerCase()) }),
          aliases: named?.aliases ?? [],
        },
      ];
    });
  }

  edges(): BoardTable["edges"] {
    for (const [key, place] of this.places)
      for (const abut of place.abuts) this.readNeighbor(key, place, abut);
    for (const [key, { line }] of this.places) {
      const isReached = [...this.land.keys(), ...this.water.keys()].some((way) => way.startsWith(`${key} `));
      if (!isReached) this.fault(line, "map-no-neighbors", key);
    }
    const [land, water] = [this.bothWays(this.land), this.bothWays(this.water)];
    const isBoth = (edge: string): boolean => land.includes(edge) && water.includes(edge);
    return {
      land: land.filter((edge) => !isBoth(edge)).join(" "),
      both: land.filter(isBoth).join(" "),
      water: water.filter((edge) => !isBoth(edge)).join(" "),
    };
  }

  private fault(line: number, code: MapFault["code"], text: string): void {
    this.faults.push({ line, code, text });
  }

  private coastsOf(province: string): string[] {
    return [...this.places.keys()].filter((key) => key.startsWith(`${province}/`));
  }

  private readNeighbor(key: string, place: MapPlace, abut: string): void {
    const { terrain, line } = place;
    const to = abut.toUpperCase();
    const other = this.places.get(to);
    if (!other) {
      if (!this.file.places.has(to)) this.fault(line, "map-place", abut);
      return;
    }
    if (provinceIn(key) === provinceIn(to)) {
      this.fault(line, "map-itself", key);
      return;
    }
    const isLower = abut === abut.toLowerCase();
    // Tys, not TYS or tys: armies need a convoy
    const isOverseas = !isLower && abut !== to;
    if (terrain !== "WATER" && other.terrain !== "WATER" && !isOverseas)
      this.land.set(`${provinceIn(key)} ${provinceIn(to)}`, line);
    if (isLower || !takesFleets(place) || this.coastsOf(key).length > 0) return;
    if (this.coastsOf(to).length > 0) this.fault(line, "map-which-coast", to);
    else if (takesFleets(other)) this.water.set(`${key} ${to}`, line);
  }

  /** Ways as the edges of a board, each once. */
  private bothWays(ways: ReadonlyMap<string, number>): string[] {
    for (const [way, line] of ways) {
      const [from, to] = way.split(" ");
      if (!ways.has(`${to} ${from}`)) this.fault(line, "map-one-way", `${from}, ${to}`);
    }
    return [...new Set([...ways.keys()].map((way) => way.split(" ").map(labelOf).sort().join("-")))].sort();
  }
}
