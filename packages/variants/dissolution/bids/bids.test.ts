import { createNotation, ORDER_TYPES, type Power, readPosition } from "@chancery/engine";
import { respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { bid, bidsOf, type Changes, nameOf, positionWith, publicOrder, rules, start } from "../testing.ts";
import { allotment } from "./allotment.ts";

type Bids = Readonly<Record<string, readonly ReturnType<typeof bid>[]>>;
type Orders = Readonly<Record<string, readonly string[]>>;

const play = (changes: Changes, orders: Orders, dp: Bids = {}, options = {}) =>
  respond({ variant: "dissolution", options, state: positionWith(changes), orders, dp });

const notation = createNotation(rules);
function allotted(changes: Changes, code: string, exiles = true): number {
  const state = readPosition(notation, start, positionWith(changes));
  if (!state.ok) throw new Error(state.error[0].fault.code);
  const power = rules.powers.findIndex(({ name }) => name === nameOf(code)) as Power;
  return allotment({ exiles }, state.value, power);
}

describe("points are tallied", () => {
  test("points decide the orders of all neutral units, beside a player's own orders (DIS-5.0-1, DIS-5.1-1, DIS-2.1.1-3, DIS-2.1.1-4)", () => {
    const response = play(
      {},
      { YU: ["A Bgd - Hun"] },
      { YU: [bid(1, "A Cro S Bgd - Hun")], UK: [bid(1, "A Mos - Blr")] },
    );
    expect(publicOrder(response, "A Cro")).toMatchObject({
      order: "A Cro S A Bgd - Hun",
      status: "succeeds",
    });
    expect(publicOrder(response, "A Mos")).toMatchObject({ order: "A Mos - Blr", results: ["bounced"] });
    expect(publicOrder(response, "A Bgd")?.results).toEqual(["moved"]);
  });

  test("minor units follow points alone (DIS-3.5-2, DIS-11.0-1), whatever the favor (DIS-11.4.1-3)", () => {
    const dp = { YU: [bid(2, "A Aus S Pra H")] };
    expect(bidsOf(play({}, {}, dp), "YU")).toEqual(["counted"]);
    const refused = play({}, { Austria: ["A Aus - Hun"] });
    expect(
      refused.orders.find(({ power, text }) => power === "Austria" && text === "A Aus - Hun")?.status,
    ).toBe("illegal");
    expect(publicOrder(refused, "A Aus")?.order).toBe("A Aus H");
  });

  test("the tally comes first, then all units are resolved together (DIS-2.1.2-1, DIS-2.1.2-2)", () => {
    const response = play(
      {},
      { PO: ["A War - Pra"] },
      { PO: [bid(1, "A Aus S War - Pra")], YU: [bid(1, "A Bra S War - Pra"), bid(1, "A Hun - Aus")] },
    );
    expect(publicOrder(response, "A Aus")).toMatchObject({ order: "A Aus S A War - Pra", results: ["cut"] });
  });

  test("points of several players on one order add up (DIS-5.1-3), and most points win (DIS-5.1.3-1)", () => {
    const dp = {
      PO: [bid(2, "A Aus S War - Pra")],
      YU: [bid(2, "A Aus S Bgd - Hun")],
      KA: [bid(1, "A Aus S Bgd - Hun")],
    };
    expect(publicOrder(play({}, {}, dp), "A Aus")?.order).toBe("A Aus S A Bgd - Hun");
  });

  test("points go to one order or to several, also of one unit (DIS-5.1-4, R058)", () => {
    const all = play({}, {}, { IR: [bid(4, "A Taj - Kab")] });
    expect(bidsOf(all, "IR")).toEqual(["counted"]);
    const spread = play(
      {},
      {},
      { IR: [bid(1, "A Taj - Kab"), bid(1, "A Irq H"), bid(1, "A Taj - Kab"), bid(1, "A Taj H")] },
    );
    expect(bidsOf(spread, "IR")).toEqual(["counted", "counted", "counted", "counted"]);
    expect(publicOrder(spread, "A Taj")?.order).toBe("A Taj - Kab");
  });

  test("a tie gives the default order, even if holding is not among the tied (DIS-5.1.3-2, DIS-5.1.3-4, R059)", () => {
    const tied = play({}, {}, { PO: [bid(1, "A Aus S War - Pra")], YU: [bid(1, "A Aus S Bgd - Hun")] });
    expect(publicOrder(tied, "A Aus")?.order).toBe("A Aus H");
    const held = play(
      {},
      {},
      { PO: [bid(1, "A Aus - Hun")], YU: [bid(2, "A Aus H")], KA: [bid(1, "A Aus - Hun")] },
    );
    expect(publicOrder(held, "A Aus")?.order).toBe("A Aus H");
  });

  test("without points that count a unit does what it does by default (DIS-5.1.3-3)", () => {
    const response = play({}, {}, { YU: [bid(1, "A Aus - Mos")] });
    expect(publicOrder(response, "A Aus")?.order).toBe("A Aus H");
    expect(publicOrder(response, "W Ram")?.order).toBe("W Ram H");
  });

  test("orders by different convoy paths are different orders (R040)", () => {
    const changes = { add: ["EG F Red"] };
    const dp = {
      EG: [bid(1, "A Khm - Asw - Cai")],
      SA: [bid(1, "A Khm H")],
      ET: [bid(1, "A Khm - Asw - Cai")],
    };
    expect(publicOrder(play(changes, {}, dp), "A Khm")?.order).toBe("A Khm - Asw - Cai");
    const other = { ...dp, ET: [bid(1, "A Khm - Red - Asw - Cai")] };
    expect(publicOrder(play(changes, {}, other), "A Khm")?.order).toBe("A Khm H");
  });

  test("winning the vote shields no order from what others do (DIS-5.1.3-6)", () => {
    const dp = { PO: [bid(2, "A Aus S War - Pra")], RO: [bid(1, "A Hun - Aus")] };
    expect(publicOrder(play({}, { PO: ["A War - Pra"] }, dp), "A Aus")).toMatchObject({
      status: "fails",
      results: ["cut"],
    });
  });

  test("unused points are lost: the next season gives the same again (DIS-5.0-3)", () => {
    const spring = play({}, {});
    expect(spring.state.phase).toBe("F1992M");
    const autumn = respond({
      variant: "dissolution",
      state: spring.state,
      orders: {},
      dp: { PO: [bid(3, "A Aus H")] },
    });
    expect(bidsOf(autumn, "PO")).toEqual(["ignored DIS-5.1.2-1 DIS-5.1-2"]);
  });
});

describe("what neutral units can be told", () => {
  const order = (order: string, changes: Changes = {}): string | null | undefined => {
    const response = play(changes, {}, { PA: [bid(1, order)] });
    return bidsOf(response, "PA")[0] === "counted" ? publicOrder(response, order.slice(0, 5))?.order : null;
  };

  test("armies move, hold and support (DIS-5.1.1-1), and go by convoy (DIS-5.1.1-2)", () => {
    expect(order("A Aus - Hun")).toBe("A Aus - Hun");
    expect(order("A Aus H")).toBe("A Aus H");
    expect(order("A Aus S Hun H")).toBe("A Aus S A Hun");
    expect(order("A Khm - Asw - Cai")).toBe("A Khm - Asw - Cai");
  });

  test("fleets move, hold and support (DIS-5.1.1-3); those of the US Navy convoy at sea (DIS-5.1.1-4), and really move (DIS-8.5.3-1)", () => {
    expect(order("F Kal - Bal")).toBe("F Kal - Bal");
    expect(order("F Kuw S Irq H")).toBe("F Kuw S A Irq");
    expect(order("F Per C Dmm - Shi", { add: ["US F Per"] })).toBe("F Per C A Dmm - Shi");
    expect(order("F Kuw C Dmm - Shi")).toBeNull();
    const moved = play({}, {}, { PA: [bid(1, "F Kuw - Per")] });
    expect(moved.state.units["US Navy"]).toEqual(["F Nap", "F Per"]);
  });

  test("wings move, hold, support and convoy, near or far (DIS-5.1.1-5)", () => {
    expect(order("W Ram - Aus")).toBe("W Ram - Aus");
    expect(order("W Ram S Aus H")).toBe("W Ram S A Aus");
    expect(order("W Ram C EGe - Guj", { add: ["PO A EGe"] })).toBe("W Ram C A EGe - Guj");
  });

  test("the US Navy stays out of the Russian canals, and supports nobody into them (DIS-8.5.4-1, R069)", () => {
    for (const text of ["F Bal - Len", "F Cas - Ast", "F Fin S Kal - Len"]) {
      const at = text.slice(2, 5);
      const response = play({ add: [`US F ${at}`] }, {}, { PA: [bid(1, text)] });
      expect(bidsOf(response, "PA")[0], text).toMatch(/^ignored/);
      expect(publicOrder(response, `F ${at}`)?.order).toBe(`F ${at} H`);
    }
  });

  test("nobody carries out an illegal order; points on it are ignored (DIS-5.1.2-4, DIS-5.1.2-5)", () => {
    const response = play({}, {}, { YU: [bid(2, "A Aus - Mos"), bid(2, "A Aus - Hun")] });
    expect(bidsOf(response, "YU")).toEqual([expect.stringMatching(/^ignored DIS-3.1-1/), "counted"]);
    expect(publicOrder(response, "A Aus")?.order).toBe("A Aus - Hun");
  });

  test("a support for a move that nobody makes is legal, and void (R060)", () => {
    const response = play({}, {}, { YU: [bid(1, "A Cro S Bgd - Hun")] });
    expect(bidsOf(response, "YU")).toEqual(["counted"]);
    expect(publicOrder(response, "A Cro")?.status).toBe("void");
  });
});

test("nothing in the game is done with nuclear weapons (DIS-3.6-3)", () => {
  const response = play({}, {}, { UK: [bid(1, "W Sve bombs Kyv"), bid(1, "A Mos nukes Kyv")] });
  expect(response.orders.slice(0, 2).map(({ status }) => status)).toEqual(["invalid", "invalid"]);
  expect(ORDER_TYPES).toEqual(["hold", "move", "support", "convoy", "retreat", "disband", "build", "waive"]);
});

describe("how many points", () => {
  test("one for each unit up to four, one for oil, and at least one (DIS-5.2-1, DIS-5.2.1-1, DIS-5.0-2, DIS-5.2.3-1)", () => {
    expect(allotted({}, "PO")).toBe(2);
    expect(allotted({ add: ["PO A Poz", "PO A Ols", "PO A Lvi"] }, "PO")).toBe(4);
    expect(allotted({ remove: ["A Gda", "A War"] }, "PO")).toBe(1);
  });

  test("any number of oil centers gives one point (DIS-5.2.2-2), so that five are the most (DIS-5.2.2-3)", () => {
    expect(allotted({}, "SA")).toBe(3);
    expect(allotted({ add: ["SA A Naj", "SA A Mec", "SA A Tbk"] }, "SA")).toBe(5);
    expect(allotted({ remove: ["A Dmm", "A Riy"] }, "SA")).toBe(1);
  });

  test("oil under a fleet of the US Navy still gives its point (DIS-4.6.1-3)", () => {
    expect(allotted({ add: ["US F Dmm"], own: { IR: ["Riy"] } }, "SA")).toBe(2);
  });

  test("nobody allocates more than that: lines are taken from the top, whole, and what is ignored costs nothing (DIS-5.1.2-1, DIS-5.1-2, R057)", () => {
    const dp = {
      PO: [bid(1, "A Aus H"), bid(2, "A Hun H"), bid(1, "A Aus - Mos"), bid(1, "A Blr H"), bid(1, "A Cro H")],
    };
    const lines = bidsOf(play({}, {}, dp), "PO");
    expect(lines.map((line) => line.split(" ")[0])).toEqual([
      "counted",
      "ignored",
      "ignored",
      "counted",
      "ignored",
    ]);
  });

  test("favor limits what a nuclear power gets, all its units together (DIS-5.1.2-2, DIS-11.4.1-1), and gives no points (DIS-11.4.1-2)", () => {
    const ukraine = (...dp: ReturnType<typeof bid>[]) => bidsOf(play({}, {}, { UK: dp }), "UK");
    expect(ukraine(bid(2, "A Mos H"))).toEqual(["counted"]);
    expect(ukraine(bid(2, "W Kra H"))).toEqual(["counted"]);
    expect(ukraine(bid(1, "A Mos H"), bid(1, "W Kra H"))).toEqual(["counted", "counted"]);
    expect(ukraine(bid(2, "A Mos H"), bid(1, "W Kra H"))).toEqual([
      "counted",
      "ignored DIS-11.4.1-1 DIS-5.1.2-2",
    ]);
    expect(ukraine(bid(1, "A Mos H"), bid(2, "W Kra H"))).toEqual([
      "counted",
      "ignored DIS-11.4.1-1 DIS-5.1.2-2",
    ]);
    expect(ukraine(bid(3, "A Mos H"))).toEqual(["ignored DIS-11.4.1-1 DIS-5.1.2-2"]);
    expect(bidsOf(play({}, {}, { YU: [bid(3, "A Del H")] }), "YU")).toEqual([
      "ignored DIS-5.1.2-1 DIS-5.1-2",
    ]);
    expect(bidsOf(play({}, {}, { YU: [bid(2, "A Del H")] }), "YU")).toEqual(["counted"]);
    expect(bidsOf(play({}, {}, { YU: [bid(2, "W Tel H")] }), "YU")).toEqual([
      "ignored DIS-11.4.1-1 DIS-5.1.2-2",
    ]);
  });

  test("with no favor nothing can be allocated to that power (DIS-11.4.1-4)", () => {
    expect(bidsOf(play({}, {}, { YU: [bid(1, "W Ram H"), bid(1, "F Nap H")] }), "YU")).toEqual([
      "ignored DIS-11.4.1-4",
      "ignored DIS-11.4.1-4",
    ]);
  });
});

test("in civil disorder units hold, and no points are given (R009)", () => {
  const fields = { civilDisorder: ["Poland"] };
  expect(allotted({ fields }, "PO")).toBe(0);
  const response = play({ fields }, { PO: ["A War - Pra"] }, { PO: [bid(1, "A Aus - Hun")] });
  expect(bidsOf(response, "PO")).toEqual(["ignored DIS-5.1.2-1 DIS-5.1-2"]);
  expect(publicOrder(response, "A Aus")?.order).toBe("A Aus H");
  expect(response.state.units.Poland).toEqual(["A Gda", "A War"]);
});

describe("players in exile", () => {
  const { Romania: _, ...favor } = positionWith({}).favor;
  const exile: Changes = { remove: ["A Buc", "A Clu"], own: { UK: ["Buc", "Clu"] }, fields: { favor } };

  test("put one point on one order, with a favor of 1 everywhere (DIS-5.3-1, DIS-5.2.3-2, R010)", () => {
    expect(allotted(exile, "RO")).toBe(1);
    const response = play(
      exile,
      {},
      { RO: [bid(1, "W Ram - Aus"), bid(1, "A Aus H")], UK: [bid(1, "A Aus - Hun")] },
    );
    expect(bidsOf(response, "RO")).toEqual(["counted", "ignored DIS-5.1.2-1 DIS-5.1-2"]);
    expect(publicOrder(response, "W Ram")?.order).toBe("W Ram - Aus");
  });

  test("put none if the table plays without them, or the referee has removed the player (DIS-5.3-8)", () => {
    expect(allotted(exile, "RO", false)).toBe(0);
    expect(allotted({ ...exile, fields: { favor, revoked: ["Romania"] } }, "RO")).toBe(0);
    const response = play(exile, {}, { RO: [bid(1, "A Aus - Hun")] }, { exiles: false });
    expect(bidsOf(response, "RO")).toEqual(["ignored DIS-5.1.2-1 DIS-5.1-2"]);
  });
});
