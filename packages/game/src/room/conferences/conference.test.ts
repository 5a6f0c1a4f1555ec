import { expect, test } from "vitest";
import { formed, PLAIN, planned, seated } from "./testing-conference.ts";

test("the steps are taken in their order (MB-256, MB-257, MB-258, MB-260, MB-270, R85)", () => {
  const play = seated();
  const conference = planned(play);
  expect(play.room("italy-1").conferences[0].form?.asked).toEqual(["Germany", "Italy"]);
  expect(play.tryAct("france-1", { do: "fix-goal", conference, goal: "x" })).toBe("step-missing");
  expect(play.tryAct("russia-1", { do: "support-conference", conference })).toBe("no-such-conference");
  play.act("germany-1", { do: "support-conference", conference });
  const place = {
    do: "place-conference",
    conference,
    name: "Algeciras",
    kind: "congress",
    area: "Spa",
    city: "",
  } as const;
  expect(play.tryAct("france-1", place)).toBe("step-missing");
  expect(play.tryAct("germany-1", { do: "fix-goal", conference, goal: "x" })).toBe("not-entitled");
  play.act("france-1", { do: "fix-goal", conference, goal: "Spheres in Morocco" });
  expect(play.tryAct("france-1", { do: "invite", conference, participants: ["Italy"] })).toBe("step-missing");
  expect(play.tryAct("france-1", { ...place, area: "Nth" })).toBe("bad-area");
  expect(play.tryAct("france-1", { ...place, area: "Atlantis" })).toBe("bad-area");
  play.act("france-1", place);
  expect(play.tryAct("france-1", { do: "file-conference", conference, ...PLAIN })).toBe("step-missing");
});

test("at least two delegations take part in 1901, three in 1935 (M01-73, M35-59, R88)", () => {
  const few = seated();
  few.act("france-1", { do: "file-conference", conference: formed(few, "Spa", "Germany"), ...PLAIN });
  const more = seated("committee-1935");
  const conference = formed(more, "Den", "Germany");
  expect(more.tryAct("france-1", { do: "file-conference", conference, ...PLAIN })).toBe("step-missing");
  more.act("france-1", { do: "invite", conference, participants: ["Germany", "Italy"] });
  more.act("france-1", { do: "file-conference", conference, ...PLAIN });
});

test("no unit in the area may be hostile; a delegation can say that its own is not (MB-259, R87)", () => {
  const play = seated();
  const conference = formed(play, "Rom", "Germany");
  expect(play.tryAct("france-1", { do: "file-conference", conference, ...PLAIN })).toBe("hostile-unit");
  play.act("italy-1", { do: "declare-friendly", conference });
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
});

test("the officers grant a room or say why not, to one conference at a time (MB-261, MB-262, MB-269, R90, R97)", () => {
  const play = seated();
  const conference = formed(play, "Spa", "Germany");
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  const answer = { do: "answer-conference", conference, granted: false, reason: "", chairs: [] } as const;
  expect(play.tryAct("oda", answer)).toBe("reason-missing");
  play.act("oda", { ...answer, reason: "no officer can be spared" });
  play
    .act("france-1", { do: "file-conference", conference, ...PLAIN })
    .act("oda", { ...answer, granted: true });
  expect(play.tryAct("france-1", { do: "fix-goal", conference, goal: "Ports" })).toBe("not-at-this-stage");
  play.after(1000);
  const second = formed(play, "Por", "Italy");
  play.act("france-1", { do: "file-conference", conference: second, ...PLAIN });
  expect(play.tryAct("oda", { ...answer, conference: second, granted: true })).toBe("room-taken");
});

test("a form that was refused is put right and filed again; what is filed does not change (R85, R90)", () => {
  const play = seated();
  const conference = formed(play, "Spa", "Germany");
  const place = { name: "Rome", kind: "congress", area: "Rom", city: "" } as const;
  const refuse = { do: "answer-conference", conference, granted: false, chairs: [] } as const;
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  expect(play.tryAct("france-1", { do: "place-conference", conference, ...place })).toBe("not-at-this-stage");
  play.act("oda", { ...refuse, reason: "not in Spain" });
  play.act("france-1", { do: "place-conference", conference, ...place });
  expect(play.tryAct("france-1", { do: "file-conference", conference, ...PLAIN })).toBe("hostile-unit");
  play.act("italy-1", { do: "declare-friendly", conference });
  play.act("france-1", { do: "invite", conference, participants: ["Germany", "Italy"] });
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  expect(play.room("oda").conferences[0]).toMatchObject({
    status: "filed",
    area: "Rom",
    participants: ["France", "Germany", "Italy"],
    reason: "",
  });
});

test("a power with a unit at the place is asked about it, even if it was not invited (R87)", () => {
  const play = seated();
  const conference = formed(play, "Vie", "Germany");
  expect(play.room("russia-1").conferences).toEqual([]);
  expect(play.room("austria-1").conferences[0].may).toContain("declare-friendly");
  expect(play.tryAct("france-1", { do: "file-conference", conference, ...PLAIN })).toBe("hostile-unit");
  play.act("austria-1", { do: "declare-friendly", conference });
  play.act("france-1", { do: "file-conference", conference, start: "at once", procedure: "ad hoc" });
  expect(play.room("oda").conferences[0].form).toMatchObject({
    kind: "conference",
    start: "at once",
    procedure: "ad hoc",
    friendly: ["Austria"],
  });
});

test("only invited delegations take part (M35-58)", () => {
  const play = seated("committee-1935");
  const conference = formed(play, "Den", "Germany", "Poland");
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  play.act("oda", { do: "answer-conference", conference, granted: true, reason: "", chairs: [] });
  expect(play.room("oda").conferences[0].participants).toEqual(["France", "Germany", "Poland"]);
  expect(play.tryAct("italy-1", { do: "attend", conference })).toBe("not-entitled");
  expect(play.tryAct("turkey-1", { do: "attend", conference })).toBe("no-such-conference");
  play.act("poland-1", { do: "attend", conference });
});

test("nobody plans or prepares one while orders are written in silence (MB-64)", () => {
  const play = seated();
  const conference = planned(play);
  play.toWriting();
  const plan = { do: "plan-conference", goal: "Peace at last", asked: ["Italy"], after: null } as const;
  expect(play.tryAct("france-1", plan)).toBe("talk-closed");
  expect(play.tryAct("germany-1", { do: "support-conference", conference })).toBe("talk-closed");
  expect(play.room("germany-1").may).not.toContain("plan-conference");
});
