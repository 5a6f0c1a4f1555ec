import { budgetFor, diceOf, LEVELS, levelNamed, linesOf, loadLevels } from "@chancery/bots";
import {
  type ErrorResponse,
  errorIn,
  type FindVariant,
  idOf,
  openVariant,
  type RequestFault,
  RequestSchema,
  readBy,
  stateOf,
} from "@chancery/contract";
import { fail, ok, type Result, readPower } from "@chancery/engine";
import { z } from "zod";
import { words } from "../terminal/words.ts";

const MOST_POSITIONS = 10_000_000;

/** A position, and which bot orders for which power. */
const BotRequestSchema = RequestSchema.omit({ orders: true }).extend({
  power: z.string(),
  level: z.enum(LEVELS),
  seed: z.int().min(0).default(1),
  /** How many positions it may look at; what is usual for the level if left out. */
  budget: z.int().min(1).max(MOST_POSITIONS).optional(),
});

/** What a bot orders. */
export interface BotResponse {
  readonly id?: unknown;
  readonly power: string;
  readonly orders: readonly string[];
  /** The share of the board that it expects to have before long. */
  readonly expects: number;
  /** How many positions it looked at. */
  readonly positions: number;
}

/** Answers a request, or says why it can't be answered. */
export async function answerBot(given: unknown, find: FindVariant): Promise<BotResponse | ErrorResponse> {
  const answer = await decide(given, find);
  return answer.ok
    ? { ...idOf(given), ...answer.value }
    : { ...idOf(given), error: errorIn(words, answer.error) };
}

async function decide(given: unknown, find: FindVariant): Promise<Result<BotResponse, RequestFault>> {
  const request = readBy(BotRequestSchema, given);
  if (!request.ok) return request;
  const { level, seed, budget, ...asked } = request.value;
  const table = openVariant(asked, find);
  if (!table.ok) return table;
  const state = stateOf(table.value, asked.state);
  if (!state.ok) return state;
  const { rules, notation } = table.value;
  const power = readPower(notation, asked.power);
  if (!power.ok) return fail({ code: "bad-request", path: "power", fault: power.error });
  const situation = { rules, state: state.value, power: power.value };
  await loadLevels(level);
  const decision = levelNamed(level).bot(situation, diceOf(seed), budget ?? budgetFor(level, situation));
  return ok({
    power: rules.powers[power.value].name,
    orders: linesOf(situation, decision),
    expects: Math.round(decision.expects * 10_000) / 10_000,
    positions: decision.positions,
  });
}
