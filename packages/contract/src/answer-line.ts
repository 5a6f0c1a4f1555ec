import { parseJson } from "./json.ts";
import type { Line } from "./lines.ts";
import type { ErrorResponse, RequestError } from "./response.ts";

/**
 * Answers a request that comes as text: a line of JSON Lines, or a JSON text that begins in that line. What
 * is no JSON gets an answer to nobody, so that there is one answer for every request.
 */
export function answerLine<T>(
  { number, text }: Line,
  longest: number,
  answer: (request: unknown) => T,
): T | ErrorResponse {
  if (text === null)
    return nobody({
      code: "too-large",
      message: `line ${number} has more than ${longest.toLocaleString("en")} characters, which is as much as is read`,
      path: "",
    });
  const json = parseJson(text);
  if (json.ok) return answer(json.value);
  const { line, column, what } = json.error;
  return nobody({
    code: "bad-json",
    message: `line ${number + line - 1}, column ${column}: ${what}`,
    path: "",
  });
}

const nobody = (error: RequestError): ErrorResponse => ({ id: null, error });
