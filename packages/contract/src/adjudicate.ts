import { ok, type Result } from "@chancery/engine";
import { type Language, languageOf } from "@chancery/messages";
import { tellResult } from "./explain.ts";
import { playOut } from "./play-out.ts";
import { programWords } from "./program-words.ts";
import { idOf, readRequest, stateOf } from "./read-request.ts";
import type { AdjudicationResponse, ErrorResponse, RequestError, ToldPhase } from "./response.ts";
import { readSheets } from "./sheets.ts";
import { type FindVariant, findVariant, openTable } from "./table.ts";

/** Answers a request, or says why it cannot be answered. Never throws on what it is given. */
export function adjudicate(
  request: unknown,
  find: FindVariant = findVariant,
  language: Language = "en",
): AdjudicationResponse | ErrorResponse {
  const answer = answerTo(request, find, language);
  const id = idOf(request);
  return answer.ok ? { ...id, ...answer.value } : { ...id, error: answer.error };
}

type Answer = Result<ToldPhase, RequestError>;

function answerTo(given: unknown, find: FindVariant, otherwise: Language): Answer {
  const request = readRequest(given);
  if (!request.ok) return request;
  const table = openTable(request.value, find);
  if (!table.ok) return table;
  const state = stateOf(table.value, request.value.state);
  if (!state.ok) return state;
  const { notation, rules } = table.value;
  const sheets = readSheets(notation, state.value, request.value.orders, request.value.dp);
  if (!sheets.ok) return sheets;
  const words = programWords(languageOf(request.value.language ?? "") ?? otherwise);
  return ok(tellResult(words, rules, playOut(notation, state.value, sheets.value).response));
}
