import type { UnitKind } from "@chancery/engine";

const ORDINARY = { stationary: false, invulnerable: false, barred: [] } as const;
export const ARMY: UnitKind = {
  letter: "A",
  name: "army",
  way: "land",
  convoys: false,
  convoyed: true,
  ...ORDINARY,
};
export const FLEET: UnitKind = {
  letter: "F",
  name: "fleet",
  way: "water",
  convoys: true,
  convoyed: false,
  ...ORDINARY,
};
