import type { Catalog } from "@chancery/messages";

/** Messages that a game brings for its own codes. */
export interface GameMessages {
  /** The file of other languages that has them: `languages/LANGUAGE/AREA.json` of `messages`. */
  readonly area: string;
  readonly en: Catalog;
}
