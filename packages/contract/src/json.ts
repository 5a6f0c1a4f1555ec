import { fail, ok, type Result } from "@chancery/engine";

/** Where a text stops being JSON, counted from 1, and what is wrong there. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

/** Reads JSON, or says at which line and column it breaks off. */
export function parseJson(text: string): Result<unknown, JsonFault> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    const message = (error as Error).message;
    const before = text.slice(0, placeOf(message, text));
    const line = before.split("\n").length;
    return fail({ line, column: before.length - before.lastIndexOf("\n"), what: plainly(message) });
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

/** "Unexpected token '}', "{"a":}" is not valid JSON" -> "unexpected token '}'". */
function plainly(message: string): string {
  const [what] = message.split(/ (?:in|after) JSON|, (?:\.\.\.)?"/, 1);
  if (what.startsWith("Unexpected end")) return "the text breaks off";
  return `${what[0].toLowerCase()}${what.slice(1)}`;
}
