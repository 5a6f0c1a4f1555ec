import { dissolutionInEnglish } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { FAVOR_CITATIONS } from "./citations.ts";
import { type Favor, placeOf } from "./favor.ts";
import { formatEmbassyOrder } from "./format.ts";
import type { EmbassyOrder } from "./order.ts";
import { resolveWinter } from "./resolve.ts";
import { siftEmbassyOrders } from "./sift.ts";
import { embassy, mapOf, order } from "./testing/maps.ts";
import { embassyFacts, retreatFacts } from "./told.ts";
import { EMBASSY_REASONS } from "./verdict.ts";

/** What becomes of orders, in sentences; embassies that are not ordered hold. */
function play(favor: Favor, ...texts: string[]) {
  const submissions = new Map<EmbassyOrder["embassy"]["power"], EmbassyOrder[]>();
  for (const text of texts) {
    const each = order(favor, text);
    submissions.set(each.embassy.power, [...(submissions.get(each.embassy.power) ?? []), each]);
  }
  const { orders, refused } = siftEmbassyOrders({ favor, restraints: [] }, submissions);
  expect([...refused.values()]).toEqual([]);
  const outcome = resolveWinter(favor, orders);
  return {
    ...outcome,
    why: (text: string): string => {
      const written = formatEmbassyOrder(favor, order(favor, text));
      const verdict = outcome.verdicts.find(
        (each) =>
          formatEmbassyOrder(favor, each.order) === written &&
          each.order.embassy.power === order(favor, text).embassy.power,
      );
      return verdict ? dissolutionInEnglish(embassyFacts(favor, verdict.reason)) : "no such order";
    },
    retreat: () => outcome.retreats.map((each) => dissolutionInEnglish(retreatFacts(favor, each))),
    at: (code: string, slice: "N" | "U" | "I" | "B" | "R") => placeOf(outcome.favor, embassy(code, slice)),
  };
}

describe("moves", () => {
  test("into vacant hexes succeed", () => {
    expect(play(mapOf("UK R2m"), "UK R2m - R3g").why("UK R2m - R3g")).toBe("Moved");
  });

  test("of equal strength to one hex stand each other off", () => {
    const { why, contested } = play(mapOf("UK R2m", "EG R2n"), "UK R2m - R3g", "EG R2n - R3g");
    expect(why("UK R2m - R3g")).toBe("Bounced 1v1 with E R2n");
    expect(contested).toEqual(["R3g"]);
  });

  test("out of the Perimeter compete like others, also with each other", () => {
    const { why, at } = play(mapOf(), "UK R0z - R1p", "EG R0z - R1p");
    expect(why("UK R0z - R1p")).toBe("Bounced 1v1 with EG E R0z");
    expect(at("UK", "R")).toBe("R0z");
    const helped = play(mapOf("KA R1q"), "UK R0z - R1p", "EG R0z - R1p", "KA R1q S UK R0z - R1p");
    expect(helped.why("UK R0z - R1p")).toBe("Moved 2v1 (supported by E R1q) against EG E R0z");
    expect(helped.at("UK", "R")).toBe("R1p");
  });

  test("into the Perimeter always succeed, even against traffic coming the other way", () => {
    const favor = mapOf("UK R1p", "EG R1q");
    const { why, at } = play(favor, "UK R1p - R0z", "EG R1q - R0z", "PO R0z - R1p");
    expect(why("UK R1p - R0z")).toBe("Moved");
    expect(why("EG R1q - R0z")).toBe("Moved");
    expect(why("PO R0z - R1p")).toBe("Moved");
    expect([at("UK", "R"), at("EG", "R"), at("PO", "R")]).toEqual(["R0z", "R0z", "R1p"]);
  });

  test("in a ring all succeed; two embassies cannot exchange places", () => {
    const ring = play(mapOf("UK R2m", "EG R3g", "PO R3h"), "UK R2m - R3g", "EG R3g - R3h", "PO R3h - R2m");
    expect([ring.at("UK", "R"), ring.at("EG", "R"), ring.at("PO", "R")]).toEqual(["R3g", "R3h", "R2m"]);
    const swap = play(mapOf("UK R2m", "EG R3g"), "UK R2m - R3g", "EG R3g - R2m");
    expect(swap.why("UK R2m - R3g")).toBe("Bounced 1v1 head to head with E R3g");
  });

  test("beaten head to head have no effect where the winner came from", () => {
    const favor = mapOf("UK R2m", "EG R3g", "PO R3h", "KA R3f");
    const { why, at, contested, retreat } = play(
      favor,
      "UK R2m - R3g",
      "PO R3h S UK R2m - R3g",
      "EG R3g - R2m",
      "KA R3f H",
    );
    expect(why("UK R2m - R3g")).toBe("Moved 2v1 (supported by E R3h), dislodging E R3g");
    expect(at("UK", "R")).toBe("R3g");
    expect(contested).toEqual([]);
    expect(retreat()).toEqual([
      "E R3g (Egypt): Dislodged by E R2m (supported by E R3h) (2v1), retreated to R2n",
    ]);
  });
});

describe("supports", () => {
  test("from the next slice count (DIS-3.4-6)", () => {
    const { why, at } = play(mapOf("KA B1p", "UK I1u", "PO I1t"), "KA B1p S PO I1t - I1u", "PO I1t - I1u");
    expect(why("PO I1t - I1u")).toBe("Moved 2v1 (supported by E B1p), dislodging E I1u");
    expect(at("PO", "I")).toBe("I1u");
  });

  test("are cut by an attack, which comes from the supporter's own slice", () => {
    const favor = mapOf("KA B1p", "UK I1u", "PO I1t", "EG B1q");
    const { why } = play(favor, "KA B1p S PO I1t - I1u", "PO I1t - I1u", "EG B1q - B1p");
    expect(why("KA B1p S PO I1t - I1u")).toBe("Cut by E B1q");
    expect(why("PO I1t - I1u")).toBe("Bounced 1v1 with E I1u");
  });

  test("are cut from the Perimeter as well", () => {
    const favor = mapOf("UK R1p", "EG R1q");
    expect(play(favor, "UK R1p S EG R1q H", "PO R0z - R1p").why("UK R1p S EG R1q H")).toBe("Cut by PO E R0z");
  });

  test("are not cut from where they are aimed, unless that dislodges", () => {
    const favor = mapOf("UK R2m", "EG R3g", "PO R2n", "KA R3h");
    const weak = play(favor, "UK R2m S PO R2n - R3g", "PO R2n - R3g", "EG R3g - R2m");
    expect(weak.why("UK R2m S PO R2n - R3g")).toBe("Support given");
    const strong = play(
      favor,
      "UK R2m S PO R2n - R3g",
      "PO R2n - R3g",
      "EG R3g - R2m",
      "KA R3h S EG R3g - R2m",
    );
    expect(strong.why("UK R2m S PO R2n - R3g")).toBe("Cut: dislodged by E R3g");
    expect(strong.at("PO", "R")).toBe("R3g");
  });

  test("that do not fit what was ordered are void", () => {
    const favor = mapOf("UK R2m", "EG R2n");
    expect(play(favor, "UK R2m S EG R2n H", "EG R2n - R2o").why("UK R2m S EG R2n H")).toBe(
      "Void: E R2n was moving, so it could not be supported to hold",
    );
    expect(play(favor, "UK R2m S EG R2n - R3g").why("UK R2m S EG R2n - R3g")).toBe(
      "Void: E R2n was not ordered to make that move",
    );
  });

  test("to hold count against attacks", () => {
    const favor = mapOf("UK R2m", "EG R2n", "PO R3g", "KA R3h");
    const { why } = play(favor, "EG R2n S UK R2m H", "PO R3g - R2m", "KA R3h S PO R3g - R2m");
    expect(why("UK R2m H")).toBe("Held against E R3g (2v2, supported by E R2n)");
    expect(why("PO R3g - R2m")).toBe("Bounced 2v2 with E R2m (supported by E R2n)");
  });

  test("never help to dislodge their own power's embassy, nor do they stop others", () => {
    const favor = mapOf("KA B1p", "KA I1u", "PO I1t");
    const { why, at } = play(favor, "KA B1p S PO I1t - I1u", "PO I1t - I1u");
    expect(why("PO I1t - I1u")).toBe(
      "Bounced 1v1 with E I1u: support from Kazakhstan does not count against its own embassy",
    );
    expect(at("KA", "I")).toBe("I1u");
    const left = play(favor, "KA B1p S PO I1t - I1u", "PO I1t - I1u", "KA I1u - I2j", "UK I0z - I1u");
    expect(left.why("PO I1t - I1u")).toBe("Moved 2v1 (supported by E B1p) against UK E I0z");
  });

  test("equal attacks stand each other off over a third", () => {
    const favor = mapOf("UK R2m", "EG R2n", "PO R3g", "KA R3h", "ET R2k", "IR R1s");
    const { why } = play(
      favor,
      "EG R2n - R2m",
      "PO R3g S EG R2n - R2m",
      "ET R2k - R2m",
      "KA R3h S ET R2k - R2m",
    );
    expect(why("UK R2m H")).toBe("Held: equal attacks by E R2n and E R2k (2v2) stood each other off");
  });
});

describe("a dislodged embassy", () => {
  /** Poland with Kazakhstan's help drives Ukraine out of R2m from R1r. */
  const attack = ["PO R1r - R2m", "KA R1s S PO R1r - R2m"];
  const pieces = ["UK R2m", "PO R1r", "KA R1s"];

  test("goes to the nearest vacant hex of equal or lower value (DIS-3.4-8, DIS-11.7.3-1)", () => {
    const { retreat, at } = play(mapOf(...pieces), ...attack);
    expect(at("UK", "R")).toBe("R2k");
    expect(retreat()).toEqual([
      "E R2m (Ukraine): Dislodged by E R1r (supported by E R1s) (2v1), retreated to R2k",
    ]);
  });

  test("goes to the first letter among hexes equally near (DIS-11.7.3-4)", () => {
    expect(play(mapOf(...pieces, "EG R2k"), ...attack).at("UK", "R")).toBe("R2n");
    expect(play(mapOf(...pieces, "EG R2k", "ET R2n"), ...attack).at("UK", "R")).toBe("R2j");
  });

  test("may go further than one step, and over others", () => {
    const crowd = ["EG R2k", "ET R2n", "IR R2j", "PA R2o", "RO R1t"];
    expect(play(mapOf(...pieces, ...crowd), ...attack).at("UK", "R")).toBe("R1q");
  });

  test("never goes to where its attacker came from, though others may (DIS-11.7.3-2)", () => {
    const crowd = ["EG R2k", "ET R2n", "IR R2j", "PA R2o", "RO R1t", "SA R1q", "YU R1u"];
    expect(play(mapOf(...pieces, ...crowd), ...attack).at("UK", "R")).toBe("R1p");
  });

  test("never goes where a standoff was (DIS-11.7.3-3)", () => {
    const rivals = ["EG R3i", "ET R2j"];
    const { at, contested } = play(mapOf(...pieces, ...rivals), ...attack, "EG R3i - R2k", "ET R2j - R2k");
    expect(contested).toEqual(["R2k"]);
    expect(at("UK", "R")).toBe("R2n");
  });

  test("goes to the Perimeter if nothing else is open (DIS-11.7.3-5)", () => {
    const favor = mapOf("UK R1p", "PO R2o", "KA R1q", "EG R1r", "ET R1s", "IR R1t", "PA R1u");
    const { at, retreat } = play(favor, "PO R2o - R1p", "KA R1q S PO R2o - R1p");
    expect(at("UK", "R")).toBe("R0z");
    expect(retreat()[0]).toContain(
      "E R1p (Ukraine): Dislodged by E R2o (supported by E R1q) (2v1), retreated to the Perimeter R0z, as no other hex was open to it",
    );
  });

  test("may go to the Perimeter even if its attacker came from there", () => {
    const favor = mapOf("UK R1p", "KA R1q", "EG R1r", "ET R1s", "IR R1t", "PA R1u");
    const { at } = play(favor, "PO R0z - R1p", "KA R1q S PO R0z - R1p");
    expect(at("UK", "R")).toBe("R0z");
  });

  test("is one of several, who go one by one by the letters of where they were (DIS-2.2.3-3, DIS-11.7-2)", () => {
    const favor = mapOf("UK R2m", "PO R1r", "KA R1s", "EG R2j", "ET R1u", "IR R1t");
    const { retreats } = play(favor, ...attack, "ET R1u - R2j", "IR R1t S ET R1u - R2j");
    expect(retreats.map(({ from, to }) => `${from}-${to}`)).toEqual(["R2j-R2k", "R2m-R2n"]);
  });

  test("retreats by itself, in the same outcome, and once (DIS-4.1-4, DIS-11.7.3-6, DIS-11.7.3-7)", () => {
    const { verdicts, retreats } = play(mapOf(...pieces), ...attack);
    const verdict = verdicts.find(({ retreat }) => retreat);
    expect(verdict).toMatchObject({ status: "fails", results: ["dislodged", "retreated"] });
    expect(retreats).toHaveLength(1);
  });
});

test("nobody in a Perimeter can be dislodged (DIS-11.5.2-1, DIS-11.7.3-7)", () => {
  const favor = mapOf("PO R1p", "KA R1q");
  const { retreats, at } = play(favor, "PO R1p - R0z", "KA R1q S PO R1p - R0z", "UK R0z H");
  expect(retreats).toEqual([]);
  expect([at("PO", "R"), at("UK", "R")]).toEqual(["R0z", "R0z"]);
});

test("every reason names rules", () => {
  for (const code of EMBASSY_REASONS) expect(FAVOR_CITATIONS[code]?.length, code).toBeGreaterThan(0);
});
