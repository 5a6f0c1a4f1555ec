import { respond } from "@chancery/testkit";
import { expect, test } from "vitest";
import { bid, type Changes, positionWith } from "./testing.ts";

type Orders = Readonly<Record<string, readonly string[]>>;
const play = (changes: Changes, orders: Orders, dp = {}) =>
  respond({ variant: "dissolution", state: positionWith(changes), orders, dp });

const KYIV = { add: ["RO A Lvi", "RO A Mol"], remove: ["A Clu", "A Buc"] };
const ROMANIA = { RO: ["A Lvi - Kyv", "A Mol S Lvi - Kyv"] };

test("units that can retreat do so or disband, as ordered (DIS-2.1.4-1)", () => {
  const moved = play(KYIV, ROMANIA);
  expect(moved.state.phase).toBe("S1992R");
  expect(moved.state.dislodged).toMatchObject([{ power: "Ukraine", unit: "A Kyv" }]);
  const retreated = respond({ variant: "dissolution", state: moved.state, orders: { UK: ["A Kyv R Ode"] } });
  expect(retreated.state.units.Ukraine).toContain("A Ode");
  expect(retreated.state.phase).toBe("F1992M");
  const disbanded = respond({
    variant: "dissolution",
    state: moved.state,
    orders: { UK: ["Disband A Kyv"] },
  });
  expect(disbanded.state.units.Ukraine).toEqual(["A Khk", "F Sev"]);
});

test("nobody retreats into the territory of a power that bears no favor (DIS-2.1.4-2, DIS-11.4.2-1)", () => {
  const changes = { add: ["RO A Khk", "UK A Kyv", "KA A Ode", "KA A Sev"], remove: ["A Khk", "F Sev"] };
  const orders = { UK: ["A Kyv - Khk"], KA: ["A Sev S Kyv - Khk"] };
  const open = play({ ...changes, embassies: ["RO R1q"] }, orders).state.dislodged;
  expect(open).toMatchObject([{ power: "Romania", retreats: expect.arrayContaining(["Ast"]) }]);
  // Mos is held by Russia, and Romania starts without favor there: only Ast would have been open.
  const closed = play(changes, orders);
  expect(closed.events.find(({ type }) => type === "retreat-barred")).toMatchObject({
    power: "Romania",
    province: "Ast",
    why: "A Khk (Romania) cannot retreat to Astrakhan, which belongs to Russia: Romania has no Favor there",
  });
  expect(closed.state.dislodged).toBeUndefined();
  expect(closed.events.find(({ type }) => type === "disbanded")).toMatchObject({
    unit: "A Khk",
    rules: ["DIS-2.1.4-3"],
  });
});

test("what has nowhere to go is disbanded without being asked (DIS-2.1.4-3), as are stationary units (DIS-2.1.4-4)", () => {
  const { events, state } = play({}, { SA: ["A Riy - Irq", "A Dmm S Riy - Irq"] });
  expect(state.phase).toBe("F1992M");
  expect(state.units.Iraq).toBeUndefined();
  expect(events.find(({ type }) => type === "disbanded")).toMatchObject({
    power: "Iraq",
    rules: ["DIS-2.1.4-4", "DIS-3.7-7"],
  });
  const wing = play({ add: ["ET A Khm", "ET A WDe"] }, { ET: ["A Khm - Asw", "A WDe S Khm - Asw"] });
  expect(wing.state.phase).toBe("F1992M");
  expect(wing.events.find(({ type }) => type === "disbanded")).toMatchObject({
    power: "Egypt",
    unit: "W Asw",
  });
});

test("units in the territory of a power without favor are destroyed, dislodged or not (DIS-2.1.4-5, DIS-11.4.2-2), and nobody is asked (R016)", () => {
  const { events, state } = play({ add: ["RO A Ast"] }, {});
  expect(state.phase).toBe("F1992M");
  expect(state.units.Romania).toEqual(["A Buc", "A Clu"]);
  expect(state).toMatchObject({ retaliated: { Romania: ["R"] } });
  expect(events.find(({ type }) => type === "retaliation")).toMatchObject({
    power: "Romania",
    unit: "A Ast",
    by: "Russia",
  });
  const dislodged = play(
    { add: ["RO A Ast", "KA A Akt", "KA A Niz"] },
    { KA: ["A Akt - Ast", "A Niz S Akt - Ast"] },
  );
  expect(dislodged.state.units.Romania).toEqual(["A Buc", "A Clu"]);
  expect(
    dislodged.events.filter(
      ({ type, unit }) => ["retaliation", "disbanded"].includes(type) && unit === "A Ast",
    ),
  ).toMatchObject([{ type: "retaliation" }]);
});

test("who leaves in time is not struck, and who has favor may stay (DIS-6.1-2, DIS-6.1-3)", () => {
  expect(
    play({ add: ["RO A Ast"] }, { RO: ["A Ast - Khk"], UK: ["A Khk - Kyv", "A Kyv - Ode"] }).state.units
      .Romania,
  ).toContain("A Khk");
  expect(play({ add: ["KA A Ast"] }, {}).state.units.Kazakhstan).toContain("A Ast");
});

test("a kick into the Perimeter brings retaliation in the same season (DIS-11.7.5-1)", () => {
  const changes = { add: ["KA A Ast", "UK F Bla"], remove: ["A Akt", "F Sev"], embassies: ["KA R1t"] };
  const { events, state } = play(changes, { KA: ["A Ast - Kra"] });
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["violation", "kicked", "retaliation"]),
  );
  expect(state.units.Kazakhstan).toEqual(["A Alm"]);
});

test("all of it happens at once: nobody retreats to where someone is destroyed (DIS-2.1.4-6, R014)", () => {
  const changes = { add: ["RO A Ast", "KA A Sev", "KA F Azo"], remove: ["A Kyv"] };
  const moved = play(changes, { KA: ["A Sev - Khk", "F Azo S Sev - Khk"] });
  expect(moved.state.phase).toBe("S1992R");
  expect(moved.state.dislodged?.[0].retreats).not.toContain("Ast");
  const after = respond({ variant: "dissolution", state: moved.state, orders: { UK: ["A Khk R Kyv"] } });
  expect(after.state.units.Romania).not.toContain("A Ast");
  expect(after.state.units.Ukraine).toContain("A Kyv");
});

test("a winter retreat into the Perimeter destroys nobody before next Spring (DIS-11.4.2-3, DIS-11.7.5-2)", () => {
  const centers = { ...positionWith({}).centers };
  const winter = positionWith({
    phase: "W1992A",
    add: ["KA A Ast"],
    remove: ["A Akt"],
    embassies: ["KA R0z"],
    fields: { centers },
  });
  const after = respond({ variant: "dissolution", state: winter, orders: {} });
  expect(after.state.phase).toBe("S1993M");
  expect(after.state.units.Kazakhstan).toContain("A Ast");
  const spring = respond({
    variant: "dissolution",
    state: after.state,
    orders: {},
    dp: { PO: [bid(1, "A Aus H")] },
  });
  expect(spring.state.units.Kazakhstan).not.toContain("A Ast");
});
