import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { faultsOf } from "./check.ts";
import { formsIn } from "./forms.ts";
import { LANGUAGES, type Language } from "./language.ts";
import { inflectedPowers } from "./testing.ts";
import type { Catalog } from "./translator.ts";

const areasOf = (language: Language): string[] =>
  language === "en"
    ? globSync("en/*.ts", { cwd: import.meta.dirname }).map((path) => basename(path, ".ts"))
    : globSync(`../languages/${language}/*.json`, { cwd: import.meta.dirname })
        .map((path) => basename(path, ".json"))
        .filter((area) => !NO_MESSAGES.includes(area));

/** Words for orders, and names of places. */
const NO_MESSAGES = ["order-words", "places", "forms"];

const read = async (language: Language, area: string): Promise<Catalog> =>
  language === "en"
    ? (await import(join(import.meta.dirname, "en", `${area}.ts`))).default
    : JSON.parse(readFileSync(join(import.meta.dirname, "../languages", language, `${area}.json`), "utf8"));

describe.each(LANGUAGES)("the messages in %s", (language) => {
  test("fit the English ones, and are written with care", async () => {
    for (const area of areasOf(language)) {
      const messages = await read(language, area);
      expect(faultsOf(language, await read("en", area), messages, formsIn(language)), area).toEqual([]);
      for (const [key, message] of Object.entries(messages)) {
        expect(message, `${area}.${key} has a stray space`).not.toMatch(/ {2}|\s$|^\s/);
        expect(message, `${area}.${key} has three dots`).not.toContain("...");
      }
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

test("nobody with a touch screen is told to click", async () => {
  for (const language of LANGUAGES)
    for (const area of areasOf(language)) {
      const messages = Object.entries(await read(language, area)).filter(([key]) => !key.startsWith("key"));
      for (const [key, message] of messages) {
        const touched = message.replaceAll(/\{touch, select, yes \{\w+\} other \{\w+\}\}/g, "");
        expect(touched, `${area}.${key}`).not.toMatch(/\b(click|klick)/i);
      }
    }
});

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
