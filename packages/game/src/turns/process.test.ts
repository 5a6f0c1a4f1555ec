import { expect, test } from "vitest";
import { auditLog } from "../index.ts";
import { HOUR, type Play, sevenAt, twoAt } from "../testing.ts";

const last = (play: Play, who = "projector") =>
  play.view(who).turns.findLast(({ result }) => result !== null)?.result;

test("a turn that is resolved shows every order with its reason, as it was written (CB-34, CB-35)", () => {
  const play = sevenAt().save("France", "Army Paris to Burgundy").save("Germany", "A Mun - Bur").allReady();
  expect(last(play)?.orders).toMatchObject([
    { power: "France", text: "Army Paris to Burgundy", order: "A Par - Bur", result: "bounced" },
    { power: "Germany", order: "A Mun - Bur", result: "bounced", by: ["A Par"] },
  ]);
  expect(last(play, play.holder("France"))?.used).toEqual({ France: { version: 1, onBehalf: false } });
  expect(last(play)?.used).toEqual({});
});

test("the last sheet saved is the one that is played", () => {
  const play = sevenAt().save("France", "A Par - Bur").save("France", "A Par - Pic").allReady();
  expect(play.view("projector").position.units.France).toContain("A Pic");
  expect(last(play, play.holder("France"))?.used.France.version).toBe(2);
});

test("silence in Spring or Fall is civil disorder by the rulebook (CB-156)", () => {
  const play = sevenAt().save("France", "A Par - Bur");
  play.after(60 * HOUR).do("clock", { type: "pass-deadline" });
  play.after(12 * HOUR).do("clock", { type: "pass-deadline" });
  expect(last(play)).toMatchObject({ cause: "deadline" });
  expect(last(play)?.missing).not.toContain("France");
  expect(last(play)?.missing).toContain("Germany");
  expect(play.view("projector").phase).toBe("F1901M");
});

test("an empty sheet is no silence, nor is the word ready without one (R-16)", () => {
  const play = sevenAt({ clock: { grace: 0 } })
    .save("France", "")
    .do("dan", { type: "ready", ready: true });
  play.after(60 * HOUR).do("clock", { type: "pass-deadline" });
  expect(last(play)?.missing).toEqual(["Austria", "England", "Italy", "Russia", "Turkey"]);
});

/** Italy, which ordered nothing or an empty sheet, is dislodged in Venice. */
function venice(setup: Record<string, unknown>): Play {
  const play = sevenAt({ clock: { grace: 0 }, ...setup });
  play.save("Austria", "A Vie - Tyr\nF Tri H").allReady();
  play.save("Austria", "A Tyr S F Tri - Ven\nF Tri - Ven");
  return play.after(60 * HOUR).do("clock", { type: "pass-deadline" });
}

test("where silence means civil disorder the dislodged cannot retreat, and nobody is waited for (CB-156, CB-158)", () => {
  const play = venice({});
  expect(play.view("projector").phase).not.toBe("F1901R");
  expect(play.view("projector").position.units.Italy).not.toContain("A Ven");
});

test("where silent units just hold, the dislodged retreat", () => {
  const play = venice({ missing: "hold" });
  const { phase, position, seats } = play.view("projector");
  expect(phase).toBe("F1901R");
  expect(position.dislodged).toMatchObject([{ power: "Italy", unit: "A Ven" }]);
  expect(seats.filter(({ isReady }) => !isReady).map(({ powers }) => powers)).toEqual([["Italy"]]);
  play.save("Italy", "A Ven R Pie").allReady();
  expect(play.view("projector").position.units.Italy).toContain("A Pie");
});

test("where the referee decides about silence, the phase waits for the referee or for the orders", () => {
  const play = sevenAt({ referee: true, missing: "wait", clock: { grace: 0 } });
  play.after(60 * HOUR).do("clock", { type: "pass-deadline" });
  expect(play.view("projector")).toMatchObject({
    phase: "S1901M",
    clock: { isOverdue: true, deadline: null },
  });
  play.do("ref", { type: "process" });
  expect(last(play)?.cause).toBe("referee");
  play.after(60 * HOUR).do("clock", { type: "pass-deadline" });
  for (const power of ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"])
    play.save(power, "");
  expect(last(play)?.cause).toBe("deadline");
  expect(play.view("projector").phase).not.toBe("F1901M");
});

test("a player who was silent in Fall is back in time to build by sending adjustments (C71-XIV.3-1, R-16)", () => {
  const play = sevenAt({ clock: { grace: 0 }, replacement: { afterMissed: 9 } });
  play.save("France", "A Mar - Spa").save("Germany", "F Kie - Den").allReady();
  play.save("Germany", "F Den H");
  play.after(60 * HOUR).do("clock", { type: "pass-deadline" });
  expect(play.view("projector")).toMatchObject({
    phase: "W1901A",
    position: { civilDisorder: expect.arrayContaining(["France"]) },
  });
  const waited = play.view("projector").seats.filter(({ isReady }) => isReady === false);
  expect(waited.map(({ powers }) => powers)).toEqual([["Germany"]]);
  play.save("France", "Build A Mar").save("Germany", "Build F Kie").do("dan", { type: "ready", ready: true });
  expect(last(play)?.orders.map(({ text, result }) => [text, result])).toEqual([
    ["Build A Mar", "built"],
    ["Build F Kie", "built"],
  ]);
});

test("the toss is drawn at the start, whatever seed the host put into the settings", () => {
  const seedOf = (seed: number) => twoAt({ options: { players: 2, seed } }).table.options.seed;
  expect([seedOf(0), seedOf(1)]).toEqual([7, 7]);
});

test("the neutral of two players joins a seat, and its player orders it from then on", () => {
  const play = twoAt({ options: { players: 2 } });
  play.allReady().allReady();
  expect(play.view("projector").phase).toBe("S1915M");
  expect(play.view("ann").seats[1].powers).toEqual(["Austria", "Germany", "Turkey", "Italy"]);
  expect(play.view("projector").position.closed).toBeUndefined();
  play.save("Italy", "A Ven - Tyr").allReady();
  expect(play.view("projector").position.units.Italy).toContain("A Tyr");
});

test("a log can be checked by playing every turn out again", () => {
  const play = sevenAt().save("France", "A Par - Bur").allReady().save("Germany", "A Mun - Bur").allReady();
  expect(auditLog(JSON.parse(JSON.stringify(play.log)))).toEqual([]);
  const forged = play.log.map((entry) =>
    entry.event.type === "saved" && entry.event.receipt.power === "France"
      ? { ...entry, event: { ...entry.event, text: "A Par - Pic" } }
      : entry,
  );
  expect(auditLog(forged)).toEqual([1]);
});

test("each turn is resolved once", () => {
  const play = sevenAt().allReady().allReady();
  const turns = play.log.flatMap(({ event }) => (event.type === "processed" ? [event.turn] : []));
  expect(new Set(turns).size).toBe(turns.length);
});

test("a player of several powers who writes for one of them is not silent: the others' units hold (R-16)", () => {
  const play = twoAt({ clock: { grace: 0 } }).save("France", "A Par - Bur");
  play.after(48 * HOUR).do("clock", { type: "pass-deadline" });
  expect(last(play)?.missing).toEqual(["Austria", "Germany", "Turkey"]);
});
