import { expect, test } from "vitest";
import type { TableView } from "../../../api/client.ts";
import { seatOf, viewOf } from "../testing.ts";
import { readyCount } from "./ready-count.ts";

const seats = (...ready: readonly (boolean | null)[]) =>
  ready.map((isReady, i) => seatOf(i, [["Austria", "England", "France", "Germany"][i]], { isReady }));

test("exiles, whom nobody waits for, and empty seats aren't counted", () => {
  const all = [...seats(true, false, null), seatOf(3, ["Germany"], { isReady: false, isVacant: true })];
  const counted = readyCount(viewOf({ seats: all }));
  expect(counted?.words).toBe("1 of 2 ready");
  expect(counted?.waiting.map(({ powers }) => powers[0])).toEqual(["England"]);
  expect(readyCount(viewOf({ seats: seats(true, true, null) }))?.words).toBe("All ready");
  expect(readyCount(viewOf({ seats: seats(true, null, null) }))).toBeNull();
});

test("delegations agree to end the diplomatic phase, are ready with their orders, and aren't counted at any other time", () => {
  const at = (stage: string, ...ready: readonly boolean[]) =>
    readyCount({ seats: seats(...ready), room: { stage } as TableView["room"] })?.words ?? null;
  expect(at("diplomacy", true, false, false)).toBe("1 of 3 agree");
  expect(at("diplomacy", true, true, true)).toBe("All agree");
  expect(at("writing", true, false, false)).toBe("1 of 3 ready");
  for (const stage of ["opening", "speeches", "request", "extra-speeches", "sealed", "revealed", "results"])
    expect([stage, at(stage, true, true, true)]).toEqual([stage, null]);
});
