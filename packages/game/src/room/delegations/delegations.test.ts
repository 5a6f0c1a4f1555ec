import { expect, test } from "vitest";
import { decide } from "../../decide.ts";
import { sevenAt } from "../../testing.ts";
import { viewTable } from "../../views/view.ts";
import { tableWords } from "../../views/words.ts";
import { CODE, delegate, RoomPlay } from "../testing.ts";

test("a delegation is two delegates who play one power together (MB-1, MB-2)", () => {
  const play = new RoomPlay().seatAll();
  expect(play.tryAct("zoe", { do: "enter", code: CODE(2), name: "Zoe" })).toBe("seat-taken");
  play.begin().toWriting();
  play.do("france-1", { type: "save", power: "France", text: "A Par - Bur" });
  expect(play.view("france-2").sheets).toMatchObject([{ power: "France", text: "A Par - Bur" }]);
  play.do("france-2", { type: "save", power: "France", text: "A Par - Gas" });
  expect(play.view("france-1").sheets[0].text).toBe("A Par - Gas");
  expect(play.try("france-1", { type: "save", power: "Germany", text: "" })).toBe("not-your-power");
  expect(play.view("germany-1").sheets.map(({ power }) => power)).toEqual(["Germany"]);
  expect(play.room("spectator").delegations[2].delegates).toEqual(["France 1", "France 2"]);
  expect(play.view("spectator").seats[2]).toMatchObject({
    players: ["France 1", "France 2"],
    player: "France 1 and France 2",
  });
  expect(viewTable(play.table, { member: "oda" }, 0, tableWords("de"))).toMatchObject({
    referees: ["Oda", "Olaf"],
    referee: "Oda und Olaf",
  });
});

test("either delegate may lock the sheet of a delegation (R21, MB-63)", () => {
  const play = new RoomPlay().seatAll().begin().toWriting();
  play.do("france-2", { type: "ready", ready: true });
  expect(play.view("france-1").seats[2].isReady).toBe(true);
  expect(play.try("france-1", { type: "ready", ready: true })).toBe("unchanged");
});

test("both committees seat their delegations (M01-1, M35-1)", () => {
  expect(new RoomPlay("committee-1901").powers).toHaveLength(7);
  expect(new RoomPlay("committee-1935").powers).toHaveLength(9);
});

test("officers are neutral: they hold no seat, and nobody with a seat is an officer (MB-28)", () => {
  const play = new RoomPlay().seatAll("France", "Italy");
  expect(play.tryAct("olaf", { do: "enter", code: CODE(0), name: "Olaf" })).toBe("referee-plays-nothing");
  expect(play.tryAct("oda", { do: "seat", member: "olaf", power: "Austria" })).toBe("referee-plays-nothing");
  play.begin();
  expect(play.try("oda", { type: "appoint", member: "france-1" })).toBe("has-played");
  expect(play.room("projector").officers).toEqual(["Oda", "Olaf"]);
});

test("all officers may do what officers do (MB-23, MB-24)", () => {
  const play = new RoomPlay().seatAll().begin();
  play.act("olaf", { do: "announce-speeches", order: play.powers, seconds: 30 });
  expect(play.tryAct("france-1", { do: "next" })).toBe("not-entitled");
  play.act("olaf", { do: "next" });
  play.do("olaf", { type: "pause", reason: "fire drill" }).do("oda", { type: "resume" });
});

test("the officers have the last word: what they rule and correct stands, with their reason in the record (MB-23, R24)", () => {
  const play = new RoomPlay().seatAll().begin().playMoves({ France: "A Par - Bur" });
  const { phase, units, centers } = play.view("oda").position;
  const position = { phase, units: { ...units, France: ["A Par", "A Mar", "A Bre"] }, centers };
  const correct = { type: "edit", position, reason: "Paris was to hold" } as const;
  expect(play.try("france-1", correct)).toBe("not-entitled");
  play.do("olaf", correct);
  expect(play.view("projector").position.units.France).toContain("A Par");
  expect(JSON.stringify(play.view("projector").chronicle)).toContain("Paris was to hold");
});

test("a code leads to its delegation however it is typed, and the log keeps only its digest", () => {
  const play = new RoomPlay();
  expect(play.tryAct("zoe", { do: "enter", code: "code-9-zzz", name: "Zoe" })).toBe("no-such-code");
  play.act("zoe", { do: "enter", code: ` ${CODE(3).toUpperCase().replaceAll("-", " ")}`, name: "Zoe" });
  expect(play.room("spectator").delegations[3].delegates).toEqual(["Zoe"]);
  expect(JSON.stringify(play.log)).not.toContain(CODE(3));
  expect(play.tryAct("zoe", { do: "set-codes", codes: [], round: 2 })).toBe("not-entitled");
  expect(play.tryAct("oda", { do: "set-codes", codes: ["short"], round: 2 })).toBe("bad-code");
  const alike = play.powers.map(() => "the-same");
  expect(play.tryAct("oda", { do: "set-codes", codes: alike, round: 2 })).toBe("bad-code");
});

test("a power without a delegation stands in civil disorder from the start (R13)", () => {
  const play = new RoomPlay().seatAll("France", "Germany").begin();
  expect(play.view("projector").seats.filter(({ isVacant }) => isVacant)).toHaveLength(5);
  play.playMoves({ France: "A Par - Bur", Germany: "A Mun - Boh\nA Ber - Mun" });
  expect(play.view("oda").position.units.France).toContain("A Bur");
  expect(play.view("oda").position.units.Russia).toEqual(["A Mos", "A War", "F Sev", "F StP/sc"]);
  play.playMoves({ Germany: "A Mun - Tyr" });
  play.playMoves({ Germany: "A Boh - Vie\nA Tyr S A Boh - Vie" }).tell();
  // Its units hold, and one that is dislodged is disbanded, as nobody orders its retreat.
  expect(play.view("oda").position.units).toMatchObject({
    Austria: ["A Bud", "F Tri"],
    Germany: ["A Tyr", "A Vie", "F Kie"],
  });
  expect(play.view("oda").position.dislodged ?? []).toEqual([]);
});

test("a delegation that comes later takes its power over by its code (R13)", () => {
  const play = new RoomPlay().seatAll("France", "Germany").begin();
  play.act("zoe", { do: "enter", code: CODE(5), name: "Zoe" });
  expect(play.view("zoe").you.seat).toBe(5);
  expect(play.tryAct("zoe", { do: "enter", code: CODE(6), name: "Zoe" })).toBe("plays-already");
});

test("a delegation of one plays in full, also when the other leaves (R13)", () => {
  const play = new RoomPlay().seatAll().begin();
  play.do("france-1", { type: "leave" });
  expect(play.room("oda").delegations[2].delegates).toEqual(["France 2"]);
  play.do("france-2", { type: "save", power: "France", text: "A Par - Bur" });
  play.do("france-2", { type: "leave" });
  expect(play.view("oda").seats[2].isVacant).toBe(true);
});

test("the officers assign delegates to powers, in any combination (R12)", () => {
  const play = new RoomPlay();
  play.join("zoe");
  const begun = decide(play.table, { member: "oda" }, { type: "start", seed: 1 }, { now: 0, digest: String });
  expect(begun).toMatchObject({ error: { code: "seats-missing", facts: { names: ["Zoe"] } } });
  play.do("oda", { type: "assign", member: "zoe", power: "Italy" });
  play.do("yan", { type: "join", name: "Yan", role: "spectator" });
  play.act("oda", { do: "seat", member: "yan", power: "Italy" });
  play.begin();
  expect(play.room("oda").delegations[4].delegates).toEqual(["Zoe", "Yan"]);
});

test("when powers are drawn, delegations stay together, and their codes follow them (R12)", () => {
  const seen = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5]) {
    const play = new RoomPlay("committee-1901", { assignment: "random" });
    play.act("zoe", { do: "enter", code: CODE(0), name: "Zoe" }).join("ann", "bob");
    play.do("oda", { type: "start", seed });
    const of = (name: string) =>
      play.room("oda").delegations.find(({ delegates }) => delegates.includes(name));
    expect(of("Ann")?.delegates).toEqual(["Ann", "Bob"]);
    play.act("yan", { do: "enter", code: CODE(0), name: "Yan" });
    expect(of("Zoe")?.delegates).toEqual(["Zoe", "Yan"]);
    seen.add(of("Zoe")?.power ?? "");
  }
  expect(seen.size).toBeGreaterThan(1);
});

test("a committee has officers, a room and names: other setups are refused with what would be right", () => {
  for (const setup of [
    { referee: false },
    { anonymous: true },
    { preset: "correspondence" },
    { assignment: "chosen" },
  ])
    expect(() => new RoomPlay("committee-1935", setup)).toThrow(/referee|anonymous|clock.kind|assignment/);
});

test("games without a room have one player to a power, one referee, and nothing around the board", () => {
  const play = sevenAt({ referee: true });
  expect(play.table.room).toBe(null);
  expect(play.try("ref", { type: "room", act: { do: "next" } })).toBe("no-room");
  expect(play.try("ann", { type: "appoint", member: "ann" })).toBe("referee-present");
  expect(play.view("ref").you.may).not.toContain("room");
  expect(play.view("ref").seats.map(({ player }) => player)).toHaveLength(7);
  expect(play.try("ann", { type: "say", as: "Austria", to: ["Austria"], text: "hm" })).toBe(
    "nobody-to-talk-to",
  );
});

test("the delegates of one power reach each other at any time, and nobody else hears it (R20)", () => {
  const play = new RoomPlay("committee-1901", { refereeReads: false }).seatAll().begin().toWriting();
  expect(play.try("france-1", { type: "say", as: "France", to: ["Germany"], text: "psst" })).toBe(
    "talk-closed",
  );
  play.do("france-1", { type: "say", as: "France", to: ["France"], text: "hold on" });
  play.do("france-1", { type: "say", as: "France", to: "referee", text: "may I?" });
  const texts = (who: string) =>
    play.view(who).channels.flatMap(({ messages }) => messages.map(({ text }) => text));
  expect(texts(delegate("France", 2))).toEqual(["hold on", "may I?"]);
  expect(texts("oda")).toEqual(["may I?"]);
  expect(texts("germany-1")).toEqual([]);
  // A partner's message is unread until it's read; your own never is.
  const unread = (who: string) =>
    play.view(who).channels.find(({ name }) => name === "France")?.unread ?? null;
  expect([unread("france-1"), unread("france-2")]).toEqual([0, 1]);
  play.do("france-2", { type: "read", channel: "France", count: 1 });
  play.do("france-2", { type: "say", as: "France", to: ["France"], text: "holding" });
  expect([unread("france-1"), unread("france-2")]).toEqual([1, 0]);
});

test("a delegate may say anything, to any group or to everyone (MB-51, MB-52, MB-54)", () => {
  const play = new RoomPlay().seatAll().begin().toDiplomacy();
  const lie = "Austria has sold you to Turkey; hand over Rome, or else. https://rumour.example <b>now</b>";
  play.do("france-1", { type: "say", as: "France", to: ["Italy", "Germany"], text: lie });
  const heard = (who: string) => JSON.stringify(play.view(who).channels).includes("France + Germany + Italy");
  expect(["france-2", "italy-1", "germany-2"].map(heard)).toEqual([true, true, true]);
  expect(["austria-1", "spectator", "projector"].some(heard)).toBe(false);
  play.do("france-2", { type: "say", as: "France", to: "everybody", text: lie });
  for (const who of ["austria-1", "spectator", "projector"])
    expect(play.view(who).channels).toMatchObject([{ name: "everybody", count: 1 }]);
});

test("a delegation that has lost its country stays, and works as diplomats (MB-219, R44)", () => {
  const play = new RoomPlay().seatAll().begin();
  const { phase, units, centers } = play.view("oda").position;
  const gone = { phase, units: { ...units, France: [] }, centers: { ...centers, France: [] } };
  play.do("oda", { type: "edit", position: { ...gone, lost: { France: "Italy" } }, reason: "France falls" });
  play.act("oda", { do: "announce-speeches", order: play.powers, seconds: 60 });
  for (let i = 0; i < 3; i++) play.act("oda", { do: "next" });
  expect(play.room("projector").floor).toBe("France");
  play.do("france-1", { type: "say", as: "France", to: ["Italy"], text: "Give us Paris back" });
  const wording = { title: "Return", text: "France gets Paris.", duration: "" };
  const draft = { do: "draft-treaty", parties: ["Italy"], secret: false, conference: null } as const;
  play.act("france-2", { ...draft, ...wording });
  const [{ treaty }] = play.room("france-1").treaties;
  play.act("italy-2", { do: "sign-treaty", treaty, version: 0 });
  expect(play.room("projector").treaties).toMatchObject([{ inForce: 0, parties: ["France", "Italy"] }]);
  play.act("oda", { do: "give-goal", power: "France", title: "Paris", text: "", value: 3 });
  const [{ goal }] = play.room("france-1").goals;
  play.act("france-1", { do: "claim-goal", goal, evidence: "we wrote of it" });
  play.act("oda", { do: "award-goal", goal, points: 3, reason: "so be it", announced: true });
  expect(play.room("projector").scores[2]).toMatchObject({ power: "France", centres: 0, total: 3 });
  play.act("france-1", { do: "plan-conference", goal: "France", asked: ["Italy"], after: null });
  expect(play.room("france-1").conferences).toHaveLength(1);
});
