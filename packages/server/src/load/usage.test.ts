import { expect, test } from "vitest";
import { isLighter, NOBODY, type Payer, Usage } from "./usage.ts";

const payer = (...keys: string[]): Payer => ({ isKnown: false, keys });

test("time is charged to a person and all their networks, and half of it is forgotten in half a minute", () => {
  let time = 0;
  const usage = new Usage(() => time);
  usage.charge(payer("net", "ann"), 800);
  usage.charge(payer("net", "bob"), 400);
  time += 30_000;
  expect(["net", "ann", "bob", "eve"].map((key) => usage.of(key))).toEqual([600, 400, 200, 0]);
});

test("people are heavy beyond a second of time, by themselves or with their network", () => {
  const usage = new Usage(() => 0);
  usage.charge(payer("net", "ann"), 1000);
  expect(usage.isHeavy(payer("net", "ann"))).toBe(false);
  usage.charge(payer("net", "bob"), 1);
  expect(usage.isHeavy(payer("net", "bob"))).toBe(true);
  expect(usage.isHeavy(payer("other", "bob"))).toBe(false);
  expect(usage.isHeavy(NOBODY)).toBe(false);
});

test("the widest network is compared first, then narrower ones, then the person", () => {
  const usage = new Usage(() => 0);
  usage.charge(payer("wide", "one", "ann"), 5);
  usage.charge(payer("wide", "two", "bob"), 3);
  usage.charge(payer("wide", "two", "eve"), 4);
  usage.charge(payer("other", "zoe"), 20);
  const isLess = (one: Payer, other: Payer) => isLighter(usage.weightOf(one), usage.weightOf(other));
  expect(isLess(payer("wide", "one", "ann"), payer("wide", "two", "bob"))).toBe(true);
  expect(isLess(payer("wide", "two", "bob"), payer("wide", "two", "eve"))).toBe(true);
  expect(isLess(payer("wide", "two", "eve"), payer("wide", "two", "eve"))).toBe(false);
  expect(isLess(payer("wide", "two", "eve"), payer("other", "zoe"))).toBe(true);
  // Someone who comes from a new network is as heavy as before.
  expect(isLess(payer("wide", "one", "ann"), payer("new", "zoe"))).toBe(true);
});

test("work is charged to whoever it is done for, also what it leads to later", async () => {
  let time = 0;
  const usage = new Usage(() => time);
  await usage.for(payer("ann"), async () => {
    await new Promise(setImmediate);
    usage.measure(() => (time += 7));
    expect(() =>
      usage.measure(() => {
        time += 2;
        throw new Error("no");
      }),
    ).toThrow("no");
  });
  usage.measure(() => (time += 100));
  expect(usage.of("ann", time)).toBeCloseTo(9, 1);
});
