import { diceOf } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { distance, isNear, isRemote, slips, slipsInPrefix } from "./spelling.ts";

describe("misspelled words", () => {
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

  test("a name may be broken off and misspelled", () => {
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

/** The same by the definition, letter by letter and without a limit. */
function slipsBetween(a: string, b: string): number {
  const far = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const change = far(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const least = Math.min(far(i - 1, j) + 1, far(i, j - 1) + 1, change);
    const swaps = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return swaps ? Math.min(least, far(i - 2, j - 2) + 1) : least;
  };
  return far(a.length, b.length);
}

test("the short cuts never change a distance", () => {
  const dice = diceOf(1);
  const word = (): string =>
    Array.from({ length: 1 + dice.below(5) }, () => dice.pick([..."abcqr"])).join("");
  for (let i = 0; i < 2_000; i++) {
    const [a, b, limit] = [word(), word(), dice.below(3)];
    expect([a, b, distance(a, b, limit)]).toEqual([a, b, Math.min(slipsBetween(a, b), limit + 1)]);
  }
});
