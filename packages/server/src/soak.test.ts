import { expect, test } from "vitest";
import { runSoak } from "../../../tools/soak/run.ts";

// A few minutes; `npm run soak` lasts an hour.
test("a committee meets on one server while its network fails now and then, and nobody misses anything", async () => {
  const { faults, devices, streams, drops, acknowledged } = await runSoak({
    minutes: 8,
    speed: 40,
    devices: 24,
    seed: 7,
  });
  expect(faults).toEqual([]);
  expect(drops).toBeGreaterThan(0);
  expect(streams).toBeGreaterThan(devices);
  expect(acknowledged).toBeGreaterThan(0);
});
