import {
  fail,
  formatOrder,
  formatPhase,
  formatPosition,
  type Notation,
  noSuch,
  type Order,
  ok,
  type Power,
  playPhase,
  type Result,
  readPosition,
  type State,
} from "@chancery/engine";
import { reportEvent, reportOrder, reportVerdict } from "./report.ts";
import { type AdjudicationRequest, POSITION_FIELDS, RequestSchema } from "./request.ts";
import type { AdjudicationResponse, ErrorResponse, PhaseReport, RequestError } from "./response.ts";
import { shapeFault } from "./shape.ts";
import { readSheets, type Sheets } from "./sheets.ts";
import { type FindVariant, findVariant, openTable, type Table } from "./table.ts";
import { readBy } from "./wording.ts";

/** Answers a request, or says why it cannot be answered. Never throws on what it is given. */
export function adjudicate(
  request: unknown,
  find: FindVariant = findVariant,
): AdjudicationResponse | ErrorResponse {
  const answer = answerTo(request, find);
  const id = idOf(request);
  return answer.ok ? { ...id, ...answer.value } : { ...id, error: answer.error };
}

/** The request's id, to be echoed; a structure in its place only if it can be written out again. */
export function idOf(request: unknown): { readonly id?: unknown } {
  if (typeof request !== "object" || request === null || !("id" in request)) return {};
  return shapeFault(request.id) ? {} : { id: request.id };
}

type Answer = Result<PhaseReport, RequestError>;

function answerTo(given: unknown, find: FindVariant): Answer {
  const request = readRequest(given);
  if (!request.ok) return request;
  const table = openTable(request.value, find);
  if (!table.ok) return table;
  const state = stateOf(table.value, request.value.state);
  if (!state.ok) return state;
  const sheets = readSheets(table.value.notation, state.value, request.value.orders, request.value.dp);
  if (!sheets.ok) return sheets;
  return ok(playOut(table.value.notation, state.value, sheets.value).response);
}

/** A request whose shape is right, or the first thing that is wrong with it. */
export function readRequest(given: unknown): Result<AdjudicationRequest, RequestError> {
  const fault = shapeFault(given);
  if (fault) return fail(fault);
  return readBy(RequestSchema, given);
}

/** The position a request gives, in any usual spelling. */
export function stateOf(
  { notation, start }: Table,
  position: AdjudicationRequest["state"],
): Result<State, RequestError> {
  if (position === "start") return ok(start);
  if (position.phase.trim().toUpperCase() === "COMPLETED") {
    return fail({
      code: "game-over",
      message: "the game has ended: there is nothing to adjudicate",
      path: "state.phase",
    });
  }
  const fields = [...POSITION_FIELDS, ...(notation.rules.own?.fields ?? [])];
  const unknown = Object.keys(position).find((field) => !fields.includes(field));
  if (unknown !== undefined)
    return fail({ code: "bad-request", message: noSuch("field", unknown, fields), path: `state.${unknown}` });
  const read = readPosition(notation, start, position);
  if (read.ok) return read;
  const [{ path, what }] = read.error;
  return fail({ code: "bad-state", message: what, path: `state.${path}` });
}

/** Plays out the phase with what was understood, and reports on everything that was written. */
export function playOut(
  notation: Notation,
  state: State,
  sheets: Sheets,
): { readonly response: PhaseReport; readonly next: State } {
  const { rules } = notation;
  const orders = new Map<Power, Order[]>();
  for (const [power, lines] of sheets) {
    orders.set(
      power,
      lines.flatMap(({ reading }) => (reading.ok ? [reading.value] : [])),
    );
  }
  const turn = playPhase(rules, state, orders);
  const written = new Set([...orders.values()].flat());
  const response = {
    phase: formatPhase(state.phase),
    orders: [
      ...[...sheets].flatMap(([power, lines]) =>
        lines.map((line) => reportOrder(notation, power, line, turn)),
      ),
      ...[...turn.verdicts].flatMap(([order, verdict]) =>
        written.has(order) ? [] : [reportVerdict(rules, formatOrder(rules, order), verdict)],
      ),
    ],
    events: turn.events.map((event) => reportEvent(rules, event)),
    state: formatPosition(rules, turn.state),
  };
  return { response, next: turn.state };
}
