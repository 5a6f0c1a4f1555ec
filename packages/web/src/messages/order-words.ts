import { inLanguage, type OpenGame } from "@chancery/contract";
import { languageData } from "@chancery/messages";
import { ORDER_AREAS } from "@chancery/variants/order-words";
import { fetchLanguageData } from "./fetch.ts";
import { READING } from "./language.ts";

await fetchLanguageData(READING, ORDER_AREAS);

/** The language that orders are written in on this page, beside the books', for later readers. */
export const ORDER_LANGUAGE: string | undefined = languageData(READING, "order-words") ? READING : undefined;

/** A game whose orders are read in the reader's language as well. */
export const inReadersLanguage = (game: OpenGame): OpenGame => inLanguage(game, READING);
