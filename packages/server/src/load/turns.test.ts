import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "./turns.ts";
import { Usage } from "./usage.ts";

/** Keeps the event loop busy for some milliseconds. */
function work(time: number): void {
  const until = performance.now() + time;
  while (performance.now() < until);
}

test("a lot of work at once leaves room for others in between", async () => {
  const turns = new Turns();
  const done: string[] = [];
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await setImmediate();
      if (done.at(-1) !== "other") done.push("other");
    }
  })();
  const pieces = Array.from({ length: 6 }, () =>
    turns.run(() => {
      work(11);
      done.push("view");
    }),
  );
  await Promise.all(pieces);
  isOver = true;
  await others;
  expect(done.join(" ")).not.toContain("view view");
});

/** Turns by a clock that only work moves, and who has had theirs. */
function counted(most?: number) {
  let time = 0;
  const usage = new Usage(() => time);
  const turns = new Turns(usage, most);
  const done: string[] = [];
  const ask = (name: string, cost: number): Promise<void> =>
    usage.for({ isKnown: false, keys: [name] }, () =>
      turns.run(() => {
        time += cost;
        done.push(name);
      }),
    );
  return { usage, turns, done, ask };
}

test("whoever has used least goes first, and those who have used little never wait for those who have used much", async () => {
  const { done, ask } = counted();
  await ask("eve", 2000);
  await Promise.all([ask("eve", 30), ask("eve", 30), ask("eve", 30), ask("ann", 5), ask("bob", 5)]);
  expect(done).toEqual(["eve", "ann", "bob", "eve", "eve", "eve"]);
});

test("of many requests that come at the same moment, only so many are let in before others are heard", async () => {
  const { turns } = counted();
  let count = 0;
  const admitted = Array.from({ length: 100 }, async (_, i) => {
    await turns.admit({ isKnown: false, keys: [`guest ${i}`] });
    count += 1;
  });
  await new Promise(process.nextTick);
  expect(count).toBeGreaterThan(10);
  expect(count).toBeLessThan(25);
  await Promise.all(admitted);
});

test("requests of those who have used much wait in the same line, and those of others pass", async () => {
  const { turns, done, ask } = counted();
  await ask("eve", 2000);
  await setImmediate();
  const admit = async (name: string) => {
    await turns.admit({ isKnown: false, keys: [name] });
    done.push(`${name} is in`);
  };
  await Promise.all([admit("eve"), ask("bob", 3), admit("ann")]);
  expect(done).toEqual(["eve", "ann is in", "bob", "eve is in"]);
});

test("when too much waits, the newest work of whoever uses most is refused", async () => {
  const { ask } = counted(2);
  await ask("eve", 2000);
  const asked = [ask("eve", 1), ask("eve", 1), ask("ann", 1)].map((each) => each.catch(({ code }) => code));
  expect(await Promise.all(asked)).toEqual([undefined, "unavailable", undefined]);
});
