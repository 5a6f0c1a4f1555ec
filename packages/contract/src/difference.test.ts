import { expect, test } from "vitest";
import { differenceOf } from "./index.ts";

test("two positions differ in what someone has in one of them only", () => {
  const before = {
    phase: "S1901M",
    units: { France: ["A Par", "F Bre"], Italy: ["A Ven"] },
    centers: { France: ["Par"], Italy: ["Ven"] },
  };
  const after = {
    phase: "F1901M",
    units: { France: ["A Bur", "F Bre"], Italy: ["A Ven"] },
    centers: { France: ["Par"], Austria: ["Ven"] },
    contested: ["Sil"],
  };
  expect(differenceOf(before, after)).toEqual({
    phase: ["S1901M", "F1901M"],
    units: [{ power: "France", gone: ["A Par"], come: ["A Bur"] }],
    centers: [
      { power: "Italy", gone: ["Ven"], come: [] },
      { power: "Austria", gone: [], come: ["Ven"] },
    ],
    own: [],
    contested: { gone: [], come: ["Sil"] },
  });
  expect(differenceOf(after, after)).toEqual({
    phase: ["F1901M", "F1901M"],
    units: [],
    centers: [],
    own: [],
    contested: { gone: [], come: [] },
  });
});

test("they differ in what a game keeps of its own by powers, too", () => {
  const units = { Egypt: [], Iran: [] };
  const position = { phase: "W1992A", units, centers: {}, contested: ["Irq"], dislodged: [] };
  const before = { ...position, favor: { Egypt: ["N2k", "U1s"], Iran: ["N1u", "U0z"] }, revoked: ["Iran"] };
  const after = {
    ...position,
    favor: { Egypt: ["N5a", "U1s"], Iran: ["N1u", "U0z"] },
    kicked: { Egypt: ["N"] },
  };
  expect(differenceOf(before, after).own).toEqual([
    { field: "favor", power: "Egypt", gone: ["N2k"], come: ["N5a"] },
    { field: "revoked", power: "Iran", gone: [""], come: [] },
    { field: "kicked", power: "Egypt", gone: [], come: ["N"] },
  ]);
});
