import { localized, type PageLanguage } from "@chancery/messages";
import type { Slot } from "./boards/slots.ts";
import type { Cast } from "./cast.ts";

/** A power as a drawing shows it, in one language. */
interface ShownPower {
  readonly slot: Slot;
  readonly title: string;
  readonly adjective?: string;
  readonly stationary?: boolean;
  readonly invulnerable?: boolean;
}

export type ShownCast = Readonly<Record<string, ShownPower>>;

export const shownCast = (cast: Cast, language?: PageLanguage): ShownCast =>
  Object.fromEntries(
    Object.entries(cast).map(([name, { slot, title, adjective, stationary, invulnerable }]) => [
      name,
      {
        slot,
        title: localized(title, language),
        ...(adjective && { adjective: localized(adjective, language) }),
        ...(stationary && { stationary }),
        ...(invulnerable && { invulnerable }),
      },
    ]),
  );
