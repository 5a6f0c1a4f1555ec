import { sitMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import type { Committee } from "../testing.ts";

/** Plays a unit's moves one after the other; where it stands in the end. */
function travel(committee: Committee, unit: string, way: readonly string[]): string {
  const [kind, from] = unit.split(" ");
  const [first, ...rest] = way;
  let played = sitMoves(committee, { Turkey: [`${unit} - ${first}`] }, { centers: { Turkey: ["Ank"] } });
  let at = first;
  for (const place of rest) {
    if (played.phase.startsWith("W")) played = played.next({});
    played = played.next({ Turkey: [`${kind} ${at} - ${place}`] });
    at = place;
  }
  const [end = `${kind} ${from}`] = played.units("Turkey");
  return end;
}

describe.each([
  ["1901", "F Bla", ["Con", "Aeg"], "M01-38"],
  ["1901", "F Hol", ["Kie", "Ber"], "M01-39"],
  ["1901", "F Hel", ["Kie", "Bal"], "M01-37"],
  ["1935", "F Eme", ["Egy", "Red"], "M35-37"],
  ["1935", "F Hol", ["Ham", "Ber"], "M35-38"],
  ["1935", "F Hel", ["Ham", "Brn"], "M35-36"],
  ["1935", "F Aeg", ["Ist", "Wbs"], "M35-36"],
] as const)("%s: %s by way of %j (%s)", (committee, fleet, way, _) => {
  test("in at one side in one turn, out at the other in a later one (MB-107, M01-37, M01-38, M01-39, M35-36, M35-37, M35-38)", () => {
    expect(travel(committee, fleet, way)).toBe(`F ${way[1]}`);
    expect(travel(committee, `F ${way[1]}`, [way[0], fleet.slice(2)])).toBe(fleet);
  });

  test("not past it in one move (MB-109)", () => {
    expect(travel(committee, fleet, [way[1]])).toBe(fleet);
  });
});

test.each([
  ["1901", "A Bul", ["Con", "Ank"]],
  ["1901", "A Hol", ["Kie", "Den"]],
  ["1935", "A Cyr", ["Egy", "Pal"]],
  ["1935", "A Hol", ["Ham", "Den"]],
  ["1935", "A Ros", ["Wol", "Tks"]],
  ["1935", "A Bul", ["Ist", "Ank"]],
] as const)("%s: armies cross the water of a waterway province: %s, %j (MB-108)", (committee, army, way) => {
  expect(travel(committee, army, way)).toBe(`A ${way[1]}`);
});

test("1935: from the Eastern Black Sea to the Caspian in three moves, two of which end on the waterway (M35-39, MB-109)", () => {
  expect(travel("1935", "F Ebs", ["Ros", "Wol", "Cas"])).toBe("F Cas");
  expect(travel("1935", "F Cas", ["Wol", "Ros", "Ebs"])).toBe("F Ebs");
  expect(travel("1935", "F Ebs", ["Wol"])).toBe("F Ebs");
  expect(travel("1935", "F Ros", ["Cas"])).toBe("F Ros");
});
