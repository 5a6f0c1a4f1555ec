import { expect, test } from "vitest";
import { clockCommand, nextAlarm } from "../index.ts";
import { HOUR, type Play, sevenAt, twoAt } from "../testing.ts";

const UNDO = 5_000;
const ready = { type: "ready", ready: true } as const;
const notReady = { type: "ready", ready: false } as const;

/** A game of two in which both are ready, and the last can still take it back. */
function closing(setup: Record<string, unknown> = {}): Play {
  const play = twoAt(setup);
  play.undo = UNDO;
  return play.do("ann", ready).do("bob", ready);
}

/** What the clock does now. */
function tick(play: Play): string {
  const command = clockCommand(play.table, play.now);
  if (command) play.do("clock", command);
  return command?.type ?? "nothing";
}

test("the last player to be ready can take it back for a moment", () => {
  const play = closing();
  expect(play.view("ann")).toMatchObject({ phase: "S1914M", clock: { resolvesAt: play.now + UNDO } });
  expect(nextAlarm(play.table)).toBe(play.now + UNDO);
  play.after(UNDO - 1).do("bob", notReady);
  expect(play.view("ann").clock.resolvesAt).toBe(null);
  play.after(HOUR);
  expect(tick(play)).toBe("nothing");
  expect(play.view("ann").phase).toBe("S1914M");
});

test("then the phase is resolved, because everyone was ready", () => {
  const play = closing().after(UNDO - 1);
  expect(play.try("clock", { type: "resolve" })).toBe("too-early");
  play.after(1);
  expect(tick(play)).toBe("resolve");
  expect(play.view("ann")).toMatchObject({ phase: "F1914M", clock: { resolvesAt: null } });
  expect(play.view("ann").lastPlayed?.result?.cause).toBe("ready");
});

test("orders can still be changed meanwhile, and the last ones count", () => {
  const play = closing().save("England", "F Lon - Nth").after(UNDO);
  tick(play);
  expect(play.view("ann").position.units.England).toContain("F Nth");
});

test("a pause stops it, and it starts over when the clock resumes", () => {
  const play = closing().do("ann", { type: "pause", reason: "dinner" });
  expect(play.view("ann").clock.resolvesAt).toBe(null);
  play.after(HOUR).do("ann", { type: "resume" });
  expect(play.view("ann").clock.resolvesAt).toBe(play.now + UNDO);
});

test("the time to undo doesn't hold up the game master, who resolves at once", () => {
  const play = sevenAt({ referee: true });
  play.undo = UNDO;
  play.allReady().do("ref", { type: "process", turn: 1 });
  expect(play.view("ann").phase).toBe("F1901M");
});

test("where nobody sees who is ready, spectators do not hear that all are", () => {
  const play = closing({ showReady: false });
  expect(play.view("spectator").clock.resolvesAt).toBe(null);
  expect(play.view("ann").clock.resolvesAt).not.toBe(null);
});

test("a command meant for one turn has no effect in another", () => {
  const play = sevenAt({ referee: true }).allReady();
  expect(play.try("ref", { type: "process", turn: 1 })).toBe("other-turn");
  play.do("ref", { type: "process", turn: 2 });
});
