import { createServer } from "node:http";
import { expect, test } from "vitest";
import { FastClock } from "../../../tools/soak/clock.ts";
import { Device } from "../../../tools/soak/device.ts";
import { runSoak } from "../../../tools/soak/run.ts";

// A few minutes; `npm run soak` lasts an hour.
test("a committee meets on one server while its network fails now and then, and nobody misses anything", async () => {
  const { faults, devices, streams, drops, acknowledged, room } = await runSoak({
    minutes: 8,
    speed: 40,
    devices: 24,
    seed: 7,
    until: ["draft-treaty", "sign-treaty", "plan-conference"],
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

test("a device of the soak that was put away does not come back with its network", async () => {
  const server = createServer((_, response) => void response.end("{}"));
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { readonly port: number }).port)),
  );
  const faults: string[] = [];
  const address = `http://127.0.0.1:${port}`;
  const device = new Device(
    { address, clock: new FastClock(1), report: (fault) => faults.push(fault), answers: [] },
    "Phone",
  );
  device.drop();
  expect(await device.send("GET", "/")).toBeNull();
  device.comeBack();
  expect((await device.send("GET", "/"))?.status).toBe(200);
  device.end();
  device.comeBack();
  expect(await device.send("GET", "/")).toBeNull();
  server.close();
  expect(faults).toEqual([]);
});
