import { expect, test } from "vitest";
import { delegate } from "../testing.ts";
import { formed, opened, PLAIN, seated } from "./testing-conference.ts";

test("it opens when the officers give it a room, in the midst of diplomacy, and everyone is told (M01-74, M35-60, R91, R100)", () => {
  const play = seated().toDiplomacy();
  const conference = formed(play, "Spa", "Germany");
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  expect(play.room("russia-1").conferences).toEqual([]);
  play.act("oda", { do: "answer-conference", conference, granted: true, reason: "", chairs: [] });
  expect(play.room("oda").stage).toBe("diplomacy");
  expect(play.room("projector").conferences).toMatchObject([
    { status: "open", name: "Conference of Algeciras", area: "Spa", openedIn: 1, form: null, business: null },
  ]);
  expect(play.tryAct("oda", { do: "open-conference", conference })).toBe("not-at-this-stage");
});

test("a room given for later waits until the officers open it, whatever the stage (R91)", () => {
  const play = seated();
  const conference = formed(play, "Spa", "Germany");
  const open = { do: "open-conference", conference } as const;
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  expect(play.tryAct("oda", open)).toBe("not-at-this-stage");
  play.act("oda", {
    do: "answer-conference",
    conference,
    granted: true,
    reason: "",
    chairs: [],
    open: false,
  });
  expect(play.room("russia-1").conferences).toEqual([]);
  play.toDiplomacy();
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  expect(play.room("oda")).toMatchObject({ stage: "writing", conferences: [{ status: "granted" }] });
  for (const who of ["france-1", "germany-2", "russia-1"])
    expect(play.tryAct(who, open)).toBe("not-entitled");
  expect(play.room("oda").conferences[0].may).toContain("open-conference");
  play.act("oda", open);
  expect(play.room("projector")).toMatchObject({ stage: "writing", conferences: [{ status: "open" }] });
});

test("a delegation that has nobody there sends someone at any moment, even while orders are written (MB-264, R93)", () => {
  const play = seated().toDiplomacy();
  const conference = formed(play, "Spa", "Germany");
  const attend = { do: "attend", conference } as const;
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  play.act("oda", { do: "answer-conference", conference, granted: true, reason: "", chairs: [] });
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  for (const who of ["france-2", "germany-1"]) {
    expect(play.room(who).conferences[0].may).toContain("attend");
    play.act(who, attend);
  }
  expect(play.room("projector").conferences[0].delegates).toEqual({
    France: "France 2",
    Germany: "Germany 1",
  });
  expect(play.tryAct("france-1", attend)).toBe("unchanged");
  expect(play.tryAct("italy-1", attend)).toBe("not-entitled");
});

test("whoever thinks better of it before a conference opens has walked out of nothing (R88, R93)", () => {
  const play = seated();
  const conference = formed(play, "Spa", "Germany");
  play.act("france-1", { do: "file-conference", conference, ...PLAIN });
  const answer = { do: "answer-conference", conference, granted: true, reason: "", chairs: [] } as const;
  play.act("oda", { ...answer, open: false }).act("france-1", { do: "attend", conference });
  expect(play.tryAct("france-1", { do: "attend", conference })).toBe("unchanged");
  play.act("france-1", { do: "leave-conference", conference }).act("oda", {
    do: "open-conference",
    conference,
  });
  expect(play.room("oda").conferences[0].status).toBe("open");
  play.act("france-2", { do: "attend", conference });
});

test("one delegate sits in the conference, the other plays on (MB-264, MB-265, MB-266, R93, R94)", () => {
  const play = seated();
  const conference = opened(play);
  expect(play.try("france-2", { type: "save", power: "France", text: "" })).toBe("at-conference");
  expect(play.try("france-2", { type: "ready", ready: true })).toBe("at-conference");
  expect(play.tryAct("france-1", { do: "attend", conference })).toBe("unchanged");
  expect(play.view("france-1").you.may).toEqual(expect.arrayContaining(["save", "ready"]));
  for (const type of ["save", "ready"] as const) expect(play.view("france-2").you.may).not.toContain(type);
  expect(play.try("france-2", { type: "say", as: "France", to: ["Italy"], text: "hm" })).toBe(
    "at-conference",
  );
  play.do("france-2", { type: "say", as: "France", to: ["France"], text: "all is well" });
  expect(play.tryAct("france-1", { do: "speak", conference, text: "hello" })).toBe("not-entitled");
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  play.save("France", "A Par - Bur");
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
  expect(["germany-2", "olaf"].map(hear)).toEqual([true, true]);
  expect(["oda", "germany-1", "france-1", "italy-1", "spectator", "projector"].some(hear)).toBe(false);
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
  expect(play.room("italy-1").conferences[0].document).toBe("The Act of Algeciras");
});

test("other motions publish nothing, and it is the officers who close it (M35-57, R100)", () => {
  const play = seated();
  const conference = opened(play);
  play.act("france-2", { do: "speak", conference, text: "between us" });
  play.act("germany-2", { do: "move", conference, about: "matter", text: "peace" });
  for (const who of ["france-2", "germany-2"])
    play.act(who, { do: "vote-on-motion", conference, inFavour: true });
  const close = { do: "close-conference", conference, reason: "it is done", document: "Peace" } as const;
  for (const who of ["france-1", "france-2"]) expect(play.tryAct(who, close)).toBe("not-entitled");
  play.act("olaf", close);
  for (const who of ["projector", "italy-1"])
    expect(JSON.stringify(play.room(who))).not.toContain("between us");
});

test("two thirds of the participants adopt other rules in 1901 (M01-75, R98)", () => {
  const play = seated();
  const conference = opened(play, "Spa", "Germany", "Italy");
  const rules = () => play.room("olaf").conferences[0].business?.rules;
  play.act("france-2", { do: "move", conference, about: "rules", text: "no time limits" });
  expect(play.tryAct("germany-2", { do: "move", conference, about: "matter", text: "peace" })).toBe(
    "motion-open",
  );
  play.act("france-2", { do: "vote-on-motion", conference, inFavour: true });
  play.act("italy-2", { do: "vote-on-motion", conference, inFavour: false });
  expect(rules()).toBe("");
  play.act("germany-2", { do: "vote-on-motion", conference, inFavour: true });
  expect(rules()).toBe("no time limits");
});

test("a motion is withdrawn by who made it, and a vote that hangs is closed by an officer there (R98)", () => {
  const play = seated();
  const conference = opened(play, "Spa", "Germany", "Italy");
  const motions = () => play.room("olaf").conferences[0].business?.motions;
  const move = { do: "move", conference, about: "matter", text: "peace" } as const;
  const vote = { do: "vote-on-motion", conference } as const;
  play.act("france-2", move);
  expect(motions()).toMatchObject([{ by: "France", needed: 2, outcome: null }]);
  play.act("france-2", { ...vote, inFavour: true }).act("germany-2", { ...vote, inFavour: false });
  for (const who of ["germany-2", "olaf"])
    expect(play.tryAct(who, { do: "withdraw-motion", conference })).toBe("not-entitled");
  for (const who of ["france-2", "oda"])
    expect(play.tryAct(who, { do: "close-motion", conference })).toBe("not-entitled");
  play.act("olaf", { do: "close-motion", conference });
  expect(motions()).toMatchObject([{ outcome: "lost", votes: { France: true, Germany: false } }]);
  expect(play.tryAct("olaf", { do: "close-motion", conference })).toBe("not-at-this-stage");
  play.act("germany-2", move);
  expect(play.room("france-2").conferences[0].may).not.toContain("withdraw-motion");
  play.act("germany-2", { do: "withdraw-motion", conference });
  expect(motions()?.[1]).toMatchObject({ outcome: "withdrawn" });
  expect(play.tryAct("germany-2", { ...vote, inFavour: true })).toBe("not-at-this-stage");
  play.act("olaf", move).act("olaf", { do: "withdraw-motion", conference });
  play.act("france-2", { ...move, about: "rules" });
  expect(motions()?.[3]).toMatchObject({ by: "France", needed: 2, outcome: null });
});

test("two thirds are more than half: of five participants three do not change the rules, but carry any other motion (M01-75, R98)", () => {
  const play = seated();
  const conference = opened(play, "Spa", "Germany", "Italy", "Russia", "Turkey");
  const outcome = (about: "rules" | "matter", ...yes: readonly string[]) => {
    play.act("france-2", { do: "move", conference, about, text: "no time limits" });
    for (const power of yes)
      play.act(delegate(power, 2), { do: "vote-on-motion", conference, inFavour: true });
    return play.room("olaf").conferences[0].business?.motions.at(-1)?.outcome;
  };
  expect(outcome("matter", "France", "Germany", "Italy")).toBe("carried");
  expect(outcome("rules", "France", "Germany", "Italy")).toBe(null);
  expect(play.room("olaf").conferences[0].business?.motions.map(({ needed }) => needed)).toEqual([3, 4]);
  play.act("russia-2", { do: "vote-on-motion", conference, inFavour: true });
  expect(play.room("olaf").conferences[0].business?.rules).toBe("no time limits");
});

test("in 1935 the presiding officers decide on the rules, and nobody else (M35-60, R98)", () => {
  const play = seated("committee-1935");
  const conference = opened(play, "Den", "Germany", "Italy");
  const other = { do: "move", conference, about: "rules", text: "no time limits" } as const;
  expect(play.tryAct("france-2", other)).toBe("not-entitled");
  expect(play.tryAct("oda", other)).toBe("not-entitled");
  play.act("olaf", other);
  expect(play.room("france-2").conferences[0].business).toMatchObject({
    rules: "no time limits",
    motions: [{ outcome: "carried", votes: {} }],
  });
  play.act("france-2", { ...other, about: "matter", text: "peace" });
  expect(play.room("france-2").conferences[0].business?.motions[1].outcome).toBe(null);
});

test("officers preside, and only presiding officers take part in its business (M01-74, M35-60, R90, R100)", () => {
  const play = seated();
  const conference = opened(play);
  expect(play.room("projector").conferences[0]).toMatchObject({ chairs: ["Olaf"], business: null });
  expect(play.room("oda").conferences[0].business).toBe(null);
  expect(play.tryAct("oda", { do: "lead", conference, agenda: "1. Ports", speakers: [] })).toBe(
    "not-entitled",
  );
  play.act("olaf", { do: "lead", conference, agenda: "1. Ports", speakers: ["Germany", "France"] });
  expect(play.tryAct("olaf", { do: "preside", conference, chairs: ["france-1"] })).toBe("no-such-member");
  play.act("oda", { do: "preside", conference, chairs: ["oda", "olaf"] });
  play
    .do("zoe", { type: "join", name: "Zoe", role: "spectator" })
    .do("oda", { type: "appoint", member: "zoe" });
  expect(play.tryAct("oda", { do: "preside", conference, chairs: ["oda", "olaf", "zoe"] })).toBe(
    "no-such-member",
  );
  expect(play.room("oda").conferences[0].business).toMatchObject({
    agenda: "1. Ports",
    speakers: ["Germany", "France"],
  });
});

test("speakers have their time there, one by one or in a timed caucus (R98)", () => {
  const play = seated();
  const conference = opened(play);
  const floor = { do: "give-floor", conference, to: "Germany", seconds: 90 } as const;
  expect(play.tryAct("olaf", { ...floor, to: "Italy" })).toBe("no-such-power");
  expect(play.tryAct("olaf", { ...floor, seconds: 0 })).toBe("bad-time");
  expect(play.tryAct("germany-2", floor)).toBe("not-entitled");
  play.act("olaf", floor);
  const caucus = { do: "caucus", conference, topic: "Ports", minutes: 10, seconds: 60 } as const;
  expect(play.tryAct("olaf", { ...caucus, seconds: 700 })).toBe("bad-time");
  play.act("olaf", caucus);
  expect(play.room("france-2").conferences[0].business).toMatchObject({
    floor: { power: "Germany", until: play.now + 90_000 },
    caucus: { topic: "Ports", until: play.now + 600_000, seconds: 60 },
  });
  play.act("olaf", { ...floor, to: null }).act("olaf", { ...caucus, minutes: 0 });
  expect(play.room("france-2").conferences[0].business).toMatchObject({ floor: null, caucus: null });
});

test("delegates there see neither the order sheet nor other conversations meanwhile (MB-265, R93)", () => {
  const play = seated();
  play.do("italy-1", { type: "say", as: "Italy", to: ["France"], text: "Let us share Tunis" });
  const conference = opened(play);
  const channels = (who: string) => play.view(who).channels.map(({ name }) => name);
  expect(channels("france-1")).toContain("France + Italy");
  expect(channels("france-2")).toEqual(["everybody"]);
  play.do("france-1", { type: "say", as: "France", to: ["France"], text: "Italy is friendly" });
  expect(channels("france-2")).toEqual(["everybody", "France"]);
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  play.save("France", "A Par - Bur");
  expect(play.view("france-1").sheets[0].text).toBe("A Par - Bur");
  expect(JSON.stringify(play.view("france-2"))).not.toContain("Par - Bur");
  expect(play.view("france-2").you.may).not.toContain("save");
  expect(play.room("france-2").attends).toBe(conference);
  expect(play.tryAct("france-2", { do: "leave-conference", conference })).toBe("not-at-this-stage");
});

test("a delegation changes its delegate there only at a change of phase (R93)", () => {
  const play = seated();
  const conference = opened(play, "Spa", "Germany", "Italy");
  play.act("italy-2", { do: "leave-conference", conference });
  expect(play.tryAct("italy-1", { do: "attend", conference })).toBe("not-at-this-stage");
  play.act("turkey-1", { do: "request-speeches" });
  for (const power of play.powers) play.do(delegate(power, 1), { type: "ready", ready: true });
  expect(play.room("oda").stage).toBe("request");
  play.act("italy-1", { do: "attend", conference });
  expect(play.room("projector").conferences[0].delegates.Italy).toBe("Italy 1");
});

test("it may continue with a new form, prefilled from the old one, with every step taken again (MB-268, R96)", () => {
  const play = seated();
  const conference = opened(play);
  play.act("oda", { do: "close-conference", conference, reason: "the place is lost", document: "" });
  play.after(1000);
  const again = {
    do: "plan-conference",
    goal: "Peace after all",
    asked: ["Germany"],
    after: conference,
  } as const;
  expect(play.tryAct("russia-1", again)).toBe("no-such-conference");
  play.act("france-1", again);
  const next = play.room("france-2").conferences[1];
  expect(next).toMatchObject({
    status: "draft",
    form: {
      goal: null,
      area: null,
      supporters: [],
      template: { goal: "Spheres in Morocco", name: "Conference of Algeciras", area: "Spa" },
    },
  });
  const late = { do: "fix-goal", conference: next.conference, goal: "x" } as const;
  expect(play.tryAct("france-1", late)).toBe("step-missing");
});

test("a conference may bring points to its organizer, if the officers award them (M01-72, MB-255, R99)", () => {
  const play = seated();
  play.act("france-1", { do: "propose-goal", title: "A congress", text: "Hold one about Morocco" });
  const { goal } = play.room("oda").goals[0];
  for (const who of ["oda", "olaf"])
    play.act(who, { do: "judge-goal", goal, verdict: "allow", value: 2, reason: "" });
  const conference = opened(play);
  play.act("olaf", { do: "close-conference", conference, reason: "it is done", document: "Open ports" });
  expect(play.room("oda").scores[2].goals).toBe(0);
  play.act("france-1", { do: "claim-goal", goal, evidence: "The Act of Algeciras" });
  play.act("oda", { do: "award-goal", goal, points: 2, reason: "it was held", announced: true });
  expect(play.room("projector").scores[2]).toMatchObject({ power: "France", goals: 2 });
});

test("its document can become a treaty between the participants (R99)", () => {
  const play = seated();
  const conference = opened(play);
  const wording = { title: "Act of Algeciras", text: "Open ports", duration: "" };
  const treaty = { do: "draft-treaty", parties: ["Germany"], secret: false, conference, ...wording } as const;
  expect(play.tryAct("france-1", treaty)).toBe("no-such-conference");
  play.act("olaf", { do: "close-conference", conference, reason: "it is done", document: "Open ports" });
  expect(play.room("france-1").conferences[0].document).toBe("Open ports");
  expect(play.room("italy-1").conferences[0].document).toBe(null);
  expect(play.tryAct("france-1", { ...treaty, parties: ["Italy"] })).toBe("bad-parties");
  play.act("france-1", treaty);
  expect(play.room("germany-1").treaties[0]).toMatchObject({ conference, versions: [wording] });
});

test("a delegate removed from the delegation leaves the conference too; a successor may come at once (R93)", () => {
  const play = seated();
  const conference = opened(play, "Spa", "Germany", "Italy");
  play.act("oda", { do: "unseat", member: "italy-2", reason: "a lost telephone", code: "NEW2-CODE" });
  expect(play.room("projector").conferences[0].delegates).toEqual({
    France: "France 2",
    Germany: "Germany 2",
  });
  play.act("newcomer", { do: "enter", code: "NEW2-CODE", name: "Ivo" });
  play.act("newcomer", { do: "attend", conference });
  expect(play.room("projector").conferences[0]).toMatchObject({
    status: "open",
    delegates: { Italy: "Ivo" },
  });
});
