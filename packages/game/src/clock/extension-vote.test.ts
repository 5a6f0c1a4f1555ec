import { expect, test } from "vitest";
import { HOUR, sevenAt, twoAt } from "../testing.ts";
import { votesNeeded } from "./extension-vote.ts";

const DAYS = { clock: { hours: { moves: 24 }, extension: 7 * 24 * 60 } };

test("exactly half of the players aren't enough to give more time, and against it they are", () => {
  const play = twoAt(DAYS);
  const { deadline } = play.table.clock;
  expect(votesNeeded(play.table)).toBe(2);
  play.do("ann", { type: "ask-extension", minutes: 60 });
  expect(play.table.extensionVote).toBeTruthy();
  expect(play.table.clock.deadline).toBe(deadline);
  play.do("bob", { type: "vote-extension", agree: false });
  expect(play.table.extensionVote).toBeFalsy();
  expect(play.table.clock.deadline).toBe(deadline);
  play.do("bob", { type: "ask-extension", minutes: 60 }).do("ann", { type: "vote-extension", agree: true });
  expect(play.table.clock.deadline).toBe((deadline as number) + HOUR);
});

test("an extension takes from one minute to all that is left, and is asked for once in a phase", () => {
  const play = sevenAt(DAYS);
  const all = 7 * 24 * 60;
  for (const minutes of [0, 0.5, all + 1])
    expect(play.try("ann", { type: "ask-extension", minutes })).toBe("beyond-cap");
  play.do("ann", { type: "ask-extension", minutes: all });
  for (const who of ["bob", "cleo", "dan", "eve"]) play.do(who, { type: "vote-extension", agree: false });
  expect(play.try("ann", { type: "ask-extension", minutes: 1 })).toBe("extension-asked");
  expect(play.view("ann").you.may).not.toContain("ask-extension");
  play.do("bob", { type: "ask-extension", minutes: 1 });
  expect(play.try("bob", { type: "vote-extension", agree: true })).toBe("unchanged");
});
