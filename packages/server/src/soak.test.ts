import { expect, test } from "vitest";
import { runSoak } from "../../../tools/soak/run.ts";

// A few minutes; `npm run soak` lasts an hour.
test("a committee meets on one server while its network fails now and then, and nobody misses anything", async () => {
  const { faults, devices, streams, drops, acknowledged, room } = await runSoak({
    minutes: 8,
    speed: 40,
    devices: 24,
    seed: 7,
  });
  expect(faults).toEqual([]);
  expect(drops).toBeGreaterThan(0);
  expect(streams).toBeGreaterThan(devices);
  expect(acknowledged).toBeGreaterThan(0);
  // A conference takes more than these minutes on a slow machine; `npm run soak` looks for all of its stages.
  for (const type of ["treaty-drafted", "treaty-signed", "conference-planned"])
    expect(room[type] ?? 0, type).toBeGreaterThan(0);
  expect(room["conference-closed"]).toBe(room["conference-opened"]);
});
