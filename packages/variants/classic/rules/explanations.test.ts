import { readFileSync } from "node:fs";
import { classicMovementCases, datcMovementCases, respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

const ledger = new Set(
  readFileSync("docs/rules/classic.ledger.tsv", "utf8")
    .split("\n")
    .map((line) => line.split("\t")[0]),
);

const reports = EDITIONS.map((edition) => {
  const positions = [...classicMovementCases, ...datcMovementCases];
  return {
    edition,
    responses: positions.map(({ id, units, orders }) => ({
      ...respond({ rulebook: edition, state: { phase: "S1901M", units }, orders }),
      id,
    })),
  };
});

describe.each(reports)("every outcome is explained, by the rules of $edition:", ({ edition, responses }) => {
  const orders = responses.flatMap(({ id, orders: list }) => list.map((order) => ({ id, ...order })));

  test("the rules that are cited are in the ledger, and in this book", () => {
    const other = edition === "1971" ? "C23-" : "C71-";
    for (const { id, rules } of [
      ...orders,
      ...responses.flatMap(({ id, events }) => events.map((each) => ({ id, ...each }))),
    ]) {
      for (const rule of rules) {
        expect(ledger, id).toContain(rule);
        expect(rule.startsWith(other), `${id} cites ${rule}`).toBe(false);
      }
    }
  });

  test("every order that was understood rests on some rule", () => {
    for (const { id, text, order, rules } of orders) {
      if (order !== null) expect(rules.length, `${id}: ${text}`).toBeGreaterThan(0);
    }
  });

  /** A convoy that would decide about itself (C71-XII.5-2, C23-35). */
  const paradoxes = orders.filter(({ rules }) =>
    rules.includes(edition === "1971" ? "C71-XII.5-2" : "C23-35"),
  );

  test("the units responsible are named in the sentence", () => {
    let named = 0;
    for (const order of orders.filter((each) => !paradoxes.includes(each))) {
      named += order.by.length;
      for (const unit of order.by) expect(order.why, `${order.id}: ${order.text}`).toContain(unit);
    }
    expect(named).toBeGreaterThan(200);
  });

  test("so they are where a convoy fails that would decide about itself", () => {
    expect(paradoxes.length).toBeGreaterThan(3);
    for (const { id, text, by, why } of paradoxes) {
      for (const unit of by) expect(why, `${id}: ${text}`).toContain(unit);
    }
  });

  test("a unit that fails in a fight is told by which units and with what strength", () => {
    for (const { id, text, result, reason, by, strength, status } of orders) {
      if (result !== "bounced" && result !== "dislodged") continue;
      expect(status, `${id}: ${text}`).toBe("fails");
      expect(by.length, `${id}: ${text}`).toBeGreaterThan(0);
      // A unit that its own side stopped fought nobody.
      expect(strength === undefined, `${id}: ${text}`).toBe(reason?.code.startsWith("own-unit-") ?? false);
      const { attack = 0, against = 0 } = strength ?? {};
      if (result === "dislodged") expect(attack, `${id}: ${text}`).toBeGreaterThan(against);
    }
  });

  test("every dislodged unit has its event, and every event its sentence", () => {
    for (const { id, events, state } of responses) {
      const lost = events.filter(({ type }) => type === "dislodged").map(({ unit }) => unit);
      expect(lost.toSorted(), id).toEqual((state.dislodged ?? []).map(({ unit }) => unit).toSorted());
      for (const { type, why, unit, by } of events) {
        if (unit) expect(why, id).toContain(unit);
        if (type === "dislodged") expect(why, id).toContain(by);
      }
    }
  });
});
