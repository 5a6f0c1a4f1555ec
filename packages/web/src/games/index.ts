import { GAMES, type Manifest, manifestOf, type PlayedBy } from "@chancery/variants";
import { MAP_PAGE } from "../lib/map-page.ts";
import { localized } from "../messages/localized.ts";
import { type Preset, presetIn } from "./preset.ts";

export type { Preset } from "./preset.ts";

/** Every game that can be set up, in the order of the start page. */
export const PRESETS: readonly Preset[] = GAMES.flatMap((game) =>
  game.editions.map((edition) => presetIn(game, edition)),
);

export const presetById = (id: string): Preset | undefined => PRESETS.find((preset) => preset.id === id);

/** A game by the address of its rules and its sandbox. */
export const presetOnPage = (page: string): Preset | undefined =>
  PRESETS.find((preset) => preset.page === page);

/** Games of map files that were opened here. */
const ofMaps = new Map<Manifest, Preset>();

/** A game by its variant and rulebook; undefined if these pages don't have it. */
export const presetOf = (game: PlayedBy): Preset | undefined =>
  PRESETS.find(({ variant, rulebook }) => variant === game.variant && rulebook === game.rulebook) ??
  presetOfMap(game);

function presetOfMap(game: PlayedBy): Preset | undefined {
  const manifest = manifestOf(game);
  const edition = manifest?.editions.find(({ rulebook }) => rulebook === game.rulebook);
  if (!manifest || !edition) return undefined;
  const preset = ofMaps.get(manifest) ?? { ...presetIn(manifest, edition), page: MAP_PAGE };
  ofMaps.set(manifest, preset);
  return preset;
}

/** What a game is called in lists; by its id if these pages don't have it. */
/** What a game is called, whatever rulebook it is played by. */
export const gameTitle = (variant: string): string => {
  const game = GAMES.find(({ variant: { id } }) => id === variant);
  return game ? localized(game.title) : variant;
};

export const titleOf = (game: PlayedBy): string =>
  presetOf(game)?.title ?? `${game.variant} ${game.rulebook}`;
