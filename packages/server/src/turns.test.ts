import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

/** Keeps the event loop busy for some milliseconds. */
function work(time: number): void {
  const until = performance.now() + time;
  while (performance.now() < until);
}

test("a lot of work at once leaves room for others in between", async () => {
  const turns = new Turns();
  const done: string[] = [];
  const pieces = Array.from({ length: 6 }, () =>
    turns.run(() => {
      work(11);
      done.push("view");
    }),
  );
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await setImmediate();
      if (done.at(-1) !== "other") done.push("other");
    }
  })();
  await Promise.all(pieces);
  isOver = true;
  await others;
  expect(done.join(" ")).not.toContain("view view");
});
