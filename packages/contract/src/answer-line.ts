import type { RequestFault } from "./fault.ts";
import { parseJson } from "./json.ts";
import type { InputLine } from "./words/lines.ts";

/**
 * Answers a request that comes as text: a line of JSON Lines, or a JSON text that begins in that line. What is not JSON
 * is refused without an id, so that there is one answer for every request.
 */
export function answerLine<T, E>(
  { number, text }: InputLine,
  longest: number,
  answer: (request: unknown) => T,
  refuse: (fault: RequestFault) => E,
): T | E {
  if (text === null)
    return refuse({
      code: "too-large",
      path: "",
      fault: { code: "line-too-long", line: number, most: longest },
    });
  const json = parseJson(text);
  if (json.ok) return answer(json.value);
  const line = number + json.error.line - 1;
  return refuse({ code: "bad-json", path: "", fault: { ...json.error, line } });
}
