import { expect, test } from "vitest";
import { chancery } from "../testing/index.ts";

test("play takes orders in any spelling, says what is wrong, and has bots answer", async () => {
  const input = "A Par - Bur\narmy paris to burgundy\nnonsense\nsheet\n\nquit\n";
  const { status, out } = await chancery(["play", "--power", "france", "--level", "beginner"], { input });
  expect(status).toBe(0);
  expect(out).toContain("You play France.");
  expect(out).toContain('There is no place called "nonsense"');
  // The second spelling of the same order doesn't stand beside the first.
  expect(out.match(/^(?:> )* {2}A Par - Bur$/gm)).toHaveLength(3);
  expect(out).toContain("Also");
  expect(out).toContain("Fall 1901");
});

test("play says at once that an order won't be followed", async () => {
  const { out } = await chancery(["play", "--power", "France"], {
    input: "A Par - Lon\nA Par - Bur\nquit\n",
  });
  expect(out.match(/Not followed: .*A Par.*London/g)).toHaveLength(1);
});

test("play takes a phase back and gives hints", async () => {
  const { out } = await chancery(["play", "--variant", "causeway"], {
    input: "undo\nhint\n\nundo\nboard\nquit\n",
  });
  expect(out).toContain("This is the first phase.");
  expect(out).toContain("A master would play:");
  const phases = [...out.matchAll(/^(?:> )*Position: (.*) \(/gm)].map(([, phase]) => phase);
  expect(phases[1]).not.toBe(phases[0]);
  expect(phases.slice(2)).toEqual([phases[0], phases[0]]);
});

test("a whole game can be played to its end", async () => {
  const { status, out } = await chancery(["play", "--variant", "causeway", "--level", "club"], {
    input: "\n".repeat(120),
  });
  expect(status).toBe(0);
  expect(out).toMatch(/has won\.\n$/);
});

test.each([
  [["play", "--power", "Narnia"], "Narnia"],
  [["play", "--level", "mastr"], "Did you mean master?"],
  [["match", "club", "clubb"], "Did you mean club?"],
  [["match", "club", "dumbbot", "--games", "0"], "whole number from 1"],
])("%j is refused with what would be right", async (args, words) => {
  const { status, err } = await chancery(args);
  expect(status).toBe(2);
  expect(err).toContain(words);
});

test("a match is played both ways, and comes to the same every time", async () => {
  const args = ["match", "dumbbot", "beginner", "--games", "7", "--until", "1902", "--json"];
  const [first, second] = await Promise.all([chancery(args), chancery(args)]);
  const read = (out: string) =>
    out
      .trim()
      .split("\n")
      .map((line) => ({ ...JSON.parse(line), seconds: 0 }));
  expect(read(second.out)).toEqual(read(first.out));
  const [there, back] = read(first.out);
  expect(there).toMatchObject({ alone: "dumbbot", others: "beginner", variant: "classic", games: 7 });
  expect(back).toMatchObject({ alone: "beginner", others: "dumbbot" });
  expect(Object.values(there.powers).map((tally) => (tally as { games: number }).games)).toEqual(
    Array(7).fill(1),
  );
});
