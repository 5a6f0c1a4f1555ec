import type { Slot } from "./boards/slots.ts";
import type { Cast } from "./cast.ts";
import { type Language, localized } from "./localized.ts";

/** A power as a drawing shows it, in one language. */
interface ShownPower {
  readonly slot: Slot;
  readonly adjective?: string;
  readonly stationary?: boolean;
  readonly invulnerable?: boolean;
}

export type ShownCast = Readonly<Record<string, ShownPower>>;

export const shownCast = (cast: Cast, language?: Language): ShownCast =>
  Object.fromEntries(
    Object.entries(cast).map(([name, { slot, adjective, stationary, invulnerable }]) => [
      name,
      {
        slot,
        ...(adjective && { adjective: localized(adjective, language) }),
        ...(stationary && { stationary }),
        ...(invulnerable && { invulnerable }),
      },
    ]),
  );
