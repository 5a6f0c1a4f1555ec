import { respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { type Changes, nameOf, positionWith, START } from "./testing.ts";

type Orders = Readonly<Record<string, readonly string[]>>;
const winter = (changes: Changes, orders: Orders = {}) =>
  respond({ variant: "dissolution", state: positionWith({ phase: "W1992A", ...changes }), orders });

const statusOf = (response: ReturnType<typeof winter>, code: string): string[] =>
  response.orders
    .filter(({ power }) => power === nameOf(code))
    .map(({ status, rules }) => (status === "illegal" ? rules[0] : status));

test("builds, disbands and orders to embassies are one submission, without conditions (DIS-2.2.1-1, DIS-2.2.1-3, DIS-2.2.1-4, DIS-2.2.2-1, DIS-2.2.3-1)", () => {
  const { orders, state } = winter(
    { own: { SA: ["Irq"] }, remove: ["A Irq"] },
    { SA: ["Build A Mec", "E N2m - N3g", "if E N2m moves, waive"] },
  );
  expect(orders.map(({ status }) => status).slice(0, 3)).toEqual(["succeeds", "succeeds", "illegal"]);
  expect(state.units["Saudi Arabia"]).toEqual(["A Dmm", "A Mec", "A Riy"]);
  expect((state as unknown as typeof START).favor["Saudi Arabia"]).toContain("N3g");
});

test("embassies do not count as units (DIS-4.1-3), and are fully told of (DIS-11.5-1, DIS-2.2.3-4)", () => {
  const { orders, state } = winter({}, { YU: ["E B3i - B4c", "Build A Pod"] });
  expect(orders[0]).toMatchObject({ order: "E B3i - B4c", results: ["moved"] });
  expect(orders[0].visibleTo).toBeUndefined();
  expect(orders[1].status).toBe("illegal");
  expect((state as unknown as typeof START).favor.Yugoslavia).toContain("B4c");
});

describe("units", () => {
  test("Inline 4.2: with five units and seven points one goes (DIS-4.2-3)", () => {
    const changes = {
      add: ["PO A Poz", "PO A Ols", "PO A Lvi"],
      own: { PO: ["Aus", "Hun", "Blr"] },
      remove: ["A Aus", "A Hun", "A Blr"],
    };
    const { state, events } = winter(changes);
    expect(state.units.Poland).toHaveLength(4);
    expect(events.filter(({ type, power }) => type === "disbanded" && power === "Poland")).toHaveLength(1);
  });

  test("a power that has to disband and says nothing loses what is farthest from home; the wing goes last (R051)", () => {
    const { state } = winter({ add: ["EG A Syr"], own: { SA: ["Sue"] } });
    expect(state.units.Egypt).toEqual(["A Cai", "W Asw"]);
  });

  test("are built in own, vacant, eligible centers only (DIS-4.3-1)", () => {
    const changes = { own: { SA: ["Irq", "Khm"] }, remove: ["A Irq", "A Khm"] };
    expect(
      statusOf(winter(changes, { SA: ["Build A Dmm", "Build A Cai", "Build A Naj", "Build A Mec"] }), "SA"),
    ).toEqual(["DIS-4.3-1", "DIS-4.3-2", "DIS-4.3-1", "succeeds"]);
  });

  test("at home (DIS-4.3-2), next to home (DIS-4.3-3), or next to where one built before (DIS-4.3-4)", () => {
    const changes = { own: { SA: ["Irq", "Syr", "Yem"] }, remove: ["A Irq", "A Syr", "A Yem"] };
    expect(statusOf(winter(changes, { SA: ["Build A Irq"] }), "SA")).toEqual(["succeeds"]);
    expect(statusOf(winter(changes, { SA: ["Build A Mec"] }), "SA")).toEqual(["succeeds"]);
    expect(statusOf(winter(changes, { SA: ["Build A Syr"] }), "SA")).toEqual(["DIS-4.3-2"]);
    const before = { ...changes, fields: { builtIn: { "Saudi Arabia": ["Irq"] } } };
    expect(statusOf(winter(before, { SA: ["Build A Syr"] }), "SA")).toEqual(["succeeds"]);
  });

  test("what is built now opens nothing yet; it is kept where everyone built (DIS-4.3-5, R047)", () => {
    const changes = {
      own: { SA: ["Irq", "Syr", "Yem", "Jor"] },
      remove: ["A Irq", "A Syr", "A Yem", "A Jor", "A Dmm"],
    };
    const { state, ...response } = winter(changes, { SA: ["Build A Irq", "Build A Syr"] });
    expect(statusOf({ state, ...response }, "SA")).toEqual(["succeeds", "DIS-4.3-2"]);
    expect(state).toMatchObject({ builtIn: { "Saudi Arabia": ["Irq"] } });
  });

  test("nothing is built under a fleet of the US Navy (R053)", () => {
    const changes = { own: { SA: ["Irq", "Yem"] }, add: ["US F Mec"], remove: ["A Irq", "A Yem"] };
    expect(statusOf(winter(changes, { SA: ["Build A Mec"] }), "SA")).toEqual(["DIS-4.3-1"]);
  });

  test("a wing takes twelve points (DIS-4.4-2, DIS-4.4-5) and no other wing (DIS-4.4-1); it is kept with fewer (DIS-4.4-3)", () => {
    const rich = ["Khm", "Ben", "Jub", "Jor", "Syr", "Eri", "Som"];
    const remove = rich.map((id) => `A ${id}`);
    expect(
      statusOf(winter({ own: { EG: rich }, remove: [...remove, "W Asw"] }, { EG: ["Build W Asw"] }), "EG"),
    ).toEqual(["succeeds"]);
    expect(statusOf(winter({ own: { EG: rich }, remove }, { EG: ["Build W Sue"] }), "EG")).toEqual([
      "DIS-4.4-1",
    ]);
    expect(
      statusOf(
        winter({ own: { EG: rich }, remove: [...remove, "W Asw"] }, { EG: ["Build W Asw", "Build W Sue"] }),
        "EG",
      ),
    ).toEqual(["succeeds", "DIS-4.4-1"]);
    expect(
      statusOf(winter({ own: { EG: ["Khm"] }, remove: ["A Khm", "W Asw"] }, { EG: ["Build W Asw"] }), "EG"),
    ).toEqual(["DIS-4.4-2"]);
    expect(winter({}).state.units.Egypt).toContain("W Asw");
    expect(
      statusOf(
        winter(
          { own: { EG: rich }, add: ["US F Sue"], remove: [...remove, "W Asw"] },
          { EG: ["Build W Asw"] },
        ),
        "EG",
      ),
    ).toEqual(["DIS-4.4-2"]);
  });
});

describe("neutral powers", () => {
  test("minor ones raise their armies again in vacant centers that nobody claimed (DIS-4.5-1, DIS-4.5-2)", () => {
    const { state, events } = winter({ remove: ["A Pra", "A Hun", "A Irq"], own: { SA: ["Irq"] } });
    expect(state.units.Czechoslovakia).toEqual(["A Bra", "A Pra"]);
    expect(state.units.Hungary).toEqual(["A Hun"]);
    expect(state.units.Iraq).toBeUndefined();
    expect(events.filter(({ type }) => type === "rebuilt")).toHaveLength(2);
    expect(winter({ add: ["US F Irq"] }).state.units.Iraq).toBeUndefined();
  });

  test("nuclear ones never build nor disband (DIS-4.5-3)", () => {
    const { state } = winter({ remove: ["F Kal"] });
    expect(state.units.Russia).toEqual(["A Mos", "W Kra", "W Sve"]);
    expect(state.units.NATO).toHaveLength(7);
  });
});

test("the embassies of a power in civil disorder hold, and what is farthest from home goes (R009)", () => {
  const changes = { own: { UK: ["War"] }, fields: { civilDisorder: ["Poland"] } };
  const { orders, state } = winter(changes, { PO: ["E I1q - I2n"] });
  expect(orders[0]).toMatchObject({ status: "illegal", rules: ["CB-157"] });
  expect((state as unknown as typeof START).favor.Poland).toContain("I1q");
  expect(state.units.Poland).toHaveLength(1);
});

describe("embassies that must hold (R092)", () => {
  test("those kicked this year, those of trespassers, those of the struck; and next year nobody", () => {
    const fields = { kicked: { Egypt: ["N"] }, retaliated: { Romania: ["B"] } };
    const response = winter(
      { add: ["KA A Ast"], fields },
      { EG: ["E N2k H", "E N2k - N3h"], RO: ["E B2m - B3g"], KA: ["E R2j - R3i"], ET: ["E N1s - N2k"] },
    );
    expect(statusOf(response, "EG")).toEqual(["succeeds", "DIS-11.5.3-1"]);
    expect(statusOf(response, "RO")).toEqual(["DIS-11.5.3-3"]);
    expect(statusOf(response, "KA")).toEqual(["DIS-11.5.3-2"]);
    expect(response.state).not.toHaveProperty("kicked");
    expect(response.state).not.toHaveProperty("retaliated");
  });

  test("presence is looked at before anything is disbanded", () => {
    const changes = { add: ["KA A Ast", "KA A Akt"] };
    expect(statusOf(winter(changes, { KA: ["Disband A Ast", "E R2j - R3i"] }), "KA")).toEqual([
      "succeeds",
      "DIS-11.5.3-2",
    ]);
  });

  test("embassies are ordered in Winter only (DIS-1.3-2), points given in Spring and Autumn only, and nobody orders for neutral powers", () => {
    const spring = respond({ variant: "dissolution", state: "start", orders: { EG: ["E N2k H"] } });
    expect(spring.orders[0]).toMatchObject({ status: "invalid", rules: ["DIS-1.3-2"] });
    expect(winter({}, { EG: ["2 DP: A Aus H"] }).orders[0]).toMatchObject({
      status: "invalid",
      rules: ["DIS-5.1-1"],
    });
    expect(winter({}, { NATO: ["N - N1p"] }).orders[0].status).not.toBe("succeeds");
    const { Romania: _, ...favor } = START.favor;
    expect(winter({ fields: { favor } }, { RO: ["N - N1p"] }).orders[0]).toMatchObject({
      rules: ["DIS-5.3-3"],
    });
  });
});
