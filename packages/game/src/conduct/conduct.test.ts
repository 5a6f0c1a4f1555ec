import { expect, test } from "vitest";
import { conductIn, readSetup, waitsFor } from "../index.ts";
import { HOUR, Play, SEVEN, sevenAt } from "../testing.ts";

const DAYS = { preset: "correspondence", clock: { grace: 0 }, standIn: "nobody" };
const DAY = 24 * HOUR;

const of = (play: Play, who: string) => conductIn(play.table).find(({ person }) => person === who);

/** All but some send orders, and the deadline passes. */
function passPhase(play: Play, ...absent: string[]): void {
  for (const who of SEVEN) {
    const { turns, seats } = play.table;
    const seat = seats.findIndex(({ holder }) => holder === who);
    if (seat < 0 || absent.includes(who)) continue;
    const power = play.view(who).seats[seat].powers[0];
    play.try(who, { type: "save", power, text: "", turn: turns.length });
  }
  const { deadline } = play.table.clock;
  play.now = (deadline ?? play.now) + 1;
  play.do("clock", { type: "pass-deadline" });
}

test("phases in which a player was waited for are counted, and so are the ones they missed", () => {
  const play = sevenAt(DAYS);
  passPhase(play);
  passPhase(play, "cleo");
  expect(of(play, "ann")).toEqual({ person: "ann", called: 2, missed: 0, excused: 0, abandoned: 0 });
  expect(of(play, "cleo")).toEqual({ person: "cleo", called: 2, missed: 1, excused: 0, abandoned: 0 });
});

test("nobody misses a phase that ends before its deadline", () => {
  const play = sevenAt(DAYS).allReady();
  expect(play.table.turns).toHaveLength(2);
  expect(of(play, "cleo")).toMatchObject({ called: 1, missed: 0 });
});

test("nobody misses a phase that the game master resolves before its deadline", () => {
  const play = sevenAt({ ...DAYS, referee: true }).do("ref", { type: "process" });
  expect(play.table.turns).toHaveLength(2);
  expect(conductIn(play.table)).toEqual([]);
});

test("a seat is abandoned by leaving it and by missing too much, unless its player comes back", () => {
  const play = sevenAt({ ...DAYS, replacement: { afterMissed: 1 } });
  play.do("bob", { type: "leave" });
  passPhase(play, "cleo");
  expect(of(play, "bob")).toMatchObject({ called: 0, missed: 0, abandoned: 1 });
  expect(of(play, "cleo")).toMatchObject({ called: 1, missed: 1, abandoned: 1 });
  play.do("cleo", { type: "return" });
  expect(of(play, "cleo")).toMatchObject({ missed: 1, abandoned: 0 });
});

test("leaving a seat that someone else takes before the phase is over counts as one missed phase", () => {
  for (const isLate of [false, true]) {
    const play = sevenAt(DAYS);
    play.do("bob", { type: "leave" });
    if (isLate) passPhase(play);
    const seat = play.seat("England");
    const token = "x".repeat(20);
    const offer = { seat, token, expires: play.now + 9 * DAY, eliminatedToo: false };
    play.do("ann", { type: "offer", ...offer });
    play.do("zoe", { type: "take-over", token, name: "Zoe" });
    for (const who of ["cleo", "dan", "eve", "fay", "gus"])
      play.try(who, { type: "admit", seat, isFor: true });
    expect(play.table.seats[seat].holder).toBe("zoe");
    const conduct = isLate ? { called: 0, missed: 0, abandoned: 1 } : { called: 1, missed: 1, abandoned: 0 };
    expect(of(play, "bob")).toEqual({ person: "bob", excused: 0, ...conduct });
  }
});

test("being removed isn't held against anyone", () => {
  const play = sevenAt({ ...DAYS, referee: true });
  play.do("ref", { type: "vacate", seat: play.seat("France"), reason: "Asked for it" });
  expect(of(play, "cleo")).toBeUndefined();
});

test("the game master sees absences and excuses them, also those of a player who has left", () => {
  const play = sevenAt({ ...DAYS, referee: true });
  passPhase(play, "cleo");
  play.do("dan", { type: "leave" });
  expect(play.view("ref").absences).toEqual([
    { turn: 1, phase: "S1901M", powers: ["France"], what: "missed" },
    { turn: 2, phase: "F1901M", powers: ["Germany"], what: "left" },
  ]);
  expect(play.view("ann").absences).toEqual([]);
  expect(play.try("ann", { type: "excuse", power: "France", turn: 1 })).toBe("not-entitled");
  expect(play.try("ref", { type: "excuse", power: "France", turn: 2 })).toBe("nothing-to-excuse");
  play.do("ref", { type: "excuse", power: "France", turn: 1 });
  play.do("ref", { type: "excuse", power: "Germany", turn: 2 });
  expect(of(play, "cleo")).toMatchObject({ missed: 1, excused: 1 });
  expect(of(play, "dan")).toMatchObject({ abandoned: 0 });
  expect(play.view("ref").absences).toEqual([]);
  expect(play.try("ref", { type: "excuse", power: "France", turn: 1 })).toBe("nothing-to-excuse");
});

test("missed orders in turns that are rolled back don't count", () => {
  const play = sevenAt({ ...DAYS, referee: true });
  passPhase(play, "cleo");
  play.do("ref", { type: "go-to", turn: 1, reason: "The mail was late" });
  expect(of(play, "cleo")).toMatchObject({ missed: 0 });
});

test("orders missed during an announced vacation are excused", () => {
  const play = sevenAt(DAYS);
  const away = [{ since: play.now + HOUR, until: play.now + 9 * DAY }];
  play.do("clock", { type: "set-away", member: "cleo", away });
  expect(play.try("clock", { type: "set-away", member: "cleo", away })).toBe("unchanged");
  expect(play.try("cleo", { type: "set-away", member: "cleo", away: [] })).toBe("not-entitled");
  passPhase(play, "cleo", "dan");
  expect(of(play, "cleo")).toMatchObject({ missed: 1, excused: 1 });
  expect(of(play, "dan")).toMatchObject({ missed: 1, excused: 0 });
});

test("where that was agreed, deadlines wait until a day after vacations", () => {
  const play = sevenAt({ ...DAYS, vacations: true });
  const first = play.table.clock.deadline as number;
  const until = first + 3 * DAY;
  play.do("clock", { type: "set-away", member: "cleo", away: [{ since: first - HOUR, until }] });
  expect(play.table.clock.deadline).toBe(until + DAY);
  expect(play.view("ann").chronicle.at(-1)).toMatchObject({
    what: "extended",
    text: "A player is on vacation",
  });
  // The time that may be added otherwise stays as it was.
  expect(play.table.clock.extended).toBe(0);
  expect(play.view("ann").clock).toMatchObject({ deadline: until + DAY, movedFrom: first });
  // One after the other would be too long. Dan has had the time that was agreed.
  play.do("clock", { type: "set-away", member: "dan", away: [{ since: first + 1, until: until + 2 * DAY }] });
  expect(play.table.clock.deadline).toBe(until + DAY);
  play.do("clock", { type: "set-away", member: "eve", away: [{ since: first, until: until + HOUR }] });
  expect(play.table.clock.deadline).toBe(until + DAY + HOUR);
  play.allReady();
  expect(play.table.turns).toHaveLength(2);
});

test("a phase waits for vacations for a week at most", () => {
  for (const [days, waits] of [
    [6, 7],
    [7, 7],
    [8, 7],
  ]) {
    const play = sevenAt({ ...DAYS, vacations: true });
    const first = play.table.clock.deadline as number;
    const away = [{ since: first, until: first + days * DAY }];
    play.do("clock", { type: "set-away", member: "cleo", away });
    expect(play.table.clock.deadline).toBe(first + waits * DAY);
  }
});

test("only the vacation that a deadline was moved for can't be taken back", () => {
  const play = sevenAt({ ...DAYS, vacations: true });
  const first = play.table.clock.deadline as number;
  const near = { since: first - HOUR, until: first + 9 * DAY };
  const far = { since: first + 20 * DAY, until: first + 21 * DAY };
  expect(waitsFor(play.table, near)).toBe(false);
  play.do("clock", { type: "set-away", member: "cleo", away: [near, far] });
  expect([near, far].map((each) => waitsFor(play.table, each))).toEqual([true, false]);
  const { movedFrom: _, ...clock } = play.table.clock;
  const older = { ...play.table, clock: { ...clock, deadline: near.until + DAY } };
  expect([near, far].map((each) => waitsFor(older, each))).toEqual([true, false]);
});

test("a new phase waits for vacations, but not for those of spectators and the eliminated", () => {
  const play = sevenAt({ ...DAYS, vacations: true });
  const next = play.now + 2 * DAY;
  play.do("zoe", { type: "join", name: "Zoe", role: "spectator" });
  play.do("clock", {
    type: "set-away",
    member: "zoe",
    away: [{ since: next - HOUR, until: next + 9 * DAY }],
  });
  play.allReady();
  expect(play.table.clock.deadline).toBe(next);
  const away = [{ since: next + DAY, until: next + 3 * DAY }];
  play.do("clock", { type: "set-away", member: "eve", away });
  play.after(DAY).allReady();
  expect(play.table.clock.deadline).toBe(next + 4 * DAY);
  // Everyone is told that it was moved, and why.
  expect(play.view("ann").chronicle.slice(-2)).toMatchObject([
    { what: "opened", time: next + DAY },
    { what: "extended", time: next + 4 * DAY, text: "A player is on vacation" },
  ]);
});

test("other games don't wait for vacations, and those without names can't", () => {
  const play = sevenAt(DAYS);
  const { deadline } = play.table.clock;
  play.do("clock", {
    type: "set-away",
    member: "cleo",
    away: [{ since: play.now, until: play.now + 9 * DAY }],
  });
  expect(play.table.clock.deadline).toBe(deadline);
  const fault = (setup: object) => {
    const read = readSetup(setup);
    return read.ok ? null : read.error[0].fault.code;
  };
  expect(fault({ vacations: true, anonymous: true })).toBe("vacations-anonymous");
  expect(fault({ vacations: true, preset: "live" })).toBe("vacations-in-days");
  expect(fault({ vacations: true })).toBeNull();
  expect(fault({ variant: "committee-1901", leastReliability: 90 })).toBe("reliability-in-room");
});

test("more than half of the players can give everyone more time", () => {
  const play = sevenAt(DAYS);
  const deadline = play.table.clock.deadline as number;
  expect(play.view("ann").you.may).toContain("ask-extension");
  expect(play.view("ann").you.may).not.toContain("vote-extension");
  expect(play.try("ann", { type: "ask-extension", minutes: 8 * 24 * 60 })).toBe("beyond-cap");
  play.do("ann", { type: "ask-extension", minutes: 24 * 60 });
  expect(play.view("bob").clock.extension).toEqual({
    minutes: 24 * 60,
    needed: 4,
    yourVote: null,
    isYours: false,
  });
  expect(play.view("ann").clock.extension).toMatchObject({ yourVote: true, isYours: true });
  expect(play.try("bob", { type: "ask-extension", minutes: 60 })).toBe("extension-open");
  play
    .do("bob", { type: "vote-extension", agree: true })
    .do("cleo", { type: "vote-extension", agree: false });
  play.do("cleo", { type: "vote-extension", agree: true });
  expect(play.table.clock.deadline).toBe(deadline);
  play.do("dan", { type: "vote-extension", agree: true });
  expect(play.table.clock.deadline).toBe(deadline + DAY);
  expect(play.view("bob").clock).toMatchObject({ extension: null, extensionLeft: 6 * 24 * 60 });
  expect(play.view("bob").chronicle.at(-1)?.text).toBe("The players agreed on more time");
});

test("a request for more time ends when too many are against it, and with the phase", () => {
  const play = sevenAt(DAYS);
  play.do("ann", { type: "ask-extension", minutes: 60 });
  for (const who of ["bob", "cleo", "dan"]) play.do(who, { type: "vote-extension", agree: false });
  expect(play.view("eve").clock.extension).not.toBeNull();
  play.do("eve", { type: "vote-extension", agree: false });
  expect(play.view("eve").clock.extension).toBeNull();
  expect(play.try("eve", { type: "vote-extension", agree: true })).toBe("no-extension");
  expect(play.try("ann", { type: "ask-extension", minutes: 60 })).toBe("extension-asked");
  play.do("bob", { type: "ask-extension", minutes: 60 }).allReady();
  expect(play.view("bob").clock.extension).toBeNull();
  play.do("ann", { type: "ask-extension", minutes: 60 });
});

test("nobody but its voter learns of a vote on more time", () => {
  const views = [true, false].map((agree) => {
    const play = sevenAt(DAYS);
    play.do("ann", { type: "ask-extension", minutes: 60 }).do("bob", { type: "vote-extension", agree });
    return SEVEN.filter((who) => who !== "bob").map((who) => play.view(who));
  });
  expect(views[0]).toEqual(views[1]);
});

test("bots can't join a rated game before it begins", () => {
  const play = new Play({ rated: true });
  expect(play.try("ann", { type: "fill-with-bots", level: "club" })).toBe("people-only");
  expect(play.view("ann").you.may).not.toContain("add-bot");
  expect(new Play().try("ann", { type: "fill-with-bots", level: "club" })).toBe("done");
});
