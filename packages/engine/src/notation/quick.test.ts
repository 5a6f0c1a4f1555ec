import { casesOf, classicWords } from "@chancery/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Location } from "../board/board.ts";
import type { Task } from "../state/phase.ts";
import type { State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";
import { readCarefully } from "./read.ts";

const { rules, start, notation } = classicWords("2023");
const { board } = rules;
const [ARMY, FLEET] = rules.kinds;

const named = (label: string): Location =>
  board.locations.findIndex((each) => each.label === label) as Location;
const unit = (text: string, power: number): Unit => ({
  power: power as Power,
  kind: text.startsWith("A") ? ARMY : FLEET,
  at: named(text.slice(2)),
});

const units = [
  ...["A Par", "A Tyr", "F StP/sc", "F Spa/nc", "A Lvp", "F Mid", "A Con"].map((text) => unit(text, 2)),
  ...["A Lvn", "F Tyn", "F Nth", "A Bur", "F Bul/ec"].map((text) => unit(text, 3)),
];

const stateOf = (task: Task): State => ({
  ...start,
  phase: { season: "F", year: 1901, task },
  units,
  dislodged: units.map((each) => ({ unit: each, attackedFrom: null, retreats: [] })),
});
const states = { M: stateOf("M"), R: stateOf("R"), A: stateOf("A") };

const codes = [
  ...board.provinces.flatMap(({ id, aliases }) => [id, ...aliases]).filter((name) => name.length === 3),
  ..."StP/sc StP/nc STP(NC) Spa/nc Spa/xc Bul/ec Par/nc Par. Paris Nor VIA Mid- tyr liv".split(" "),
];
const code = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(..."Par Tyr StP Spa Lvp Liv Mid Con Tyn Bul StP/sc Spa/nc Tys MAO".split(" ")),
  },
  fc.constantFrom(...codes),
);
const forms = fc.constantFrom(
  ...[
    "A x H",
    "F x H",
    "A x - x",
    "F x - x",
    "A x-x VIA",
    "A x - x via convoy",
    "A x S A x",
    "F x S F x - x",
  ],
  ...["A x S F x-x", "F x C A x - x", "F x C A x - x VIA", "A x R x", "F x R x", "A x D", "F x - x", "F x D"],
  ...["Disband A x", "Disband F x", "Build F x", "Build A x", "A x B", "F x B", "Waive"],
);
/** A strict order, in any case, mostly with one character too many, too few or wrong. */
const written = fc
  .tuple(
    forms,
    fc.array(code, { minLength: 3, maxLength: 3 }),
    fc.nat(),
    fc.constantFrom(..." -/().SCHRDBVAFax\t\r\0"),
    fc.nat(4),
  )
  .map(([form, places, position, letter, change]) => {
    let next = 0;
    const text = form.replaceAll("x", () => places[next++]);
    const at = position % (text.length + 1);
    const cut = [0, 0, 0, 0, 1][change];
    return change < 3 ? text : text.slice(0, at) + letter + text.slice(at + cut);
  })
  .chain((text) => fc.constantFrom(text, text.toUpperCase(), text.toLowerCase()));

describe("the quick reader", () => {
  const quick = (task: Task, text: string) =>
    notation.quick.read(states[task], 2 as Power, notation.position.of(states[task]), text);

  test.each([
    ["M", "A PAR - BUR"],
    ["M", "A Par - Bur"],
    ["M", "a par-bur"],
    ["M", "A PAR - TYR"],
    ["M", "A TYR - MUN"],
    ["M", "A LVP - NWY VIA"],
    ["M", "A Lvp - Nwy via convoy"],
    ["M", "A PAR S A BUR - GAS"],
    ["M", "A PAR S A BUR"],
    ["M", "F MAO S F TYS - WES"],
    ["M", "F MID C A LVN - NWY"],
    ["M", "F STP/SC - BOT"],
    ["M", "F STP(SC)-BOT"],
    ["M", "A PAR H"],
    ["R", "A PAR R GAS"],
    ["R", "A PAR - GAS"],
    ["R", "A PAR D"],
    ["R", "Disband A Par"],
    ["A", "F KIE B"],
    ["A", "Build F StP/nc"],
    ["A", "A PAR D"],
    ["A", "Disband A Par"],
    ["A", "WAIVE"],
  ] as const)("takes the strict forms (%s): %s", (task, text) => {
    expect(quick(task, text)).not.toBeNull();
  });

  test.each([
    ["M", "A Paris - Bur"],
    ["M", "F PAR - BUR"],
    ["M", "A PAR - NOR"],
    ["M", "A PAR - LIV"],
    ["M", "A BUR - PAR"],
    ["M", "A PAR \r BUR"],
    ["M", "A PAR - BUR."],
    ["R", "A PAR H"],
    ["A", "A PAR - BUR"],
    ["A", "Kie B"],
  ] as const)("leaves the rest to the careful one (%s): %s", (task, text) => {
    expect(quick(task, text)).toBeNull();
  });

  test("gives what the careful one gives, or nothing", () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.constantFrom<Task>("M", "R", "A"), written, (task, text) => {
        const order = quick(task, text);
        if (order === null) return;
        taken++;
        expect(readCarefully(notation, states[task], 2 as Power, text)).toEqual({ ok: true, value: order });
      }),
      { seed: 1901, numRuns: casesOf(20_000) },
    );
    expect(taken).toBeGreaterThan(casesOf(1000));
  });
});
