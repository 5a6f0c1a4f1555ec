import { type Item, Reader, type ReadLanguage } from "@chancery/bots/talk";
import {
  type ErrorResponse,
  errorIn,
  type FindVariant,
  idOf,
  inLanguage,
  type OpenGame,
  openVariant,
  type RequestFault,
  RequestSchema,
  readBy,
  stateOf,
} from "@chancery/contract";
import { fail, ok, type Power, type Result, readPower } from "@chancery/engine";
import { placeInCapitals } from "@chancery/interchange";
import { z } from "zod";
import { words } from "../terminal/words.ts";

const MOST_MESSAGES = 2000;
const LONGEST_MESSAGE = 100_000;

const to = z.union([z.string(), z.array(z.string()).min(1)]);

/** A conversation: the position it is held in, and the messages. */
const ReadMessageSchema = RequestSchema.omit({ orders: true }).extend({
  from: z.string().optional(),
  to: to.optional(),
  messages: z
    .array(z.strictObject({ from: z.string(), to: to.optional(), text: z.string().max(LONGEST_MESSAGE) }))
    .max(MOST_MESSAGES),
});

type Label = Omit<Item, "who" | "provinces" | "against"> & {
  readonly who: string | readonly string[];
  readonly provinces: readonly string[];
  readonly against: string | readonly string[] | null;
};

/** What each message says. */
export interface ReadMessageResponse {
  readonly id?: unknown;
  readonly labels: readonly (readonly Label[])[];
}

/** Readers of the games asked about last. */
const readers = new WeakMap<OpenGame, Reader>();

function readerFor(game: OpenGame, language: ReadLanguage): Reader {
  const known = readers.get(game);
  if (known) return known;
  const reader = new Reader(game.notation, language);
  readers.set(game, reader);
  return reader;
}

/** Answers a request, or says why it can't be answered. */
export function answerReadMessage(given: unknown, find: FindVariant): ReadMessageResponse | ErrorResponse {
  const labels = read(given, find);
  return labels.ok
    ? { ...idOf(given), labels: labels.value }
    : { ...idOf(given), error: errorIn(words, labels.error) };
}

function read(given: unknown, find: FindVariant): Result<ReadMessageResponse["labels"], RequestFault> {
  const request = readBy(ReadMessageSchema, given);
  if (!request.ok) return request;
  const { messages, from, to: audience, language, ...asked } = request.value;
  const opened = openVariant(asked, find);
  if (!opened.ok) return opened;
  const read: ReadLanguage = language?.toLowerCase().startsWith("de") ? "de" : "en";
  const game = read === "de" ? inLanguage(opened.value, "de") : opened.value;
  const state = stateOf(game, asked.state);
  if (!state.ok) return state;
  const spelled = new Map<Power, string>();
  const powerAt = (path: string, text: string): Result<Power, RequestFault> => {
    const power = readPower(game.notation, text);
    if (!power.ok) return fail({ code: "bad-request", path, fault: power.error });
    spelled.set(power.value, text);
    return power;
  };
  if (asked.state !== "start")
    for (const name of Object.keys(asked.state.units)) powerAt("state.units", name);
  const lines: { readonly from: Power; readonly to: Power; readonly text: string }[] = [];
  for (const [index, message] of messages.entries()) {
    const path = `messages[${index}]`;
    const speaker = powerAt(`${path}.from`, message.from);
    if (!speaker.ok) return speaker;
    const others = [message.to ?? [audience, from].flat().filter((name) => name !== undefined)].flat();
    const heard: Power[] = [];
    for (const name of others) {
      const power = powerAt(`${path}.to`, name);
      if (!power.ok) return power;
      heard.push(power.value);
    }
    const listener = heard.find((power) => power !== speaker.value) ?? speaker.value;
    lines.push({ from: speaker.value, to: listener, text: message.text });
  }
  const { powers, board } = game.rules;
  const nameOf = (power: Power): string => spelled.get(power) ?? powers[power].name;
  const labels = readerFor(game, read).read(state.value, lines);
  return ok(
    labels.map((items) =>
      items.map((item) => ({
        ...item,
        who: one(item.who.map(nameOf)) ?? [],
        provinces: item.provinces.map((place) => placeInCapitals(board.provinces[place].id)).sort(),
        orders: item.orders.map(lineInCapitals),
        against: one(item.against.map(nameOf)),
      })),
    ),
  );
}

/** One thing by itself, several as a list. */
const one = (names: readonly string[]): string | readonly string[] | null =>
  names.length > 1 ? names : (names[0] ?? null);

/** An order as recorded games have it: "A BUL S A BUD - RUM". */
const lineInCapitals = (line: string): string =>
  line
    .split(" ")
    .map((word) => (word.length > 1 ? placeInCapitals(word) : word))
    .join(" ");
