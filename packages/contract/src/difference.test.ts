import { expect, test } from "vitest";
import { differenceOf } from "./index.ts";

test("two positions differ in what somebody has in one of them only", () => {
  const before = {
    phase: "S1901M",
    units: { France: ["A Par", "F Bre"], Italy: ["A Ven"] },
    centers: { France: ["Par"], Italy: ["Ven"] },
  };
  const after = {
    phase: "F1901M",
    units: { France: ["A Bur", "F Bre"], Italy: ["A Ven"] },
    centers: { France: ["Par"], Austria: ["Ven"] },
  };
  expect(differenceOf(before, after)).toEqual({
    phase: ["S1901M", "F1901M"],
    units: [{ power: "France", gone: ["A Par"], come: ["A Bur"] }],
    centers: [
      { power: "Italy", gone: ["Ven"], come: [] },
      { power: "Austria", gone: [], come: ["Ven"] },
    ],
  });
  expect(differenceOf(after, after)).toEqual({ phase: ["F1901M", "F1901M"], units: [], centers: [] });
});
