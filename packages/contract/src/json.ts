import { type Fault, fail, ok, type Result } from "@chancery/engine";

/** Where a text stops being JSON, counted from 1, and what is wrong there. */
export interface JsonFault extends Fault {
  readonly code: "bad-json";
  readonly line: number;
  readonly column: number;
  readonly what: "end" | "token" | "comma" | "name" | "control" | "more" | "other";
  readonly token: string;
}

/** Reads JSON, or says at which line and column it breaks off. */
export function parseJson(text: string): Result<unknown, JsonFault> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const message = (error as Error).message;
    const before = text.slice(0, placeOf(message, text));
    const line = before.split("\n").length;
    return fail({
      code: "bad-json",
      line,
      column: before.length - before.lastIndexOf("\n"),
      ...tokenIn(message),
    });
  }
}

/** The parser names the place of most faults; of an unexpected token it only says what it is. */
function placeOf(message: string, text: string): number {
  const named = /at position (\d+)/.exec(message);
  if (named) return Number(named[1]);
  if (!isUnexpected(message)) return text.length;
  // The shortest beginning that already has the fault in it ends with the token.
  let without = 0;
  let within = text.length;
  while (within - without > 1) {
    const middle = (without + within) >> 1;
    if (isUnexpected(faultIn(text.slice(0, middle)))) within = middle;
    else without = middle;
  }
  return without;
}

const isUnexpected = (message: string): boolean => message.startsWith("Unexpected token");

function faultIn(text: string): string {
  try {
    JSON.parse(text);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

/** What the parser stumbled over: `Unexpected token '}', "{"a":}" is not valid JSON`. */
function tokenIn(message: string): Pick<JsonFault, "what" | "token"> {
  if (message.startsWith("Unexpected end")) return { what: "end", token: "" };
  const [, token] = /^Unexpected token (\S+?),? /.exec(message) ?? [];
  if (token !== undefined) return { what: "token", token };
  return { what: KINDS.find(([, pattern]) => pattern.test(message))?.[0] ?? "other", token: "" };
}

const KINDS: readonly (readonly [JsonFault["what"], RegExp])[] = [
  ["comma", /^Expected ','/],
  ["name", /property name/],
  ["control", /control character/],
  ["more", /non-whitespace character after/],
];
