import { readFileSync } from "node:fs";
import {
  createNotation,
  formatOrder,
  legalOrders,
  type Power,
  readOrder,
  readPosition,
  readPower,
  removals,
} from "@chancery/engine";
import { asNamed, respond, unitsNamed } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS, type Edition } from "./editions.ts";
import { createClassic } from "./game.ts";

type ByPower = Record<string, string[]>;
type Owners = Record<string, string>;

const file = JSON.parse(readFileSync("docs/rules/classic.cases.json", "utf8"));
const ofKind = <T>(kind: string): (T & { id: string; title: string; edition: string })[] =>
  file.cases.filter((each: { kind: string }) => each.kind === kind);
const editionsOf = (edition: string): readonly Edition[] =>
  edition === "both" ? EDITIONS : [edition as Edition];

function sit(edition: Edition, phase: string, units: ByPower, centers?: ByPower) {
  const created = createClassic(edition);
  if (!created.ok) throw new Error("no game");
  const notation = createNotation(created.value.rules);
  const read = readPosition(notation, created.value.start, { phase, units, centers });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { notation, rules: created.value.rules, state: read.value };
}

describe("destinations", () => {
  for (const { id, title, edition, unit, expected } of ofKind<{
    unit: string;
    expected: { legal: string[]; illegal: string[] };
  }>("destinations")) {
    test(`${id}: ${title}`, () => {
      for (const each of editionsOf(edition)) {
        const { rules, state } = sit(each, "S1901M", { France: [unit] });
        const moves = legalOrders(rules, state, state.units[0].power).filter(({ type }) => type === "move");
        const reached = moves.map((order) => formatOrder(rules, order).split(" - ")[1]);
        expect(reached.toSorted()).toEqual(expected.legal.map(asNamed).toSorted());
        for (const place of expected.illegal) expect(reached).not.toContain(asNamed(place));
      }
    });
  }
});

describe("retreats", () => {
  interface RetreatCase {
    units?: ByPower;
    dislodged: {
      power: string;
      unit: string;
      attackerFrom?: string;
      retreatOptions: string[];
      civilDisorder?: boolean;
    }[];
    orders: ByPower;
    expected: { results: Record<string, string>; positionsAfter?: ByPower };
  }
  for (const { id, title, edition, units, dislodged, orders, expected } of ofKind<RetreatCase>("retreat")) {
    test(`${id}: ${title}`, () => {
      for (const rulebook of editionsOf(edition)) {
        const state = {
          phase: "F1902R",
          units: units ?? {},
          dislodged: dislodged.map(({ power, unit, retreatOptions }) => ({
            power,
            unit,
            retreats: retreatOptions,
          })),
          civilDisorder: dislodged.flatMap(({ power, civilDisorder }) => (civilDisorder ? [power] : [])),
        };
        const answer = respond({ rulebook, state, orders });
        const fates = new Map(answer.orders.map(({ text, result }) => [text, result]));
        for (const { unit, why } of answer.events as readonly { unit?: string; why: string }[])
          if (unit) fates.set(unit, why);
        for (const [text, result] of Object.entries(expected.results)) {
          const fate = fates.get(text) ?? fates.get(asNamed(text)) ?? "";
          expect(`${text}: ${fate}`).toMatch(result === "retreats" ? /retreated$/ : /[Dd]isbanded/);
        }
        if (expected.positionsAfter)
          expect(unitsNamed(answer.state.units)).toEqual(unitsNamed(expected.positionsAfter));
      }
    });
  }
});

describe("adjustments", () => {
  interface AdjustmentCase {
    units: ByPower;
    ownership?: ByPower;
    ownershipBefore?: Owners;
    orders: ByPower;
    expected: {
      ownership?: ByPower;
      unowned?: string[];
      entitlement?: Record<string, number> | number;
      positionsAfter?: ByPower;
      results?: Record<string, string>;
      stillInGame?: boolean;
    };
  }
  const WHY: Record<string, string> = {
    "not controlled": "not-owned",
    occupied: "occupied",
    "not a home center": "not-home",
    "coast missing": "coast-needed-to-build",
    inland: "wrong-terrain-for-kind",
  };
  for (const {
    id,
    title,
    edition,
    units,
    ownership,
    ownershipBefore,
    orders,
    expected,
  } of ofKind<AdjustmentCase>("adjustment")) {
    test(`${id}: ${title}`, () => {
      for (const rulebook of editionsOf(edition)) {
        let state: unknown = { phase: "W1902A", units, centers: ownership };
        if (ownershipBefore) {
          // Ownership is settled by resolving a Fall in which everyone holds.
          const centers = Object.groupBy(Object.keys(ownershipBefore), (center) => ownershipBefore[center]);
          const fall = respond({ rulebook, state: { phase: "F1902M", units, centers }, orders: {} });
          expect(unitsNamed(fall.state.centers)).toEqual(unitsNamed(expected.ownership ?? {}));
          for (const [power, due] of Object.entries(expected.entitlement ?? {})) {
            const name = asNamed(power);
            expect([name, fall.state.centers[name].length - fall.state.units[name].length]).toEqual([
              name,
              due,
            ]);
          }
          state = fall.state;
        }
        const answer = respond({ rulebook, state, orders });
        for (const [text, result] of Object.entries(expected.results ?? {})) {
          const report = answer.orders.find((each) => each.text === text);
          const refused = /^rejected \((.*)\)$/.exec(result);
          if (refused) expect(report).toMatchObject({ status: "illegal", reason: { code: WHY[refused[1]] } });
          else expect(report).toMatchObject({ status: "succeeds", result });
        }
        if (expected.positionsAfter)
          expect(unitsNamed(answer.state.units)).toEqual(unitsNamed(expected.positionsAfter));
        if (expected.stillInGame) expect(Object.values(answer.state.units).flat().length).toBeGreaterThan(0);
      }
    });
  }
});

describe("removals nobody ordered", () => {
  interface RemovalCase {
    power: string;
    units: ByPower;
    ownership: ByPower;
    mustRemove: number;
    expected: Record<Edition, { removed: string[] }>;
  }
  for (const { id, title, power, units, ownership, mustRemove, expected } of ofKind<RemovalCase>(
    "civil-disorder-removal",
  )) {
    test(`${id}: ${title}`, () => {
      for (const edition of EDITIONS) {
        const { notation, rules, state } = sit(edition, "W1902A", units, ownership);
        const index = readPower(notation, power);
        if (!index.ok) throw new Error(index.error.code);
        const going = removals(rules, state, index.value as Power, state.units, mustRemove);
        expect(
          going.map(({ unit: { kind, at } }) => `${kind.letter} ${rules.board.locations[at].label}`),
        ).toEqual(expected[edition].removed.map(asNamed));
        const { state: after } = respond({
          rulebook: edition,
          state: { phase: "W1902A", units, centers: ownership },
          orders: {},
        });
        for (const unit of expected[edition].removed)
          expect(after.units[asNamed(power)]).not.toContain(asNamed(unit));
      }
    });
  }
});

describe("reading orders", () => {
  interface ParseCase {
    power: string;
    units: ByPower;
    expected: { text: string; order: string }[];
  }
  for (const { id, title, edition, power, units, expected } of ofKind<ParseCase>("parse")) {
    test(`${id}: ${title}`, () => {
      for (const rulebook of editionsOf(edition)) {
        for (const { text, order } of expected) {
          const [report] = respond({
            rulebook,
            state: { phase: "S1901M", units },
            orders: { [power]: [text] },
          }).orders;
          if (order === "ILLEGAL")
            expect(report).toMatchObject({ text, status: expect.stringMatching(/illegal|invalid/) });
          else if (order === "AMBIGUOUS")
            expect(report).toMatchObject({
              text,
              status: expect.stringMatching(/illegal|invalid/),
              why: expect.stringContaining(" or "),
            });
          else {
            const { notation, rules, state } = sit(rulebook, "S1901M", units);
            const owner = readPower(notation, power);
            const plain = owner.ok ? readOrder(notation, state, owner.value, order) : null;
            expect(`${text}: ${report.order}`).toBe(
              `${text}: ${plain?.ok ? formatOrder(rules, plain.value) : "unread"}`,
            );
          }
        }
      }
    });
  }
});

test("all 199 cases are run: these kinds here, the rest in cases, setup, players and endings", () => {
  const counts = { ...file.counts };
  delete counts.total;
  expect(Object.keys(counts).toSorted()).toEqual([
    "adjustment",
    "civil-disorder-removal",
    "destinations",
    "draw",
    "movement",
    "parse",
    "players",
    "retreat",
    "setup",
    "time-limit",
    "victory",
  ]);
  expect(file.cases.length).toBe(199);
});
