export { type MapGame, mapManifest } from "./manifest.ts";
export type { MapFault } from "./map-fault.ts";
export { type IncludeMap, isMapText, usedIn, wholeMap } from "./whole.ts";
