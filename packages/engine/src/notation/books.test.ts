import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { gunzipSync } from "node:zlib";
import { classicWords } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";
import { formatOrder } from "./format.ts";
import { readCarefully, readOrder } from "./read.ts";
import { readOrders } from "./sheet.ts";

const { rules, notation, positionOf, powerNamed } = classicWords("1971");

type ByPower = Readonly<Record<string, readonly string[]>>;

interface BookCase {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly units?: ByPower;
  readonly orders?: ByPower;
  readonly power: string;
  readonly expected: readonly { readonly text: string; readonly order: string }[];
  readonly asPrinted?: ByPower;
  readonly dislodged?: readonly {
    readonly power: string;
    readonly unit: string;
    readonly retreatOptions: readonly string[];
  }[];
}

const docs = new URL("../../../../docs/rules/", import.meta.url);
const cases: BookCase[] = JSON.parse(readFileSync(new URL("classic.cases.json", docs), "utf8")).cases;
const ofKind = (kind: string): BookCase[] => cases.filter((each) => each.kind === kind);
const named = (found: readonly BookCase[]) => found.map((each) => [each.id, each.title, each] as const);

/** Our notation as the cases write it. */
const asInCases = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\/(\w\w)/g, "($1)")
    .replace(/ - | R /, "-")
    .replace("VIA CONVOY", "via convoy");

/** What becomes of a text: an order as the cases write it, or the code of what is wrong. */
function readAs(state: State, power: Power, text: string): string {
  const reading = readCarefully(notation, state, power, text);
  return reading.ok ? asInCases(formatOrder(rules, reading.value)) : reading.error.code;
}

/** The orders of the books that say nothing that could be said: a convoyed support, a place that is none. */
const NONSENSE: Readonly<Record<string, string>> = {
  "F ENG C A LON S A PIC-BRE": "missing-place",
  "A BUR-MOON": "unknown-place",
};

describe("orders as the books write them (CB-43, CB-44, CB-45, CB-46, CB-47)", () => {
  /** What the cases call ambiguous or illegal, and in which way it is so. */
  const others: Readonly<Record<string, string>> = {
    "F Nth-Nor": "two-meanings",
    "A Bur-Pir": "two-meanings",
    // The coast is missing, which legality finds out (CB-64).
    "F Con–Bul": "F CON-BUL",
    // Not on the board: the unit is known and holds (C23-20).
    "A Burgundy—Moon": "unknown-place",
    // Understood, though nobody can do it, and never corrected into something else.
    "A Bohemia—Edinburgh": "A BOH-EDI",
    "A Lon S A Pic–Bre": "A LON S A PIC-BRE",
    "F Eng C A Lon S A Pic–Bre": "missing-place",
  };

  test("there are 33 cases about reading", () => expect(ofKind("parse")).toHaveLength(33));

  test.each(named(ofKind("parse")))("%s: %s", (_id, _title, { units = {}, power, expected }) => {
    const state = positionOf({ phase: "S1901M", units });
    for (const { text, order } of expected)
      expect([text, readAs(state, powerNamed(power), text)]).toEqual([text, others[text] ?? order]);
  });

  test.each(named(cases.filter(({ asPrinted }) => asPrinted)))("%s as printed", (_id, _title, each) => {
    const { units = {}, orders = {}, asPrinted = {} } = each;
    const state = positionOf({ phase: "S1901M", units });
    for (const [name, lines] of Object.entries(asPrinted)) {
      // The book does not say whose example it is.
      const power = name === "?" ? "GERMANY" : name;
      const { orders: found, faults } = readOrders(notation, state, powerNamed(power), lines.join("\n"));
      expect(faults).toEqual([]);
      expect(found.length).toBeGreaterThan(0);
      for (const { reading, text } of found) {
        const order = reading.ok
          ? asInCases(formatOrder(rules, reading.value))
          : text.toUpperCase().replace("–", "-");
        expect(orders[power]).toContain(order);
        expect(reading.ok).toBe(!(order in NONSENSE));
      }
    }
  });

  const phases = { movement: "S1901M", retreat: "F1901R", adjustment: "W1901A" };
  test.each(Object.entries(phases))("all orders of the %s cases", (kind, phase) => {
    for (const { id, units = {}, orders = {}, dislodged = [] } of ofKind(kind)) {
      const state = positionOf({
        phase,
        units,
        centers: {},
        dislodged: dislodged.map(({ power, unit, retreatOptions }) => ({
          power,
          unit,
          retreats: retreatOptions,
        })),
      });
      for (const [power, texts] of Object.entries(orders)) {
        for (const text of texts) {
          const expected = text.replace("REMOVE", "DISBAND").replace("BUILD WAIVE", "WAIVE");
          expect([id, text, readAs(state, powerNamed(power), text)]).toEqual([
            id,
            text,
            NONSENSE[text] ?? expected,
          ]);
        }
      }
    }
  });
});

/** The capitals of other programs, for ours. */
const capitals = (text: string): string =>
  text
    .toUpperCase()
    .replace(/^BUILD (.*)$/, "$1 B")
    .replace(/^DISBAND (.*)$/, "$1 D")
    .replace(" VIA CONVOY", " VIA")
    .replaceAll("NRG", "NWG")
    .replaceAll("NAT", "NAO")
    .replaceAll("MID", "MAO")
    .replaceAll("GOL", "LYO")
    .replaceAll("TYN", "TYS");

interface Recorded {
  readonly id: string;
  readonly phase: string;
  readonly units: ByPower;
  readonly centers?: ByPower;
  readonly orders: ByPower;
  readonly retreats?: Readonly<Record<string, ByPower>>;
}

/** The coast of a unit that stands is never needed, so it may be missing or wrong (DATC 4.B.5). */
const withoutUnitCoasts = (text: string): string =>
  text.endsWith("B") ? text : text.replaceAll(/([AF] [A-Z]{3})\/[A-Z]{2}/g, "$1");

/** Reads every order of recorded phases, both ways, and compares it with what was recorded. */
function expectToRead(recorded: readonly Recorded[], exceptions: Readonly<Record<string, string>>): number {
  let count = 0;
  const wrong: unknown[] = [];
  for (const { id, phase, units, centers = {}, orders, retreats = {} } of recorded) {
    const dislodged = Object.entries(retreats).flatMap(([power, those]) =>
      Object.entries(those).map(([unit, places]) => ({ power, unit, retreats: places })),
    );
    const state = positionOf({ phase, units, centers, dislodged });
    for (const [power, texts] of Object.entries(orders)) {
      for (const text of texts) {
        const quick = readOrder(notation, state, powerNamed(power), text);
        const careful = readCarefully(notation, state, powerNamed(power), text);
        const found = careful.ok ? capitals(formatOrder(rules, careful.value)) : careful.error.code;
        const expected = exceptions[`${id} ${text}`] ?? text;
        if (!isDeepStrictEqual(quick, careful)) wrong.push([id, text, quick, careful]);
        if (withoutUnitCoasts(found) !== withoutUnitCoasts(expected)) wrong.push([id, text, found]);
        count++;
      }
    }
  }
  expect(wrong).toEqual([]);
  return count;
}

describe("orders as other programs write them", () => {
  const datc: Recorded[] = JSON.parse(readFileSync(new URL("datc-v3.json", docs), "utf8")).cases;

  test("all orders of the adjudicator test cases", () => {
    const phases: Readonly<Record<string, string>> = { M: "S1901M", R: "F1901R", A: "W1901A" };
    const complete = datc.map((each) => ({ ...each, phase: phases[each.phase], orders: each.orders ?? {} }));
    const count = expectToRead(complete, {
      // Someone else's unit.
      "6.A.6 F LON - NTH": "not-yours",
      // What stands there is a fleet (DATC 4.C.2).
      "6.A.7 F NTH C A LON - BEL": "F NTH C F LON - BEL",
      // Only one coast can be reached (CB-65).
      "6.B.2 F GAS - SPA": "F GAS - SPA/NC",
      // Coasts mean nothing to armies (DATC 4.B.6).
      "6.B.12 A GAS - SPA/NC": "A GAS - SPA",
      "6.I.4 A STP/NC B": "A STP B",
      // No fleet is there.
      "6.J.1 F LYO D": "no-such-unit",
    });
    expect(count).toBeGreaterThan(500);
  });

  const corpus = new URL("../../../../../shared/corpus/real-games.jsonl.gz", import.meta.url);
  test.runIf(existsSync(corpus))(
    "all orders of the recorded games",
    () => {
      const games: Recorded[] = gunzipSync(readFileSync(corpus))
        .toString()
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      expect(expectToRead(games, {})).toBe(22_923);
    },
    60_000,
  );
});
