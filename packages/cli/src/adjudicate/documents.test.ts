import { describe, expect, test } from "vitest";
import { type Document, LONGEST_TEXT, readDocuments } from "./documents.ts";

async function* piecesOf(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function documentsIn(text: string, size = 7): Promise<Document[]> {
  const documents: Document[] = [];
  for await (const document of readDocuments(piecesOf(text, size))) documents.push(document);
  return documents;
}

const texts = async (text: string): Promise<(string | null)[]> =>
  (await documentsIn(text)).map((document) => document.text);

const pretty = JSON.stringify({ id: 1, state: { units: [{ a: "}{" }] } }, null, 2);

describe("the input", () => {
  test("is one JSON text over many lines", async () => {
    expect(await texts(pretty)).toEqual([pretty]);
    expect(await texts(`\n\n${pretty}\n`)).toEqual([pretty]);
  });

  test("is a JSON text whose lines all begin at the margin", async () => {
    const flat = pretty.replaceAll(/^ +/gm, "");
    expect(await texts(flat)).toEqual([flat]);
    expect(await texts(`[\n{"a": 1},\n{"a": 2}\n]`)).toEqual([`[\n{"a": 1},\n{"a": 2}\n]`]);
  });

  test("is a JSON text that has its parts on lines of their own", async () => {
    const game = '{"phases":[\n{"orders":{}},\n{"orders":{}}\n]}';
    expect(await texts(game)).toEqual([game]);
    expect(await texts('{"phases":[\n{"orders":{}}\n]}')).toEqual(['{"phases":[\n{"orders":{}}\n]}']);
  });

  test("is JSON Lines even if its first lines are broken in different ways", async () => {
    const lines = ['{"a":', "words", '{"b":[', '{"c":3}', '{"d":4}'];
    expect(await texts(lines.join("\n"))).toEqual(lines);
  });

  test("is several JSON texts over many lines, one after the other", async () => {
    expect(await texts(`${pretty}\n${pretty}\n`)).toEqual([pretty, pretty]);
  });

  test("is JSON Lines as soon as one line is JSON, and every other line counts for itself", async () => {
    expect(await texts('{"a":1}\n\n{"b":\n  2\nwords\n{"c":3}')).toEqual([
      '{"a":1}',
      '{"b":',
      "  2",
      "words",
      '{"c":3}',
    ]);
  });

  test.each(['{"a":', "{broken}", '{"a": "never', "words", '{"a":1}}', "[1,", '"x'])(
    "is JSON Lines even if the first line is broken: %s",
    async (first) => {
      expect(await texts(`${first}\n{"b":2}\n{"c":3}\n`)).toEqual([first, '{"b":2}', '{"c":3}']);
    },
  );

  test("is a sheet if nothing looks like JSON", async () => {
    expect(await documentsIn("\nFrance\nA Par - Bur\n\nItaly\n")).toEqual([
      { form: "sheet", line: 2, text: "France\nA Par - Bur\n\nItaly" },
    ]);
  });

  test("is one broken text if a JSON text over many lines is never closed", async () => {
    expect(await texts('{\n  "a": [\n    1\n')).toEqual(['{\n  "a": [\n    1']);
  });

  test("may begin with a byte order mark and end its lines as on other systems", async () => {
    expect(await texts('\uFEFF{"a":1}\r\n{"b":2}\r\n')).toEqual(['{"a":1}\r', '{"b":2}\r']);
  });

  test("keeps count of its lines", async () => {
    expect((await documentsIn('\n{"a":1}\n\n\nx\n')).map(({ line }) => line)).toEqual([2, 5]);
    expect((await documentsIn(`${pretty}\n${pretty}`)).map(({ line }) => line)).toEqual([1, 11]);
  });

  test("may be empty", async () => {
    expect(await texts("")).toEqual([]);
    expect(await texts(" \n\n")).toEqual([]);
  });

  test("skips a line that is too long and continues", async () => {
    const long = `"${"x".repeat(LONGEST_TEXT)}"`;
    const found = await documentsIn(`{"a":1}\n${long}\n{"b":2}\n`, 65_536);
    expect(found.map(({ text }) => text)).toEqual(['{"a":1}', null, '{"b":2}']);
  });

  test("passes over a JSON text over many lines that is too long", async () => {
    const line = `  "a": "${"x".repeat(990)}",\n`;
    const long = `{\n${line.repeat(LONGEST_TEXT / 1000)}}\n`;
    const found = await documentsIn(long, 65_536);
    expect(found).toEqual([{ form: "json", line: 1, text: null }]);
  });
});
