import {
  createNotation,
  fail,
  formatPhase,
  formatPosition,
  type Game,
  type Misreading,
  type Notation,
  type Order,
  ok,
  type Power,
  playPhase,
  type Result,
  readOrder,
  readPosition,
  readPower,
  type State,
  type Turn,
  type Variant,
} from "@chancery/engine";
import { VARIANTS } from "@chancery/variants";
import { reportEvent, reportOrder } from "./report.ts";
import { type AdjudicationRequest, RequestSchema } from "./request.ts";
import type { AdjudicationResponse, ErrorResponse, RequestError } from "./response.ts";

/** Finds a game by its name; other programs may bring games of their own. */
export type FindVariant = (name: string) => Variant | undefined;

export const findVariant: FindVariant = (name) => VARIANTS.find(({ id }) => id === name.toLowerCase());

/** Answers a request, or says why it cannot be answered. Never throws on what it is given. */
export function adjudicate(
  request: unknown,
  find: FindVariant = findVariant,
): AdjudicationResponse | ErrorResponse {
  const id = isRecord(request) && "id" in request ? { id: request.id } : {};
  const answer = answerTo(request, find);
  return answer.ok ? { ...id, ...answer.value } : { ...id, error: answer.error };
}

type Answer = Result<Omit<AdjudicationResponse, "id">, RequestError>;

function answerTo(given: unknown, find: FindVariant): Answer {
  const parsed = RequestSchema.safeParse(given);
  if (!parsed.success) return fail(shapeError(parsed.error.issues[0]));
  const request = parsed.data;
  const table = openTable(request, find);
  if (!table.ok) return table;
  const state = stateOf(table.value, request);
  if (!state.ok) return state;
  const sheets = readSheets(table.value.notation, state.value, request.orders);
  if (!sheets.ok) return sheets;
  return ok(respond(table.value.notation, state.value, sheets.value));
}

/** A game and the words for it, kept for the next request of the same kind. */
interface Table extends Game {
  readonly notation: Notation;
}

const tables = new Map<string, Table>();
const KEPT = 64;

function openTable(request: AdjudicationRequest, find: FindVariant): Result<Table, RequestError> {
  const variant = find(request.variant);
  if (!variant) {
    const known = VARIANTS.map(({ id }) => id).join(", ");
    return fail({
      code: "unknown-variant",
      message: `no variant "${request.variant}" (there are ${known})`,
      path: "variant",
    });
  }
  const rulebook = request.rulebook ?? variant.rulebooks[0];
  const key = JSON.stringify([variant.id, rulebook, request.options]);
  const known = tables.get(key);
  if (known) return ok(known);
  if (!variant.rulebooks.includes(rulebook)) {
    const message = `no rulebook "${rulebook}" for ${variant.id} (there are ${variant.rulebooks.join(", ")})`;
    return fail({ code: "bad-option", message, path: "rulebook" });
  }
  const game = variant.create(rulebook, request.options);
  if (!game.ok) {
    const [{ option, what }] = game.error;
    return fail({ code: "bad-option", message: `${option}: ${what}`, path: `options.${option}` });
  }
  const table = { ...game.value, notation: createNotation(game.value.rules) };
  if (tables.size >= KEPT) tables.clear();
  tables.set(key, table);
  return ok(table);
}

function stateOf({ notation, start }: Table, { state }: AdjudicationRequest): Result<State, RequestError> {
  if (state === "start") return ok(start);
  if (state.phase.trim().toUpperCase() === "COMPLETED") {
    return fail({
      code: "game-over",
      message: "the game has ended: there is nothing to adjudicate",
      path: "state.phase",
    });
  }
  const read = readPosition(notation, start, state);
  if (read.ok) return read;
  const [{ path, what }] = read.error;
  return fail({ code: "bad-state", message: what, path: `state.${path}` });
}

export interface ReadOrder {
  text: string;
  reading: Result<Order, Misreading>;
}
/** What a power wrote, line by line as far as it could be read. */
export type Sheets = ReadonlyMap<Power, readonly ReadOrder[]>;

function readSheets(
  notation: Notation,
  state: State,
  given: AdjudicationRequest["orders"],
): Result<Sheets, RequestError> {
  const sheets = new Map<Power, ReadOrder[]>();
  for (const [name, lines] of Object.entries(given)) {
    const power = readPower(notation, name);
    if (!power.ok) return fail({ code: "unknown-power", message: power.error, path: `orders.${name}` });
    const sheet = sheets.get(power.value) ?? [];
    for (const line of typeof lines === "string" ? [lines] : lines)
      sheet.push({ text: line, reading: readOrder(notation, state, power.value, line) });
    sheets.set(power.value, sheet);
  }
  return ok(sheets);
}

/** Plays out the phase with what was understood, and reports on everything that was written. */
export function respond(notation: Notation, state: State, sheets: Sheets): Omit<AdjudicationResponse, "id"> {
  const { rules } = notation;
  const orders = new Map<Power, Order[]>();
  for (const [power, lines] of sheets) {
    orders.set(
      power,
      lines.flatMap(({ reading }) => (reading.ok ? [reading.value] : [])),
    );
  }
  const turn: Turn = playPhase(rules, state, orders);
  return {
    phase: formatPhase(state.phase),
    orders: [...sheets].flatMap(([power, lines]) =>
      lines.map((line) => reportOrder(notation, power, line, turn)),
    ),
    events: turn.events.map((event) => reportEvent(rules, event)),
    state: formatPosition(rules, turn.state),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The first thing wrong with the shape of a request. */
function shapeError({ path, message }: { path: PropertyKey[]; message: string }): RequestError {
  const where = path.reduce<string>(
    (text, part) =>
      typeof part === "number" ? `${text}[${part}]` : text === "" ? String(part) : `${text}.${String(part)}`,
    "",
  );
  return { code: "bad-request", message: message, path: where };
}
