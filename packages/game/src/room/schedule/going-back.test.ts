import { expect, test } from "vitest";
import { MINUTE } from "../../testing.ts";
import { formed, PLAIN, seated } from "../conferences/testing-conference.ts";
import { CODE, delegate, RoomPlay } from "../testing.ts";

const back = (play: RoomPlay, reason = "too early") =>
  play.act("oda", { do: "go-back", step: play.room("oda").back?.step ?? 0, reason });

const stages = (play: RoomPlay) => play.room("projector").stage;
const left = (play: RoomPlay) => play.view("projector").clock.left;

const agree = (play: RoomPlay) => {
  for (const power of play.seated()) play.do(delegate(power, 1), { type: "ready", ready: true });
  return play;
};

test("a Fall negotiation that was opened too early is taken back, so that speeches can still be asked for (R14, R18, MB-24)", () => {
  const play = seated().playMoves();
  expect(play.room("oda").back).toBe(null);
  expect(play.room("oda").may).not.toContain("go-back");
  expect(play.tryAct("oda", { do: "go-back", step: 0, reason: "no" })).toBe("not-at-this-stage");
  play.act("oda", { do: "next" }).after(MINUTE);
  expect(play.tryAct("oda", { do: "announce-speeches", order: play.powers, seconds: 60 })).toBe(
    "not-at-this-stage",
  );
  expect(play.room("oda").back).toEqual({ step: 1, stage: "opening", floor: null, next: null, left: null });
  back(play, "France had its hand up");
  expect(play.room("projector")).toMatchObject({
    stage: "opening",
    back: null,
    backFor: "France had its hand up",
  });
  expect(left(play)).toBe(null);
  expect(play.view("france-1").chronicle.at(-1)).toMatchObject({
    by: "referee",
    sentence: "The officers went back to the start of the turn: France had its hand up",
  });
  play.act("france-1", { do: "request-speeches" });
  expect(play.tryAct("oda", { do: "next" })).toBe("speeches-not-announced");
  play.act("oda", { do: "announce-speeches", order: play.powers, seconds: 45 }).act("oda", { do: "next" });
  expect(play.room("projector").backFor).toBe(null);
});

test("going back is the officers', needs a reason, and takes back no other step than the one that was meant (R18)", () => {
  const play = seated();
  play.act("oda", { do: "announce-speeches", order: play.powers, seconds: 60 }).act("oda", { do: "next" });
  play.act("oda", { do: "next" });
  const wish = { do: "go-back", step: 2, reason: "too early" } as const;
  expect(play.tryAct("france-1", wish)).toBe("not-entitled");
  expect(play.room("france-1")).toMatchObject({ back: null });
  expect(play.tryAct("oda", { ...wish, reason: " " })).toBe("reason-missing");
  play.act("olaf", wish);
  expect(play.tryAct("oda", wish)).toBe("other-step");
  expect(play.room("oda")).toMatchObject({ floor: "Austria", back: { step: 1, stage: "opening" } });
});

test("a speaker who was cut short has the floor again, with the time that was left, and the order stays (R16, R18)", () => {
  const play = seated();
  const order = play.powers.toReversed();
  play.act("oda", { do: "announce-speeches", order, seconds: 60 }).act("oda", { do: "next" });
  play.after(20_000).act("oda", { do: "next" }).after(5000);
  expect(play.room("oda").back).toMatchObject({ stage: "speeches", floor: "Turkey", left: 40_000 });
  back(play);
  expect(play.room("projector")).toMatchObject({ floor: "Turkey", next: "Russia", called: 1 });
  expect(left(play)).toBe(40_000);
  expect(play.view("oda").chronicle.at(-1)?.sentence).toBe(
    "The officers went back to the speech of Turkey: too early",
  );
  // Delegates whose speech ended by mistake have it again too.
  play.after(10_000).act("turkey-2", { do: "pass" });
  back(play);
  play.act("turkey-1", { do: "yield", to: "Italy" });
  back(play);
  expect(play.room("projector").floor).toBe("Turkey");
  expect(left(play)).toBe(30_000);
  // A time that has run out is not given again by itself: the officers add what they think right.
  play.after(30_000).do("clock", { type: "pass-deadline" });
  expect(play.room("oda").back).toMatchObject({ stage: "opening" });
  const over = play.now;
  play.act("oda", { do: "next" });
  back(play);
  expect(play.room("projector")).toMatchObject({ stage: "speeches", floor: "Turkey", timeUp: over });
  back(play);
  expect(play.room("projector")).toMatchObject({ stage: "opening", speeches: { order } });
});

test("a delegation that comes between a step and its being taken back still speaks after all others (R16)", () => {
  const play = new RoomPlay().seatAll("France", "Germany").begin();
  play.act("oda", { do: "announce-speeches", order: ["Germany", "France"], seconds: 60 });
  play.act("oda", { do: "next" }).act("oda", { do: "next" });
  play.act("zoe", { do: "enter", code: CODE(4), name: "Zoe" });
  back(play);
  expect(play.room("zoe").speeches?.order).toEqual(["Germany", "France", "Italy"]);
});

test("an early end by agreement is taken back: the same time is left as then, and everyone has to agree again (MB-50, R17, R18)", () => {
  const play = agree(
    seated()
      .toDiplomacy()
      .after(10 * MINUTE),
  );
  expect(stages(play)).toBe("writing");
  play.after(30_000);
  back(play);
  expect(stages(play)).toBe("diplomacy");
  expect(left(play)).toBe(20 * MINUTE);
  expect(play.view("oda").seats.map(({ isReady }) => isReady)).not.toContain(true);
  play.do("france-1", { type: "say", as: "France", to: ["Germany"], text: "one more thing" });
  expect(stages(agree(play))).toBe("writing");
});

test("what ended with its time has a minute when it is taken back, and what the officers stopped stands still (R18)", () => {
  const play = seated()
    .toDiplomacy()
    .after(30 * MINUTE)
    .do("clock", { type: "pass-deadline" });
  play
    .after(10_000)
    .do("oda", { type: "pause", reason: "a fire alarm" })
    .after(5 * MINUTE);
  back(play);
  expect(stages(play)).toBe("diplomacy");
  expect(play.view("oda").clock).toMatchObject({ isPaused: true, left: MINUTE });
  play.after(MINUTE).do("oda", { type: "resume" });
  expect(left(play)).toBe(MINUTE);
  play.do("oda", { type: "extend", minutes: 5, reason: "the alarm" });
  expect(left(play)).toBe(6 * MINUTE);
});

test("refused extra speeches can be asked about again, and writing begun too early ends (MB-46, R15, R18)", () => {
  const play = agree(seated().toDiplomacy().act("italy-2", { do: "request-speeches" }));
  play.act("oda", { do: "decide-extra", granted: false }).save("France", "A Par - Bur").after(MINUTE);
  expect(stages(play)).toBe("writing");
  back(play, "Italy was not heard");
  expect(play.room("projector")).toMatchObject({ stage: "request", requests: ["Italy"], extra: null });
  play.act("oda", { do: "decide-extra", granted: true });
  back(play);
  expect(play.room("projector").extra).toBe(null);
  play.act("oda", { do: "decide-extra", granted: true });
  play.act("oda", { do: "announce-speeches", order: play.powers, seconds: 20 }).act("oda", { do: "next" });
  expect(stages(play)).toBe("extra-speeches");
  // What was written meanwhile is kept.
  expect(play.view("france-1").sheets[0].text).toBe("A Par - Bur");
});

test("sheets that were closed too early are written on, and once they are open nothing is closed again (MB-33, MB-176, R18, R22)", () => {
  const play = seated()
    .toWriting()
    .save("France", "A Par - Bur")
    .after(3 * MINUTE)
    .allReady();
  back(play, "Turkey has another page");
  expect(stages(play)).toBe("writing");
  expect(left(play)).toBe(7 * MINUTE);
  play.save("Turkey", "F Ank - Bla");
  expect(play.room("oda").back).toMatchObject({ stage: "diplomacy" });
  play.allReady().act("oda", { do: "next" });
  expect(play.room("oda")).toMatchObject({ stage: "revealed", back: null });
  expect(play.tryAct("oda", { do: "go-back", step: 0, reason: "no" })).toBe("not-at-this-stage");
});

test("a sheet marked as read can be read again, and objections stay (M01-24, M01-25, R22)", () => {
  const play = seated().toWriting().allReady().act("oda", { do: "next" });
  play.act("oda", { do: "read-out" }).act("oda", { do: "read-out" });
  play.act("italy-1", { do: "object", power: "Austria", text: "it said Galicia" });
  expect(play.room("oda").back).toMatchObject({ stage: "revealed", next: "England" });
  back(play);
  expect(play.room("projector")).toMatchObject({ reading: { read: 1 }, objections: [{ by: "Italy" }] });
  expect(play.room("projector").sheets.map(({ power }) => power)).toEqual(["Austria"]);
  expect(play.view("oda").chronicle.at(-1)?.sentence).toBe(
    "The officers went back to the orders of England: too early",
  );
});

test("going back is no change of phase for a conference: who has just left is not replaced (R93)", () => {
  const play = seated();
  const conference = formed(play, "Spa", "Germany", "Italy");
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  agree(play.toDiplomacy().act("turkey-1", { do: "request-speeches" }));
  play.act("oda", { do: "answer-conference", conference, granted: true, reason: "", chairs: [] });
  for (const who of ["france-2", "italy-2"]) play.act(who, { do: "attend", conference });
  play.act("germany-2", { do: "attend", conference }).act("italy-2", { do: "leave-conference", conference });
  back(play);
  expect(stages(play)).toBe("diplomacy");
  expect(play.tryAct("italy-1", { do: "attend", conference })).toBe("not-at-this-stage");
  expect(play.room("oda").conferences[0]).toMatchObject({
    status: "open",
    delegates: { France: "France 2" },
  });
});

test("a conference that was opened before a step back can be attended after it (R93)", () => {
  const play = seated();
  const conference = formed(play, "Spa", "Germany");
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  agree(play.toDiplomacy());
  play.act("oda", { do: "answer-conference", conference, granted: true, reason: "", chairs: [] });
  back(play);
  expect(stages(play)).toBe("diplomacy");
  for (const who of ["france-1", "germany-2"]) play.act(who, { do: "attend", conference });
  expect(Object.keys(play.room("oda").conferences[0].delegates)).toEqual(["France", "Germany"]);
});

test("results can only be rolled back by whole turns (MB-24, R18)", () => {
  const play = seated().playMoves({ Italy: "A Ven - Tyr\nA Rom - Ven" });
  expect(play.room("oda").back).toBe(null);
  play.do("oda", { type: "go-to", turn: 1, reason: "a misread slip" });
  expect(play.room("oda")).toMatchObject({ stage: "opening", back: null });
});
