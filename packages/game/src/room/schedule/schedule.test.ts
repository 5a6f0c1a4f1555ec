import { expect, test } from "vitest";
import { nextAlarm, preview } from "../../index.ts";
import { MINUTE } from "../../testing.ts";
import { tableWords } from "../../views/words.ts";
import { CODE, delegate, RoomPlay } from "../testing.ts";
import { seated, tick, withoutItaly } from "./testing-schedule.ts";

test("a Spring turn opens with speeches, whose order and time are announced before and then frozen (MB-30, MB-40, MB-41, MB-43, MB-44)", () => {
  const play = seated();
  expect(play.room("projector").stage).toBe("opening");
  expect(play.tryAct("oda", { do: "next" })).toBe("speeches-not-announced");
  const order = play.powers.toReversed();
  expect(play.tryAct("oda", { do: "announce-speeches", order: order.slice(1), seconds: 60 })).toBe(
    "bad-order",
  );
  expect(play.tryAct("oda", { do: "announce-speeches", order, seconds: 0 })).toBe("bad-time");
  expect(play.tryAct("france-1", { do: "announce-speeches", order, seconds: 60 })).toBe("not-entitled");
  play.act("oda", { do: "announce-speeches", order, seconds: 90 }).act("oda", { do: "next" });
  expect(play.room("spectator")).toMatchObject({
    stage: "speeches",
    floor: "Turkey",
    speeches: { seconds: 90 },
  });
  expect(play.tryAct("oda", { do: "announce-speeches", order, seconds: 60 })).toBe("not-at-this-stage");
  expect(play.try("oda", { type: "extend", minutes: 1, reason: "a friend" })).toBe("no-deadline");
});

test("time is called on a speech at zero; it may be passed, or yielded with the time that is left (R16)", () => {
  const play = seated();
  play.act("oda", { do: "announce-speeches", order: play.powers, seconds: 60 }).act("oda", { do: "next" });
  expect(nextAlarm(play.table)).toBe(play.now + MINUTE);
  play.after(MINUTE);
  tick(play);
  // The speaker stays to be seen, and how long it is over.
  expect(play.room("projector")).toMatchObject({ floor: "Austria", timeUp: play.now });
  expect(play.view("projector").clock.deadline).toBe(null);
  expect(play.tryAct("austria-1", { do: "yield", to: "Italy" })).toBe("not-at-this-stage");
  play.act("oda", { do: "add-time", seconds: 30 });
  expect(nextAlarm(play.table)).toBe(play.now + MINUTE / 2);
  play.act("oda", { do: "yield", to: "Turkey" });
  expect(play.room("projector")).toMatchObject({ floor: "Turkey", timeUp: null });
  play.act("oda", { do: "next" });
  expect(play.tryAct("france-1", { do: "pass" })).toBe("not-your-floor");
  play.act("england-2", { do: "pass" }).act("oda", { do: "next" });
  play.act("france-1", { do: "yield", to: "Italy" });
  expect(play.room("projector").floor).toBe("Italy");
  expect(nextAlarm(play.table)).toBe(play.now + MINUTE);
  play.act("italy-1", { do: "pass" });
  for (let i = 0; i < 4; i++) play.act("oda", { do: "next" });
  expect(play.room("projector")).toMatchObject({ stage: "speeches", floor: "Turkey" });
  play.act("oda", { do: "next" });
  expect(play.room("projector").stage).toBe("diplomacy");
});

test("a delegation that comes after the speeches were announced speaks after all others (R16)", () => {
  const play = new RoomPlay().seatAll("France", "Germany").begin();
  play.act("oda", { do: "announce-speeches", order: ["Germany", "France"], seconds: 60 });
  play.act("oda", { do: "next" });
  play.act("zoe", { do: "enter", code: CODE(4), name: "Zoe" });
  play.act("yan", { do: "enter", code: CODE(4), name: "Yan" });
  for (const power of ["Germany", "France", "Italy"]) {
    expect(play.room("zoe").floor).toBe(power);
    play.act("oda", { do: "next" });
  }
  expect(play.room("zoe").stage).toBe("diplomacy");
});

test("bots don't speak: the list has all delegations that people play, whoever comes and goes (R16)", () => {
  const play = new RoomPlay().seatAll("France", "Germany", "Turkey");
  play.do("oda", { type: "fill-with-bots", level: "beginner" }).begin();
  expect(play.room("oda").speakers).toEqual(["France", "Germany", "Turkey"]);
  const announce = (...order: readonly string[]) =>
    play.tryAct("oda", { do: "announce-speeches", order: [...order], seconds: 60 });
  expect(announce(...play.powers)).toBe("bad-order");
  play.act("zoe", { do: "enter", code: CODE(4), name: "Zoe" });
  expect(announce("France", "Germany", "Turkey")).toBe("bad-order");
  play.act("oda", { do: "announce-speeches", order: ["Turkey", "Italy", "Germany", "France"], seconds: 60 });
  play.act("oda", { do: "next" });
  expect(play.tryAct("oda", { do: "yield", to: "Russia" })).toBe("no-such-power");
  // Italy is gone again, and a bot plays on for Germany.
  play.act("oda", { do: "unseat", member: "zoe", reason: "ill", code: "code-italy-2" });
  for (const number of [1, 2])
    play.act("oda", {
      do: "unseat",
      member: delegate("Germany", number),
      reason: "ill",
      code: `germany-${number}`,
    });
  play.do("oda", {
    type: "add-bot",
    seat: play.powers.indexOf("Germany"),
    level: "beginner",
    character: "bold",
  });
  expect(play.room("projector")).toMatchObject({ floor: "Turkey", next: "France" });
  expect(play.room("projector").speeches?.order).toEqual(["Turkey", "France"]);
  play.act("oda", { do: "next" });
  expect(play.room("projector").floor).toBe("France");
  play.act("oda", { do: "next" });
  expect(play.room("projector").stage).toBe("diplomacy");
});

test("diplomacy lasts 30 minutes before the first turn and 15 before every later one (MB-47 to MB-49)", () => {
  const play = seated().toDiplomacy();
  expect(play.view("projector").clock.left).toBe(30 * MINUTE);
  expect(play.tryAct("oda", { do: "next" })).toBe("negotiating");
  play.after(30 * MINUTE);
  tick(play);
  expect(play.room("projector").stage).toBe("writing");
  const later = seated().playMoves().toDiplomacy();
  expect(later.view("projector").clock.left).toBe(15 * MINUTE);
});

test("diplomacy ends early only when all delegations agree, and a vote can be withdrawn (MB-50, R17)", () => {
  const play = seated().toDiplomacy();
  for (const power of play.powers.slice(1)) play.do(delegate(power, 2), { type: "ready", ready: true });
  play.do("france-1", { type: "ready", ready: false }).do("austria-1", { type: "ready", ready: true });
  expect(play.room("projector").stage).toBe("diplomacy");
  play.do("france-1", { type: "ready", ready: true });
  expect(play.room("projector").stage).toBe("writing");
});

test("a delegation that has lost its country has its say in that (R17, R44)", () => {
  const play = withoutItaly().toDiplomacy();
  for (const power of play.powers)
    if (power !== "Italy") play.do(delegate(power, 1), { type: "ready", ready: true });
  expect(play.room("projector").stage).toBe("diplomacy");
  play.do("italy-1", { type: "ready", ready: true });
  expect(play.room("projector").stage).toBe("writing");
});

test("a Fall turn has speeches only if a delegation asks before diplomacy opens (MB-38, MB-45, R14)", () => {
  const quiet = seated().playMoves();
  expect(quiet.view("oda").phase).toBe("F1901M");
  quiet.act("oda", { do: "next" });
  expect(quiet.room("oda").stage).toBe("diplomacy");
  // From now on it would be extra ones.
  quiet.act("france-1", { do: "request-speeches" });
  expect(quiet.room("oda").stage).toBe("diplomacy");
  const asked = seated().playMoves();
  asked.act("france-1", { do: "request-speeches" });
  expect(asked.tryAct("italy-1", { do: "request-speeches" })).toBe("unchanged");
  expect(asked.tryAct("oda", { do: "next" })).toBe("speeches-not-announced");
  asked.act("oda", { do: "announce-speeches", order: asked.powers, seconds: 45 }).act("oda", { do: "next" });
  expect(asked.room("oda")).toMatchObject({ stage: "speeches", floor: "Austria" });
});

test("extra speeches are asked for before diplomacy ends, and the officers grant or refuse them (MB-46, R15)", () => {
  const play = seated()
    .toDiplomacy()
    .after(30 * MINUTE);
  expect(play.tryAct("oda", { do: "decide-extra", granted: true })).toBe("not-at-this-stage");
  play.act("italy-2", { do: "request-speeches" });
  expect(play.tryAct("italy-1", { do: "request-speeches" })).toBe("unchanged");
  tick(play);
  expect(play.room("projector")).toMatchObject({ stage: "request", requests: ["Italy"] });
  expect(play.view("projector").clock.deadline).toBe(null);
  expect(play.tryAct("oda", { do: "next" })).toBe("request-open");
  play.act("turkey-2", { do: "request-speeches" });
  play.act("oda", { do: "decide-extra", granted: true });
  expect(play.tryAct("russia-1", { do: "request-speeches" })).toBe("not-at-this-stage");
  expect(play.tryAct("oda", { do: "next" })).toBe("speeches-not-announced");
  play.act("oda", { do: "announce-speeches", order: play.powers, seconds: 20 });
  for (const _ of play.powers) play.act("oda", { do: "next" });
  expect(play.room("projector").stage).toBe("extra-speeches");
  play.act("oda", { do: "next" });
  expect(play.room("projector").stage).toBe("writing");
  const refused = seated().toDiplomacy().act("italy-2", { do: "request-speeches" });
  tick(refused.after(30 * MINUTE)).act("oda", { do: "decide-extra", granted: false });
  expect(refused.room("projector").stage).toBe("writing");
});

test("where nobody has asked for extra speeches, orders are written at once (MB-46, R15)", () => {
  const play = seated().toDiplomacy();
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  expect(play.room("projector")).toMatchObject({ stage: "writing", requests: [] });
  const asked = seated().toDiplomacy().act("italy-2", { do: "request-speeches" });
  asked.act("oda", { do: "end-stage" }).act("oda", { do: "end-stage" });
  expect(asked.room("projector")).toMatchObject({ stage: "writing", extra: false });
});

test("rulings are a part of the record (MB-27)", () => {
  const play = seated().act("oda", { do: "rule", text: "Corsica is an island" });
  expect(play.view("projector").chronicle.at(-1)).toMatchObject({
    what: "room",
    by: "referee",
    sentence: "The officers ruled: Corsica is an island",
  });
});

test("officers pause, resume and add time; nothing happens while the clock is paused (R18)", () => {
  const play = seated()
    .toDiplomacy()
    .after(10 * MINUTE)
    .do("oda", { type: "pause", reason: "lunch" });
  play.after(40 * MINUTE);
  expect(play.try("clock", { type: "pass-deadline" })).toBe("clock-paused");
  expect(play.tryAct("oda", { do: "next" })).toBe("clock-paused");
  play.do("oda", { type: "resume" }).do("oda", { type: "extend", minutes: 1, reason: "one more" });
  expect(play.view("projector").clock.left).toBe(21 * MINUTE);
});

test("the speaking time may be another in every half-year (MB-42)", () => {
  const play = seated().playMoves();
  expect(play.view("oda").phase).toBe("F1901M");
  play.act("france-1", { do: "request-speeches" });
  play.act("oda", { do: "announce-speeches", order: play.powers, seconds: 45 }).act("oda", { do: "next" });
  expect(play.view("projector").clock.left).toBe(45_000);
});

test("the program proposes what comes of the orders; it is the officers who publish it (MB-26, MB-177, R24)", () => {
  const play = seated().toWriting().save("France", "A Par - Bur").allReady();
  const proposed = preview(play.table, { member: "oda" }, tableWords("en"));
  expect(proposed.ok && proposed.value.orders.map(({ result }) => result)).toEqual(["moved"]);
  expect(preview(play.table, { member: "france-1" }, tableWords("en")).ok).toBe(false);
  play.act("oda", { do: "next" });
  for (const _ of play.powers) play.act("oda", { do: "read-out" });
  expect(play.view("projector").lastPlayed).toBe(null);
  expect(play.tryAct("france-1", { do: "next" })).toBe("not-entitled");
  play.act("olaf", { do: "next" });
  expect(play.view("oda").lastPlayed?.result?.orders.map(({ result }) => result)).toEqual(["moved"]);
  expect(play.view("projector").lastPlayed).toBe(null);
  play.act("olaf", { do: "show-results", all: true });
  expect(play.view("projector").lastPlayed?.result?.orders.map(({ result }) => result)).toEqual(["moved"]);
});

test("without a clock, the officers move on themselves, stage by stage (MB-24, R18)", () => {
  const play = new RoomPlay("committee-1901", { clock: { kind: "referee" } }).seatAll().begin().toDiplomacy();
  expect(play.view("oda").you.may).not.toContain("close-negotiation");
  expect(play.try("oda", { type: "close-negotiation" })).toBe("not-at-this-stage");
  play.act("oda", { do: "next" });
  expect(play.room("projector").stage).toBe("writing");
});

test("the planned length of speeches is stored for all officers, and only they see it (MB-43)", () => {
  const play = new RoomPlay();
  expect(play.room("olaf").seconds).toBe(60);
  for (const seconds of [4, 3601, 60.5])
    expect(play.tryAct("oda", { do: "set-seconds", seconds })).toBe("bad-time");
  play.act("oda", { do: "set-seconds", seconds: 45 });
  expect(play.room("olaf").seconds).toBe(45);
  expect(play.tryAct("olaf", { do: "set-seconds", seconds: 45 })).toBe("unchanged");
  play.seatAll().begin();
  expect(play.tryAct("france-1", { do: "set-seconds", seconds: 90 })).toBe("not-entitled");
  expect([play.room("france-1").seconds, play.room("projector").seconds]).toEqual([null, null]);
  play.act("olaf", { do: "announce-speeches", order: play.powers, seconds: 75 });
  expect(play.room("oda").seconds).toBe(75);
});

test("the public record speaks of the officers, who have the last word (MB-23, MB-24)", () => {
  const play = new RoomPlay().seatAll().begin();
  play.toDiplomacy();
  play.do("oda", { type: "pause", reason: "lunch" }).do("oda", { type: "resume" });
  play.do("olaf", { type: "extend", minutes: 1, reason: "a late start" });
  play.do("oda", { type: "announce", text: "Windows stay closed" });
  const { phase, units, centers } = play.view("oda").position;
  const position = { phase, units: { ...units, France: ["A Bur"] }, centers };
  play.do("oda", { type: "edit", position, reason: "a misread slip" });
  const told = play.view("projector").chronicle.map(({ sentence }) => sentence);
  expect(told).toEqual(
    expect.arrayContaining([
      "An officer was appointed",
      "The officers paused the clock: lunch",
      "The officers extended the deadline: a late start",
      "The officers announced: Windows stay closed",
      "The officers changed the position: a misread slip",
    ]),
  );
  expect(told.join()).not.toMatch(/referee/i);
});
