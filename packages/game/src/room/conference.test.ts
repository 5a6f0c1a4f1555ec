import { expect, test } from "vitest";
import { delegate, RoomPlay } from "./testing.ts";

const seated = (variant: "committee-1901" | "committee-1935" = "committee-1901") =>
  new RoomPlay(variant, { refereeReads: false }).seatAll().begin();

function planned(play: RoomPlay): string {
  play.act("france-1", { do: "plan-conference", goal: "Peace in Morocco", asked: ["Germany", "Italy"] });
  return play.room("oda").conferences.at(-1)?.conference ?? "";
}

/** A conference of France and others at a place, with its form filled in. */
function formed(play: RoomPlay, area: string, ...others: readonly string[]): string {
  const conference = planned(play);
  play.act("germany-1", { do: "support-conference", conference });
  play.act("france-1", { do: "fix-goal", conference, goal: "Spheres in Morocco" });
  play.act("france-2", {
    do: "place-conference",
    conference,
    name: "Conference of Algeciras",
    area,
    city: "Algeciras",
  });
  play.act("france-1", { do: "invite", conference, participants: others });
  return conference;
}

/** One that is in session: the second delegates of France and Germany sit in it. */
function opened(play: RoomPlay, area = "Spa"): string {
  const conference = formed(play, area, "Germany");
  play.act("france-1", { do: "file-conference", conference });
  play.act("olaf", { do: "answer-conference", conference, granted: true, reason: "" });
  for (const power of ["France", "Germany"]) play.act(delegate(power, 2), { do: "attend", conference });
  play.toDiplomacy();
  return conference;
}

/** Has the turn written, read and resolved from its diplomacy on; only Austria moves. */
function finish(play: RoomPlay, orders: string): void {
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  play.after(60_000).do("clock", { type: "pass-deadline" }).save("Austria", orders);
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  play.act("oda", { do: "next" });
  for (const _ of play.powers) play.act("oda", { do: "read-out" });
  play.act("oda", { do: "next" });
}

test("the steps are taken in their order (MB-256 to MB-258, MB-260, MB-270, R85)", () => {
  const play = seated();
  const conference = planned(play);
  expect(play.room("italy-1").conferences[0].form?.asked).toEqual(["Germany", "Italy"]);
  expect(play.tryAct("france-1", { do: "fix-goal", conference, goal: "x" })).toBe("step-missing");
  expect(play.tryAct("russia-1", { do: "support-conference", conference })).toBe("no-such-conference");
  play.act("germany-1", { do: "support-conference", conference });
  const place = { do: "place-conference", conference, name: "Algeciras", area: "Spa", city: "" } as const;
  expect(play.tryAct("france-1", place)).toBe("step-missing");
  expect(play.tryAct("germany-1", { do: "fix-goal", conference, goal: "x" })).toBe("not-entitled");
  play.act("france-1", { do: "fix-goal", conference, goal: "Spheres in Morocco" });
  expect(play.tryAct("france-1", { do: "invite", conference, participants: ["Italy"] })).toBe("step-missing");
  expect(play.tryAct("france-1", { ...place, area: "NTH" })).toBe("bad-area");
  play.act("france-1", place);
  expect(play.tryAct("france-1", { do: "file-conference", conference })).toBe("step-missing");
});

test("at least two delegations take part in 1901, three in 1935 (M01-73, M35-59, R88)", () => {
  const few = seated();
  few.act("france-1", { do: "file-conference", conference: formed(few, "Spa", "Germany") });
  const more = seated("committee-1935");
  const conference = formed(more, "Den", "Germany");
  expect(more.tryAct("france-1", { do: "file-conference", conference })).toBe("step-missing");
  more.act("france-1", { do: "invite", conference, participants: ["Germany", "Italy"] });
  more.act("france-1", { do: "file-conference", conference });
});

test("no unit in the area may be hostile; a delegation can say that its own is not (MB-259, R87)", () => {
  const play = seated();
  const conference = formed(play, "Rom", "Germany");
  expect(play.tryAct("france-1", { do: "file-conference", conference })).toBe("hostile-unit");
  play.act("italy-1", { do: "declare-friendly", conference });
  play.act("france-1", { do: "file-conference", conference });
});

test("the officers grant a room or say why not, to one conference at a time (MB-261, MB-262, MB-269, R90, R97)", () => {
  const play = seated();
  const conference = formed(play, "Spa", "Germany");
  play.act("france-1", { do: "file-conference", conference });
  const answer = { do: "answer-conference", conference, granted: false, reason: "" } as const;
  expect(play.tryAct("oda", answer)).toBe("reason-missing");
  play.act("oda", { ...answer, reason: "no officer can be spared" });
  play.act("france-1", { do: "file-conference", conference }).act("oda", { ...answer, granted: true });
  play.after(1000);
  const second = formed(play, "Por", "Italy");
  play.act("france-1", { do: "file-conference", conference: second });
  expect(play.tryAct("oda", { ...answer, conference: second, granted: true })).toBe("room-taken");
});

test("it opens at the next change of phase, and everybody hears of it (M01-74, M35-60, R91, R100)", () => {
  const play = seated();
  const conference = formed(play, "Spa", "Germany");
  play.act("france-1", { do: "file-conference", conference });
  play.act("oda", { do: "answer-conference", conference, granted: true, reason: "" });
  expect(play.room("oda").conferences[0].status).toBe("granted");
  expect(play.room("russia-1").conferences).toEqual([]);
  play.toDiplomacy();
  expect(play.room("projector").conferences).toMatchObject([
    { status: "open", name: "Conference of Algeciras", area: "Spa", openedIn: 1, form: null, business: null },
  ]);
});

test("one delegate sits in the conference, the other plays on (MB-264 to MB-266, R93, R94)", () => {
  const play = seated();
  const conference = opened(play);
  expect(play.try("france-2", { type: "save", power: "France", text: "" })).toBe("at-conference");
  expect(play.try("france-2", { type: "ready", ready: true })).toBe("at-conference");
  expect(play.view("france-1").you.may).toEqual(expect.arrayContaining(["save", "ready"]));
  for (const type of ["save", "ready"] as const) expect(play.view("france-2").you.may).not.toContain(type);
  expect(play.try("france-2", { type: "say", as: "France", to: ["Italy"], text: "hm" })).toBe(
    "at-conference",
  );
  play.do("france-2", { type: "say", as: "France", to: ["France"], text: "all is well" });
  expect(play.tryAct("france-1", { do: "speak", conference, text: "hello" })).toBe("not-entitled");
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  play.after(60_000).do("clock", { type: "pass-deadline" }).save("France", "A Par - Bur");
  expect(play.room("oda").stage).toBe("writing");
  play.act("france-2", { do: "speak", conference, text: "we go on" });
  expect(play.try("france-2", { type: "say", as: "France", to: ["France"], text: "psst" })).toBe(
    "talk-closed",
  );
  expect(play.try("france-1", { type: "say", as: "France", to: ["France"], text: "psst" })).toBe(
    "talk-closed",
  );
});

test("what is said there stays there, unless the conference votes to publish it (M35-57, R100)", () => {
  const play = seated();
  const conference = opened(play);
  play.act("france-2", { do: "speak", conference, text: "between us" });
  const hear = (who: string) => JSON.stringify(play.room(who)).includes("between us");
  expect(["germany-2", "oda"].map(hear)).toEqual([true, true]);
  expect(["germany-1", "france-1", "italy-1", "spectator", "projector"].some(hear)).toBe(false);
  play.act("germany-2", { do: "move", conference, about: "minutes", text: "publish" });
  for (const who of ["france-2", "germany-2"])
    play.act(who, { do: "vote-on-motion", conference, inFavour: true });
  play.act("olaf", {
    do: "close-conference",
    conference,
    reason: "it is done",
    document: "The Act of Algeciras",
  });
  expect(hear("projector")).toBe(true);
  expect(play.room("italy-1").conferences[0].business?.document).toBe("The Act of Algeciras");
});

test("two thirds of the participants adopt other rules in 1901; in 1935 the officers decide (M01-75, R98)", () => {
  const play = seated();
  const conference = opened(play);
  play.act("france-2", { do: "move", conference, about: "rules", text: "no time limits" });
  expect(play.tryAct("germany-2", { do: "move", conference, about: "matter", text: "peace" })).toBe(
    "motion-open",
  );
  play.act("france-2", { do: "vote-on-motion", conference, inFavour: true });
  expect(play.room("oda").conferences[0].business?.rules).toBe("");
  play.act("germany-2", { do: "vote-on-motion", conference, inFavour: true });
  expect(play.room("oda").conferences[0].business?.rules).toBe("no time limits");
});

test("it is cut short when its area is conquered, and the whole procedure begins again (MB-267, MB-268, R95, R96)", () => {
  const play = seated();
  const conference = opened(play, "Tyr");
  finish(play, "A Vie - Tyr");
  expect(play.room("projector").conferences[0]).toMatchObject({
    status: "closed",
    reason: "its area has been conquered",
  });
  expect(play.tryAct("france-1", { do: "file-conference", conference })).toBe("not-at-this-stage");
});

test("it lasts a year at most: it closes before its phase comes round again (MB-263, R92)", () => {
  const play = seated();
  opened(play);
  finish(play, "");
  expect(play.room("oda").conferences[0].status).toBe("open");
  play.playMoves();
  expect(play.view("oda").phase).toBe("S1902M");
  expect(play.room("oda").conferences[0]).toMatchObject({ status: "closed", reason: "its year is over" });
});
