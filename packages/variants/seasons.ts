import type { Season } from "@chancery/engine";
import { localized, type PageLanguage } from "@chancery/messages";
import { manifestOf, type Played } from "./games.ts";
import { SEASON_NAMES } from "./season-names.ts";

/** A season as the rulebook of a game calls it. */
export const seasonName = (season: Season, game: Played, language?: PageLanguage): string =>
  localized(manifestOf(game)?.seasons?.[season] ?? SEASON_NAMES[season], language);
