import { expect, test } from "vitest";
import { MINUTE } from "../testing.ts";
import { seated, tick, withoutItaly } from "./schedule/testing-schedule.ts";
import { delegate } from "./testing.ts";

test("nobody waits for a delegation that has handed in paper (R23)", () => {
  const play = seated().toWriting();
  const slip = { do: "enter-slip", date: "Spring 1901", text: "A Par - Bur", correct: false } as const;
  play.act("oda", { ...slip, power: "France" });
  for (const power of play.seated())
    if (power !== "France") play.do(delegate(power, 1), { type: "ready", ready: true });
  expect(play.room("oda").stage).toBe("sealed");
  // A wrong slip can still be corrected.
  play.act("oda", { ...slip, power: "France", text: "A Par H" });
  expect(play.view("oda").sheets.find(({ power }) => power === "France")?.text).toBe("A Par H");
});

test("officers who enter paper over what a delegation wrote on a device give a reason, and both can restore it", () => {
  const play = seated().toWriting().save("France", "A Par - Bur");
  const slip = {
    do: "enter-slip",
    power: "France",
    date: "Spring 1901",
    text: "A Par H",
    correct: false,
  } as const;
  expect(play.tryAct("oda", slip)).toBe("reason-missing");
  expect(play.tryAct("oda", { ...slip, reason: " " })).toBe("reason-missing");
  play.act("oda", { ...slip, reason: "handed in later" });
  expect(play.view("france-1").sheets[0]).toMatchObject({
    text: "A Par H",
    reason: "handed in later",
    before: { text: "A Par - Bur" },
  });
  // Another slip replaces the officers' own typing.
  play.act("oda", { ...slip, text: "A Par - Pic" });
  const direct = { type: "save", power: "France", text: "" } as const;
  expect(play.try("oda", direct)).toBe("reason-missing");
  play.do("oda", { ...direct, reason: "illegible" });
  expect(play.view("oda").seats.find(({ powers }) => powers.includes("France"))?.isReady).toBe(false);
});

test("orders are written in silence: no talk between delegations until they are resolved (MB-64, R20)", () => {
  const play = seated().toDiplomacy();
  const psst = { type: "say", as: "France", to: ["Germany"], text: "psst" } as const;
  play.do("france-1", psst);
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  expect(play.try("france-1", psst)).toBe("talk-closed");
  play.do("france-1", { type: "say", as: "France", to: "referee", text: "a question" });
  play.allReady();
  expect(play.try("france-1", psst)).toBe("talk-closed");
});

test("writing ends for all at once; then only the officers change sheets, to type in paper ones (MB-25, MB-33, MB-67)", () => {
  const play = seated().toWriting();
  expect(play.tryAct("oda", { do: "next" })).toBe("still-writing");
  expect(play.try("oda", { type: "process" })).toBe("sheets-closed");
  play.save("France", "A Par - Bur").after(10 * MINUTE);
  tick(play);
  expect(play.room("france-1")).toMatchObject({ stage: "sealed", sheets: [] });
  expect(play.try("france-1", { type: "save", power: "France", text: "" })).toBe("sheet-closed");
  play.do("olaf", { type: "save", power: "Italy", text: "A Rom - Tus", reason: "on paper" });
  play.act("oda", { do: "next" });
  expect(play.try("olaf", { type: "save", power: "Italy", text: "" })).toBe("sheet-closed");
});

test("in 1901 all sheets open together and each is read before anything is resolved, in front of everyone (M01-24, M01-25, MB-25, MB-65, MB-176, R22)", () => {
  const play = seated().toWriting().save("France", "A Par - Bur").save("Germany", "A Mun - Bur");
  play.allReady().act("oda", { do: "set-reading", order: play.powers.toReversed() });
  expect(play.room("germany-1").sheets).toEqual([]);
  play.act("oda", { do: "next" });
  expect(play.room("germany-1").sheets).toContainEqual({
    power: "France",
    text: "A Par - Bur",
    isRead: false,
  });
  expect(play.room("projector").sheets).toEqual([]);
  const late = { do: "object", power: "Russia", text: "it said Galicia" } as const;
  expect(seated().tryAct("italy-1", late)).toBe("not-at-this-stage");
  play.act("oda", { do: "read-out" }).act("oda", { do: "read-out" });
  expect(play.room("projector").sheets.map(({ power }) => power)).toEqual(["Turkey", "Russia"]);
  expect(play.tryAct("oda", { do: "next" })).toBe("not-read-yet");
  play.act("italy-1", { do: "object", power: "Russia", text: "it said Galicia" });
  for (let i = 0; i < 5; i++) play.act("oda", { do: "read-out" });
  expect(play.view("projector").phase).toBe("S1901M");
  play.act("oda", { do: "next" }).tell();
  expect(play.view("projector").phase).toBe("F1901M");
  // The written text prevails over what was read out.
  expect(play.view("projector").lastPlayed?.result?.orders.map(({ text }) => text)).toContain("A Par - Bur");
  expect(play.view("projector").chronicle.map(({ sentence }) => sentence)).toContain(
    "Italy says the orders of Russia were misread: it said Galicia",
  );
});

test("in 1935 the officers open all sheets and may resolve them at once (M35-24)", () => {
  const play = seated("committee-1935").toWriting().save("France", "A Par - Bur");
  play.allReady().act("olaf", { do: "next" });
  expect(play.room("poland-1").sheets).toHaveLength(9);
  play.act("olaf", { do: "next" }).tell();
  expect(play.view("projector").phase).toBe("F1935M");
});

test("a paper sheet for another turn is refused, a slip of the pen is corrected and noted (R23, M01-26, MB-72)", () => {
  const play = seated().toWriting();
  const slip = {
    do: "enter-slip",
    power: "France",
    date: "Spring 1901",
    text: "A Par - Bur",
    correct: false,
  } as const;
  expect(play.tryAct("france-1", slip)).toBe("not-entitled");
  play
    .act("oda", slip)
    .act("oda", { ...slip, date: "S 1901" })
    .act("oda", { ...slip, date: "Frühjahr 1901" });
  const corrections = () =>
    play.view("projector").chronicle.filter(({ said }) => said.code === "date-corrected");
  expect(corrections()).toEqual([]);
  expect(play.tryAct("oda", { ...slip, date: "Fall 1901" })).toBe("other-date");
  play.act("oda", { ...slip, date: "Fall 1901", correct: true });
  play.act("oda", { ...slip, date: "" });
  expect(corrections()).toHaveLength(2);
  expect(play.view("france-1").sheets[0]).toMatchObject({ text: "A Par - Bur", onBehalf: true });
});

test.each([
  ["committee-1901", "1901"],
  ["committee-1935", "1935"],
] as const)(
  "%s: sheets are dated Spring %s, then Fall, then the Spring of the next year (M01-26, M35-25, MB-72)",
  (variant, first) => {
    const play = seated(variant);
    const refused = (date: string): string =>
      play.tryAct("oda", { do: "enter-slip", power: "France", date, text: "A Par - Bur", correct: false });
    const dates = [`Spring ${first}`, `Fall ${first}`, `Spring ${Number(first) + 1}`];
    for (const date of dates) {
      play.toWriting();
      for (const other of dates.filter((each) => each !== date)) expect(refused(other)).toBe("other-date");
      expect(refused(date)).toBe("done");
      play.allReady().act("oda", { do: "next" });
      if (first === "1901") for (const _ of play.powers) play.act("oda", { do: "read-out" });
      play.act("oda", { do: "next" }).tell();
    }
  },
);

test("a delegation that has lost its country is ready once it has filed its revival, or said that it files none (R76, MB-243)", () => {
  const play = withoutItaly().toWriting();
  const isReady = () => play.view("oda").seats.find(({ powers }) => powers.includes("Italy"))?.isReady;
  expect(isReady()).toBe(false);
  for (const power of play.powers)
    if (power !== "Italy") play.do(delegate(power, 1), { type: "ready", ready: true });
  expect(play.room("projector").stage).toBe("writing");
  play.save("Italy", "Revive 1 A Rom").do("italy-1", { type: "ready", ready: true });
  expect(play.room("projector").stage).toBe("sealed");
  // It loses no seat by filing nothing, unlike others who miss their moves.
  const silent = withoutItaly()
    .toWriting()
    .after(10 * MINUTE);
  tick(silent);
  expect(silent.room("projector").stage).toBe("sealed");
  for (let i = 0; i < 9; i++) silent.try("oda", { type: "room", act: { do: "end-stage" } });
  expect(silent.table.seats[silent.seat("Italy")]).toMatchObject({ holder: "italy-1", missed: 0 });
});

test("retreats and adjustments are written in silence and revealed at once (MB-37, MB-38, MB-39, MB-182, MB-183, MB-203, MB-204)", () => {
  const play = seated().playMoves({ Italy: "A Ven - Tyr\nA Rom - Ven" });
  expect(play.view("oda").phase).toBe("F1901M");
  const isSilent = (): void => {
    expect(play.room("oda").stage).toBe("writing");
    expect(play.try("france-1", { type: "say", as: "France", to: ["Italy"], text: "psst" })).toBe(
      "talk-closed",
    );
  };
  play.playMoves({ France: "A Mar - Spa", Italy: "A Ven - Tri\nA Tyr S A Ven - Tri" });
  expect(play.view("oda").phase).toBe("F1901R");
  isSilent();
  play.save("Austria", "F Tri - Alb");
  expect(play.view("oda").position.units.Austria).not.toContain("F Alb");
  play.allReady().tell();
  expect(play.view("oda").position.units.Austria).toContain("F Alb");
  expect(play.view("oda").phase).toBe("W1901A");
  isSilent();
  play.save("France", "Build A Mar").allReady().tell();
  expect(play.view("oda").phase).toBe("S1902M");
  expect(play.room("oda").stage).toBe("opening");
});
