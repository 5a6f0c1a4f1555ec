import { parse } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { CATALOGS } from "./catalogs.ts";
import { LANGUAGES } from "./language.ts";
import { argumentsOf } from "./testing.ts";

describe.each(Object.entries(CATALOGS))("the messages of %s", (_area, languages) => {
  test.each(LANGUAGES)("are all there in %s", (language) => {
    expect(Object.keys(languages[language]).toSorted()).toEqual(Object.keys(languages.en).toSorted());
  });

  test.each(LANGUAGES)("parse, and take the same arguments in %s as in English", (language) => {
    for (const [key, message] of Object.entries(languages[language])) {
      expect(() => parse(message), `${key}: ${message}`).not.toThrow();
      expect(argumentsOf(message), `${key}: ${message}`).toEqual(
        argumentsOf((languages.en as Readonly<Record<string, string>>)[key]),
      );
    }
  });

  test.each(LANGUAGES)("are written with care in %s", (language) => {
    for (const [key, message] of Object.entries(languages[language])) {
      expect(message.trim(), `${key} is empty`).not.toBe("");
      expect(message, `${key} has a stray space`).not.toMatch(/ {2}|\s$|^\s/);
      expect(message, `${key} has three dots`).not.toContain("...");
    }
  });
});
