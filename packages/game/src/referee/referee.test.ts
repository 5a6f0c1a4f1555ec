import { expect, test } from "vitest";
import { auditLog, type Entry, preview, replay, viewTable } from "../index.ts";
import { MINUTE, type Play, SEVEN, sevenAt } from "../testing.ts";
import { tableWords } from "../views/words.ts";

const refereed = (setup: Record<string, unknown> = {}): Play => sevenAt({ referee: true, ...setup });
const phase = (play: Play) => play.view("spectator").phase;

test("the game master keeps time, collects orders, resolves them and rules (CB-48)", () => {
  const play = refereed().save("France", "A Par - Bur");
  play.do("ref", { type: "extend", minutes: 10, reason: "one more moment" });
  play.do("ref", { type: "save", power: "Germany", text: "A Mun - Bur", reason: "on paper" });
  play.do("ref", { type: "process" }).do("ref", { type: "announce", text: "A standoff in Burgundy" });
  const { turns, chronicle } = play.view("spectator");
  expect(turns[0].result).toMatchObject({ cause: "referee", used: { Germany: { onBehalf: true } } });
  expect(chronicle.at(-1)).toMatchObject({
    what: "announced",
    by: "referee",
    text: "A standoff in Burgundy",
  });
});

test("orders entered by the referee are marked as such, with the reason, for the player too", () => {
  const save = { type: "save", power: "Germany", text: "A Mun - Bur" } as const;
  const play = refereed().do("ref", { ...save, reason: "by telephone" });
  expect(play.view("dan").sheets[0]).toMatchObject({
    text: "A Mun - Bur",
    onBehalf: true,
    reason: "by telephone",
  });
  play.save("Germany", "A Mun - Ruh");
  expect(play.view("dan").sheets[0]).toMatchObject({ text: "A Mun - Ruh", onBehalf: false });
});

test("the referee changes others' orders only with a reason; the player is no longer ready, and the game waits", () => {
  const play = refereed().save("Germany", "A Mun - Bur");
  for (const who of SEVEN) if (who !== "ann") play.do(who, { type: "ready", ready: true });
  const clear = { type: "save", power: "Germany", text: "" } as const;
  expect(play.try("ref", clear)).toBe("reason-missing");
  expect(play.try("ref", { ...clear, reason: " " })).toBe("reason-missing");
  expect(play.view("dan").sheets[0]).toMatchObject({ text: "A Mun - Bur", onBehalf: false });
  play.do("ref", { ...clear, reason: "a wrong click" });
  expect(play.view("dan").seats.map(({ isReady }) => isReady)).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
    true,
  ]);
  play.do("ann", { type: "ready", ready: true });
  expect(phase(play)).toBe("S1901M");
  play.do("dan", { type: "ready", ready: true });
  expect(phase(play)).toBe("F1901M");
});

test("a change by the referee calls off a phase that is about to be resolved", () => {
  const play = refereed({ preset: "correspondence" }).save("Germany", "A Mun - Bur");
  play.undo = MINUTE;
  play.allReady();
  expect(play.table.clock.resolvesAt).not.toBe(null);
  play.do("ref", { type: "save", power: "Germany", text: "", reason: "a wrong click" });
  expect(play.table.clock.resolvesAt).toBe(null);
});

test("what a player had written is kept when the referee writes over it, for both to restore, and for nobody else", () => {
  const own = "A Mun - Bur\nF Kie - Den";
  const play = refereed().save("Germany", "A Mun H").save("Germany", own);
  play.do("ref", { type: "save", power: "Germany", text: "", reason: "a wrong click" });
  play.do("ref", { type: "save", power: "Germany", text: "A Mun - Ruh", reason: "again" });
  const before = { text: own, version: 2 };
  expect(play.view("dan").sheets[0]).toMatchObject({ text: "A Mun - Ruh", reason: "again", before });
  expect(play.view("ref").sheets.find(({ power }) => power === "Germany")).toMatchObject({ before });
  for (const who of ["cleo", "zoe", "spectator", "projector"])
    expect(JSON.stringify(play.view(who))).not.toMatch(/Kie - Den|a wrong click/);
  play.do("ref", { type: "save", power: "Germany", text: own, reason: "restored" });
  expect(play.view("dan").sheets[0].before).toBe(undefined);
  play.save("Germany", "A Mun - Tyr");
  expect(play.view("dan").sheets[0]).toMatchObject({ text: "A Mun - Tyr", onBehalf: false });
  expect(play.view("dan").sheets[0].before).toBe(undefined);
  // It stays among the receipts, where it can be read and saved again.
  expect(play.view("dan").turns[0].sheets.find(({ receipt }) => receipt.version === 2)?.text).toBe(own);
});

test("rolling back brings sheets as their owners left them; orders that came only on paper stay", () => {
  const play = refereed().save("Germany", "A Mun - Bur").save("Italy", "A Ven - Tri");
  play.do("ref", { type: "save", power: "Germany", text: "", reason: "a wrong click" });
  play.do("ref", { type: "save", power: "Italy", text: "A Ven H", reason: "so he said" });
  play.save("Italy", "A Ven - Tyr");
  play.do("ref", { type: "save", power: "Turkey", text: "A Con - Bul", reason: "on paper" });
  play.do("ref", { type: "process" }).do("ref", { type: "go-to", turn: 1, reason: "orders were wiped" });
  expect(play.view("dan").sheets[0]).toMatchObject({ text: "A Mun - Bur", onBehalf: false });
  expect(play.view("eve").sheets[0]).toMatchObject({ text: "A Ven - Tyr", onBehalf: false });
  expect(play.view("gus").sheets[0]).toMatchObject({ text: "A Con - Bul", onBehalf: true });
  expect(play.table.turns[0].sheets).toHaveLength(6);
  // The page writes on upon the version it is shown.
  const { receipt } = play.view("dan").sheets[0];
  play.do("dan", { type: "save", power: "Germany", text: "A Mun - Sil", upon: receipt?.version });
  expect(auditLog(play.log)).toEqual([]);
});

test("a log from before the referee gave reasons plays as it did, with what was written over", () => {
  const play = refereed().save("Germany", "A Mun - Bur");
  play.do("ref", { type: "save", power: "Germany", text: "A Mun - Ruh", reason: "x" });
  play.do("ref", { type: "process" }).do("ref", { type: "go-to", turn: 1, reason: "again" });
  const older = play.log.map((entry): Entry => {
    const { event } = entry;
    if (event.type === "opened") return { ...entry, event: { ...event, ownersSheets: undefined } as never };
    return event.type === "saved" ? { ...entry, event: { ...event, reason: undefined } as never } : entry;
  });
  const table = replay(older);
  expect(viewTable(table, { member: "dan" }, 0)?.sheets[0]).toMatchObject({ text: "A Mun - Ruh" });
});

test("the referee sees all sheets, and previews what would come of them; nobody else does", () => {
  const play = refereed().save("France", "A Par - Bur").save("Germany", "A Mun - Bur");
  expect(
    play
      .view("ref")
      .sheets.filter(({ text }) => text !== null)
      .map(({ power }) => power),
  ).toEqual(["France", "Germany"]);
  const before = JSON.stringify(play.table);
  const seen = preview(play.table, { member: "ref" }, tableWords("en"));
  expect(seen).toMatchObject({ ok: true, value: { orders: [{ result: "bounced" }, { result: "bounced" }] } });
  expect(JSON.stringify(play.table)).toBe(before);
  expect(preview(play.table, { member: "cleo" }, tableWords("en"))).toMatchObject({
    ok: false,
    error: { code: "not-entitled" },
  });
  play.do("ref", { type: "process" });
  expect(seen.ok && play.view("ref").turns[0].result).toMatchObject(seen.ok ? seen.value : {});
});

test("a result is overridden with a reason, and everyone sees the difference", () => {
  const play = refereed();
  expect(play.try("ref", { type: "override", position: play.view("ref").position, reason: "x" })).toBe(
    "no-result-yet",
  );
  play.save("France", "A Par - Bur").allReady();
  const { units, centers } = play.view("ref").position;
  const position = { phase: "F1901M", centers, units: { ...units, France: ["A Par", "A Mar", "F Bre"] } };
  expect(play.try("ref", { type: "override", position, reason: "" })).toBe("reason-missing");
  play.do("ref", { type: "override", position, reason: "the order was illegible" });
  const turn = play.view("spectator").turns.at(-1);
  expect(turn).toMatchObject({
    number: 3,
    how: "override",
    intervention: {
      reason: "the order was illegible",
      difference: { units: [{ power: "France", gone: ["A Bur"], come: ["A Par"] }], centers: [] },
    },
  });
  expect(play.view("spectator").turns.map(({ isOnLine }) => isOnLine)).toEqual([true, false, true]);
});

test("a position is edited with a reason; sheets for the same phase stay", () => {
  const play = refereed().save("Germany", "A Mun - Bur");
  const { units, centers } = play.view("ref").position;
  const position = { phase: "S1901M", centers, units: { ...units, France: ["A Mar", "F Bre"] } };
  play.do("ref", { type: "edit", position, reason: "a piece fell off the board" });
  expect(play.view("dan").sheets[0].text).toBe("A Mun - Bur");
  play.allReady();
  expect(play.view("dan").position.units.France).toEqual(["A Mar", "F Bre"]);
});

test("a position that is none is refused, with what would be right", () => {
  const play = refereed();
  for (const position of [
    null,
    5,
    {},
    { phase: "X", units: {} },
    { phase: "S1901M", units: { Sweden: ["A Par"] } },
  ])
    expect(play.try("ref", { type: "edit", position, reason: "x" })).toBe("bad-position");
});

test("the referee goes back to any turn, and forward again; nothing is erased", () => {
  const play = refereed().save("France", "A Par - Bur").allReady().save("France", "A Bur - Mun").allReady();
  const later = play.table.turns.length;
  const entries = play.log.length;
  play.do("ref", { type: "go-to", turn: 1, reason: "the clock was wrong" });
  expect(phase(play)).toBe("S1901M");
  expect(play.log.slice(0, entries)).toHaveLength(entries);
  expect(play.view("cleo").sheets[0]).toMatchObject({ text: "A Par - Bur" });
  expect(
    play
      .view("spectator")
      .turns.filter(({ isOnLine }) => isOnLine)
      .map(({ number }) => number),
  ).toEqual([later + 1]);
  play.do("ref", { type: "go-to", turn: later, reason: "it was right after all" });
  expect(phase(play)).toBe(play.table.turns[later - 1].phase);
  expect(
    play
      .view("spectator")
      .turns.filter(({ isOnLine }) => isOnLine)
      .map(({ number }) => number),
  ).toEqual([...Array.from({ length: later - 1 }, (_, i) => i + 1), later + 2]);
  expect(play.view("spectator").turns[0].result).not.toBe(null);
});

test("a turn rolled back to is resolved again with other orders, as a turn of its own", () => {
  const play = refereed().save("France", "A Par - Bur").allReady();
  play.do("ref", { type: "go-to", turn: 1, reason: "again" }).save("France", "A Par - Pic").allReady();
  expect(play.view("cleo").position.units.France).toContain("A Pic");
  expect(
    play
      .view("cleo")
      .turns.filter(({ result }) => result)
      .map(({ number }) => number),
  ).toEqual([1, 3]);
});

test("a game that has ended is taken up again by going back", () => {
  const play = refereed();
  for (const who of SEVEN) play.do(who, { type: "vote", vote: { how: "draw" } });
  expect(play.table.status).toBe("ended");
  play.do("ref", { type: "go-to", turn: 1, reason: "Gus meant no" });
  expect(play.view("ann")).toMatchObject({ status: "playing", phase: "S1901M", ending: null });
});

test("nobody but the referee intervenes", () => {
  const play = refereed();
  const position = play.view("ref").position;
  for (const who of ["ann", "cleo", "zoe", "clock"]) {
    expect(play.try(who, { type: "process" })).toBe("not-entitled");
    expect(play.try(who, { type: "edit", position, reason: "x" })).toBe("not-entitled");
    expect(play.try(who, { type: "override", position, reason: "x" })).toBe("not-entitled");
    expect(play.try(who, { type: "go-to", turn: 1, reason: "x" })).toBe("not-entitled");
  }
});
