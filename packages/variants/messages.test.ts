import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Catalog, LANGUAGES } from "@chancery/messages";
import happened from "@chancery/messages/en/events.ts";
import common from "@chancery/messages/en/explain.ts";
import misread from "@chancery/messages/en/misreadings.ts";
import { inflectedPowers } from "@chancery/messages/testing";
import { describe, expect, test } from "vitest";
import { GAMES } from "./registry.ts";
import { LANGUAGES_FOLDER, reportOn, rulesReport } from "./tools/language-report.ts";

test.each(LANGUAGES.slice(1))("no text of a game in %s is faulty", async (language) => {
  const games = (await reportOn(language)).filter(({ area }) => area.startsWith("games/"));
  expect(games.length).toBeGreaterThan(0);
  expect(games.flatMap(({ faults, broken }) => [...faults, ...(broken === null ? [] : [broken])])).toEqual(
    [],
  );
});

test.each(LANGUAGES.slice(1))(
  "%s has one word for each thing, and its own names of places",
  async (language) => {
    const faults = (await reportOn(language)).flatMap((each) =>
      each.faults.map((fault) => [each.area, fault]),
    );
    expect(faults).toEqual([]);
    expect(rulesReport(language)).toEqual([]);
  },
);

test("German is complete", async () => {
  expect(
    (await reportOn("de")).flatMap(({ area, missing }) => missing.map((key) => `${area}.${key}`)),
  ).toEqual([]);
});

/** A power's name may need an article in German, so it stands alone. Spaces of the Favor Map don't. */
test.each(["committee", "dissolution", "classic-pages", "committee-pages", "dissolution-pages"])(
  "the German messages in games/%s never inflect a power's name",
  (area) => {
    const catalog: Catalog = JSON.parse(
      readFileSync(join(LANGUAGES_FOLDER, `de/games/${area}.json`), "utf8"),
    );
    for (const [key, message] of Object.entries(catalog))
      expect(inflectedPowers(message, ["from", "to"]), `${key}: ${message}`).toEqual([]);
  },
);

const GAMES_WITH_MESSAGES = GAMES.flatMap(({ variant, messages }) =>
  messages ? [[variant.id, messages] as const] : [],
);

describe.each(GAMES_WITH_MESSAGES)("the messages of %s", (_id, messages) => {
  test("are for codes that only this game has", () => {
    const shared = [common, happened, misread].flatMap(Object.keys);
    expect(Object.keys(messages.en).filter((key) => shared.includes(key))).toEqual([]);
  });
});
