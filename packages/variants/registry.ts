import { causeway } from "./causeway/manifest.ts";
import { classicManifest } from "./classic/manifest.ts";
import { committee1901 } from "./committee-1901/manifest.ts";
import { committee1935 } from "./committee-1935/manifest.ts";
import { crowded } from "./crowded/manifest.ts";
import { dissolution } from "./dissolution/manifest.ts";
import { englandTurkey } from "./england-turkey/manifest.ts";
import { fleetRome } from "./fleet-rome/manifest.ts";
import { franceAustria } from "./france-austria/manifest.ts";
import { germanyItaly } from "./germany-italy/manifest.ts";
import type { Manifest } from "./manifest.ts";

/** All games, in the order in which they are offered. */
export const GAMES: readonly Manifest[] = [
  classicManifest,
  dissolution,
  committee1901,
  committee1935,
  causeway,
  franceAustria,
  germanyItaly,
  englandTurkey,
  fleetRome,
  crowded,
];
