import { expect, test } from "vitest";
import { networksOf } from "../http/network.ts";
import { type Payer, Usage } from "./usage.ts";
import { WorkQueue } from "./work-queue.ts";

/** Someone in networks, the widest first; `+` is someone who has been here before. */
const payer = (name: string): Payer => ({
  isKnown: name.startsWith("+"),
  keys: name.replace("+", "").split(" "),
});

const settled = () => new Promise(setImmediate);

/** A queue with work that takes as long as it's told to, and what has been started and refused so far. */
function works(options: { atOnce?: number; waiting?: number } = {}) {
  let time = 0;
  const usage = new Usage(() => time);
  const queue = new WorkQueue({ atOnce: 1, waiting: 100, ...options, usage });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  /** Work named `who#what`. */
  const ask = (...names: string[]) => {
    for (const name of names) {
      const work = () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      };
      queue.run(payer(name.split("#")[0]), work).catch((error) => {
        expect(error).toMatchObject({ code: "unavailable", retryAfter: 5 });
        refused.push(name);
      });
    }
  };
  const endAfter = async (seconds: number, times = 1) => {
    for (let i = 0; i < times; i++) {
      time += seconds * 1000;
      ends.shift()?.();
      await settled();
    }
  };
  const pass = (seconds: number) => {
    time += seconds * 1000;
  };
  return { usage, begun, refused, ask, endAfter, pass };
}

test("networks take turns, however much one of them asks for", async () => {
  const { begun, ask, endAfter } = works();
  ask("a#1", "a#2", "a#3", "b#1", "a#4", "c#1");
  await endAfter(1, 6);
  expect(begun).toEqual(["a#1", "b#1", "c#1", "a#2", "a#3", "a#4"]);
});

test("networks whose work takes long let others go first, until that is long ago", async () => {
  const { begun, ask, endAfter, pass } = works();
  ask("a#1", "a#2", "a#3", "b#1", "b#2", "b#3");
  await endAfter(10);
  await endAfter(1, 3);
  expect(begun).toEqual(["a#1", "b#1", "b#2", "b#3", "a#2"]);
  // Two networks that keep the thread busy don't make a third wait for both.
  ask("c#1", "d#1", "c#2");
  await endAfter(10);
  await endAfter(9);
  expect(begun.slice(5)).toEqual(["c#1", "d#1"]);
  ask("e#1");
  await endAfter(9);
  expect(begun.slice(7)).toEqual(["e#1"]);
  await endAfter(1, 3);
  expect(begun.slice(8)).toEqual(["c#2", "a#3"]);
  // What a took is forgotten.
  pass(3600);
  ask("f#1", "f#2", "a#4");
  await endAfter(1, 3);
  expect(begun.slice(10)).toEqual(["f#1", "a#4", "f#2"]);
});

test("work in progress counts before it's known how long it takes", async () => {
  const { begun, ask, endAfter } = works({ atOnce: 2 });
  ask("a#1", "a#2", "a#3", "b#1");
  await endAfter(0);
  expect(begun).toEqual(["a#1", "a#2", "b#1"]);
});

test("a network that takes many narrower ones is one network, and so is a person from many", async () => {
  const { begun, ask, endAfter } = works();
  ask("a a1#", "a a2#", "a a3#", "b b1#", "b b1#2");
  await endAfter(1, 5);
  expect(begun).toEqual(["a a1#", "b b1#", "a a2#", "b b1#2", "a a3#"]);
  ask("c eve#", "d eve#", "e eve#", "f ann#");
  await endAfter(2, 4);
  expect(begun.slice(5)).toEqual(["c eve#", "f ann#", "d eve#", "e eve#"]);
});

test("a full queue refuses the newest work of whoever has most of it, and of all they have used", async () => {
  const { usage, begun, refused, ask, endAfter } = works({ waiting: 4 });
  ask("x#", "a#1", "a#2", "a#3", "b#1");
  expect(refused).toEqual([]);
  ask("c#1");
  await settled();
  expect(refused).toEqual(["a#3"]);
  ask("a#4", "d#1");
  await settled();
  // Whoever asks is refused if they have most.
  expect(refused).toEqual(["a#3", "a#4", "a#2"]);
  await endAfter(5, 6);
  expect(begun).toEqual(["x#", "a#1", "b#1", "c#1", "d#1"]);
  usage.charge(payer("x"), 60_000);
  ask("y#0", "x#2", "y#1", "y#2", "y#3", "z#1");
  await settled();
  expect(refused.slice(3)).toEqual(["x#2"]);
});

test("networks of one provider's customer can't fill a queue: sixty /64 of one /48", async () => {
  const { begun, refused, ask, endAfter } = works({ waiting: 40 });
  const eve = Array.from({ length: 60 }, (_, i) => networksOf(`2001:db8:0:${i.toString(16)}::1`).join(" "));
  ask(...eve.flatMap((each) => [`${each}#1`, `${each}#2`]));
  ask("203.0.113.7#ann");
  await endAfter(1);
  expect(begun.at(-1)).toBe("203.0.113.7#ann");
  expect(refused).not.toContain("203.0.113.7#ann");
});

test("people who have been here before have half of the time and half of the places, and strangers the other half", async () => {
  const { begun, refused, ask, endAfter } = works({ waiting: 8 });
  // Every stranger comes from another network.
  ask(...Array.from({ length: 9 }, (_, i) => `stranger${i}#`));
  ask("+ann#1", "+ann#2");
  await settled();
  expect(refused).toHaveLength(2);
  expect(refused.join()).not.toContain("ann");
  await endAfter(1, 4);
  expect(begun.filter((name) => name.includes("ann"))).toEqual(["+ann#1", "+ann#2"]);
  const known = Array.from({ length: 12 }, (_, i) => `+known${i}#`);
  ask(...known);
  await settled();
  expect(refused.slice(2).every((name) => name.startsWith("+"))).toBe(true);
});

test("failed work makes room for the next", async () => {
  const queue = new WorkQueue({ atOnce: 1, waiting: 1, usage: new Usage() });
  const failing = queue.run(payer("a"), () => Promise.reject(new Error("no")));
  const next = queue.run(payer("a"), async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});
