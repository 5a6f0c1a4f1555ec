import type { Power } from "@chancery/engine";
import { casesOf } from "@chancery/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLAYERS } from "../players.ts";
import { type Embassy, embassiesOf, type Favor, placeOf, sameEmbassy } from "./favor.ts";
import { carryOutKicks } from "./kicks.ts";
import { isPerimeter, SLICE_IDS, type SliceId, sliceOf } from "./map.ts";
import type { EmbassyOrder } from "./order.ts";
import { resolveWinter } from "./resolve.ts";
import { anyFavor, crowdedWinter, type WinterCase } from "./testing/arbitraries.ts";
import { type Fate, type Piece, referenceKicks, referenceWinter } from "./testing/reference.ts";

/** The resolver against the slow one, and what must hold whatever is ordered. */

function fatesOf({ favor, orders }: WinterCase): Fate[] {
  const { verdicts, favor: after } = resolveWinter(favor, orders);
  return verdicts.map(({ order, status, retreat }) => ({
    succeeds: status === "succeeds",
    dislodged: retreat !== null,
    ends: placeOf(after, order.embassy),
  }));
}

function piecesOf({ favor, orders }: WinterCase): Piece[] {
  return orders.map((order) => ({
    owner: PLAYERS[order.embassy.power].code,
    at: placeOf(favor, order.embassy),
    ...(order.type === "move" && { move: order.to }),
    ...(order.type === "support" && {
      support: { piece: orders.findIndex(({ embassy }) => sameEmbassy(embassy, order.target)), to: order.to },
    }),
  }));
}

test("both resolvers agree on what becomes of every embassy", () => {
  fc.assert(
    fc.property(crowdedWinter, (winter) => {
      expect(fatesOf(winter)).toEqual(referenceWinter(piecesOf(winter)));
    }),
    { seed: 1992, numRuns: casesOf(4000) },
  );
});

test("the cases that are compared are worth comparing", () => {
  const seen = { bounced: 0, dislodged: 0, cut: 0, standoffs: 0, headToHead: 0, own: 0, rings: 0, twice: 0 };
  for (const { favor, orders } of fc.sample(crowdedWinter, { numRuns: 1500, seed: 7 })) {
    const { verdicts, retreats, contested } = resolveWinter(favor, orders);
    const has = (code: string) => Number(verdicts.some(({ reason }) => reason.code === code));
    seen.bounced += has("bounced-by-rival");
    seen.headToHead += has("bounced-head-to-head");
    seen.own += has("bounced-without-own-support");
    seen.cut += has("cut-by-attack");
    seen.dislodged += Number(retreats.length > 0);
    seen.twice += Number(new Set(retreats.map(({ embassy }) => embassy.slice)).size < retreats.length);
    seen.standoffs += Number(contested.length > 0);
    seen.rings += Number(hasRing(favor, orders));
  }
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(3);
});

/** Whether some embassies move on in a ring of three or more, and do. */
function hasRing(favor: Favor, orders: readonly EmbassyOrder[]): boolean {
  const moves = orders.filter((order) => order.type === "move");
  const next = (order: EmbassyOrder & { type: "move" }) =>
    moves.find(({ embassy }) => !isPerimeter(order.to) && placeOf(favor, embassy) === order.to);
  return moves.some((start) => {
    let [at, length] = [next(start), 1];
    while (at && at !== start && length < moves.length) [at, length] = [next(at), length + 1];
    return at === start && length > 2;
  });
}

describe("whatever is ordered", () => {
  test("a hex never holds two embassies, and nobody is lost or leaves a slice (DIS-11.1.3-2, DIS-3.4-1, DIS-11.7-4)", () => {
    fc.assert(
      fc.property(crowdedWinter, ({ favor, orders }) => {
        const after = resolveWinter(favor, orders).favor;
        expectWhole(after);
      }),
      { seed: 1992, numRuns: casesOf(1000) },
    );
  });

  test("it does not matter in which order the orders come", () => {
    const cases = crowdedWinter.chain((winter) =>
      fc
        .shuffledSubarray([...winter.orders], { minLength: winter.orders.length })
        .map((shuffled) => ({ winter, shuffled })),
    );
    fc.assert(
      fc.property(cases, ({ winter: { favor, orders }, shuffled }) => {
        const [one, other] = [resolveWinter(favor, orders), resolveWinter(favor, shuffled)];
        expect(other.favor).toEqual(one.favor);
        expect(other.retreats.map(({ embassy, to }) => [embassy, to])).toEqual(
          one.retreats.map(({ embassy, to }) => [embassy, to]),
        );
        for (const verdict of one.verdicts) {
          const same = other.verdicts.find(({ order }) => order === verdict.order);
          expect(same?.results).toEqual(verdict.results);
          expect(same?.reason.code).toBe(verdict.reason.code);
          expect([same?.reason.attack, same?.reason.against]).toEqual([
            verdict.reason.attack,
            verdict.reason.against,
          ]);
        }
      }),
      { seed: 1992, numRuns: casesOf(500) },
    );
  });

  test("it does not matter who is called what", () => {
    const names = fc.shuffledSubarray(
      PLAYERS.map((_, power) => power as Power),
      { minLength: PLAYERS.length },
    );
    fc.assert(
      fc.property(crowdedWinter, names, ({ favor, orders }, renamed) => {
        const embassy = ({ power, slice }: Embassy): Embassy => ({ power: renamed[power], slice });
        const map = (old: Favor): Favor => renamed.map((_, power) => old[renamed.indexOf(power as Power)]);
        const other = orders.map(
          (order): EmbassyOrder => ({
            ...order,
            embassy: embassy(order.embassy),
            ...(order.type === "support" && { target: embassy(order.target) }),
          }),
        );
        expect(resolveWinter(map(favor), other).favor).toEqual(map(resolveWinter(favor, orders).favor));
      }),
      { seed: 1992, numRuns: casesOf(500) },
    );
  });
});

describe("a kicked embassy", () => {
  const pending = fc.array(
    fc.record({ power: fc.nat(9).map((power) => power as Power), slice: fc.constantFrom(...SLICE_IDS) }),
    { maxLength: 12 },
  );

  test("goes where the slow way leads, slice by slice (DIS-11.7-2, DIS-11.7-3)", () => {
    fc.assert(
      fc.property(anyFavor, pending, (favor, embassies) => {
        const { favor: after } = carryOutKicks(favor, embassies);
        for (const slice of SLICE_IDS) {
          const places = (map: Favor) =>
            Object.fromEntries(map.map((each, power) => [power, each?.[slice] as string]));
          const kicked = embassies.filter((each) => each.slice === slice).map(({ power }) => String(power));
          expect(places(after)).toEqual(referenceKicks(places(favor), kicked));
        }
      }),
      { seed: 1992, numRuns: casesOf(2000) },
    );
  });

  test("is neither lost nor two in a hex, and never better off; the order of violations is nothing (DIS-11.7-4)", () => {
    fc.assert(
      fc.property(anyFavor, pending, (favor, embassies) => {
        const { favor: after, kicks } = carryOutKicks(favor, embassies);
        expectWhole(after);
        for (const { from, to } of kicks) expect(to < from || isPerimeter(from)).toBe(true);
        expect(kicks).toHaveLength(embassies.length);
        expect(carryOutKicks(favor, embassies.toReversed())).toEqual({ favor: after, kicks });
      }),
      { seed: 1992, numRuns: casesOf(500) },
    );
  });
});

function expectWhole(favor: Favor): void {
  const places = embassiesOf(favor).map((embassy) => {
    const place = placeOf(favor, embassy);
    expect(sliceOf(place)).toBe(embassy.slice satisfies SliceId);
    return place;
  });
  const hexes = places.filter((place) => !isPerimeter(place));
  expect(new Set(hexes).size).toBe(hexes.length);
  expect(places).toHaveLength(PLAYERS.length * SLICE_IDS.length);
}
