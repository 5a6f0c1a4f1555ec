import { describe, expect, test } from "vitest";
import { parseJson } from "./json.ts";

const FAULTS: readonly (readonly [
  text: string,
  line: number,
  column: number,
  what: string,
  token: string,
])[] = [
  ['{"a":}', 1, 6, "token", "'}'"],
  ['{"a": 1\n "b": 2}', 2, 2, "comma", ""],
  ['{\n  "a": 1,\n}', 3, 1, "name", ""],
  ['{\n  "a": [1, 2\n', 3, 1, "comma", ""],
  ["{'a': 1}", 1, 2, "name", ""],
  ["not json", 1, 2, "token", "'o'"],
  ['{"a": 1} {', 1, 10, "more", ""],
  ['"\u0000"', 1, 2, "control", ""],
  ["", 1, 1, "end", ""],
];

describe("JSON", () => {
  test.each(FAULTS)("that is broken says where: %j", (text, line, column, what, token) => {
    expect(parseJson(text)).toEqual({ ok: false, error: { code: "bad-json", line, column, what, token } });
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
