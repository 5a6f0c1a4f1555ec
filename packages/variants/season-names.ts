import type { Season } from "@chancery/engine";
import type { Localized } from "@chancery/messages";

/** What most games call the seasons. */
export const SEASON_NAMES: Readonly<Record<Season, Localized>> = {
  S: { en: "Spring" },
  F: { en: "Fall" },
  W: { en: "Winter" },
};
