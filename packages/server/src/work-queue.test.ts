import { expect, test } from "vitest";
import { QueueFull, WorkQueue } from "./work-queue.ts";

/** Work that ends on command, and what has started so far. */
function works() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const end = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, work, end };
}

/** What becomes of something at once; null if it's still waiting. */
const atOnce = <T>(promise: Promise<T>): Promise<T | unknown> =>
  Promise.race([promise.catch((error: unknown) => error), new Promise((end) => setImmediate(end, null))]);

test("networks take turns, however much one of them asks for", async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 10, perNetwork: 5, now: () => 0 });
  const { begun, work, end } = works();
  for (const name of ["a1", "a2", "a3", "b1", "a4", "c1"]) void queue.run(name[0], work(name));
  for (let i = 0; i < 6; i++) await end();
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
});

test("networks whose work takes long let others go first, until that is long ago", async () => {
  let time = 0;
  const queue = new WorkQueue({ atOnce: 1, waiting: 20, perNetwork: 5, now: () => time });
  const { begun, work, end } = works();
  const ask = (...names: string[]) => {
    for (const name of names) void queue.run(name[0], work(name));
  };
  const endAfter = async (seconds: number) => {
    time += seconds * 1000;
    await end();
  };
  ask("a1", "a2", "a3", "b1", "b2", "b3");
  await endAfter(10);
  for (let i = 0; i < 3; i++) await endAfter(1);
  expect(begun).toEqual(["a1", "b1", "b2", "b3", "a2"]);
  // Two networks that keep the thread busy don't make a third wait for both.
  ask("c1", "d1", "c2");
  await endAfter(10);
  await endAfter(9);
  expect(begun.slice(5)).toEqual(["c1", "d1"]);
  ask("e1");
  await endAfter(9);
  expect(begun.slice(7)).toEqual(["e1"]);
  for (let i = 0; i < 3; i++) await endAfter(1);
  expect(begun.slice(8)).toEqual(["c2", "a3"]);
  // What a took is forgotten.
  time += 3_600_000;
  ask("f1", "f2", "a4");
  await endAfter(1);
  expect(begun.slice(10)).toEqual(["f1", "a4"]);
});

test("each network has a share of the queue, and the queue is bounded", async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 3, perNetwork: 2, now: () => 0 });
  const { begun, work, end } = works();
  for (const name of ["a1", "a2", "a3"]) void queue.run("a", work(name));
  expect(await atOnce(queue.run("a", work("a4")))).toBeInstanceOf(QueueFull);
  void queue.run("b", work("b1"));
  expect(await atOnce(queue.run("c", work("c1")))).toBeInstanceOf(QueueFull);
  await end();
  void queue.run("c", work("c2"));
  for (let i = 0; i < 4; i++) await end();
  expect(begun).toEqual(["a1", "a2", "b1", "a3", "c2"]);
});

test("failed work makes room for the next", async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, perNetwork: 1 });
  const failing = queue.run("a", () => Promise.reject(new Error("no")));
  const next = queue.run("a", async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await atOnce(next)).toBe("done");
});
