import { expect, test } from "vitest";
import { countFilters, filterOf, readSearch } from "./search.ts";

test("an address says what is looked for, and what makes no sense in it is left out", () => {
  const read = readSearch({
    list: "watch",
    game: "classic",
    edition: 2023,
    pace: "days",
    press: "loud",
    spoken: "de",
    language: "en",
    free: 0,
    text: " ",
    rated: "yes",
    reliability: 90,
    rating: 1600,
  });
  expect(read).toEqual({
    list: "watch",
    game: "classic",
    edition: "2023",
    pace: "days",
    spoken: "de",
    rated: "yes",
    reliability: 90,
    rating: 1600,
  });
  expect(readSearch(read as Record<string, unknown>)).toEqual(read);
  expect(countFilters(read)).toBe(7);
});

test("an edition is only asked for with its game, and the first list needs no name", () => {
  expect(readSearch({ list: "join", rating: 9999 })).toEqual({});
  expect(filterOf({ edition: "1971", spoken: "de" })).toEqual({ list: "join", language: "de" });
  expect(filterOf({ game: "classic", edition: "1971", free: 2 })).toEqual({
    list: "join",
    variant: "classic",
    rulebook: "1971",
    free: 2,
  });
});
