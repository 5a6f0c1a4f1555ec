import { expect, test } from "vitest";
import { viewTable, viewTurn } from "../index.ts";
import { NOON, Play, SEVEN, sevenAt } from "../testing.ts";

test("players see their own sheets and receipts, nobody else's (CB-34)", () => {
  const play = sevenAt().save("France", "A Par - Bur").save("Germany", "A Mun - Bur");
  expect(play.view("cleo").sheets.map(({ power }) => power)).toEqual(["France"]);
  for (const who of ["ann", "spectator", "projector"])
    expect(JSON.stringify(play.view(who))).not.toMatch(/A Par - Bur|A Mun - Bur/);
});

test("readiness is shown only where that was agreed, and to the referee", () => {
  const play = sevenAt({ showReady: false, referee: true }).do("cleo", { type: "ready", ready: true });
  const ready = (who: string) => play.view(who).seats.map(({ isReady }) => isReady);
  expect(ready("cleo")).toEqual([null, null, true, null, null, null, null]);
  expect(ready("ann")).toEqual([false, null, null, null, null, null, null]);
  expect(ready("ref")).toEqual([false, false, true, false, false, false, false]);
});

test("an anonymous game names nobody but oneself until it is over; the referee knows", () => {
  const play = sevenAt({ anonymous: true, referee: true });
  expect(play.view("cleo").seats.map(({ player }) => player)).toEqual([
    null,
    null,
    "Cleo",
    null,
    null,
    null,
    null,
  ]);
  for (const who of ["cleo", "spectator", "projector"])
    expect(JSON.stringify(play.view(who))).not.toContain("Dan");
  expect(play.view("ref").seats.map(({ player }) => player)).toContain("Dan");
  for (const who of SEVEN) play.do(who, { type: "vote", vote: { how: "draw" } });
  expect(play.view("spectator").seats.map(({ player }) => player)).toContain("Dan");
});

test("a table says who has joined, and the name you have there", () => {
  const play = new Play({ anonymous: true, referee: true }).join("bob");
  play.do("zoe", { type: "join", name: "Zoe", role: "spectator" });
  expect(play.view("ann")).toMatchObject({
    you: { name: "Ann" },
    players: ["Ann"],
    playerCount: 2,
    host: "Ann",
    spectators: ["Zoe"],
  });
  expect(play.view("bob").host).toBe(null);
  expect(play.view("spectator").you).toMatchObject({ name: null, role: "spectator" });
});

test("no view shows the ids of members", () => {
  const play = new Play({ options: { players: 2 } }, "id-of-ann")
    .join("id-of-bob")
    .do("id-of-ann", { type: "start", seed: 3 });
  play.do("id-of-bob", { type: "leave" });
  for (const who of ["id-of-ann", "id-of-bob", "spectator"])
    expect(JSON.stringify(play.view(who))).not.toContain("id-of");
});

test("a stranger sees nothing where spectators are not admitted; the screen in the room always shows the board", () => {
  const { table } = sevenAt({ spectators: false });
  expect(viewTable(table, "spectator", NOON)).toBe(null);
  expect(viewTable(table, { member: "zoe" }, NOON)).toBe(null);
  expect(viewTable(table, "projector", NOON)?.phase).toBe("S1901M");
});

test("centers are shown year by year, and follow the line that is played", () => {
  const play = sevenAt({ referee: true }).save("France", "A Mar - Spa").allReady().allReady();
  expect(play.view("ann").standings.map(({ year, centers }) => [year, centers.France])).toEqual([[1900, 3]]);
  play.allReady();
  expect(play.view("ann").standings.map(({ year, centers }) => [year, centers.France])).toEqual([
    [1900, 3],
    [1901, 4],
  ]);
  play.do("ref", { type: "go-to", turn: 1, reason: "again" });
  expect(play.view("ann").standings.map(({ year }) => year)).toEqual([1900]);
});

test("sheets that were not used are opened after the game only if that was agreed", () => {
  for (const drafts of [true, false]) {
    const play = sevenAt({ reveal: { drafts } })
      .save("France", "A Par - Bur")
      .save("France", "A Par - Pic")
      .allReady();
    expect(JSON.stringify(play.view("ann"))).not.toContain("A Par - Bur");
    for (const who of SEVEN) play.do(who, { type: "vote", vote: { how: "draw" } });
    expect(JSON.stringify(play.view("ann")).includes("A Par - Bur")).toBe(drafts);
  }
});

test("the public record tells in words what happened to the table", () => {
  const play = sevenAt({ referee: true })
    .do("ref", { type: "pause", reason: "lunch" })
    .do("ref", { type: "resume" });
  play.do("cleo", { type: "leave" }).allReady();
  expect(
    play
      .view("ann")
      .chronicle.slice(-7)
      .map(({ sentence }) => sentence),
  ).toEqual([
    "The game started",
    "Spring 1901 started",
    "The game master paused the clock: lunch",
    "The clock resumed",
    "Nobody plays France right now",
    "Spring 1901 resolved: everyone was ready",
    "Fall 1901 started",
  ]);
});

test("a host who leaves their seat in an anonymous game leaves it as a player", () => {
  const play = sevenAt({ anonymous: true }).do("ann", { type: "leave" });
  expect(play.view("bob").chronicle.at(-1)).toMatchObject({
    what: "vacated",
    by: "player",
    powers: ["Austria"],
  });
});

test("a view is plain data", () => {
  const play = sevenAt().save("France", "A Par - Bur").allReady();
  for (const who of ["ann", "spectator"]) {
    const view = play.view(who);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  }
});

test("land without a center belongs to its last occupier, along the line of play", () => {
  const play = sevenAt({ referee: true })
    .save("France", "A Par - Bur\nA Mar H")
    .save("Germany", "A Mun - Tyr")
    .allReady()
    .save("France", "A Bur - Bel")
    .save("Germany", "A Tyr - Mun")
    .allReady();
  expect(play.view("ann").phase).toBe("W1901A");
  expect(play.view("projector").occupiers).toMatchObject({ Bur: "France", Tyr: "Germany" });
  // Centers and seas are someone's by other rules.
  expect(Object.keys(play.view("ann").occupiers)).not.toEqual(expect.arrayContaining(["Bel"]));
  expect(viewTurn(play.table, "spectator", 1)?.occupiers).toEqual({});
  expect(viewTurn(play.table, "spectator", 2)?.occupiers.Bur).toBeUndefined();
  expect(viewTurn(play.table, "spectator", 3)?.occupiers.Bur).toBe("France");
  play.do("ref", { type: "go-to", turn: 1, reason: "again" });
  expect(play.view("ann").occupiers.Bur).toBeUndefined();
});
