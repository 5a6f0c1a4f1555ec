import { readFileSync } from "node:fs";
import { feature } from "topojson-client";
import type { Polygon } from "./shapes/plane.ts";
import { type Feature, polygonsOf } from "./shapes/shape.ts";

/** An administrative unit of a country, in longitude and latitude. */
export interface Unit {
  /** `FRA/Somme`: the country's three letters and the unit's name as the data spell it. */
  readonly key: string;
  readonly country: string;
  readonly name: string;
  readonly polygons: readonly Polygon[];
}

const DATA = new URL("../data/admin1.topo.json", import.meta.url);

/** Reads the units of the part of the world that the conic projections can show. */
export function loadUnits(): Unit[] {
  const topology = JSON.parse(readFileSync(DATA, "utf8"));
  const [layer] = Object.values(topology.objects);
  const { features } = feature(topology, layer as never) as unknown as {
    features: Feature<{ key: string }>[];
  };
  return features.flatMap(({ geometry, properties: { key } }) => {
    const polygons = polygonsOf(geometry).filter(
      ([[[lon, lat]]]) => lon > -75 && lon < 125 && lat > -25 && lat < 84,
    );
    const [country, name] = split(key);
    return polygons.length > 0 ? [{ key, country, name, polygons }] : [];
  });
}

function split(key: string): [string, string] {
  const slash = key.indexOf("/");
  return [key.slice(0, slash), key.slice(slash + 1)];
}
