import { describe, expect, test } from "vitest";
import { nextAlarm, remindersDue } from "../index.ts";
import { HOUR, MINUTE, NOON, POWERS, SEVEN, sevenAt } from "../testing.ts";

const live = { preset: "live" };

test("a live game negotiates for half an hour, then a quarter, and writes for five minutes (CB-9, CB-10, CB-14)", () => {
  const play = sevenAt(live);
  expect(play.view("ann").clock).toMatchObject({
    stage: "negotiation",
    isNegotiation: true,
    left: 30 * MINUTE,
  });
  play.after(30 * MINUTE).do("clock", { type: "pass-deadline" });
  expect(play.view("ann").clock).toMatchObject({ stage: "writing", left: 5 * MINUTE });
  play.allReady();
  expect(play.view("ann").clock).toMatchObject({ stage: "negotiation", left: 15 * MINUTE });
});

test("negotiation is cut short only if all players agree, and nobody else can cut it (CB-11)", () => {
  const play = sevenAt({ ...live, referee: true });
  for (const who of ["ann", "bob", "cleo", "dan", "eve", "fay"]) play.do(who, { type: "ready", ready: true });
  expect(play.view("ann").clock.stage).toBe("negotiation");
  expect(play.try("ref", { type: "close-negotiation" })).toBe("negotiating");
  expect(play.try("ref", { type: "process" })).toBe("negotiating");
  play.do("fay", { type: "ready", ready: false }).do("gus", { type: "ready", ready: true });
  expect(play.view("ann").clock.stage).toBe("negotiation");
  play.do("fay", { type: "ready", ready: true });
  expect(play.view("ann").clock).toMatchObject({ stage: "writing", left: 5 * MINUTE });
  expect(play.view("ann").seats.map(({ isReady }) => isReady)).toEqual(Array(7).fill(false));
});

test("players who have written their orders and end the negotiation together are ready at once, with one word", () => {
  const play = sevenAt({ preset: "live" });
  for (const power of POWERS) if (power !== "Italy") play.save(power, "");
  for (const who of SEVEN) play.do(who, { type: "ready", ready: true });
  // Italy has still to write.
  expect(play.view("ann")).toMatchObject({ phase: "S1901M", clock: { stage: "writing" } });
  expect(play.view("ann").seats.filter(({ isReady }) => !isReady)).toMatchObject([{ powers: ["Italy"] }]);
  play.save("Italy", "A Ven H").do("eve", { type: "ready", ready: true });
  expect(play.view("ann").phase).toBe("F1901M");
});

test("orders that are written after agreeing to end the negotiation are not final yet", () => {
  const play = sevenAt({ preset: "live" });
  for (const power of POWERS) play.save(power, "");
  for (const who of SEVEN.slice(1)) play.do(who, { type: "ready", ready: true });
  play.save("Italy", "A Ven H").do("ann", { type: "ready", ready: true });
  expect(play.view("ann")).toMatchObject({ phase: "S1901M", clock: { stage: "writing" } });
  expect(play.view("ann").seats.filter(({ isReady }) => !isReady)).toMatchObject([{ powers: ["Italy"] }]);
});

test("players who wait for someone who is still talking confirm their orders once more", () => {
  const play = sevenAt({ preset: "live" });
  for (const power of POWERS) play.save(power, "");
  for (const who of SEVEN) if (who !== "eve") play.do(who, { type: "ready", ready: true });
  play.after(30 * MINUTE).do("clock", { type: "pass-deadline" });
  expect(play.view("ann")).toMatchObject({ phase: "S1901M", clock: { stage: "writing" } });
  expect(play.view("ann").seats.filter(({ isReady }) => isReady)).toEqual([]);
});

test("retreats and adjustments are written at once, without negotiation (CB-9)", () => {
  const play = sevenAt({ ...live, clock: { adjustments: 4 } });
  play.allReady().save("France", "A Mar - Spa").allReady().allReady().allReady();
  expect(play.view("ann")).toMatchObject({ phase: "W1901A", clock: { stage: "writing", left: 4 * MINUTE } });
});

test("a referee who decides ends negotiation and has the phase resolved (CB-48)", () => {
  const play = sevenAt({ preset: "referee" });
  expect(play.view("ann").clock).toMatchObject({ stage: "negotiation", deadline: null });
  expect(play.try("clock", { type: "pass-deadline" })).toBe("no-deadline");
  play.do("ref", { type: "close-negotiation" }).do("ref", { type: "process" });
  expect(play.view("ann").phase).toBe("F1901M");
});

test("a correspondence game negotiates and writes at the same time", () => {
  const play = sevenAt({ clock: { hours: { moves: 24 } } });
  expect(play.view("ann").clock).toMatchObject({
    isNegotiation: false,
    isTalkOpen: true,
    deadline: NOON + 24 * HOUR,
  });
});

test("deadlines fall into the agreed windows only", () => {
  const windows = [{ days: [6], from: 18, to: 20 }];
  const play = sevenAt({ clock: { hours: { moves: 24 }, windows, utcOffset: 60 } });
  expect(play.view("ann").clock.deadline).toBe(Date.parse("2024-01-06T17:00Z"));
});

test("nobody but the clock passes a deadline, and not before its time", () => {
  const play = sevenAt();
  expect(play.try("ann", { type: "pass-deadline" })).toBe("not-entitled");
  expect(play.try("clock", { type: "pass-deadline" })).toBe("too-early");
});

test("when orders are missing there is grace, once, announced and no longer than agreed", () => {
  const play = sevenAt({ clock: { grace: 30 } }).after(48 * HOUR);
  play.do("clock", { type: "pass-deadline" });
  expect(play.view("ann").clock).toMatchObject({ isGrace: true, left: 30 * MINUTE });
  expect(play.view("ann").chronicle.at(-1)).toMatchObject({ what: "grace", time: play.now + 30 * MINUTE });
  play.after(30 * MINUTE).do("clock", { type: "pass-deadline" });
  expect(play.view("ann").phase).toBe("F1901M");
});

test("grace ends within the agreed windows too", () => {
  const windows = [{ days: [0, 1, 2, 3, 4, 5, 6], from: 18, to: 22 }];
  const play = sevenAt({ clock: { hours: { moves: 34 }, grace: 60, windows } }).after(34 * HOUR);
  play.do("clock", { type: "pass-deadline" });
  expect(play.view("ann").clock.deadline).toBe(Date.parse("2024-01-03T18:00Z"));
});

test("grace ends as soon as nothing is missing anymore", () => {
  const play = sevenAt({ clock: { grace: 30 } });
  for (const power of ["Austria", "England", "France", "Germany", "Italy", "Russia"]) play.save(power, "");
  play.after(48 * HOUR).do("clock", { type: "pass-deadline" });
  expect(play.view("ann").phase).toBe("S1901M");
  play.save("Turkey", "A Con - Bul");
  expect(play.view("ann").phase).toBe("F1901M");
});

test("where nothing is missing at the deadline there is no grace", () => {
  const play = sevenAt();
  for (const power of ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"])
    play.save(power, "");
  play.after(48 * HOUR).do("clock", { type: "pass-deadline" });
  expect(play.view("ann").phase).toBe("F1901M");
});

test("a paused clock keeps the time that was left, and nothing is resolved meanwhile", () => {
  const play = sevenAt().after(HOUR).do("ann", { type: "pause", reason: "holidays" });
  play.after(100 * HOUR);
  expect(play.view("bob").clock).toMatchObject({ isPaused: true, pausedFor: "holidays", left: 47 * HOUR });
  expect(play.try("clock", { type: "pass-deadline" })).toBe("clock-paused");
  play.allReady();
  expect(play.view("bob").phase).toBe("S1901M");
  play.do("gus", { type: "ready", ready: false }).do("ann", { type: "resume" });
  expect(play.view("bob").clock).toMatchObject({ isPaused: false, pausedFor: null, left: 47 * HOUR });
  play.do("gus", { type: "ready", ready: true });
  expect(play.view("bob").phase).toBe("F1901M");
  expect(play.try("ann", { type: "resume" })).toBe("not-paused");
});

test("a pause is capped: then the clock resumes by itself", () => {
  const play = sevenAt({ clock: { pause: 60 } }).do("ann", { type: "pause", reason: "dinner" });
  expect(nextAlarm(play.table)).toBe(NOON + HOUR);
  expect(play.try("clock", { type: "resume" })).toBe("too-early");
  play.after(HOUR).do("clock", { type: "resume" });
  expect(play.view("bob").clock).toMatchObject({ isPaused: false, left: 48 * HOUR });
});

test("extensions are capped, need a reason, and are announced", () => {
  const play = sevenAt({ clock: { extension: 90 } });
  expect(play.try("ann", { type: "extend", minutes: 60, reason: " " })).toBe("reason-missing");
  play.do("ann", { type: "extend", minutes: 60, reason: "Bob is ill" });
  expect(play.view("bob").clock.deadline).toBe(NOON + 49 * HOUR);
  expect(play.view("bob").chronicle.at(-1)).toMatchObject({
    what: "extended",
    by: "host",
    text: "Bob is ill",
  });
  expect(play.try("ann", { type: "extend", minutes: 31, reason: "x" })).toBe("beyond-cap");
  expect(play.try("bob", { type: "extend", minutes: 1, reason: "x" })).toBe("not-entitled");
});

test("a referee looks after the clock instead of the host", () => {
  const play = sevenAt({ referee: true });
  expect(play.try("ann", { type: "pause", reason: "x" })).toBe("not-entitled");
  play.do("ref", { type: "pause", reason: "lunch" });
});

test("deadlines that passed during an outage are moved and announced, never played out unseen", () => {
  const play = sevenAt();
  const downSince = NOON + 47 * HOUR;
  const upSince = NOON + 60 * HOUR;
  play.after(60 * HOUR).do("clock", { type: "move-deadlines", downSince, upSince });
  // An hour was left; the longest reminder asks for twelve.
  expect(play.view("ann")).toMatchObject({ phase: "S1901M", clock: { left: 12 * HOUR } });
  expect(play.view("ann").chronicle.at(-1)).toMatchObject({ what: "deadline-moved", by: "clock" });
  expect(play.try("clock", { type: "pass-deadline" })).toBe("too-early");
  expect(play.try("clock", { type: "move-deadlines", downSince, upSince })).toBe("nothing-moved");
});

test("an outage that no deadline fell into moves nothing", () => {
  const play = sevenAt().after(10 * HOUR);
  expect(play.try("clock", { type: "move-deadlines", downSince: NOON, upSince: NOON + 9 * HOUR })).toBe(
    "nothing-moved",
  );
});

describe("after an outage of a live game", () => {
  const LIVE = {
    preset: "live",
    clock: { firstNegotiation: 8, laterNegotiation: 8, writing: 2, grace: 0, reminders: [] },
  };
  /** What is left of eight minutes after an outage. */
  const leftAfter = (from: number, to: number) => {
    const play = sevenAt(LIVE).after(to * MINUTE);
    const [downSince, upSince] = [from, to].map((minutes) => NOON + minutes * MINUTE);
    const refused = play.try("clock", { type: "move-deadlines", downSince, upSince });
    return refused !== "done" ? refused : (play.view("ann").clock.left ?? 0) / MINUTE;
  };

  test("there is time to come back: a quarter of the stage at least, or all that was left", () => {
    expect(leftAfter(7.75, 8.5)).toBe(2);
    expect(leftAfter(7.75, 8)).toBe(2);
    expect(leftAfter(5, 60)).toBe(3);
  });

  test("a deadline that is too near is moved as well, though it wasn't missed", () => {
    expect(leftAfter(4, 6)).toBe("nothing-moved");
    expect(leftAfter(4, 6.01)).toBeCloseTo(4);
    expect(leftAfter(7, 7.5)).toBe(2);
  });

  test("a minute is left of the shortest stages", () => {
    const play = sevenAt({ ...LIVE, clock: { ...LIVE.clock, firstNegotiation: 1 } }).after(MINUTE + 5000);
    const downSince = NOON + MINUTE - 1000;
    play.do("clock", { type: "move-deadlines", downSince, upSince: NOON + MINUTE + 5000 });
    expect(play.view("ann").clock.left).toBe(MINUTE);
  });

  test("a clock that was set back leaves as much time as before", () => {
    const back = { type: "move-deadlines", downSince: NOON + 3 * HOUR, upSince: NOON } as const;
    const play = sevenAt(LIVE);
    const { deadline } = play.view("ann").clock;
    expect(play.do("clock", back).view("ann").clock.deadline).toBe((deadline ?? 0) - 3 * HOUR);
    expect(sevenAt().try("clock", back)).toBe("nothing-moved");
  });
});

test("players who are not ready are reminded before the deadline, each time once", () => {
  const play = sevenAt().do("ann", { type: "ready", ready: true });
  const due = () => remindersDue(play.table, play.now).map(({ member, minutes }) => [member, minutes]);
  expect(due()).toEqual([]);
  play.after(36 * HOUR);
  expect(due()).toEqual(["bob", "cleo", "dan", "eve", "fay", "gus"].map((member) => [member, 720]));
  play.do("clock", { type: "note-reminders" });
  expect(due()).toEqual([]);
  expect(play.try("clock", { type: "note-reminders" })).toBe("nothing-due");
  play.do("bob", { type: "ready", ready: true }).after(10 * HOUR);
  expect(due()).toEqual(["cleo", "dan", "eve", "fay", "gus"].map((member) => [member, 120]));
  play.do("clock", { type: "note-reminders" }).do("ann", { type: "extend", minutes: 600, reason: "x" });
  expect(due()).toEqual(["cleo", "dan", "eve", "fay", "gus"].map((member) => [member, 720]));
});

test("players without orders in a phase are neither waited for nor reminded", () => {
  const play = sevenAt().allReady().save("France", "A Mar - Spa").allReady();
  play.allReady();
  expect(play.view("ann").phase).toBe("S1902M");
  const builds = sevenAt().save("France", "A Mar - Spa").allReady().allReady();
  expect(builds.view("ann").phase).toBe("W1901A");
  builds.after(23 * HOUR);
  expect(remindersDue(builds.table, builds.now).map(({ member }) => member)).toEqual(["cleo"]);
  expect(builds.try("ann", { type: "ready", ready: true })).toBe("nothing-to-do");
});

test("the clock is told when it next has something to do: each reminder, then the deadline", () => {
  const play = sevenAt();
  expect(nextAlarm(play.table)).toBe(NOON + 36 * HOUR);
  play.after(36 * HOUR).do("clock", { type: "note-reminders" });
  expect(nextAlarm(play.table)).toBe(NOON + 46 * HOUR);
  play.after(10 * HOUR).do("clock", { type: "note-reminders" });
  expect(nextAlarm(play.table)).toBe(NOON + 48 * HOUR);
});

test("a phase shorter than the time before which people are reminded begins without a reminder", () => {
  const play = sevenAt({ clock: { hours: { moves: 3 } } });
  expect(remindersDue(play.table, play.now)).toEqual([]);
  expect(nextAlarm(play.table)).toBe(NOON + HOUR);
});

test("a clock resumes only within the agreed windows", () => {
  const windows = [{ days: [6], from: 18, to: 20 }];
  const play = sevenAt({ clock: { hours: { moves: 24 }, windows, utcOffset: 0 }, referee: true });
  const saturday = Date.parse("2024-01-06T18:00Z");
  expect(play.table.clock.deadline).toBe(saturday);
  const pause = (hours: number) =>
    play
      .do("ref", { type: "pause", reason: "Lunch" })
      .after(hours * HOUR)
      .do("ref", { type: "resume" });
  expect(pause(2).table.clock.deadline).toBe(saturday + 2 * HOUR);
  // Eight in the evening is the end of the window, nine is behind it.
  expect(pause(1).table.clock.deadline).toBe(saturday + 7 * 24 * HOUR);
});
