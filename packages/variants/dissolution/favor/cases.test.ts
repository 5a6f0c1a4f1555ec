import { readFileSync } from "node:fs";
import type { Power } from "@chancery/engine";
import { dissolutionInEnglish } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { PLAYERS } from "../players.ts";
import { checkEmbassyOrder } from "./check.ts";
import { favorOf, occupants, placeOf } from "./favor.ts";
import { carryOutKicks } from "./kicks.ts";
import { distancesFrom, hexesOf, isPerimeter, SLICE_IDS, type SliceId, type SpaceCode } from "./map.ts";
import { readEmbassyOrder } from "./read.ts";
import { resolveWinter } from "./resolve.ts";
import { siftEmbassyOrders } from "./sift.ts";
import { embassy, mapOf, powerOf } from "./testing/maps.ts";
import { embassyFacts, kickFacts, kickRules, retreatFacts } from "./told.ts";

/** Every example of the rulebook about the Favor Map, as printed. */

interface Example {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly setup: { readonly embassies: Record<string, SpaceCode[]>; readonly pending?: [string, number][] };
  readonly submissions: Record<string, { readonly orders: readonly string[] }>;
  // biome-ignore lint/suspicious/noExplicitAny: each kind of example expects something else
  readonly expected: any;
}

const file = new URL("../../../../docs/rules/dissolution.cases.json", import.meta.url);
const examples: Example[] = JSON.parse(readFileSync(file, "utf8")).cases;
const of = (kind: string): [string, Example][] =>
  examples
    .filter((each) => each.kind === kind && each.setup.embassies && each.id.startsWith("Ex. 11"))
    .map((each) => [`${each.id}: ${each.title}`, each]);

/** The map of an example. Hexes it calls occupied without naming an owner go to powers it doesn't name. */
function mapOfExample({ setup }: Example) {
  const { others = [], ...named } = setup.embassies;
  const spare = PLAYERS.filter(({ code }) => !(code in named));
  return mapOf(
    ...Object.entries(named).flatMap(([code, spaces]) => spaces.map((space) => `${code} ${space}`)),
    ...others.map((space, i) => `${spare[i].code} ${space}`),
  );
}

test("no example is left out", () => {
  const found = ["favor", "legality", "kick", "winter"].flatMap((kind) => of(kind).map(([, { id }]) => id));
  expect(found.sort()).toEqual([
    "Ex. 11.3.1.1",
    "Ex. 11.3.1.2",
    "Ex. 11.5.2.1",
    "Ex. 11.5.2.2",
    "Ex. 11.7.4.1",
    "Ex. 11.7.4.2",
    "Ex. 11.7.4.3",
    "Ex. 11.7.4.4",
    "Ex. 11.7.4.5",
    "Ex. 11.7.4.6",
  ]);
});

describe("Favor Values are the digits of the embassies' spaces (DIS-11.3-1, DIS-3.4-2)", () => {
  test.each(of("favor"))("%s", (_, example) => {
    const favor = mapOfExample(example);
    for (const [code, values] of Object.entries<Record<SliceId, number>>(example.expected.favor)) {
      const found = SLICE_IDS.map((slice) => [slice, favorOf(favor, powerOf(code), slice)]);
      expect(Object.fromEntries(found)).toEqual(values);
    }
  });
});

describe("support out of a Perimeter names the power (DIS-11.5.2-2, DIS-11.5.2-4, DIS-11.5.2-5)", () => {
  test.each(of("legality"))("%s", (_, example) => {
    const favor = mapOfExample(example);
    for (const { order, legal } of example.expected.legality) {
      const read = readEmbassyOrder(favor, powerOf(order.slice(0, 2)), order.slice(3));
      if (legal === "LEGAL") {
        expect(read.ok && checkEmbassyOrder({ favor, restraints: [] }, read.value)).toMatchObject({
          ok: true,
        });
      } else {
        expect(read).toMatchObject({ ok: false, error: { code: "power-missing" } });
      }
    }
  });
});

describe("kicks (DIS-11.7-2, DIS-11.7.1-2 to DIS-11.7.1-5, DIS-11.7.2-1)", () => {
  test.each(of("kick"))("%s", (_, example) => {
    const { expected, setup } = example;
    const favor = mapOfExample(example);
    const slice = expected.kicks[0][0][0] as SliceId;
    const pending = setup.pending ?? [[expected.power, 1]];
    const { favor: after, kicks } = carryOutKicks(
      favor,
      pending.flatMap(([code, times]: [string, number]) =>
        Array.from({ length: times }, () => embassy(code, slice)),
      ),
    );
    expect(kicks.map(({ from, to }) => [from, to])).toEqual(expected.kicks);
    if (expected.powers) {
      expect(kicks.map((kick) => PLAYERS[kick.embassy.power].code)).toEqual(expected.powers);
      for (const [code, value] of Object.entries(expected.favorAfter))
        expect(favorOf(after, powerOf(code), slice)).toBe(value);
      for (const [code, space] of Object.entries(expected.final))
        expect(placeOf(after, embassy(code, slice))).toBe(space);
    } else {
      expect(favorOf(after, powerOf(expected.power), slice)).toBe(expected.favorAfter);
    }
    const far = distancesFrom(kicks[0].from);
    for (const [hex, steps] of Object.entries(expected.distances ?? {}))
      expect(far.get(hex as SpaceCode)).toBe(steps);
    expect(
      dissolutionInEnglish({ code: "kicked", rules: kickRules(kicks[0]), facts: kickFacts(kicks[0]) }),
    ).toContain(`kicked from ${kicks[0].from} to`);
  });
});

describe("Winter (DIS-2.2.3-2, DIS-3.4-8, DIS-11.7.3-1 to DIS-11.7.3-4)", () => {
  test.each(of("winter"))("%s", (_, example) => {
    const { expected } = example;
    const favor = mapOfExample(example);
    const submissions = new Map(
      Object.entries(example.submissions).map(([code, { orders }]): [Power, ReturnType<typeof read>[]] => [
        powerOf(code),
        orders.map((text) => read(code, text)),
      ]),
    );
    function read(code: string, text: string) {
      const found = readEmbassyOrder(favor, powerOf(code), text);
      if (!found.ok) throw new Error(`${text}: ${found.error.code}`);
      return found.value;
    }
    const sifted = siftEmbassyOrders({ favor, restraints: [] }, submissions);
    expect(sifted.refused.size).toBe(0);
    const outcome = resolveWinter(favor, sifted.orders);
    const slice = expected.final.EG[0] as SliceId;
    for (const [code, space] of Object.entries(expected.final))
      expect(placeOf(outcome.favor, embassy(code, slice))).toBe(space);

    const words = (unit: string): string => {
      const [code] = unit.split(" ");
      const verdict = outcome.verdicts.find(
        ({ order }) => order.embassy.power === powerOf(code) && order.embassy.slice === slice,
      );
      if (!verdict) throw new Error(`no verdict on ${unit}`);
      const why = dissolutionInEnglish(embassyFacts(favor, verdict.reason));
      return verdict.retreat ? `${why}; ${dissolutionInEnglish(retreatFacts(favor, verdict.retreat))}` : why;
    };
    for (const { unit, outcome: said, reason = "", retreat } of expected.results) {
      const found = words(unit).toLowerCase();
      if (said.includes("bounced")) expect(found).toContain("bounced 1v1");
      if (said === "succeeds") expect(found).toMatch(/^moved/);
      if (said === "supports") expect(found).toBe("support given");
      for (const strength of reason.match(/\dv\d/g) ?? []) expect(found).toContain(strength);
      if (retreat) {
        expect(found).toContain(reason.match(/dislodged by E \w+/)[0].toLowerCase());
        expect(found).toContain(`retreated to ${retreat.toLowerCase()}`);
      }
    }
    if (!expected.retreatOptions) return;
    const { vacant, ineligible, distances } = expected.retreatOptions;
    const [{ from, embassy: loser }] = outcome.retreats;
    const before = outcome.favor.map((each, power) =>
      each && power === loser.power ? { ...each, [slice]: `${slice}0z` as SpaceCode } : each,
    );
    const open = hexesOf(slice).filter(
      (hex) => Number(hex[1]) <= Number(from[1]) && occupants(before, hex).length === 0,
    );
    expect(open.toSorted()).toEqual(vacant.toSorted());
    expect(outcome.contested).toEqual(Object.keys(ineligible).filter((hex) => ineligible[hex] === "bounce"));
    for (const [hex, steps] of Object.entries(distances))
      expect(distancesFrom(from).get(hex as SpaceCode)).toBe(steps);
    expect(isPerimeter(outcome.retreats[0].to)).toBe(false);
  });
});
