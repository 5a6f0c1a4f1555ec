import { expect, test } from "vitest";
import { createServerClock } from "./server-clock.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A device and a server, each with its clocks. */
function world({ wrongBy = 0 } = {}) {
  const device = { wall: 1_000 * HOUR + wrongBy, steady: 5 };
  let server = 1_000 * HOUR;
  const clock = createServerClock(() => ({ ...device }));
  /** Time goes by; while the device sleeps, its steady clock may stand still. */
  const pass = (ms: number, { asleep = false } = {}): void => {
    server += ms;
    device.wall += ms;
    if (!asleep) device.steady += ms;
  };
  return {
    clock,
    device,
    pass,
    truth: () => server,
    /** The server answers: so long on the way there, and so long on the way back. */
    ask: (there = 0, back = there) =>
      clock.timed(async () => {
        pass(there);
        const headers = { "chancery-time": String(server) };
        pass(back);
        return new Response(null, { headers });
      }),
  };
}

test("the server's time is known, however wrong the device's own is", async () => {
  const { clock, pass, truth, ask } = world({ wrongBy: 3 * HOUR });
  await ask(40);
  expect(clock.now()).toBe(truth());
  pass(10 * MINUTE);
  expect(clock.now()).toBe(truth());
  expect(clock.isDoubtful()).toBe(false);
});

test("time goes on while the device sleeps, and the server is asked for it afterwards", async () => {
  const { clock, pass, truth, ask } = world({ wrongBy: -HOUR });
  await ask();
  pass(20 * MINUTE, { asleep: true });
  expect(clock.now()).toBe(truth());
  expect(clock.isDoubtful()).toBe(true);
  await ask(30);
  expect(clock.isDoubtful()).toBe(false);
  pass(MINUTE);
  expect(clock.now()).toBe(truth());
});

test.each([HOUR, -HOUR])("a device whose clock is set by %i ms is right once it has asked", async (by) => {
  const { clock, device, pass, truth, ask } = world();
  await ask();
  pass(MINUTE);
  device.wall += by;
  expect(clock.isDoubtful()).toBe(true);
  // Set back, it's right at once: the steady clock never runs ahead.
  if (by < 0) expect(clock.now()).toBe(truth());
  await ask(20);
  expect(clock.now()).toBe(truth());
  expect(clock.isDoubtful()).toBe(false);
});

test("a slow answer doesn't replace a quick one, unless it contradicts it", async () => {
  const { clock, pass, truth, ask } = world();
  await ask(20);
  pass(MINUTE);
  // On a bad way there, half of the time would be wrong by two seconds.
  await ask(4_000, 0);
  expect(Math.abs(clock.now() - truth())).toBeLessThan(50);
  // The server's own clock has been set: nothing that was known holds.
  const told: number[] = [];
  clock.subscribe(() => told.push(clock.now()));
  await clock.timed(async () => new Response(null, { headers: { "chancery-time": String(truth() + HOUR) } }));
  expect(clock.now()).toBe(truth() + HOUR);
  expect(told).toHaveLength(1);
});

test("while the server can't be reached, it's the time that was known when the answers were kept", async () => {
  const before = world({ wrongBy: 2 * HOUR });
  await before.ask();
  const ahead = before.clock.ahead();
  const after = world({ wrongBy: 2 * HOUR });
  expect(after.clock.now()).toBe(after.truth() + 2 * HOUR);
  after.clock.recall(ahead);
  expect(after.clock.now()).toBe(after.truth());
  // What the server says itself counts more, however slow it is.
  await after.ask(3_000);
  expect(after.clock.now()).toBe(after.truth());
  after.clock.recall(0);
  expect(after.clock.now()).toBe(after.truth());
  // Answers without the time teach nothing.
  await after.clock.timed(async () => new Response(null));
  expect(after.clock.now()).toBe(after.truth());
});
