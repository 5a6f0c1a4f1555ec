import { expect, test } from "vitest";
import { turn1902 } from "../../testing/scenes.ts";
import { withOccupiers } from "./occupation.ts";

const ownerOf = (scene: ReturnType<typeof turn1902>, at: string): string | undefined =>
  scene.provinces.find((province) => province.at === at)?.owner;

test("land without a center follows the power that stands there, then the last that did", () => {
  const before = turn1902();
  expect(ownerOf(before, "Bur")).toBe("France");
  const taken = {
    ...before,
    units: [{ power: "Germany", kind: "army" as const, at: "Bur" }],
  };
  expect(ownerOf(withOccupiers(taken, {}), "Bur")).toBe("Germany");
  const left = { ...before, units: [] };
  const last = { Bur: "Italy", Gas: "Germany" };
  expect(ownerOf(withOccupiers(left, last), "Bur")).toBe("Italy");
  expect(ownerOf(withOccupiers(left, last), "Gas")).toBe("Germany");
  expect(ownerOf(withOccupiers(left, {}), "Bur")).toBe("France");
});

test("centers stay their owners', and the sea stays nobody's", () => {
  const scene = {
    ...turn1902(),
    units: [
      { power: "Italy", kind: "army" as const, at: "Mar" },
      { power: "Italy", kind: "fleet" as const, at: "Lyo" },
    ],
  };
  const shown = withOccupiers(scene, { Par: "Germany" });
  expect(ownerOf(shown, "Mar")).toBe("France");
  expect(ownerOf(shown, "Par")).toBe("France");
  expect(ownerOf(shown, "Lyo")).toBeUndefined();
});
