import { describe, expect, test } from "vitest";
import { distance, isNear, isRemote, slips, slipsInPrefix } from "./spelling.ts";

describe("misspelt words", () => {
  test.each([
    ["paris", "paris", 0],
    ["pris", "paris", 1],
    ["parris", "paris", 1],
    ["pazis", "paris", 1],
    ["prais", "paris", 1],
    ["pirsa", "paris", 3],
    ["", "par", 3],
    ["belguim", "belgium", 1],
    ["smryna", "smyrna", 1],
  ])("from %s to %s it is %i", (a, b, far) => {
    expect(distance(a, b, 3)).toBe(far);
    expect(distance(b, a, 3)).toBe(far);
  });

  test("more than the limit is one more than the limit", () => {
    expect(distance("moon", "munich", 1)).toBe(2);
    expect(distance("x".repeat(50), "x".repeat(50), 2)).toBe(3);
  });

  test("short words may have no slip, longer ones one or two", () => {
    expect(slips("pa", "par")).toBe(Number.POSITIVE_INFINITY);
    expect(slips("pir", "par")).toBe(1);
    expect(slips("pirs", "par")).toBe(Number.POSITIVE_INFINITY);
    expect(slips("sevastapol", "sevastopol")).toBe(1);
    expect(slips("konstantinopel", "constantinople")).toBe(2);
  });

  test("a name may be broken off and misspelt", () => {
    expect(slipsInPrefix("brugu", "burgundy")).toBe(1);
    expect(slipsInPrefix("bru", "burgundy")).toBe(Number.POSITIVE_INFINITY);
  });

  test("a short word that begins with another letter is remote, one with two letters swapped is not", () => {
    expect(isRemote("gas", "mas")).toBe(true);
    expect(isRemote("apr", "par")).toBe(false);
    expect(isRemote("karis", "paris")).toBe(false);
    expect(isNear("told", "hold")).toBe(false);
    expect(isNear("hodl", "hold")).toBe(true);
  });
});
