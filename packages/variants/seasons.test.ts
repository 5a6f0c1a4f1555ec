import { expect, test } from "vitest";
import { seasonName } from "./seasons.ts";

test("the second season is Autumn in Dissolution and Fall in all other games", () => {
  const named = (variant: string) =>
    (["S", "F", "W"] as const).map((season) => seasonName(season, { variant }));
  expect(named("dissolution")).toEqual(["Spring", "Autumn", "Winter"]);
  for (const variant of ["classic", "committee-1901", "committee-1935", "one of a file"])
    expect(named(variant)).toEqual(["Spring", "Fall", "Winter"]);
});
