import { ok, type Result } from "@chancery/engine";
import { type Language, languageOf, type PageLanguage } from "@chancery/messages";
import { errorIn, type RequestFault } from "./fault.ts";
import { type FindVariant, findVariant, openVariant } from "./open-variant.ts";
import { playOut } from "./play-out.ts";
import { gameIn } from "./program-game.ts";
import { programWords } from "./program-words.ts";
import { idOf, readRequest, stateOf } from "./read-request.ts";
import { type AdjudicationRequest, OWN_FIELDS, type OwnEntries } from "./request.ts";
import type { AdjudicationResponse, ErrorResponse, ToldPhase } from "./response.ts";
import { readSheets } from "./sheets.ts";
import { tellResult } from "./words/explain.ts";
import type { Words } from "./words/words.ts";

/** Answers a request, or says why it cannot be answered. Never throws on what it is given. */
export function adjudicate(
  request: unknown,
  find: FindVariant = findVariant,
  language: PageLanguage = "en",
): AdjudicationResponse | ErrorResponse {
  const words = programWords(languageAsked(request) ?? language);
  const answer = answerTo(request, find, words);
  const id = idOf(request);
  return answer.ok ? { ...id, ...answer.value } : { ...id, error: errorIn(words, answer.error) };
}

/** The language a request asks for, even if all else is wrong with it. */
function languageAsked(request: unknown): Language | undefined {
  const { language } = (request ?? {}) as { readonly language?: unknown };
  return typeof language === "string" ? languageOf(language) : undefined;
}

/** What is refused before it is a request at all, in words. */
export const refuseLine =
  (language: PageLanguage = "en") =>
  (fault: RequestFault): ErrorResponse => ({ id: null, error: errorIn(programWords(language), fault) });

/** What a request gives in a field of a game's own. */
function ownOf(request: AdjudicationRequest): { field: string; entries: OwnEntries } | null {
  const given = request as Readonly<Record<string, unknown>>;
  const field = OWN_FIELDS.find((name) => given[name] !== undefined);
  return field === undefined ? null : { field, entries: given[field] as OwnEntries };
}

function answerTo(given: unknown, find: FindVariant, words: Words): Result<ToldPhase, RequestFault> {
  const request = readRequest(given);
  if (!request.ok) return request;
  const table = openVariant(request.value, find);
  if (!table.ok) return table;
  const state = stateOf(table.value, request.value.state);
  if (!state.ok) return state;
  const { rules } = table.value;
  const { notation } = gameIn(table.value, words.language);
  const sheets = readSheets(notation, state.value, request.value.orders, ownOf(request.value));
  if (!sheets.ok) return sheets;
  return ok(tellResult(words, rules, playOut(notation, state.value, sheets.value).response));
}
