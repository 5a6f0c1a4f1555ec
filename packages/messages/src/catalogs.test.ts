import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "./language.ts";
import { argumentsOf } from "./testing.ts";
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
