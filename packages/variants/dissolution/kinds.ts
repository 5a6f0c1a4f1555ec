import type { UnitKind } from "@chancery/engine";
import { DEEP_WATER } from "../boards/dissolution/facts.ts";
import { provinceNamed } from "./board.ts";

const ARMY = { letter: "A", name: "army", way: "land", convoys: false, convoyed: true } as const;
const FLEET = { letter: "F", name: "fleet", way: "water", convoys: true, convoyed: false } as const;
const WING = { letter: "W", name: "wing", way: "air", convoys: true, convoyed: false } as const;

const MOBILE = { stationary: false, invulnerable: false, barred: [] } as const;
const STATIONARY = { ...MOBILE, stationary: true } as const;
const NUCLEAR = { ...STATIONARY, invulnerable: true } as const;

export const PLAYER_WING: UnitKind = { ...WING, ...STATIONARY };

/** What players have: armies and fleets that move, wings that do not (DIS-3.2-1, DIS-3.2-2). */
export const PLAYER_KINDS: readonly UnitKind[] = [
  { ...ARMY, ...MOBILE },
  { ...FLEET, ...MOBILE },
  PLAYER_WING,
];

/** Armies of minor powers never leave their places (DIS-3.2-3, DIS-3.5-1). */
export const MINOR_KINDS: readonly UnitKind[] = [{ ...ARMY, ...STATIONARY }];

/** Units of nuclear powers cannot be dislodged either (DIS-3.2-4, DIS-3.8-1). */
export const NUCLEAR_KINDS: readonly UnitKind[] = [
  { ...ARMY, ...NUCLEAR },
  { ...FLEET, ...NUCLEAR },
  { ...WING, ...NUCLEAR },
];

/** The fleets of the US Navy move, but not into the Russian canals (DIS-3.2-5, DIS-8.5.4-1). */
export const US_KINDS: readonly UnitKind[] = [
  { ...FLEET, ...MOBILE, invulnerable: true, barred: DEEP_WATER.map(provinceNamed) },
];
