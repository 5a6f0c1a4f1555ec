import { casesOf, classicWords, misreadingInEnglish } from "@chancery/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Province } from "../board/board.ts";
import type { Order } from "../orders/order.ts";
import type { Task } from "../state/phase.ts";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";
import { formatOrder } from "./format.ts";
import { findPlaces } from "./lexicon/lexicon.ts";
import { tokenise } from "./lexicon/words.ts";
import { readOrder } from "./read.ts";
import { readPosition } from "./read-wire.ts";
import { readOrders, readSheet } from "./sheet.ts";

const { rules, start, notation } = classicWords("2023");
const { board } = rules;
const powers = [...rules.powers.keys()] as Power[];

const UNITS = {
  France: ["A Par", "A Bur", "F Mid", "F Spa/sc", "A Gas"],
  England: ["F Nth", "F Eng", "A Lon", "A Nwy", "F Nrg"],
  Germany: ["A Mun", "A Kie", "F Den", "A Tyr"],
  Italy: ["F Tyn", "A Ven", "F Nap"],
  Austria: ["A Vie", "A Ser", "F Gre"],
  Russia: ["A Lvn", "F StP/nc", "A War", "F Bla"],
  Turkey: ["A Bul", "F Con", "A Smy"],
};

const GOOD: Readonly<Record<Task, Readonly<Record<string, readonly string[]>>>> = {
  M: {
    France: [
      "A Par - Pic",
      "A Bur S A Par - Pic",
      "F Mid - Spa/nc",
      "F Spa(sc) - Gulf of Lyon",
      "A Gas H",
      "Par-Gas",
    ],
    England: [
      "F Nth C A Lon - Bel",
      "A Lon - Bel via convoy",
      "F Nth-Norwegian Sea",
      "A Norway - St. Petersburg",
      "F Eng S A Lon-Bel",
    ],
    Germany: [
      "A Mun S French A Bur - Ruhr",
      "A Kie.—Hol.",
      "F Den Stands",
      "A Tyr-Ven",
      "F Den - Baltic Sea",
    ],
    Italy: ["F Tyr.—Gulf of L.", "A Ven S F Nap - Apu", "F Nap - Ion", "A Venice supports A Tyr - Tri"],
    Austria: ["A Vie.—Gal.", "A Ser. S Turk. A Bul. Rum.", "F Stands", "F Gre - Aeg"],
    Russia: ["F StP/nc - Bar", "A Livonia moves to Prussia", "A War S A Lvn - Pru", "F Bla C A Bul - Sev"],
    Turkey: ["F Con - Bul (sc)", "A Bul-Rum", "A Smy S F Con", "F Constantinople - Black Sea"],
  },
  R: {
    France: ["A Bur R Mar", "A Bur - Gas", "Disband A Bur", "F Mid - Spa/nc"],
    England: ["A Nwy - Swe", "A Norway retreats to Finland", "A Nwy D"],
  },
  A: {
    France: ["Build F Bre", "A Mar B", "Waive", "Build A Marseilles", "+F Brest", "F Bre"],
    Germany: ["Remove A Kie", "Disband F Den", "-A Mun", "A Tyr D", "A Kie"],
    Russia: ["Build F StP/nc", "Build A Moscow", "B F Sev"],
  },
};

const PHASES: Readonly<Record<Task, State>> = {
  M: positionOf("S1901M"),
  R: positionOf("S1901R"),
  A: positionOf("W1901A"),
};

function positionOf(phase: string): State {
  const state = readPosition(notation, start, {
    phase,
    // In Winter St. Petersburg has to be free for builds.
    units: phase.endsWith("A") ? { ...UNITS, Russia: ["A Lvn"], France: ["A Par", "A Bur"] } : UNITS,
    centers: {
      France: ["Par", "Bre", "Mar", "Spa", "Por"],
      Germany: ["Mun"],
      Russia: ["StP", "Mos", "Sev", "War"],
    },
    dislodged: phase.endsWith("R")
      ? [
          { power: "France", unit: "A Bur", retreats: ["Mar", "Gas"] },
          { power: "France", unit: "F Mid", retreats: ["Spa/nc", "Spa/sc", "Por"] },
          { power: "England", unit: "A Nwy", retreats: ["Swe", "Fin"] },
        ]
      : [],
  });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  return state.value;
}

/** A slip of the pen: somewhere in the text, something is dropped, doubled, changed, swapped or put in. */
const slip = fc.record({
  what: fc.constantFrom(
    ...([
      "drop",
      "double",
      "change",
      "swap",
      "put",
      "lose",
      "turn",
      "repeat",
      "glue",
      "say",
      "unit",
    ] as const),
  ),
  where: fc.nat(),
  letter: fc.constantFrom(..."abcdefghilmnoprstuvwy -–—.,;:/()!?*_'0123"),
  word: fc.constantFrom(
    "A",
    "F",
    "S",
    "C",
    "H",
    "to",
    "Par",
    "Bur",
    "Nor",
    "French",
    "Turkish",
    "via",
    "convoy",
    "holds",
    "sc",
    "and",
    "not",
    "🙂",
  ),
});
type Slip = typeof slip extends fc.Arbitrary<infer T> ? T : never;

function mutate(text: string, { what, where, letter, word }: Slip): string {
  const at = where % (text.length + 1);
  const words = text.split(" ");
  const nth = where % words.length;
  switch (what) {
    case "drop":
      return text.slice(0, at) + text.slice(at + 1);
    case "double":
      return text.slice(0, at) + text.slice(Math.max(0, at - 1));
    case "change":
      return text.slice(0, at) + letter + text.slice(at + 1);
    case "swap":
      return text.slice(0, at) + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);
    case "put":
      return text.slice(0, at) + letter + text.slice(at);
    case "lose":
      return words.toSpliced(nth, 1).join(" ");
    case "turn":
      return words.toSpliced(nth, 2, words[nth + 1] ?? "", words[nth]).join(" ");
    case "repeat":
      return words.toSpliced(nth, 0, words[nth]).join(" ");
    case "glue":
      return words.toSpliced(nth, 2, `${words[nth]}${words[nth + 1] ?? ""}`).join(" ");
    case "say":
      return words.toSpliced(nth, 0, word).join(" ");
    case "unit":
      return text.replace(/\b[AF]\b/, (found) => (found === "A" ? "F" : "A"));
  }
}

const broken = fc
  .constantFrom<Task>("M", "R", "A")
  .chain((task) => fc.tuple(fc.constant(task), fc.constantFrom(...Object.keys(GOOD[task]))))
  .chain(([task, name]) =>
    fc.record({
      task: fc.constant(task),
      name: fc.constant(name),
      text: fc
        .tuple(fc.constantFrom(...GOOD[task][name]), fc.array(slip, { minLength: 1, maxLength: 3 }))
        .map(([text, slips]) => slips.reduce(mutate, text)),
    }),
  );

const powerNamed = (name: string): Power => rules.powers.findIndex((power) => power.name === name) as Power;

/** The provinces that some words of a text name, and how: for certain, or by abbreviation and misspelling. */
function placesIn(text: string): { certain: Set<Province>; vague: Set<Province> } {
  const certain = new Set<Province>();
  const vague = new Set<Province>();
  const words = tokenise(text).filter(({ mark }) => mark === "word");
  for (let from = 0; from < words.length; from++) {
    for (let next = from + 1; next <= Math.min(words.length, from + 4); next++) {
      const span = words.slice(from, next).map((each) => each.text);
      const found = findPlaces(notation.lexicon, span, true);
      const isCertain = found?.how === "exact" && found.all.length === 1;
      for (const place of found?.all ?? []) (isCertain ? certain : vague).add(place);
      // "StPnc"
      for (const place of notation.lexicon.exact.get(span.join("").replace(/[nsew]c$/, "")) ?? [])
        vague.add(place);
    }
  }
  return { certain, vague };
}

function checkReading(state: State, power: Power, text: string, order: Order): void {
  // (b) the unit belongs to the power
  if (order.unit) expect([text, order.unit.power]).toEqual([text, power]);
  // (d) every place of the order is named in the text, and where two are named for certain, no third is guessed at
  const { certain, vague } = placesIn(text);
  const ordered = [order.to, order.target?.at].flatMap((place) =>
    place === null || place === undefined ? [] : [board.provinceOf[place] as Province],
  );
  for (const place of ordered) {
    if (!certain.has(place) && !vague.has(place)) expect.fail(`${text} -> ${formatOrder(rules, order)}`);
  }
  if (vague.size === 0 && certain.size >= 2)
    for (const place of ordered) expect([text, certain.has(place)]).toEqual([text, true]);
  // What was understood, written cleanly, is understood as the same.
  expect(readOrder(notation, state, power, formatOrder(rules, order))).toEqual({ ok: true, value: order });
}

describe("badly written orders", () => {
  test("are read as something they say, or refused with a reason", () => {
    let read = 0;
    let refused = 0;
    fc.assert(
      fc.property(broken, ({ task, name, text }) => {
        const state = PHASES[task];
        const power = powerNamed(name);
        const reading = readOrder(notation, state, power, text);
        // (c) the same text is always read in the same way
        expect(readOrder(notation, state, power, text)).toEqual(reading);
        if (reading.ok) {
          read++;
          checkReading(state, power, text, reading.value);
        } else {
          refused++;
          expect(misreadingInEnglish(notation.rules, reading.error)).not.toBe("");
          expect(text.slice(reading.error.at).startsWith(reading.error.text)).toBe(true);
          if (reading.error.unit) expect(reading.error.unit.power).toBe(power);
        }
      }),
      { seed: 1901, numRuns: casesOf(4000) },
    );
    expect(Math.min(read, refused)).toBeGreaterThan(casesOf(500));
  });

  test("without any slip are all read", () => {
    for (const task of ["M", "R", "A"] as const)
      for (const [name, texts] of Object.entries(GOOD[task]))
        for (const text of texts)
          expect([text, readOrder(notation, PHASES[task], powerNamed(name), text).ok]).toEqual([text, true]);
  });

  const sheet = fc
    .tuple(
      fc.constantFrom<Task>("M", "R", "A"),
      fc.constantFrom("\n", "; ", ", ", " ", ". ", "\t"),
      fc.array(slip, { minLength: 0, maxLength: 6 }),
    )
    .map(([task, joint, slips]) => {
      const good = Object.entries(GOOD[task]).map(([name, texts]) => `${name}: ${texts.join(joint)}`);
      return { task, text: slips.reduce(mutate, good.join("\n")) };
    });

  test("on whole sheets are too", () => {
    fc.assert(
      fc.property(sheet, ({ task, text }) => {
        const state = PHASES[task];
        const reading = readSheet(notation, state, text);
        expect(readSheet(notation, state, text)).toEqual(reading);
        const lines = text.split("\n");
        for (const { power, text: written, line, column, reading: each } of reading.orders) {
          expect(lines[line - 1].slice(column - 1).startsWith(written)).toBe(true);
          expect(powers).toContain(power);
          if (each.ok) checkReading(state, power, written, each.value);
        }
        for (const fault of reading.faults) expect(fault.text).not.toBe("");
      }),
      { seed: 1901, numRuns: 300 },
    );
  });

  test("and nothing that can be typed throws", () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.string({ unit: "grapheme", maxLength: 120 }),
      fc
        .array(fc.constantFrom(..."AFSCHRDB-–./(),;:#\n ParBurMidNorStP"), { maxLength: 80 })
        .map((all) => all.join("")),
      fc
        .array(
          fc.constantFrom(
            "A",
            "F",
            "Par",
            "Bur",
            "St.",
            "P.",
            "Mid",
            "-",
            "S",
            "C",
            "H",
            "via",
            "convoy",
            "France",
            ":",
            "Nor",
            "sc",
            "\n",
          ),
          { maxLength: 40 },
        )
        .map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(fc.constantFrom<Task>("M", "R", "A"), typed, (task, text) => {
        const state = PHASES[task];
        const reading = readOrder(notation, state, 2 as Power, text);
        if (reading.ok) checkReading(state, 2 as Power, text, reading.value);
        readOrders(notation, state, 2 as Power, text);
        readSheet(notation, state, text);
      }),
      { seed: 1901, numRuns: casesOf(2000) },
    );
  });
});
