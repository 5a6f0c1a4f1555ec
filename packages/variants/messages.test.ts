import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Catalog, LANGUAGES, type Language } from "@chancery/messages";
import happened from "@chancery/messages/en/events.ts";
import common from "@chancery/messages/en/explain.ts";
import misread from "@chancery/messages/en/misreadings.ts";
import { argumentsOf, inflectedPowers } from "@chancery/messages/testing";
import { describe, expect, test } from "vitest";
import { GAMES } from "./registry.ts";

const GAMES_WITH_MESSAGES = GAMES.flatMap(({ variant, messages }) =>
  messages ? [[variant.id, messages] as const] : [],
);

function expectComplete(catalog: Catalog, english: Catalog): void {
  expect(Object.keys(catalog).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [key, message] of Object.entries(catalog)) {
    expect(argumentsOf(message), `${key}: ${message}`).toEqual(argumentsOf(english[key]));
    expect(message, `${key} has a stray space`).not.toMatch(/ {2}|\s$|^\s/);
    expect(message, `${key} has three dots`).not.toContain("...");
  }
}

/** A power's name may need an article in German, so it stands alone. Spaces of the Favor Map don't. */
function expectUninflected(catalog: Catalog): void {
  for (const [key, message] of Object.entries(catalog))
    expect(inflectedPowers(message, ["from", "to"]), `${key}: ${message}`).toEqual([]);
}

describe.each(GAMES_WITH_MESSAGES)("the messages of %s", (_id, messages) => {
  test.each(LANGUAGES)("are all there in %s, with the same arguments as in English", async (language) => {
    expectComplete(language === "en" ? messages.en : (await messages[language]()).default, messages.en);
  });

  test("never inflect a power's name in German", async () => {
    expectUninflected((await messages.de()).default);
  });

  test("are for codes that only this game has", () => {
    const shared = [common, happened, misread].flatMap(Object.keys);
    expect(Object.keys(messages.en).filter((key) => shared.includes(key))).toEqual([]);
  });
});

const PAGES = globSync("*/pages/messages/en.ts", { cwd: import.meta.dirname }).map(dirname);

describe.each(PAGES)("the messages in %s", (folder) => {
  const read = async (language: Language): Promise<Catalog> =>
    (await import(join(import.meta.dirname, folder, `${language}.ts`))).default;

  test.each(LANGUAGES)("are all there in %s, with the same arguments as in English", async (language) => {
    expectComplete(await read(language), await read("en"));
  });

  test("never inflect a power's name in German", async () => {
    expectUninflected(await read("de"));
  });
});
