import { fail, noSuch, ok, type Result, readPosition, type State } from "@chancery/engine";
import type { RequestFault } from "./fault.ts";
import type { OpenGame } from "./open-variant.ts";
import { type AdjudicationRequest, POSITION_FIELDS, RequestSchema } from "./request.ts";
import { shapeFault } from "./shape.ts";
import { readBy } from "./words/wording.ts";

/** The request's id, to be echoed; a structure in its place only if it can be written out again. */
export function idOf(request: unknown): { readonly id?: unknown } {
  if (typeof request !== "object" || request === null || !("id" in request)) return {};
  return shapeFault(request.id) ? {} : { id: request.id };
}

/** A request whose shape is right, or the first thing that is wrong with it. */
export function readRequest(given: unknown): Result<AdjudicationRequest, RequestFault> {
  const fault = shapeFault(given);
  if (fault) return fail(fault);
  return readBy(RequestSchema, given);
}

/** The position a request gives, in any usual spelling. */
export function stateOf(
  { notation, start }: OpenGame,
  position: AdjudicationRequest["state"],
): Result<State, RequestFault> {
  if (position === "start") return ok(start);
  if (position.phase.trim().toUpperCase() === "COMPLETED") {
    return fail({ code: "game-over", path: "state.phase", fault: { code: "game-over" } });
  }
  const fields = [...POSITION_FIELDS, ...(notation.rules.own?.fields ?? [])];
  const unknown = Object.keys(position).find((field) => !fields.includes(field));
  if (unknown !== undefined)
    return fail({ code: "bad-request", path: `state.${unknown}`, fault: noSuch("field", unknown, fields) });
  const read = readPosition(notation, start, position);
  if (read.ok) return read;
  const [{ path, fault }] = read.error;
  return fail({ code: "bad-state", path: `state.${path}`, fault, variant: notation.rules.variant });
}
