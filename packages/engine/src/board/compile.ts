import { BrokenInvariant, fail, ok, type Result } from "../result.ts";
import type { Board, Location, LocationInfo, Province, ProvinceInfo, Reach, Way } from "./board.ts";
import { type BoardTable, type EdgeTable, TERRAINS } from "./table.ts";

/** One fault of a board table: where it is and what is wrong. */
export interface BoardFault {
  readonly where: string;
  readonly what: string;
}

interface Edge {
  readonly text: string;
  readonly a: Location;
  readonly b: Location;
}

/** Checks a table and compiles it, or lists everything that is wrong with it. */
export function compileBoard(table: BoardTable): Result<Board, readonly BoardFault[]> {
  const faults: BoardFault[] = [...checkProvinces(table)];
  if (faults.length > 0) return fail(faults);

  const { provinces, locations } = layOut(table);
  const byLabel = new Map(locations.map((location, index) => [location.label, index as Location]));
  const edges = readEdges(table.edges, byLabel, faults);
  faults.push(...checkEdges(provinces, locations, edges));
  if (faults.length > 0) return fail(faults);

  const count = provinces.length;
  const provinceOf = Uint16Array.from(locations, (location) => location.province);
  const land = reachOf(locations.length, count, provinceOf, [...edges.land, ...edges.both]);
  const water = reachOf(locations.length, count, provinceOf, [...edges.water, ...edges.both]);
  const air = reachOf(
    locations.length,
    count,
    provinceOf,
    [...edges.land, ...edges.both, ...edges.water].map(({ text, a, b }) => ({
      text,
      a: provinceOf[a] as Location,
      b: provinceOf[b] as Location,
    })),
  );
  const isSea = Uint8Array.from(provinces, (province) => (province.terrain === "sea" ? 1 : 0));
  const seasNextTo = provinces.map((province, index) => {
    const stands = province.coasts.length > 0 ? province.coasts : [index as Location];
    const seas = stands.flatMap((stand) => water.to[stand]).filter((location) => isSea[location] === 1);
    return [...new Set(seas)].sort((a, b) => a - b) as number[] as Province[];
  });
  return ok({
    id: table.id,
    name: table.name,
    provinces,
    locations,
    provinceOf,
    centers: provinces.flatMap((province, index) => (province.center ? [index as Province] : [])),
    isSea,
    reach: { land, water, air },
    seasNextTo,
    unclear: table.unclear ?? [],
  });
}

/** The board of a table that is known to be right, as those of our own games are. */
export function boardOf(table: BoardTable): Board {
  const compiled = compileBoard(table);
  if (compiled.ok) return compiled.value;
  const faults = compiled.error.map(({ where, what }) => `${where}: ${what}`).join("; ");
  throw new BrokenInvariant(`the board "${table.id}" is broken: ${faults}`);
}

function checkProvinces(table: BoardTable): BoardFault[] {
  const faults: BoardFault[] = [];
  const seen = new Map<string, string>();
  if (table.provinces.length === 0) faults.push({ where: table.id, what: "the board has no provinces" });
  for (const row of table.provinces) {
    const at = row.id || `province named "${row.name}"`;
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(row.id)) {
      faults.push({ where: at, what: "the id must be letters and digits, starting with a letter" });
    }
    if (row.name.trim() === "") faults.push({ where: at, what: "the name is empty" });
    if (!TERRAINS.includes(row.terrain)) {
      faults.push({ where: at, what: `unknown terrain "${row.terrain}" (one of ${TERRAINS.join(", ")})` });
    }
    const earlier = seen.get(row.id.toLowerCase());
    if (earlier !== undefined) faults.push({ where: at, what: `the id is already used by ${earlier}` });
    seen.set(row.id.toLowerCase(), row.name);
    if (row.coasts && row.terrain !== "coast") {
      faults.push({ where: at, what: `separate coasts on a province whose terrain is ${row.terrain}` });
    }
    if (row.coasts && (row.coasts.length < 2 || new Set(row.coasts).size < row.coasts.length)) {
      faults.push({ where: at, what: "separate coasts must be at least two, each named once" });
    }
    if (row.center && row.terrain === "sea") faults.push({ where: at, what: "a supply center at sea" });
  }
  return faults;
}

/** Numbers the locations: whole provinces first, then the separate coasts. */
function layOut(table: BoardTable): { provinces: ProvinceInfo[]; locations: LocationInfo[] } {
  const locations: LocationInfo[] = table.provinces.map((row, index) => ({
    province: index as Province,
    coast: null,
    label: row.id,
  }));
  const provinces = table.provinces.map((row, index): ProvinceInfo => {
    const coasts = (row.coasts ?? []).map((coast) => {
      locations.push({ province: index as Province, coast, label: `${row.id}/${coast}` });
      return (locations.length - 1) as Location;
    });
    return {
      id: row.id,
      name: row.name,
      terrain: row.terrain,
      country: row.country ?? null,
      center: row.center ?? false,
      coasts,
      aliases: row.aliases ?? [],
    };
  });
  return { provinces, locations };
}

type Edges = Record<keyof EdgeTable, Edge[]>;

function readEdges(table: EdgeTable, byLabel: ReadonlyMap<string, Location>, faults: BoardFault[]): Edges {
  const seen = new Set<string>();
  const read = (kind: keyof EdgeTable): Edge[] => {
    const edges: Edge[] = [];
    for (const text of table[kind].split(/\s+/).filter(Boolean)) {
      const [from, to, ...rest] = text.split("-");
      const a = byLabel.get(from);
      const b = byLabel.get(to ?? "");
      if (to === undefined || rest.length > 0) {
        faults.push({ where: text, what: "an edge is written as two names with one dash between them" });
        continue;
      }
      if (a === undefined) faults.push({ where: text, what: `no province or coast "${from}"` });
      if (b === undefined) faults.push({ where: text, what: `no province or coast "${to}"` });
      if (a === undefined || b === undefined) continue;
      const key = [from, to].sort().join("-");
      if (seen.has(key)) faults.push({ where: text, what: "the edge is listed twice" });
      seen.add(key);
      edges.push({ text, a, b });
    }
    return edges;
  };
  return { land: read("land"), both: read("both"), water: read("water") };
}

function checkEdges(
  provinces: readonly ProvinceInfo[],
  locations: readonly LocationInfo[],
  edges: Edges,
): BoardFault[] {
  const faults: BoardFault[] = [];
  const touched = new Set<Location>();
  const check = (edge: Edge, way: Way): void => {
    for (const end of [edge.a, edge.b]) {
      const { province, coast, label } = locations[end];
      const { terrain, coasts } = provinces[province];
      touched.add(end);
      if (way === "land" && terrain === "sea")
        faults.push({ where: edge.text, what: `${label} is sea: no way by land` });
      if (way === "land" && coast)
        faults.push({ where: edge.text, what: `armies ignore coasts: write ${provinces[province].id}` });
      if (way === "water" && terrain === "inland")
        faults.push({ where: edge.text, what: `${label} is inland: no way by water` });
      if (way === "water" && !coast && coasts.length > 0) {
        faults.push({ where: edge.text, what: `${label} has separate coasts: say which one` });
      }
    }
    if (locations[edge.a].province === locations[edge.b].province) {
      faults.push({ where: edge.text, what: "a province is not its own neighbor" });
    }
  };
  for (const edge of [...edges.land, ...edges.both]) check(edge, "land");
  for (const edge of [...edges.water, ...edges.both]) check(edge, "water");
  for (const [index, { coast, label }] of locations.entries()) {
    if (!touched.has(index as Location)) {
      faults.push({
        where: label,
        what: coast ? "the coast has no neighbors" : "the province has no neighbors",
      });
    }
  }
  return faults;
}

function reachOf(size: number, provinces: number, provinceOf: Uint16Array, edges: readonly Edge[]): Reach {
  const to: Location[][] = Array.from({ length: size }, () => []);
  const next = new Uint8Array(size * provinces);
  const join = (from: Location, location: Location): void => {
    if (!to[from].includes(location)) to[from].push(location);
    next[from * provinces + provinceOf[location]] = 1;
  };
  for (const { a, b } of edges) {
    join(a, b);
    join(b, a);
  }
  for (const list of to) list.sort((a, b) => a - b);
  return { to, next };
}
