import { derivedManifest } from "../classic/derived.ts";
import { POWERS, START } from "../classic/powers.ts";

/** The classic game, but Italy starts with a fleet in Rome. */
export const fleetRome = derivedManifest({
  id: "fleet-rome",
  title: { en: "Fleet Rome" },
  summary: { en: "The classic game with one change: Italy starts with a fleet in Rome instead of an army." },
  credit: { en: "Fleet Rome is by Richard Sharp." },
  powers: POWERS,
  start: { ...START, Italy: ["F Rom", "A Ven", "F Nap"] },
});
