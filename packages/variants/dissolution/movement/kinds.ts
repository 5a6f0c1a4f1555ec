import { type Board, BrokenInvariant, type Province, type UnitKind } from "@chancery/engine";
import { DEEP_WATER } from "../../boards/dissolution/facts.ts";

/** The kinds of units on the geographic map, by whose they are; one for each letter (DIS-3.2-1 to DIS-3.2-5). */
export interface DissolutionKinds {
  /** Armies and fleets that move, wings that do not. */
  readonly players: readonly UnitKind[];
  /** Armies that never leave their place. */
  readonly minors: readonly UnitKind[];
  /** Units that neither leave their place nor can be made to. */
  readonly nuclear: readonly UnitKind[];
  /** Fleets that move, cannot be dislodged, and stay out of the canals of European Russia (DIS-8.5.4-1). */
  readonly navy: readonly UnitKind[];
}

type Traits = Pick<UnitKind, "stationary" | "invulnerable" | "barred">;

const MOBILE: Traits = { stationary: false, invulnerable: false, barred: [] };
const STATIONARY: Traits = { ...MOBILE, stationary: true };
const NUCLEAR: Traits = { ...STATIONARY, invulnerable: true };

const army = (traits: Traits): UnitKind => ({
  letter: "A",
  name: "army",
  way: "land",
  convoys: false,
  convoyed: true,
  ...traits,
});

const fleet = (traits: Traits): UnitKind => ({
  letter: "F",
  name: "fleet",
  way: "water",
  convoys: true,
  convoyed: false,
  ...traits,
});

const wing = (traits: Traits): UnitKind => ({
  letter: "W",
  name: "wing",
  way: "air",
  convoys: true,
  convoyed: false,
  ...traits,
});

export function dissolutionKinds(board: Board): DissolutionKinds {
  const barred = DEEP_WATER.map((id): Province => {
    const province = board.provinces.findIndex((each) => each.id === id);
    if (province < 0) throw new BrokenInvariant(`the board has no ${id}`);
    return province as Province;
  });
  return {
    players: [army(MOBILE), fleet(MOBILE), wing(STATIONARY)],
    minors: [army(STATIONARY)],
    nuclear: [army(NUCLEAR), fleet(NUCLEAR), wing(NUCLEAR)],
    navy: [fleet({ ...MOBILE, invulnerable: true, barred })],
  };
}
