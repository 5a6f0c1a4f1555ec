import { describe, expect, test } from "vitest";
import { parseJson } from "./json.ts";

const FAULTS: readonly (readonly [text: string, line: number, column: number, what: string])[] = [
  ['{"a":}', 1, 6, "unexpected token '}'"],
  ['{"a": 1\n "b": 2}', 2, 2, "expected ',' or '}' after property value"],
  ['{\n  "a": 1,\n}', 3, 1, "expected double-quoted property name"],
  ['{\n  "a": [1, 2\n', 3, 1, "expected ',' or ']' after array element"],
  ["{'a': 1}", 1, 2, "expected property name or '}'"],
  ["not json", 1, 2, "unexpected token 'o'"],
  ['{"a": 1} {', 1, 10, "unexpected non-whitespace character"],
  ['"\u0000"', 1, 2, "bad control character in string literal"],
  ["", 1, 1, "the text breaks off"],
];

describe("JSON", () => {
  test.each(FAULTS)("that is broken says where: %j", (text, line, column, what) => {
    expect(parseJson(text)).toEqual({ ok: false, error: { line, column, what } });
  });

  test("is read", () => {
    expect(parseJson(' {"a": [1, null]}\n')).toEqual({ ok: true, value: { a: [1, null] } });
  });

  test("with a fault far behind is not searched letter by letter", () => {
    const text = `[${'"A Par - Bur",'.repeat(200_000)} x]`;
    const started = performance.now();
    expect(parseJson(text)).toMatchObject({ error: { line: 1, column: text.length - 1 } });
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
