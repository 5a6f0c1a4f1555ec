import { expect, test } from "vitest";
import { HOUR } from "../../testing.ts";
import { RoomPlay } from "../testing.ts";

const GOAL = { title: "The Straits", text: "Hold Constantinople" };

function proposed(play: RoomPlay, who = "france-1"): string {
  play.act(who, { do: "propose-goal", ...GOAL });
  return play.room("oda").goals.at(-1)?.goal ?? "";
}

/** A goal of France that both officers have allowed. */
function allowed(play: RoomPlay, value = 3): string {
  const goal = proposed(play);
  for (const who of ["oda", "olaf"])
    play.act(who, { do: "judge-goal", goal, verdict: "allow", value, reason: "" });
  return goal;
}

const seated = (variant: "committee-1901" | "committee-1935" = "committee-1901") =>
  new RoomPlay(variant).seatAll();

test("in 1935 each power gets three goals, in 1901 the officers' list; they are worth one to three points (M35-54, M01-68, R77)", () => {
  const play = seated("committee-1935");
  const give = { do: "give-goal", power: "France", ...GOAL, value: 3 } as const;
  for (const value of [0, 4, 1.5]) expect(play.tryAct("oda", { ...give, value })).toBe("bad-points");
  for (const value of [1, 2, 3]) play.act("oda", { ...give, value });
  expect(play.room("france-1").goals.map(({ value }) => value)).toEqual([1, 2, 3]);
  expect(play.tryAct("oda", give)).toBe("goals-full");
  const other = seated();
  for (let i = 0; i < 4; i++) other.act("oda", { ...give, value: 1 });
  expect(other.tryAct("oda", { ...give, value: 4 })).toBe("bad-points");
  expect(other.room("france-2").goals).toHaveLength(4);
});

test("two proposals in 1935, handed in two days before the opening; any number in 1901 (M35-55, M35-56, M01-69, R78, R79)", () => {
  const play = seated("committee-1935");
  play.act("oda", { do: "set-points", cap: null, opensAt: play.now + 50 * HOUR, reopen: false });
  proposed(play);
  proposed(play);
  expect(play.tryAct("france-1", { do: "propose-goal", ...GOAL })).toBe("goals-full");
  play.after(2 * HOUR);
  // Two days before is in time to the millisecond.
  play.act("turkey-1", { do: "propose-goal", ...GOAL });
  play.after(1);
  expect(play.tryAct("poland-1", { do: "propose-goal", ...GOAL })).toBe("proposals-closed");
  play.act("oda", { do: "set-points", cap: null, opensAt: play.now, reopen: true });
  expect(play.room("poland-2")).toMatchObject({ opensAt: play.now, isReopened: true });
  play.act("poland-1", { do: "propose-goal", ...GOAL });
  const other = seated().begin();
  for (let i = 0; i < 3; i++) proposed(other);
  other.act("oda", { do: "announce-end", turn: "F1901" });
  expect(other.tryAct("france-1", { do: "propose-goal", ...GOAL })).toBe("proposals-closed");
});

test("where there are several officers two have to agree on a proposal (MB-251, MB-252, R80)", () => {
  const play = seated();
  const goal = proposed(play);
  const judge = { do: "judge-goal", goal, verdict: "allow", value: 2, reason: "" } as const;
  expect(play.tryAct("oda", { ...judge, value: 4 })).toBe("bad-points");
  expect(play.tryAct("oda", { ...judge, verdict: "deny" })).toBe("reason-missing");
  play.act("oda", judge).act("olaf", { ...judge, value: 3 });
  expect(play.room("france-1").goals[0]).toMatchObject({ status: "proposed", value: 0, opinions: [] });
  expect(play.room("olaf").goals[0].opinions).toHaveLength(2);
  // The same officer counts once.
  play.act("oda", judge);
  expect(play.room("france-1").goals[0].status).toBe("proposed");
  play.act("olaf", judge);
  expect(play.room("france-1").goals[0]).toMatchObject({ status: "allowed", value: 2 });
});

test("a proposal may be returned, and reworded (R80)", () => {
  const play = seated();
  const goal = proposed(play);
  const back = { do: "judge-goal", goal, verdict: "return", value: 0, reason: "which straits?" } as const;
  play.act("oda", back).act("olaf", back);
  expect(play.tryAct("italy-1", { do: "reword-goal", goal, ...GOAL })).toBe("no-such-goal");
  play.act("france-2", { do: "reword-goal", goal, title: "Gibraltar", text: "" });
  expect(play.room("oda").goals[0]).toMatchObject({ title: "Gibraltar", status: "proposed", opinions: [] });
});

test("a claim brings evidence; the officers award all, part or nothing, and a goal pays once, in points that no board shows (MB-8, M01-67, M35-53, MB-255, R81)", () => {
  const play = seated();
  const goal = allowed(play);
  play.begin();
  const award = { do: "award-goal", goal, points: 2, reason: "most of it", announced: false } as const;
  play.act("france-1", { do: "claim-goal", goal, evidence: "Spring 1901, our treaty" });
  play.act("oda", { ...award, points: 0, reason: "not yet" });
  expect(play.room("france-1").goals[0]).toMatchObject({ claim: null, award: null, reason: "not yet" });
  expect(play.tryAct("oda", { ...award, points: 4 })).toBe("bad-points");
  expect(play.tryAct("france-1", award)).toBe("not-entitled");
  play.act("oda", award);
  expect(play.tryAct("oda", award)).toBe("not-at-this-stage");
  expect(play.room("france-2").scores[2]).toMatchObject({ power: "France", goals: 2, total: 5 });
});

test("goals are their power's and the officers' until announced; the public board shows announced points (MB-253, R82, R111)", () => {
  const play = seated();
  const goal = allowed(play);
  play.begin().act("oda", { do: "award-goal", goal, points: 3, reason: "done", announced: false });
  for (const who of ["italy-1", "spectator", "projector"]) {
    expect(play.room(who).goals).toEqual([]);
    expect(play.room(who).scores[2]).toMatchObject({ goals: 0, total: 3 });
    expect(JSON.stringify(play.view(who))).not.toContain("Straits");
  }
  play.act("olaf", { do: "announce-award", goal });
  expect(play.room("projector").scores[2].goals).toBe(3);
  expect(play.room("projector").goals).toMatchObject([{ title: "The Straits", claim: null, opinions: [] }]);
});

test("a cap is set before the first award and limits points from goals (M01-70, R83)", () => {
  const play = seated();
  play.act("oda", { do: "set-points", cap: 4, opensAt: null, reopen: false });
  const [one, two] = [allowed(play), allowed(play)];
  // What is not announced yet counts as well.
  play.begin().act("oda", { do: "award-goal", goal: one, points: 3, reason: "done", announced: false });
  const second = { do: "award-goal", goal: two, points: 2, reason: "done", announced: true } as const;
  expect(play.tryAct("oda", second)).toBe("beyond-points-cap");
  play.act("oda", { ...second, points: 1 });
  expect(play.tryAct("oda", { do: "set-points", cap: 9, opensAt: null, reopen: false })).toBe("cap-too-late");
});

test("when a country is lost the officers look at its points, and may strike some with a reason (MB-220, R45, R84)", () => {
  const play = seated();
  const goal = allowed(play);
  play.begin().act("oda", { do: "award-goal", goal, points: 3, reason: "done", announced: true });
  expect(play.room("oda").review).toEqual([]);
  const { phase, units, centers } = play.view("oda").position;
  const gone = {
    phase,
    units: { ...units, France: [] },
    centers: { ...centers, France: [] },
    lost: { France: "Italy" },
  };
  play.do("oda", { type: "edit", position: gone, reason: "France falls" });
  expect(play.room("oda").review).toEqual(["France"]);
  expect(play.room("france-1").scores[2]).toMatchObject({ centres: 0, goals: 3, total: 3 });
  expect(play.tryAct("oda", { do: "strike-points", goal, points: 1, reason: "" })).toBe("reason-missing");
  expect(play.tryAct("oda", { do: "strike-points", goal, points: 4, reason: "all of it" })).toBe(
    "bad-points",
  );
  play.act("oda", { do: "strike-points", goal, points: 1, reason: "no longer held" });
  expect(play.room("projector").scores[2].goals).toBe(2);
});

test("points for what was achieved stay when the country is lost; those struck are gone from the record too (MB-220, R45)", () => {
  const play = seated();
  const [kept, struck] = [allowed(play), allowed(play)];
  play.begin();
  for (const goal of [kept, struck])
    play.act("oda", { do: "award-goal", goal, points: 3, reason: "done", announced: true });
  const { phase, units, centers } = play.view("oda").position;
  const gone = { ...{ phase, units: { ...units, France: [] }, centers: { ...centers, France: [] } } };
  play.do("oda", { type: "edit", position: { ...gone, lost: { France: "Italy" } }, reason: "France falls" });
  expect(play.room("italy-1").review).toEqual([]);
  play.act("oda", { do: "strike-points", goal: struck, points: 3, reason: "no longer held" });
  expect(play.room("oda").goals).toMatchObject([
    { goal: kept, award: { points: 3 } },
    { goal: struck, award: null, reason: "no longer held" },
  ]);
  expect(play.room("projector").scores[2]).toMatchObject({ goals: 3 });
  // It can be earned again, as none of it is paid anymore.
  expect(play.room("france-1").goals[1].may).toContain("claim-goal");
  expect(play.room("oda").review).toEqual(["France"]);
});

test("the officers put right or withdraw what they gave, until it is awarded, and the log keeps what it was (MB-251, R77)", () => {
  const play = seated("committee-1935");
  const give = { do: "give-goal", power: "France", ...GOAL, value: 3 } as const;
  for (let i = 0; i < 3; i++) play.act("oda", give);
  const [first, second, third] = play.room("oda").goals.map(({ goal }) => goal);
  const edit = { do: "edit-goal", goal: first, title: "The Rhine", text: "Hold it", value: 2 } as const;
  expect(play.tryAct("oda", { ...edit, reason: " " })).toBe("reason-missing");
  expect(play.tryAct("oda", { ...edit, value: 4, reason: "a slip" })).toBe("bad-points");
  expect(play.tryAct("france-1", { ...edit, reason: "ours" })).toBe("not-entitled");
  play.act("oda", { ...edit, reason: "a slip" });
  expect(play.room("france-1").goals[0]).toMatchObject({ title: "The Rhine", value: 2, reason: "a slip" });
  play.act("olaf", { do: "withdraw-goal", goal: second, reason: "meant for Italy" });
  expect(play.room("france-1").goals[1]).toMatchObject({ status: "withdrawn", may: [] });
  expect(
    play
      .room("oda")
      .log.slice(-2)
      .map(({ text }) => text),
  ).toEqual([
    'The goal "The Straits" of France is now "The Rhine", worth 2: a slip',
    'The goal "The Straits" of France was withdrawn: meant for Italy',
  ]);
  // Its place is free again.
  play.act("oda", { ...give, title: "Another" });
  expect(play.tryAct("oda", give)).toBe("goals-full");
  play.begin().act("oda", { do: "award-goal", goal: third, points: 1, reason: "done", announced: true });
  expect(play.tryAct("oda", { ...edit, goal: third, reason: "late" })).toBe("not-at-this-stage");
  expect(play.tryAct("oda", { do: "withdraw-goal", goal: third, reason: "late" })).toBe("not-at-this-stage");
});
