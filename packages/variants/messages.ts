import type { Catalog, Language } from "@chancery/messages";

/** Messages that a game brings for its own codes. English is at hand, other languages come when they are needed. */
export type GameMessages = { readonly en: Catalog } & Readonly<
  Record<Exclude<Language, "en">, () => Promise<{ readonly default: Catalog }>>
>;
