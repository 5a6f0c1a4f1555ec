import type { Fault } from "../fault.ts";
import { type Face, type Mosaic, readTopology, ringOf } from "../mosaic.ts";
import { insideOf, lineLength, type Polygon, type Ring, ringArea } from "../shapes/plane.ts";
import { collection, feature, shape } from "../shapes/shape.ts";
import { OFF, type ProvinceId } from "../spec.ts";
import { at } from "./outline.ts";

/** A shape of a drawing that is sound in itself. */
export interface Area {
  readonly line: number;
  readonly province: ProvinceId;
  readonly kind: Face["kind"];
  readonly polygons: readonly Polygon[];
}

/** Points closer than this, in px, are one. */
const SNAP = 0.3;
/** Overlaps and gaps narrower than this, in px, are slips of the pen and are closed. */
const SLIP = 1;

/** One piece of the sheet, and the areas that are seen there: several where they overlap, none in a gap. */
interface Tile {
  readonly rings: Face["rings"];
  readonly polygon: Polygon;
  readonly seen: readonly Area[];
  readonly size: number;
}

/**
 * Cuts a sheet along the outlines of its areas. Land lies on water and hides it; otherwise areas may neither
 * overlap nor leave gaps. `whole` says whether all areas are there, so that a gap means something.
 */
export async function tileSheet(
  sheet: { readonly width: number; readonly height: number },
  areas: readonly Area[],
  whole: boolean,
  faults: Fault[],
): Promise<Mosaic> {
  const { arcs, tiles } = await cut(sheet, areas);
  const loose = tiles.filter((tile) => tile.seen.length !== 1 && width(tile) > SLIP);
  const overlaps = Map.groupBy(
    loose.filter(({ seen }) => seen.length > 0),
    ({ seen }) => seen.map(nameOf).join(" and "),
  );
  for (const [names, group] of overlaps) {
    faults.push({
      where: `line ${Math.max(...group[0].seen.map(({ line }) => line))}, ${names}`,
      what: `overlap by ${areaOf(group)} at ${placeOf(group)}: they must share one line there`,
    });
  }
  for (const gap of whole ? loose.filter(({ seen }) => seen.length === 0) : []) {
    faults.push({
      where: placeOf([gap]),
      what: `${areaOf([gap])} of the sheet belong to no shape: extend a neighbor, or draw a shape with data-off="land" or "water"`,
    });
  }
  return { arcs, faces: closeSlips(arcs, tiles) };
}

async function cut(
  { width, height }: { readonly width: number; readonly height: number },
  areas: readonly Area[],
): Promise<{ arcs: Mosaic["arcs"]; tiles: Tile[] }> {
  const sheet: Ring = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ];
  const SHEET = -1;
  const topology = (await shape(
    `-i in.json snap-interval=${SNAP} -mosaic calc='areas = collect(area)' -explode -o out.json format=topojson no-quantization`,
    {
      "in.json": collection([
        feature({ area: SHEET }, { type: "Polygon", coordinates: [sheet] }),
        ...areas.map(({ polygons }, area) =>
          feature({ area }, { type: "MultiPolygon", coordinates: polygons }),
        ),
      ]),
    },
  )) as { objects: Record<string, { geometries: { properties: { areas: number[] } }[] }> };
  const [{ geometries }] = Object.values(topology.objects);
  const { arcs } = readTopology(topology);
  const tiles = geometries.flatMap((geometry): Tile[] => {
    const covering = geometry.properties.areas.flatMap((area) => areas[area] ?? []);
    if (!geometry.properties.areas.includes(SHEET)) return [];
    const land = covering.filter(({ kind }) => kind === "land");
    const { faces } = readTopology({ arcs, objects: { tile: { geometries: [geometry] } } });
    return faces.map(({ rings }) => {
      const polygon = rings.map((ring) => ringOf(arcs, ring));
      const [outer, ...holes] = polygon.map(ringArea);
      const size = outer - holes.reduce((sum, hole) => sum + hole, 0);
      return { rings, polygon, seen: land.length > 0 ? land : covering, size };
    });
  });
  return { arcs, tiles };
}

/** About how wide a tile is, if it is long. */
const width = ({ polygon, size }: Tile): number =>
  (2 * size) / polygon.reduce((sum, ring) => sum + lineLength(ring), 0);

const nameOf = ({ province, line }: Area): string =>
  province === OFF ? `the shape off the board on line ${line}` : province;

const areaOf = (tiles: readonly Tile[]): string =>
  `${Math.max(1, Math.round(tiles.reduce((sum, { size }) => sum + size, 0)))} px²`;

const placeOf = (tiles: readonly Tile[]): string =>
  at(insideOf(tiles.reduce((most, tile) => (tile.size > most.size ? tile : most)).polygon));

/** Gives tiles that are nobody's, or disputed, to the neighbor with which they share the longest border. */
function closeSlips(arcs: Mosaic["arcs"], tiles: readonly Tile[]): Face[] {
  const arcsOf = ({ rings }: Tile): number[] => rings.flat().map((index) => (index < 0 ? ~index : index));
  const owners = tiles.map(({ seen }) => (seen.length === 1 ? seen[0] : null));
  const sides: number[][] = arcs.map(() => []);
  for (const [i, tile] of tiles.entries()) for (const arc of arcsOf(tile)) sides[arc].push(i);
  const longestNeighbor = (i: number): Area | null => {
    const shared = new Map<Area, number>();
    for (const arc of arcsOf(tiles[i])) {
      for (const owner of sides[arc].flatMap((side) => owners[side] ?? []))
        shared.set(owner, (shared.get(owner) ?? 0) + lineLength(arcs[arc]));
    }
    return [...shared].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
  };
  let open = [...owners.keys()].filter((i) => !owners[i]);
  for (let before = 0; open.length !== before; ) {
    before = open.length;
    for (const i of open) owners[i] = longestNeighbor(i);
    open = open.filter((i) => !owners[i]);
  }
  return tiles.flatMap(({ rings }, i) => {
    const owner = owners[i];
    return owner ? [{ province: owner.province, kind: owner.kind, rings }] : [];
  });
}
