import type { Language } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import { expect, test } from "vitest";
import { phaseShortly } from "./phase-names.ts";
import { seasonName } from "./seasons.ts";

test("the second season is Autumn in Dissolution and Fall in all other games", () => {
  const named = (variant: string) =>
    (["S", "F", "W"] as const).map((season) => seasonName(season, { variant }));
  expect(named("dissolution")).toEqual(["Spring", "Autumn", "Winter"]);
  for (const variant of ["classic", "committee-1901", "committee-1935", "one of a file"])
    expect(named(variant)).toEqual(["Spring", "Fall", "Winter"]);
});

test("a chart's axis reads the seasons as its reader calls them", () => {
  const axis = (language: Language, variant: string) =>
    ["S1901M", "F1901R", "W1901A"].map((phase) =>
      phaseShortly(messagesIn(language).board, phase, { variant }),
    );
  expect(axis("en", "classic")).toEqual(["S1901", "F1901", "W1901"]);
  expect(axis("de", "classic")).toEqual(["F1901", "H1901", "W1901"]);
  expect(axis("en", "dissolution")).toEqual(["S1901", "A1901", "W1901"]);
});
