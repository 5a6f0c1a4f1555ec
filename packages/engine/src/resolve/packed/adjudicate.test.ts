import {
  addSets,
  allGames,
  BOOKS,
  casesOf,
  compareGames,
  compareSituations,
  diceOf,
  movementsByChance,
  randomOfBooks,
} from "@chancery/testkit";
import { createClassic } from "@chancery/variants";
import { describe, expect, test } from "vitest";
import type { Location } from "../../board/board.ts";
import { boardOf } from "../../board/compile.ts";
import type { BoardTable } from "../../board/table.ts";
import { checkOrder } from "../../orders/check.ts";
import { legalOrdersOfAll } from "../../orders/enumerate.ts";
import { convoy, hold, move } from "../../orders/order.ts";
import { BrokenInvariant } from "../../result.ts";
import type { Policies } from "../../rulebook/policies.ts";
import type { Power, Unit } from "../../state/unit.ts";
import { resolveMovement } from "../movement/resolve.ts";
import { adjudicate } from "./adjudicate.ts";
import { ownersAfter, UNOWNED } from "./after.ts";
import { createOutcome, DISLODGED } from "./outcome.ts";
import { prepare } from "./prepared.ts";

const created = createClassic("2023");
if (!created.ok) throw new BrokenInvariant("no game");
const { rules, start } = created.value;

/** What the rulings call a switch, turned the other way. */
const SWITCHES: readonly Partial<Policies>[] = [
  { convoyProtectsSupport: "none" },
  { convoyProtectsSupport: "against-any-route" },
  { convoyRoutes: "any-lost-breaks" },
  { convoyedAttackCutsSupportAgainstItself: true },
  { convoyedWinnerSilencesLoser: true },
  { adjacentConvoy: "to-exchange" },
  { paradox: "first-holds" },
];

/** Seas one behind the other, with a shore at every other one of them. */
function longStrait(length: number): BoardTable {
  const seas = Array.from({ length }, (_, i) => `Q${i}`);
  const shores = seas.filter((_, i) => i % 2 === 0).map((sea) => `C${sea}`);
  const chain = (ids: readonly string[]): string[] => ids.slice(1).map((id, i) => `${ids[i]}-${id}`);
  return {
    id: "long-strait",
    name: "Long Strait",
    provinces: [
      ...seas.map((id) => ({ id, name: id, terrain: "sea" as const })),
      ...shores.map((id) => ({ id, name: id, terrain: "coast" as const })),
    ],
    edges: {
      land: "",
      both: chain(shores).join(" "),
      water: [...chain(seas), ...shores.map((id) => `${id}-${id.slice(1)}`)].join(" "),
    },
  };
}

describe("many sets of orders for one position", () => {
  test("come out the same as by the resolver, in all games", () => {
    const games = allGames();
    const tally = addSets(games.map((_, index) => compareGames(games, index, casesOf(10_000))));
    expect(tally.differences.join("\n\n")).toBe("");
    expect(tally.sets).toBeGreaterThanOrEqual(casesOf(100_000));
    expect(tally.dislodging / tally.sets).toBeGreaterThan(0.02);
    expect(tally.contested / tally.sets).toBeGreaterThan(0.1);
  });

  test("come out the same as by the resolver where convoys and paradoxes abound", () => {
    const tally = addSets(Array.from({ length: casesOf(1_000) }, (_, seed) => compareSituations(seed, 100)));
    expect(tally.differences.join("\n\n")).toBe("");
    expect(tally.sets).toBe(casesOf(1_000) * 100);
    expect(tally.dislodging / tally.sets).toBeGreaterThan(0.2);
    expect(tally.contested / tally.sets).toBeGreaterThan(0.2);
  });

  test("come out the same as by the resolver by rules that no book has", () => {
    const turned = SWITCHES.flatMap((policies) =>
      BOOKS.map((game) => ({
        ...game,
        rules: { ...game.rules, policies: { ...game.rules.policies, ...policies } },
      })),
    );
    const situationOf = (seed: number) => randomOfBooks(seed, turned);
    const tally = addSets(Array.from({ length: 200 }, (_, seed) => compareSituations(seed, 50, situationOf)));
    expect(tally.differences.join("\n\n")).toBe("");
  });

  test("come out the same as by the resolver on a sea with more fleets than there are bits", () => {
    const board = boardOf(longStrait(40));
    const wide = { ...rules, board };
    const [armies, fleets] = rules.kinds;
    const powers = [0, 1] as Power[];
    const fleet = (at: number): Unit => ({ kind: fleets, power: powers[0], at: at as Location });
    const army: Unit = { kind: armies, power: powers[0], at: 40 as Location };
    const rival: Unit = { kind: armies, power: powers[1], at: 58 as Location };
    const seas = Array.from({ length: 40 }, (_, at) => fleet(at));
    const state = { ...start, units: [army, rival, ...seas], owners: [] };
    const far = 59 as Location;
    const carried = seas.slice(0, 39).map((each) => convoy(each, army, far));
    const orders = [move(army, far), ...carried];
    for (const order of legalOrdersOfAll(wide, state).flat())
      expect(checkOrder(wide, state, order).ok).toBe(true);
    const prepared = prepare(wide, state, [
      [orders[0]],
      [hold(rival), move(rival, far)],
      ...orders.slice(1).map((each) => [each]),
    ]);
    const out = createOutcome(prepared);
    adjudicate(prepared, new Uint16Array(prepared.count), out);
    expect(out.at[0]).toBe(far);
    adjudicate(
      prepared,
      Uint16Array.from(prepared.orders, ({ length }) => length - 1),
      out,
    );
    expect([out.at[0], out.at[1], out.contested[0]]).toEqual([army.at, rival.at, far]);
    const tally = compareSituations(5, 300, () => ({ rules: wide, state, orders, stray: [] }));
    expect(tally.differences.join("\n\n")).toBe("");
  });

  test("are taken in turn from several positions, and nothing of one is left in another", () => {
    const positions = movementsByChance({ rules, start }, diceOf(7), 8).map((state) => prepare(rules, state));
    const dice = diceOf(8);
    for (let round = 0; round < 200; round++) {
      const prepared = dice.pick(positions);
      const choices = Uint16Array.from(prepared.orders, (list) => dice.below(list.length));
      const out = createOutcome(prepared);
      adjudicate(prepared, choices, out);
      const orders = prepared.orders.map((list, u) => list[choices[u]]);
      const right = resolveMovement(rules, prepared.state, orders);
      expect([...out.at].filter((at) => at !== DISLODGED)).toEqual(right.units.map(({ at }) => at));
    }
  });

  test("a choice that a unit does not have is refused, and does no harm", () => {
    const prepared = prepare(rules, start);
    const out = createOutcome(prepared);
    const choices = new Uint16Array(prepared.count);
    choices[3] = prepared.orders[3].length;
    expect(() => adjudicate(prepared, choices, out)).toThrow(BrokenInvariant);
    expect(() => adjudicate(prepared, choices.subarray(1), out)).toThrow(BrokenInvariant);
    choices[3] = 0;
    adjudicate(prepared, choices, out);
    expect([...out.at]).toEqual(start.units.map(({ at }) => at));
  });

  test("a unit without any orders to choose from holds", () => {
    const prepared = prepare(rules, { ...start, disorder: [start.units[0].power] });
    expect(prepared.orders[0].map(({ type }) => type)).toEqual(["hold"]);
  });

  test("empty centers keep their owners, or none", () => {
    const prepared = prepare(rules, start);
    const out = createOutcome(prepared);
    adjudicate(prepared, new Uint16Array(prepared.count), out);
    const owners = new Int16Array(start.owners.length);
    ownersAfter(prepared, out, owners);
    expect([...owners]).toEqual(start.owners.map((owner) => owner ?? UNOWNED));
  });
});
