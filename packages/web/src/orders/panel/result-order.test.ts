import { expect, test } from "vitest";
import { position } from "../testing.ts";
import { capturesIn, ownFirst } from "./result-order.ts";

test("your own results come first, the others keep their order", () => {
  expect(ownFirst(["Austria", "France", "Italy"], (power) => power === "France")).toEqual([
    "France",
    "Austria",
    "Italy",
  ]);
});

test("centers that changed hands are found, with both owners", () => {
  const before = { ...position("F1901M", {}), centers: { France: ["Par"], Germany: ["Mun"] } };
  const state = { ...before, centers: { France: ["Par", "Bel", "Mun"], Germany: [] } };
  expect(capturesIn(before, { state })).toEqual([
    { center: "Bel", from: null, to: "France" },
    { center: "Mun", from: "Germany", to: "France" },
  ]);
  expect(capturesIn(before, { state: before })).toEqual([]);
});
