import happened from "@chancery/messages/en/events.ts";
import common from "@chancery/messages/en/explain.ts";
import misread from "@chancery/messages/en/misreadings.ts";
import { argumentsOf } from "@chancery/messages/testing";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./localized.ts";
import { GAMES } from "./registry.ts";

const GAMES_WITH_MESSAGES = GAMES.flatMap(({ variant, messages }) =>
  messages ? [[variant.id, messages] as const] : [],
);

describe.each(GAMES_WITH_MESSAGES)("the messages of %s", (_id, messages) => {
  test.each(LANGUAGES)("are all there in %s, with the same arguments as in English", async (language) => {
    const catalog = language === "en" ? messages.en : (await messages[language]()).default;
    expect(Object.keys(catalog).toSorted()).toEqual(Object.keys(messages.en).toSorted());
    for (const [key, message] of Object.entries(catalog)) {
      expect(argumentsOf(message), `${key}: ${message}`).toEqual(argumentsOf(messages.en[key]));
      expect(message, `${key} has a stray space`).not.toMatch(/ {2}|\s$|^\s/);
      expect(message, `${key} has three dots`).not.toContain("...");
    }
  });

  test("are for codes that only this game has", () => {
    const shared = [common, happened, misread].flatMap(Object.keys);
    expect(Object.keys(messages.en).filter((key) => shared.includes(key))).toEqual([]);
  });
});
