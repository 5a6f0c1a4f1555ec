import { dissolutionInEnglish } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { checkEmbassyOrder } from "./check.ts";
import { legalEmbassyOrders, legalEmbassyOrdersOf } from "./enumerate.ts";
import type { Favor } from "./favor.ts";
import { formatEmbassyOrder } from "./format.ts";
import { SPACE_CODES } from "./map.ts";
import type { EmbassyOrder } from "./order.ts";
import { siftEmbassyOrders } from "./sift.ts";
import { embassy, mapOf, order, powerOf } from "./testing/maps.ts";
import { illegalEmbassyFacts } from "./told.ts";
import { movesAllowed, type Restraint } from "./winter.ts";

/** "" if an order is allowed, else why not. */
function refusal(favor: Favor, text: string, ...restraints: Restraint[]): string {
  const winter = { favor, restraints };
  const checked = checkEmbassyOrder(winter, order(favor, text));
  return checked.ok ? "" : dissolutionInEnglish(illegalEmbassyFacts(winter, checked.error));
}

describe("moves", () => {
  const favor = mapOf("UK R2m", "IR N1u");

  test("go to bordering spaces of the same slice (DIS-3.4-4, DIS-11.5.1-2)", () => {
    expect(refusal(favor, "UK R2m - R3g")).toBe("");
    expect(refusal(favor, "UK R2m - R3f")).toBe(
      "E R2m cannot reach R3f. It can go to R3g, R3h, R2k, R2n, R1r, or R1s",
    );
    expect(refusal(favor, "UK R2m - R2m")).toContain(
      "E R2m is already in R2m. It can go to R3g, R3h, R2k, R2n, R1r, or R1s",
    );
    expect(refusal(favor, "UK R2m - R0z")).toContain("cannot reach R0z");
  });

  test("never leave a slice, even to bounce (DIS-3.1-7, DIS-11.5.1-2)", () => {
    expect(refusal(favor, "IR N1u - U1p")).toBe(
      "E N1u cannot leave the slice of NATO. It can go to N2j, N1t, or N0z",
    );
  });

  test("from the Perimeter lead to the hexes of value 1 (DIS-3.4-5)", () => {
    for (const letter of "pqrstu") expect(refusal(favor, `EG R0z - R1${letter}`)).toBe("");
    expect(refusal(favor, "EG R0z - R2m")).toContain("cannot reach");
  });

  test("into the Perimeter are allowed from value 1", () => {
    expect(refusal(favor, "IR N1u - N0z")).toBe("");
  });
});

describe("supports", () => {
  const favor = mapOf("IR N1u", "KA B1p", "KA I1p", "UK I1t", "PO U1q", "EG R1p", "YU B1u", "SA N2j");

  test("go to any space that borders, in the own slice or the next (DIS-3.4-6, DIS-11.5.1-3)", () => {
    expect(refusal(favor, "KA B1p S UK I1t - I1u")).toBe("");
    expect(refusal(favor, "IR N1u S PO U1q - U1p")).toBe("");
    expect(refusal(favor, "SA N2j S IR N1u H")).toBe("");
    expect(refusal(favor, "IR N1u S PO U1q H")).toBe(
      "E N1u cannot support into U1q. It can support into N2j, N1t, N0z, U2o, or U1p",
    );
  });

  test("cross the borders N-U, U-I, I-B and B-R, and no other (DIS-11.5.1-4)", () => {
    const edge = mapOf("IR N1u", "PO U1u", "KA I1u", "YU B1u", "EG R1u", "UK N1p");
    const crossings = ["IR N", "PO U", "KA I", "YU B", "EG R"].map((who) => {
      const [code, slice] = who.split(" ") as [string, "N"];
      const aims = legalEmbassyOrdersOf({ favor: edge, restraints: [] }, embassy(code, slice)).flatMap(
        (each) => (each.type === "support" && each.to && each.to[0] !== slice ? [each.to[0]] : []),
      );
      return slice + [...new Set(aims)].join("");
    });
    expect(crossings).toEqual(["NU", "UI", "IB", "BR", "R"]);
  });

  test("may help out of a Perimeter, also from the next slice (DIS-11.5.2-2, DIS-11.5.2-5)", () => {
    expect(refusal(favor, "KA B1p S PA I0z - I1u")).toBe("");
    expect(refusal(favor, "IR N1u S IR U0z - U1p")).toBe("");
    expect(refusal(favor, "KA I1p S PA I0z - I1q")).toBe("");
  });

  test("are never given from a Perimeter, where embassies hold or move (DIS-3.1-7, DIS-11.5.2-3)", () => {
    expect(refusal(favor, "PA I0z S KA I1p H")).toBe("PA E I0z is in a Perimeter and can only hold or move");
    const types = legalEmbassyOrdersOf({ favor, restraints: [] }, embassy("PA", "I")).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(["hold", "move"]));
  });

  test("support nobody in what they can't do, nor themselves, nor into their own hex", () => {
    expect(refusal(favor, "IR N1u S EG U0z - U2o")).toContain(
      "EG E U0z cannot go to U2o. It can go to U1p, U1q, U1r, U1s, U1t, or U1u",
    );
    expect(refusal(favor, "IR N1u S IR N1u H")).toBe("E N1u cannot support itself");
    expect(refusal(favor, "IR N1u S SA N2j - N1u")).toBe(
      "E N1u cannot support an embassy into its own space",
    );
  });

  test("of a Perimeter's embassies to hold, and of moves into it, are pointless but allowed", () => {
    expect(refusal(favor, "IR N1u S EG N0z H")).toBe("");
    const rim = mapOf("IR N1u", "EG N1t");
    expect(refusal(rim, "IR N1u S EG N1t - N0z")).toBe("");
  });
});

describe("embassies that must hold", () => {
  const favor = mapOf("UK R2m", "UK N2m", "EG R1r");
  const restraint = (code: Restraint["code"]): Restraint => ({ embassy: embassy("UK", "R"), code });

  test("because they were kicked this year (DIS-11.5.3-1)", () => {
    expect(refusal(favor, "UK R2m - R3g", restraint("kicked"))).toBe(
      "E R2m was kicked this year and must hold",
    );
    expect(refusal(favor, "UK R2m S EG R1r H", restraint("kicked"))).toContain("must hold");
    expect(refusal(favor, "UK R2m H", restraint("kicked"))).toBe("");
  });

  test("because units are in the nuclear power's territory (DIS-11.5.3-2)", () => {
    expect(refusal(favor, "UK R2m - R3g", restraint("in-territory"))).toBe(
      "E R2m must hold: its power has units in the territory of Russia",
    );
  });

  test("because units were lost to retaliation (DIS-11.5.3-3)", () => {
    expect(refusal(favor, "UK R2m - R3g", restraint("retaliation"))).toBe(
      "E R2m must hold: its power lost units to retaliation by Russia this year",
    );
  });

  test("hold alone: the power's other embassies and other powers are free", () => {
    expect(refusal(favor, "UK N2m - N3g", restraint("kicked"))).toBe("");
    expect(refusal(favor, "EG R1r - R1q", restraint("kicked"))).toBe("");
  });

  test("are those of this year: a retreat in the last Winter binds nobody (DIS-11.5.3-4)", () => {
    expect(refusal(favor, "UK R2m - R3g")).toBe("");
  });
});

describe("the number of moves", () => {
  const favor = mapOf("UK N2m", "UK U2m", "UK I2m", "UK B2m", "UK R2m", "EG N1r");
  const moves = ["N", "U", "I", "B", "R"].map((slice) => order(favor, `UK ${slice}2m - ${slice}3g`));
  const sifted = (orders: readonly EmbassyOrder[], ...restraints: Restraint[]) => {
    const winter = { favor, restraints };
    const { orders: all, refused } = siftEmbassyOrders(winter, new Map([[powerOf("UK"), orders]]));
    return {
      carriedOut: all
        .filter(({ embassy: { power }, type }) => power === powerOf("UK") && type !== "hold")
        .map((each) => formatEmbassyOrder(favor, each)),
      refused: [...refused].map(([each, illegal]) => `${formatEmbassyOrder(favor, each)}: ${illegal.code}`),
      why: [...refused.values()].map((illegal) => dissolutionInEnglish(illegalEmbassyFacts(winter, illegal))),
    };
  };

  test("is three, and the first three count (DIS-11.5.4-1)", () => {
    const { carriedOut, refused, why } = sifted(moves);
    expect(carriedOut).toEqual(["E N2m - N3g", "E U2m - U3g", "E I2m - I3g"]);
    expect(refused).toEqual(["E B2m - B3g: too-many-moves", "E R2m - R3g: too-many-moves"]);
    expect(why[0]).toBe("At most 3 embassies may move this Winter");
    expect(sifted(moves.toReversed()).carriedOut).toEqual(["E I2m - I3g", "E B2m - B3g", "E R2m - R3g"]);
  });

  test("is two after a kick of any embassy (DIS-11.5.4-2)", () => {
    const kicked: Restraint = { embassy: embassy("UK", "N"), code: "kicked" };
    const { carriedOut, refused, why } = sifted(moves, kicked);
    expect(carriedOut).toEqual(["E U2m - U3g", "E I2m - I3g"]);
    expect(refused[0]).toBe("E N2m - N3g: kicked-must-hold");
    expect(why[1]).toBe("At most 2 embassies may move this Winter, because one was kicked this year");
  });

  test("stays three when embassies must hold for another reason, or others were kicked", () => {
    const winter = (restraint: Restraint) => ({ favor, restraints: [restraint] });
    expect(movesAllowed(winter({ embassy: embassy("UK", "N"), code: "in-territory" }), powerOf("UK"))).toBe(
      3,
    );
    expect(movesAllowed(winter({ embassy: embassy("UK", "N"), code: "retaliation" }), powerOf("UK"))).toBe(3);
    expect(movesAllowed(winter({ embassy: embassy("EG", "N"), code: "kicked" }), powerOf("UK"))).toBe(3);
  });

  test("does not limit holds and supports (DIS-11.5.4-3)", () => {
    const crowd = mapOf(
      "UK N2m",
      "UK U2m",
      "UK I2m",
      "UK B2m",
      "UK R2m",
      ...["N", "U", "I", "B", "R"].map((slice) => `EG ${slice}2n`),
    );
    const supports = ["N", "U", "I", "B", "R"].map((slice) =>
      order(crowd, `UK ${slice}2m S EG ${slice}2n H`),
    );
    const { refused, orders } = siftEmbassyOrders(
      { favor: crowd, restraints: [] },
      new Map([[powerOf("UK"), supports]]),
    );
    expect(refused.size).toBe(0);
    expect(orders.filter(({ type }) => type === "support")).toHaveLength(5);
  });

  test("is not used up by moves that are not allowed or written twice", () => {
    const far = order(favor, "UK N2m - N5a");
    expect(sifted([far, ...moves.slice(1)]).carriedOut).toHaveLength(3);
    expect(sifted([moves[0], { ...moves[0] }, moves[1], moves[2]]).carriedOut).toHaveLength(3);
  });

  test("is not used up by two different orders to one embassy, which follows neither", () => {
    const other = order(favor, "UK N2m - N3h");
    const { carriedOut, refused, why } = sifted([moves[0], other, ...moves.slice(1, 4)]);
    expect(carriedOut).toEqual(["E U2m - U3g", "E I2m - I3g", "E B2m - B3g"]);
    expect(refused).toEqual(["E N2m - N3g: ordered-twice", "E N2m - N3h: ordered-twice"]);
    expect(why[0]).toBe("E N2m was given different orders, so none of them counts");
  });
});

test("embassies without an order that counts hold; each is in the outcome once", () => {
  const favor = mapOf("UK R2m");
  const { orders } = siftEmbassyOrders({ favor, restraints: [] }, new Map());
  expect(orders).toHaveLength(50);
  expect(orders.every(({ type }) => type === "hold")).toBe(true);
});

test("embassies are ordered by their owners, and only ever on the Favor Map (DIS-3.2-6)", () => {
  const favor = mapOf("UK R2m", "EG R1r");
  const orders = legalEmbassyOrders({ favor, restraints: [] }, powerOf("UK"));
  expect(orders.every(({ embassy: { power } }) => power === powerOf("UK"))).toBe(true);
  for (const each of orders) if (each.type !== "hold" && each.to) expect(SPACE_CODES).toContain(each.to);
});

test("all legal orders are listed, and nothing else is", () => {
  const favor = mapOf("UK R2m", "EG R1r", "YU B1u", "PO R1p", "KA R3g");
  const winter = { favor, restraints: [] };
  for (const who of [embassy("UK", "R"), embassy("YU", "B"), embassy("EG", "N")]) {
    const listed = legalEmbassyOrdersOf(winter, who).map((each) => formatEmbassyOrder(favor, each));
    const all: EmbassyOrder[] = [
      { type: "hold", embassy: who },
      ...SPACE_CODES.map((to): EmbassyOrder => ({ type: "move", embassy: who, to })),
      ...favor.flatMap((_, power) =>
        (["N", "U", "I", "B", "R"] as const).flatMap((slice) =>
          [null, ...SPACE_CODES].map(
            (to): EmbassyOrder => ({
              type: "support",
              embassy: who,
              target: { power: power as never, slice },
              to,
            }),
          ),
        ),
      ),
    ];
    const legal = all.filter((each) => checkEmbassyOrder(winter, each).ok);
    expect(listed.toSorted()).toEqual(legal.map((each) => formatEmbassyOrder(favor, each)).toSorted());
  }
});
