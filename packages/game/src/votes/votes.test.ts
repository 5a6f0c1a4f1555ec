import { expect, test } from "vitest";
import { HOUR, type Play, SEVEN, sevenAt, twoAt } from "../testing.ts";

const draw = { type: "vote", vote: { how: "draw" } } as const;

/** A refereed game in which a power has been wiped off the board. */
function without(power: string, setup: Record<string, unknown> = {}): Play {
  const play = sevenAt({ referee: true, ...setup });
  const { phase, units, centers } = play.view("ref").position;
  const position = { phase, units: { ...units, [power]: [] }, centers: { ...centers, [power]: [] } };
  return play.do("ref", { type: "edit", position, reason: "it has no luck" });
}

test("the game ends in a draw of all survivors when all of them agree (CB-8, C23-2)", () => {
  const play = without("Italy");
  for (const who of ["ann", "bob", "cleo", "dan", "fay"]) play.do(who, draw);
  expect(play.try("eve", draw)).toBe("not-a-survivor");
  expect(play.table.status).toBe("playing");
  play.do("gus", draw);
  expect(play.view("ann").ending).toEqual({
    how: "draw",
    sharers: ["Austria", "England", "France", "Germany", "Russia", "Turkey"],
  });
  expect(play.view("ann").position).toMatchObject({
    phase: "COMPLETED",
    draw: expect.arrayContaining(["Austria"]),
  });
});

test("a vote can be taken back, and is gone with the phase", () => {
  const play = sevenAt();
  for (const who of SEVEN.slice(0, 6)) play.do(who, draw);
  play.do("ann", { type: "vote", vote: null }).do("gus", draw);
  expect(play.table.status).toBe("playing");
  play.allReady();
  expect(play.view("gus").you.vote).toBe(null);
});

test("votes are secret, from the referee as well", () => {
  const play = sevenAt({ referee: true });
  const before = ["ref", "ann", "spectator"].map((who) => JSON.stringify(play.view(who)));
  play.do("gus", draw);
  expect(["ref", "ann", "spectator"].map((who) => JSON.stringify(play.view(who)))).toEqual(before);
  expect(play.view("gus").you.vote).toEqual({ how: "draw" });
});

test("there is nobody to ask on an empty seat, yet its power shares the draw", () => {
  const play = sevenAt().do("gus", { type: "leave" });
  for (const who of SEVEN.slice(0, 6)) play.do(who, draw);
  expect(play.view("ann").ending).toMatchObject({ how: "draw", sharers: expect.arrayContaining(["Turkey"]) });
});

test("all others concede to one power, where that was agreed", () => {
  const vote = { type: "vote", vote: { how: "concession", to: "Germany" } } as const;
  expect(sevenAt().try("ann", vote)).toBe("no-concession");
  const play = sevenAt({ concession: true });
  expect(play.try("dan", vote)).toBe("no-such-power");
  for (const who of ["ann", "bob", "cleo", "eve", "fay"]) play.do(who, vote);
  expect(play.table.status).toBe("playing");
  play.do("gus", vote);
  expect(play.view("ann").ending).toEqual({ how: "concession", winners: ["Germany"] });
});

test("when the agreed time is up, the phase is finished and then counted (C23-4, C71-III-1)", () => {
  const play = sevenAt({ timeLimit: 4, clock: { hours: { moves: 3 } } }).save("France", "A Mar - Spa");
  play.after(2 * HOUR).allReady();
  expect(play.view("ann")).toMatchObject({ phase: "F1901M", ending: null });
  play.after(2 * HOUR).allReady();
  expect(play.view("ann")).toMatchObject({
    status: "ended",
    ending: { how: "victory", winners: ["France", "Russia"], by: "time-limit" },
  });
});

test("time does not run out while the clock is paused", () => {
  const play = sevenAt({ timeLimit: 4 }).do("ann", { type: "pause", reason: "dinner" });
  play
    .after(10 * HOUR)
    .do("ann", { type: "resume" })
    .allReady();
  expect(play.table.status).toBe("playing");
});

test("enough centers end the game, and no more orders are given", () => {
  const play = sevenAt({ referee: true });
  const { phase, units, centers } = play.view("ref").position;
  const gained = [
    "Bel",
    "Hol",
    "Den",
    "Nwy",
    "Swe",
    "Spa",
    "Por",
    "Tun",
    "Ser",
    "Gre",
    "Bul",
    "Rum",
    "Lon",
    "Edi",
    "Lvp",
  ];
  const others = { ...centers, England: [], France: [...(centers.France ?? []), ...gained] };
  play.do("ref", {
    type: "edit",
    position: { phase: phase.replace("S", "F"), units: { ...units, England: [] }, centers: others },
    reason: "late game",
  });
  play.allReady();
  expect(play.view("ann").ending).toMatchObject({ how: "victory", winners: ["France"], by: "control" });
  expect(play.try("cleo", { type: "save", power: "France", text: "" })).toBe("game-over");
});

test("while others play on, only a referee closes the table", () => {
  const play = sevenAt();
  expect(play.try("ann", { type: "close", reason: "I am losing" })).toBe("still-played");
  for (const who of ["cleo", "dan", "eve", "fay", "gus"]) play.do(who, { type: "leave" });
  expect(play.try("ann", { type: "close", reason: "two are left" })).toBe("still-played");
  play.do("bob", { type: "leave" }).do("ann", { type: "close", reason: "nobody is left" });
  sevenAt({ referee: true }).do("ref", { type: "close", reason: "the room is needed" });
});

test("a table that nobody wants to play on is closed, with a reason", () => {
  const play = twoAt();
  expect(play.try("bob", { type: "close", reason: "x" })).toBe("not-entitled");
  expect(play.try("ann", { type: "close", reason: "I am losing" })).toBe("still-played");
  play.do("bob", { type: "leave" }).do("ann", { type: "close", reason: "we moved house" });
  expect(play.view("bob")).toMatchObject({ status: "ended", ending: { how: "stopped" } });
  expect(play.view("bob").chronicle.at(-1)).toMatchObject({ what: "ended", text: "we moved house" });
});
