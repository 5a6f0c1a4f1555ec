import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "./language.ts";
import { argumentsOf, inflectedPowers } from "./testing.ts";
import type { Catalog } from "./translator.ts";

const areasOf = (language: Language): string[] =>
  globSync(`${language}/*.ts`, { cwd: import.meta.dirname })
    .map((path) => basename(path, ".ts"))
    .sort();

const read = async (language: Language, area: string): Promise<Catalog> =>
  (await import(join(import.meta.dirname, language, `${area}.ts`))).default;

test.each(LANGUAGES)("every area is there in %s", (language) => {
  expect(areasOf(language)).toEqual(areasOf("en"));
});

describe.each(areasOf("en"))("the messages of %s", (area) => {
  test.each(LANGUAGES)("are all there in %s", async (language) => {
    const [messages, english] = [await read(language, area), await read("en", area)];
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  test.each(LANGUAGES)("parse, and take the same arguments in %s as in English", async (language) => {
    const english = await read("en", area);
    for (const [key, message] of Object.entries(await read(language, area))) {
      expect(() => parse(message), `${key}: ${message}`).not.toThrow();
      expect(argumentsOf(message), `${key}: ${message}`).toEqual(argumentsOf(english[key]));
    }
  });

  test.each(LANGUAGES)("are written with care in %s", async (language) => {
    for (const [key, message] of Object.entries(await read(language, area))) {
      expect(message.trim(), `${key} is empty`).not.toBe("");
      expect(message, `${key} has a stray space`).not.toMatch(/ {2}|\s$|^\s/);
      expect(message, `${key} has three dots`).not.toContain("...");
    }
  });
});

/** Arguments that are powers elsewhere, and units, places, people, machines or numbers in these areas. */
const NOT_POWERS: Readonly<Record<string, readonly string[]>> = {
  board: ["to"],
  cli: ["from"],
  doctor: ["host"],
  events: ["by"],
  explain: ["by"],
  faults: ["from"],
  find: ["host"],
  findings: ["to"],
  hosting: ["from"],
  lobby: ["host"],
  refusals: ["from"],
  server: ["host"],
};

describe("German messages", () => {
  test('never inflect a power\'s name, which may need an article: not "von Türkei"', async () => {
    const inflected: string[] = [];
    for (const area of areasOf("de"))
      for (const [key, message] of Object.entries(await read("de", area)))
        for (const words of inflectedPowers(message, NOT_POWERS[area]))
          inflected.push(`${area}.${key}: ${words}`);
    expect(inflected).toEqual([]);
  });

  test("are found where they do", () => {
    expect(inflectedPowers("Befehle von {power}")).toEqual(["von {power}"]);
    expect(inflectedPowers("Zug <b>gegen <i>{powers}</i></b>")).toEqual(["gegen {powers}"]);
    expect(inflectedPowers("Provinz von {overlord, select, none {niemandem} other {{overlord}}}")).toEqual([
      "von {overlord}",
    ]);
    expect(inflectedPowers("Nachricht an: {power}, davon {power} und {power} von {count}")).toEqual([]);
    expect(inflectedPowers("von {from} bis {to}", ["from"])).toEqual([]);
  });
});
