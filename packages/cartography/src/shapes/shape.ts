import mapshaper from "mapshaper";
import type { Point, Polygon } from "./plane.ts";

/** As much of GeoJSON as goes in and out of mapshaper here. */
export type Geometry =
  | { readonly type: "LineString"; readonly coordinates: readonly Point[] }
  | { readonly type: "Polygon"; readonly coordinates: Polygon }
  | { readonly type: "MultiPolygon"; readonly coordinates: readonly Polygon[] };

export interface Feature<P = Record<string, unknown>> {
  readonly type: "Feature";
  readonly properties: P;
  readonly geometry: Geometry | null;
}

interface Collection {
  readonly features?: readonly Feature[];
  readonly geometries?: readonly (Geometry | null)[];
}

export const feature = <P>(properties: P, geometry: Geometry): Feature<P> => ({
  type: "Feature",
  properties,
  geometry,
});

export const collection = (features: readonly Feature<unknown>[]) => ({
  type: "FeatureCollection",
  features,
});

/** The features of one of mapshaper's outputs, which is a bare list of geometries when none has properties. */
export const featuresOf = <P>(output: unknown): Feature<P>[] => {
  const { features, geometries } = output as Collection;
  return (features ??
    (geometries ?? []).map((geometry) => ({ type: "Feature", properties: {}, geometry }))) as Feature<P>[];
};

export const polygonsOf = (geometry: Geometry | null): readonly Polygon[] => {
  if (geometry?.type === "Polygon") return [geometry.coordinates];
  return geometry?.type === "MultiPolygon" ? geometry.coordinates : [];
};

/** Runs a mapshaper command line on named objects and gives back the file it writes last, parsed. */
export async function shape(command: string, inputs: Readonly<Record<string, unknown>>): Promise<unknown> {
  const files = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const outputs = Object.values(await mapshaper.applyCommands(command, files));
  return JSON.parse(String(outputs.at(-1)));
}
