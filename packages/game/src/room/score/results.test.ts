import { expect, test } from "vitest";
import { clockCommand, recordOf, replay, viewTurn } from "../../index.ts";
import { seated } from "../schedule/testing-schedule.ts";
import { delegate, RoomPlay } from "../testing.ts";

const OUTSIDE = ["projector", "spectator", "france-1", "germany-2"];

const ROAD = { Italy: "A Ven - Tyr\nA Rom - Ven" };
const ATTACK = { France: "A Mar - Spa", Italy: "A Ven - Tri\nA Tyr S A Ven - Tri" };

/** All that anyone outside the officers gets to see, in bytes. */
const seen = (play: RoomPlay, turn: number): string =>
  JSON.stringify(
    OUTSIDE.map((who) => {
      const viewer = who === "projector" || who === "spectator" ? who : { member: who };
      const { chronicle: _, ...view } = play.view(who);
      return [view, viewTurn(play.table, viewer, turn), recordOf(play.table, viewer)];
    }),
  );

test("nobody but the officers sees anything of results that haven't been read (MB-33)", () => {
  // Two worlds with the same sheets for everyone but Italy: one army gets through, or doesn't.
  const world = (italy: string) => {
    const play = seated()
      .playMoves(ROAD)
      .toResults({ ...ATTACK, Italy: italy });
    return { play, turn: play.table.turns.length };
  };
  const [through, stays] = [world(ATTACK.Italy), world("A Ven - Tri\nA Tyr S A Ven - Tri.")];
  expect(seen(through.play, through.turn)).toBe(seen(stays.play, stays.turn));
  const held = world("A Ven H");
  const noSheets = (text: string): string => text.replaceAll(/"digest":"[^"]*"/g, "");
  expect(noSheets(seen(through.play, through.turn))).toBe(noSheets(seen(held.play, held.turn)));
  expect(through.play.view("oda").lastPlayed?.result?.events).not.toEqual([]);
  expect(through.play.view("oda").lastPlayed?.number).toBe(through.turn);
});

test("each power's results are told as they are read, and what follows from them last (MB-33)", () => {
  const play = seated().playMoves(ROAD).toResults(ATTACK);
  const read = (who: string) => play.room(who).results?.read;
  play.act("oda", { do: "show-results", all: false });
  for (const who of OUTSIDE) {
    expect(read(who)?.result?.orders.map(({ power }) => power)).toEqual(["France"]);
    expect(read(who)?.result).toMatchObject({ events: [], position: play.view(who).position });
    expect(play.view(who).lastPlayed?.phase).toBe("S1901M");
  }
  play.act("oda", { do: "show-results", all: true });
  for (const who of OUTSIDE) {
    expect(read(who)).toBe(null);
    expect(play.view(who).lastPlayed).toMatchObject({ phase: "F1901M", isPlayed: true });
    expect(play.view(who).position.units.Austria).toContain("F Tri");
  }
});

test("after a Fall too the results are read before anything is written, and no clock runs (MB-33, MB-203)", () => {
  const play = seated().playMoves(ROAD).toResults(ATTACK);
  const state = () => [play.view("oda").phase, play.room("oda").stage, play.view("oda").clock.deadline];
  expect(state()).toEqual(["F1901M", "results", null]);
  expect(play.try("austria-1", { type: "save", power: "Austria", text: "F Tri - Alb" })).toBe("sheet-closed");
  expect(play.try("oda", { type: "process" })).toBe("not-at-this-stage");
  play.tell();
  expect(state().slice(0, 2)).toEqual(["F1901R", "writing"]);
  play.save("Austria", "F Tri - Alb").allReady();
  expect(state()).toEqual(["F1901R", "results", null]);
  play.tell();
  expect(state()).toEqual(["W1901A", "writing", play.now + 5 * 60_000]);
  play.save("France", "Build A Mar").allReady();
  expect(state()).toEqual(["W1901A", "results", null]);
  expect(play.view("projector").position.units.France).not.toContain("A Mar");
  play.tell();
  expect(state()).toEqual(["S1902M", "opening", null]);
  expect(replay(play.log)).toEqual(play.table);
});

test("units that are disbanded because nobody ordered them are results too", () => {
  const play = seated().playMoves(ROAD).playMoves(ATTACK).allReady();
  expect([play.view("oda").phase, play.room("oda").stage]).toEqual(["F1901R", "results"]);
  expect(play.tell().view("oda").phase).toBe("W1901A");
});

test("a clock that is set for results calls time and resolves nothing again", () => {
  const play = seated().playMoves(ROAD).toResults(ATTACK).tell().save("Austria", "F Tri - Alb").allReady();
  expect(play.room("oda").stage).toBe("results");
  play.act("oda", { do: "set-clock", seconds: 30 }).after(30_000);
  const command = clockCommand(play.table, play.now);
  expect(command).not.toBe(null);
  if (command) play.do("clock", command);
  expect(play.room("oda")).toMatchObject({ stage: "results", timeUp: play.now });
  expect(play.view("oda").phase).toBe("F1901R");
});

test("while results are read, officers can close, roll back or correct, and what was played counts (R24, R106)", () => {
  const closed = seated().playMoves(ROAD).playMoves({ Italy: "A Tyr - Boh" });
  expect(closed.view("oda").phase).toBe("S1902M");
  const late = seated().playMoves(ROAD).toResults({ Germany: "A Kie - Den" });
  late.act("oda", { do: "conclude", reason: "dinner" });
  expect(late.view("projector").position.centers.Germany).toContain("Den");
  const back = seated().toResults(ROAD);
  back.do("oda", { type: "go-to", turn: 1, reason: "a sheet was misread" });
  expect([back.view("oda").phase, back.room("oda").stage]).toEqual(["S1901M", "opening"]);
  const edited = seated().toResults(ROAD);
  const { position } = edited.view("oda");
  edited.do("oda", { type: "edit", position, reason: "a unit was misplaced" });
  expect([edited.view("oda").phase, edited.room("oda").stage]).toEqual(["S1901M", "opening"]);
  expect(edited.view("projector").turns.filter(({ isOnLine }) => isOnLine)).toHaveLength(1);
});

test("a delegation that comes while results are read plays from the next turn on (R13)", () => {
  const play = new RoomPlay().seatAll("France", "Germany").begin().toResults({ France: "A Par - Bur" });
  const before = play.table.turns;
  play.seatAll("Italy");
  expect(play.table.turns).toEqual(before);
  play.tell();
  expect(play.view("italy-1").phase).toBe("F1901M");
  play.toWriting();
  expect(play.try(delegate("Italy", 1), { type: "save", power: "Italy", text: "A Ven H" })).toBe("done");
});
