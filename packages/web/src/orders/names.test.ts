import { expect, test } from "vitest";
import { phaseInWords } from "./names.ts";

test("a season is called what the rulebook of the game calls it (DIS-2.0-1)", () => {
  const named = (variant: string, rulebook: string): string => phaseInWords("F1992R", { variant, rulebook });
  expect(named("dissolution", "2021")).toBe("Autumn 1992 retreats");
  expect(named("classic", "2023")).toBe("Fall 1992 retreats");
  expect(named("committee-1901", "1901")).toBe("Fall 1992 retreats");
  expect(phaseInWords("COMPLETED", { variant: "dissolution", rulebook: "2021" })).toBe("COMPLETED");
});
