import { CLASSIC } from "./classic/preset.ts";
import { COMMITTEES } from "./committee/preset.ts";
import { DISSOLUTION } from "./dissolution/preset.ts";
import type { Preset } from "./preset.ts";

export type { Preset } from "./preset.ts";

/** Every game that can be set up, in the order of the start page. */
export const PRESETS: readonly Preset[] = [...CLASSIC, DISSOLUTION, ...COMMITTEES];

export const presetById = (id: string): Preset | undefined => PRESETS.find((preset) => preset.id === id);

/** What is known of a game by its variant and rulebook. */
export const presetOf = (game: { readonly variant: string; readonly rulebook: string }): Preset | undefined =>
  PRESETS.find(({ variant, rulebook }) => variant === game.variant && rulebook === game.rulebook);

/** What a game is called in lists; by its id if these pages do not know it. */
export const titleOf = (game: { readonly variant: string; readonly rulebook: string }): string =>
  presetOf(game)?.title ?? `${game.variant} ${game.rulebook}`;
