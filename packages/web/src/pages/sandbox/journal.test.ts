import { expect, test } from "vitest";
import { position } from "../../orders/testing.ts";
import { type Change, change, type Journal, openJournal, wouldDrop } from "./journal.ts";
import { played, sandboxWith } from "./testing.ts";

const after = (journal: Journal, ...actions: readonly Change[]): Journal => actions.reduce(change, journal);
const fresh = openJournal(sandboxWith({}));
const order = (...lines: string[]): Change => ({ type: "order", orders: { France: lines } });

test("a phase that is resolved stays in view, with the next one after it", () => {
  const { present } = after(fresh, order("A Par - Bur"), { type: "resolve" });
  expect(present.at).toBe(0);
  expect(present.sandbox.phases).toEqual([{ orders: { France: ["A Par - Bur"] } }, { orders: {} }]);
  expect(played(present.sandbox).phases[1].position.units.France).toContain("A Bur");
});

test("undo and redo restore the phase that was in view", () => {
  const done = after(
    fresh,
    order("A Par - Bur"),
    { type: "resolve" },
    { type: "go", at: 1 },
    order("A Bur - Mun"),
  );
  const undone = after(done, { type: "undo" });
  expect(undone.present.sandbox.phases[1].orders).toEqual({});
  expect(after(undone, { type: "undo" }).present.at).toBe(0);
  expect(after(undone, { type: "redo" }).present).toEqual(done.present);
  expect(after(fresh, { type: "undo" })).toBe(fresh);
  expect(after(fresh, { type: "redo" })).toBe(fresh);
});

test("each undo takes back one change, and each redo brings one back", () => {
  const two = after(fresh, order("A Par - Bur"), order("A Par - Pic"));
  const ordersOf = (journal: Journal) => journal.present.sandbox.phases[0].orders;
  const once = after(two, { type: "undo" });
  expect(ordersOf(once)).toEqual({ France: ["A Par - Bur"] });
  const twice = after(once, { type: "undo" });
  expect(ordersOf(twice)).toEqual({});
  expect(ordersOf(after(twice, { type: "redo" }))).toEqual({ France: ["A Par - Bur"] });
});

test("something new after an undo leaves nothing to do again", () => {
  const branched = after(fresh, order("A Par - Bur"), { type: "undo" }, order("A Par - Pic"));
  expect(after(branched, { type: "redo" })).toBe(branched);
});

test("text typed in one go is undone in one go", () => {
  const typed = (line: string): Change => ({ type: "order", orders: { France: [line] }, typed: true });
  const journal = after(fresh, order("A Mar H"), typed("A Par H"), typed("A Par - Bur"));
  expect(after(journal, { type: "undo" }).present.sandbox.phases[0].orders).toEqual({ France: ["A Mar H"] });
});

test("an earlier phase that is taken up again keeps its orders and drops what came after", () => {
  const two = after(
    fresh,
    order("A Par - Bur"),
    { type: "resolve" },
    { type: "go", at: 1 },
    order("A Bur H"),
    { type: "resolve" },
  );
  const back = after(two, { type: "go", at: 0 });
  expect(wouldDrop(back.present)).toBe(true);
  const reopened = after(back, { type: "reopen" });
  expect(reopened.present.sandbox.phases).toEqual([{ orders: { France: ["A Par - Bur"] } }]);
  expect(after(reopened, { type: "undo" }).present).toEqual(back.present);
});

test("nothing is dropped by taking up the phase just resolved", () => {
  expect(wouldDrop(after(fresh, order("A Par - Bur"), { type: "resolve" }).present)).toBe(false);
});

test("a played phase takes no orders", () => {
  const resolved = after(fresh, { type: "resolve" });
  expect(after(resolved, order("A Par - Bur"))).toBe(resolved);
});

test("a position set by hand replaces the one reached", () => {
  const journal = after(
    fresh,
    { type: "resolve" },
    { type: "go", at: 1 },
    {
      type: "place",
      position: position("F1905M", { France: ["A Mos"] }),
      orders: {},
    },
  );
  const { phases } = played(journal.present.sandbox);
  expect(phases[1].position.phase).toBe("F1905M");
  expect(phases[1].position.units.France).toEqual(["A Mos"]);
});

test("one cannot go beyond the ends", () => {
  expect(after(fresh, { type: "go", at: 7 })).toBe(fresh);
  expect(after(fresh, { type: "go", at: -1 })).toBe(fresh);
});
