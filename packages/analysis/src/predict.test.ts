import { expect, test } from "vitest";
import { predict } from "./predict.ts";

const position = {
  phase: "S1902M",
  units: { France: ["A Par", "F Mid"], Germany: ["A Mun", "A Ruh"], Italy: ["A Ven"] },
  centers: { France: ["Par", "Bre"], Germany: ["Mun", "Ber", "Kie"], Italy: ["Ven"] },
};

const told = async (request: object) => {
  const { response } = await predict({ state: position, ...request });
  if ("error" in response) throw new Error(response.error.message);
  return response;
};
const refused = async (request: unknown, language?: "de") => {
  const { response } = await predict(request, undefined, language);
  return "error" in response ? response.error : null;
};

test("every unit has at most ten orders, the likeliest first, and the shares add up to the whole", async () => {
  const { id, orders, shares } = await told({ id: 7, state: "start" });
  expect(id).toBe(7);
  expect(Object.keys(orders)).toHaveLength(7);
  expect(Object.keys(orders.Russia)).toEqual(["A Mos", "A War", "F Sev", "F StP/sc"]);
  for (const unit of Object.values(orders).flatMap((units) => Object.values(units))) {
    const chances = unit.map(([, chance]) => chance);
    expect(unit.length).toBeLessThanOrEqual(10);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThan(1.001);
  }
  expect(orders.Turkey["A Con"][0][0]).toBe("A Con - Bul");
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
  expect(Object.keys(shares)).toHaveLength(7);
});

test("settled orders are certain, and others of their power fit them", async () => {
  const free = await told({});
  const settled = await told({ given: { German: ["a mun-bur"] } });
  expect(settled.orders.Germany["A Mun"]).toEqual([["A Mun - Bur", 1]]);
  const support = ({ orders }: typeof free): number =>
    orders.Germany["A Ruh"].find(([line]) => line === "A Ruh S A Mun - Bur")?.[1] ?? 0;
  expect(support(settled)).toBeGreaterThan(support(free));
  expect(settled.orders.France).toEqual(free.orders.France);
});

test("the movement phase before makes a difference", async () => {
  const last = {
    units: { France: ["A Par", "F Bre"], Germany: ["A Mun", "A Ruh"] },
    orders: { France: ["F Bre - Mid"], Germany: ["A Mun - Bur", "A Ruh S A Mun - Bur"] },
  };
  expect((await told({ last })).orders).not.toEqual((await told({})).orders);
});

test("what can't be answered is refused with its place", async () => {
  const at = async (request: object) => (await refused({ state: position, ...request }))?.path;
  expect(await at({ given: { France: ["A Mun - Bur"] } })).toBe("given.France[0]");
  expect(await at({ given: { France: ["A Par - Con"] } })).toBe("given.France[0]");
  expect(await at({ given: { France: ["A Par H", "A Par - Bur"] } })).toBe("given.France[1]");
  expect(await at({ given: { Narnia: [] } })).toBe("given.Narnia");
  expect(await at({ last: { units: { France: ["A Xyz"] }, orders: {} } })).toBe("last.units.France[0]");
  expect(await at({ last: { units: {}, orders: { France: ["A Par H"] } } })).toBe("last.orders.France[0]");
  expect(await at({ orders: {} })).toBe("orders");
  expect(await at({ variant: "dissolution", state: "start" })).toBe("variant");
  expect(await at({ variant: "crowded", state: "start" })).toBe("variant");
  expect(await at({ state: { ...position, phase: "W1902A" } })).toBe("state.phase");
  expect(await at({ state: { ...position, units: { France: ["A Par", "F Par"] } } })).toMatch(
    /^state\.units/,
  );
  expect(await refused(null)).not.toBeNull();
  expect(await refused([])).not.toBeNull();
});

test("refusals are in the language that is asked for", async () => {
  const request = { state: { ...position, phase: "W1902A" } };
  expect((await refused(request, "de"))?.message).not.toBe((await refused(request))?.message);
  expect((await refused({ ...request, language: "de" }))?.message).toBe(
    (await refused(request, "de"))?.message,
  );
});

test("fewer powers on the classic board are predicted too", async () => {
  const { response } = await predict({ variant: "france-austria", state: "start" });
  expect(Object.keys("shares" in response ? response.shares : {})).toHaveLength(2);
});
