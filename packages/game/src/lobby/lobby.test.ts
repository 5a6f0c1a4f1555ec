import { expect, test } from "vitest";
import { createTable, refusalIn, replay, tableWords } from "../index.ts";
import { NOON, Play, SEVEN, sevenAt, twoAt } from "../testing.ts";

test("a table with invalid settings says what would be right", () => {
  const made = createTable("g", { variant: "chess" }, { id: "a", name: "A", role: "player" }, { now: NOON });
  expect(made).toMatchObject({ ok: false, error: { code: "bad-setup" } });
  expect(!made.ok && refusalIn(tableWords("en"), made.error)).toMatch(/There is no game "chess"/);
});

test("a game of seven begins when seven have joined, each with a power drawn at random (CB-1, CB-3)", () => {
  const play = new Play();
  expect(play.try("ann", { type: "start", seed: 1 })).toBe("players-missing");
  play.join(...SEVEN.slice(1));
  expect(play.try("zoe", { type: "join", name: "Zoe", role: "player" })).toBe("table-full");
  play.do("ann", { type: "start", seed: 1 });
  const { seats, phase, status } = play.view("ann");
  expect([status, phase]).toEqual(["playing", "S1901M"]);
  expect(seats.map(({ player }) => player).toSorted()).toEqual([
    "Ann",
    "Bob",
    "Cleo",
    "Dan",
    "Eve",
    "Fay",
    "Gus",
  ]);
});

test("the same seed draws the same lots, another seed others (CB-4)", () => {
  const drawn = (seed: number) => {
    const play = new Play().join(...SEVEN.slice(1)).do("ann", { type: "start", seed });
    return play.table.seats.map(({ holder }) => holder).join();
  };
  expect(drawn(5)).toBe(drawn(5));
  expect(new Set([1, 2, 3, 4, 5].map(drawn)).size).toBeGreaterThan(1);
});

test("fewer players take the seats of the variant's own table (CB-2)", () => {
  const { seats } = twoAt().view("ann");
  expect(seats.map(({ powers }) => powers)).toEqual([
    ["England", "France", "Russia"],
    ["Austria", "Germany", "Turkey"],
  ]);
});

test("a game that leaves something to chance gets its seed with the start, and nobody sees it", () => {
  const play = twoAt();
  expect(play.table.options.seed).toBe(7);
  expect(JSON.stringify(play.view("ann"))).not.toContain("seed");
});

test("players choose their powers where that was agreed, each power once", () => {
  const play = new Play({ assignment: "chosen" }).join("bob");
  play.do("ann", { type: "choose", power: "France" });
  expect(play.try("bob", { type: "choose", power: "France" })).toBe("seat-taken");
  expect(play.try("bob", { type: "choose", power: "Sweden" })).toBe("no-such-power");
  play.do("ann", { type: "choose", power: "Italy" }).do("bob", { type: "choose", power: "France" });
  play.join("cleo", "dan", "eve", "fay", "gus");
  expect(play.try("ann", { type: "start", seed: 1 })).toBe("seats-missing");
  expect(play.try("ann", { type: "assign", member: "cleo", power: "Turkey" })).toBe("not-entitled");
});

test("the referee assigns the powers where that was agreed", () => {
  const setup = { assignment: "referee", referee: true, options: { players: 2 } };
  const play = new Play(setup, "ref", "referee").join("bob", "cleo");
  expect(play.try("bob", { type: "choose", power: "England" })).toBe("powers-not-chosen");
  expect(play.try("ref", { type: "assign", member: "ref", power: "England" })).toBe("no-such-member");
  play.do("ref", { type: "assign", member: "bob", power: "England" });
  play.do("ref", { type: "assign", member: "cleo", power: "Turkey" });
  play.do("ref", { type: "start", seed: 1 });
  expect(play.table.seats.map(({ holder }) => holder)).toEqual(["bob", "cleo"]);
});

test("only the host appoints a referee, who then plays no power (CB-48, CB-49)", () => {
  const play = new Play({ referee: true, options: { players: 2 } }).join("bob");
  expect(play.try("ann", { type: "start", seed: 1 })).toBe("referee-missing");
  play.do("ref", { type: "join", name: "Ref", role: "spectator" });
  expect(play.try("ref", { type: "appoint", member: "ref" })).toBe("not-entitled");
  play.do("ann", { type: "appoint", member: "ref" }).do("ann", { type: "start", seed: 1 });
  expect(play.view("ref").you).toMatchObject({ role: "referee", seat: null });
  expect(play.table.seats.map(({ holder }) => holder)).not.toContain("ref");
});

test("leaving before the game makes room; the host stays", () => {
  const play = new Play({ options: { players: 2 } }).join("bob");
  play.do("bob", { type: "leave" }).join("cleo");
  expect(play.try("ann", { type: "leave" })).toBe("host-stays");
  expect(play.view("ann").players).toEqual(["Ann", "Cleo"]);
});

test("spectators join only where they are allowed", () => {
  const open = new Play();
  open.do("zoe", { type: "join", name: "Zoe", role: "spectator" });
  expect(new Play({ spectators: false }).try("zoe", { type: "join", name: "Zoe", role: "spectator" })).toBe(
    "no-spectators",
  );
});

test("nobody joins twice, without a name, or as a player once the game has begun", () => {
  const play = sevenAt();
  expect(play.try("ann", { type: "join", name: "Ann", role: "spectator" })).toBe("already-here");
  expect(play.try("zoe", { type: "join", name: "  ", role: "spectator" })).toBe("bad-name");
  expect(play.try("zoe", { type: "join", name: "Zoe", role: "player" })).toBe("game-begun");
});

test("a log makes the same table as the decisions that wrote it", () => {
  const play = sevenAt();
  expect(replay(play.log)).toEqual(play.table);
  expect(replay(JSON.parse(JSON.stringify(play.log)))).toEqual(play.table);
  expect(play.log.map(({ seq }) => seq)).toEqual(play.log.map((_, i) => i + 1));
  expect(play.table.version).toBe(play.log.length);
});

test("an event that does not follow the last one is not taken", () => {
  const play = sevenAt();
  expect(() => replay([...play.log, { ...play.log[1], seq: 3 }])).toThrow(/cannot follow/);
  expect(() => replay(play.log.slice(1))).toThrow(/begins with the creation/);
});
