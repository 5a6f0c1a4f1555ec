import { readFileSync } from "node:fs";
import { type Power, type Province, unitsOf } from "@chancery/engine";
import { LANGUAGES, localized } from "@chancery/messages";
import { faultInEnglish, respond } from "@chancery/testkit";
import { expect, test } from "vitest";
import { INDEPENDENTS } from "../boards/dissolution/facts.ts";
import { allotment } from "./bids/allotment.ts";
import { board } from "./board.ts";
import { createDissolution, RULEBOOK } from "./game.ts";
import { dissolution } from "./manifest.ts";
import { NUCLEARS } from "./neutrals.ts";
import { ownOf } from "./own.ts";
import { PLAYERS } from "./players.ts";
import { centersHeld, effectivePoints, pointsOf, unitCount } from "./points.ts";
import { isPlayer, NEUTRAL_POWERS, PLAYER_POWERS, POWERS, powerNamed, territoryOf } from "./powers.ts";
import { nameOf, START, start } from "./testing.ts";

/** Home centers with their points, units, victory points and Diplomacy Points as the rulebook lists them. */
const TABLE: Readonly<Record<string, readonly [homes: string, units: string, points: number, dp: number]>> = {
  EG: ["Alx 1, Asw 1, Cai 2, Sue 1", "A Cai, F Alx, W Asw", 5, 3],
  ET: ["AdA 2, DiD 2", "A AdA, A DiD", 4, 2],
  IR: ["Shi 1, Tbz 2, Teh 2", "A Shi, A Tbz, A Teh", 5, 4],
  KA: ["Akt 2, Alm 2", "A Akt, A Alm", 4, 3],
  PA: ["Isl 2, Kch 2, Pes 2", "A Isl, A Kch, A Pes", 6, 3],
  PO: ["Gda 2, War 2", "A Gda, A War", 4, 2],
  RO: ["Buc 2, Clu 2", "A Buc, A Clu", 4, 2],
  SA: ["Dmm 1, Mec 1, Riy 2", "A Dmm, A Riy", 4, 3],
  UK: ["Khk 2, Kyv 2, Sev 1", "A Khk, A Kyv, F Sev", 5, 3],
  YU: ["Bgd 2, Pod 1", "A Bgd, A Pod", 3, 2],
};

test("the author is credited where the rules are offered, with both licenses", () => {
  for (const language of LANGUAGES) {
    const credit = localized(dissolution.credit ?? { en: "" }, language);
    expect(credit).toContain("W. Alex Ronke, 2017–2021");
    expect(credit).toContain("CC BY-SA 4.0");
    expect(credit).toContain("GFDL 1.2");
  }
  const notes = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  expect(notes).toContain("Ronke");
});

test("ten powers are played, by the rules of Diplomacy unless stated otherwise (DIS-1.0-1)", () => {
  expect(start.seats).toEqual(PLAYER_POWERS.map((power) => [power]));
  const { orders } = respond({ variant: "dissolution", state: "start", orders: { PO: ["A War - Poz"] } });
  expect(orders[0]).toMatchObject({ status: "succeeds", rules: ["CB-54"] });
});

test("all of it comes together in one turn: wings, points, minor and nuclear powers, favor (DIS-1.0-2)", () => {
  const { orders, state, events } = respond({
    variant: "dissolution",
    options: { exiles: false },
    state: { ...START, phase: "F1992M" },
    orders: { EG: ["W Asw - Khm"], UK: ["A Khk - Mos", "A Kyv S A Khk - Mos"], PO: ["A War - Pra"] },
    dp: {
      YU: [{ points: 2, order: "A Aus S War - Pra" }],
      PO: [{ points: 1, order: "W Ram S War - Pra" }],
    },
  });
  const fate = (unit: string) => orders.find(({ order }) => order?.startsWith(`${unit} `))?.result;
  // A wing stays where it is, a minor unit follows points and is dislodged, a nuclear one is not.
  expect(fate("W Asw")).toBe("bounced");
  expect(fate("A Aus")).toBe("supported");
  expect(fate("A War")).toBe("moved");
  expect(state.units.Russia).toContain("A Mos");
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["disabled", "violation", "kicked", "unit-counts"]),
  );
  expect((state as unknown as typeof START).favor.Ukraine).not.toEqual(START.favor.Ukraine);
});

test("a game begins in Spring 1992 (DIS-1.2-1), with two boards (DIS-1.3-1)", () => {
  expect(START.phase).toBe("S1992M");
  expect(board.provinces).toHaveLength(122);
  expect(Object.values(START.favor).flat()).toHaveLength(50);
});

test("57 centers are worth 75 points, one or two each", () => {
  const points = board.centers.map(pointsOf);
  expect(points).toHaveLength(57);
  expect(points.filter((each) => each === 1)).toHaveLength(39);
  expect(points.filter((each) => each === 2)).toHaveLength(18);
});

test("starting totals are 3 to 6 points (DIS-1.4-3), with two or three units by them (DIS-4.2-2, DIS-1.4-5)", () => {
  for (const power of PLAYER_POWERS) {
    const points = effectivePoints(start, power);
    expect([3, 4, 5, 6]).toContain(points);
    expect(unitsOf(start, power)).toBe(points < 5 ? 2 : 3);
    expect(unitsOf(start, power)).toBe(unitCount(points));
  }
});

test("homes, points, units and Diplomacy Points of each player (DIS-7.1-2, DIS-7.2-2, DIS-7.3-2, DIS-7.4-2, DIS-7.5-2, DIS-7.6-2, DIS-7.7-2, DIS-7.8-2, DIS-7.9-2, DIS-7.10-2, DIS-7.1-3, DIS-7.2-3, DIS-7.3-3, DIS-7.4-3, DIS-7.5-3, DIS-7.6-3, DIS-7.7-3, DIS-7.8-3, DIS-7.9-3, DIS-7.10-3, DIS-7.1-5, DIS-7.2-5, DIS-7.3-5, DIS-7.4-5, DIS-7.5-5, DIS-7.6-5, DIS-7.7-5, DIS-7.8-5, DIS-7.9-5, DIS-7.10-5)", () => {
  for (const [power, { code, name }] of PLAYERS.entries()) {
    const [homes, units, points, dp] = TABLE[code];
    const held = centersHeld(start, power as Power);
    expect(held).toEqual(POWERS[power].homes);
    expect(
      held
        .map((center) => `${board.provinces[center].id} ${pointsOf(center)}`)
        .sort()
        .join(", "),
    ).toBe(homes);
    expect(START.units[name].join(", ")).toBe(units);
    expect(effectivePoints(start, power as Power)).toBe(points);
    expect(allotment({ exiles: true }, start, power as Power)).toBe(dp);
  }
});

test("26 homes, 44 points and 24 units: 21 armies, 2 fleets and Egypt's wing (DIS-7.0-1, DIS-4.4-4)", () => {
  expect(PLAYERS.map(({ code }) => code).join(" ")).toBe("EG ET IR KA PA PO RO SA UK YU");
  expect(PLAYER_POWERS.flatMap((power) => POWERS[power].homes)).toHaveLength(26);
  expect(PLAYER_POWERS.reduce((sum, power) => sum + effectivePoints(start, power), 0)).toBe(44);
  const letters = start.units.filter(({ power }) => isPlayer(power)).map(({ kind }) => kind.letter);
  expect(letters.filter((letter) => letter === "A")).toHaveLength(21);
  expect(letters.filter((letter) => letter === "F")).toHaveLength(2);
  expect(start.units.filter(({ power, kind }) => isPlayer(power) && kind.letter === "W")).toMatchObject([
    { power: powerNamed("Egypt") },
  ]);
});

const territories = (name: string): string =>
  board.provinces
    .flatMap(({ id }, index) => (territoryOf(index as Province) === powerNamed(name) ? [id] : []))
    .sort()
    .join(" ");

test("territories of the nuclear powers", () => {
  expect(territories("NATO")).toBe("Ath Avi Cre EGe Inc Ist Izm Nap Par Ram");
  expect(territories("Russia")).toBe("Ast Kal Kra Len Mos Niz Sve");
  expect(territories("India")).toBe("Del Guj Kas Mum");
  expect(territories("Israel")).toBe("Tel");
  expect(territories("US Navy")).toBe("");
});

test("units of the nuclear powers (DIS-3.6-1, DIS-8.1.2-1, DIS-8.2.2-1, DIS-8.3.2-1, DIS-8.4.2-1, DIS-8.5.2-1)", () => {
  const units = NUCLEARS.map(({ name }) => `${name}: ${START.units[name].join(", ")}`);
  expect(units).toEqual([
    "NATO: A Ath, A Par, F Izm, W Avi, W Dji, W Inc, W Ram",
    "US Navy: F Kuw, F Nap",
    "Israel: W Tel",
    "India: A Del, W Mum",
    "Russia: A Mos, F Kal, W Kra, W Sve",
  ]);
});

test("every minor power has its armies on neutral centers (DIS-3.5-1), bronze ones like tan ones (DIS-3.5.2-2)", () => {
  const minors = NEUTRAL_POWERS.filter(
    (power) => POWERS[power].kinds?.length === 1 && POWERS[power].name !== "US Navy",
  );
  expect(minors).toHaveLength(28);
  const armies = start.units.filter(({ power }) => minors.includes(power));
  expect(armies).toHaveLength(31);
  for (const { kind, at } of armies) {
    expect(kind.letter).toBe("A");
    expect(start.owners[board.centers.indexOf(board.provinceOf[at] as Province)]).toBeNull();
  }
  // Juba and Khartoum are two powers, and one may well help against the other.
  expect(INDEPENDENTS.bronze).toContain("Jub");
  const { orders } = respond({
    variant: "dissolution",
    state: "start",
    orders: { ET: ["A AdA - Khm"] },
    dp: { YU: [{ points: 1, order: "A Jub S AdA - Khm" }] },
  });
  expect(orders[0]).toMatchObject({ status: "succeeds", result: "moved" });
});

test("the layout of the embassies is part of the options, and so known before powers are given out (DIS-11.2-2)", () => {
  const custom = {
    ...START.favor,
    Egypt: ["N2j", "U1t", "I1p", "B1t", "R1u"],
    Yugoslavia: ["N0z", "U0z", "I1r", "B3i", "R2k"],
  };
  const made = createDissolution(RULEBOOK, { favorSetup: "custom", favor: custom });
  expect(made.ok && ownOf(made.value.start).favor[0]?.N).toBe("N2j");
  const lots = createDissolution(RULEBOOK, { favorSetup: "random", seed: 7 });
  const again = createDissolution(RULEBOOK, { favorSetup: "random", seed: 7 });
  expect(lots.ok && again.ok && ownOf(lots.value.start).favor).toEqual(
    again.ok && ownOf(again.value.start).favor,
  );
});

test("options that cannot be are refused, each with what would be right", () => {
  const wrong = createDissolution(RULEBOOK, {
    victoryVP: 0,
    favorSetup: "old",
    exiles: 1,
    lastYear: 1900,
    goal: 3,
    favor: {},
  });
  expect(wrong.ok ? [] : wrong.error.map(({ option }) => option).sort()).toEqual(
    ["exiles", "favor", "favorSetup", "goal", "lastYear", "victoryVP"].sort(),
  );
  const misplaced = createDissolution(RULEBOOK, {
    favorSetup: "custom",
    favor: {
      ...START.favor,
      Egypt: ["N1p", "U1s", "I1r", "B1q", "R1p"],
      Kazakhstan: ["N2k", "U1p", "I1s", "B1p", "R2j"],
    },
  });
  expect(misplaced.ok ? "" : faultInEnglish(misplaced.error[0].fault, "dissolution")).toContain(
    "Egypt starts with Favor 2 with NATO",
  );
  expect(createDissolution("2017").ok).toBe(false);
});

test("a position is written and read back the same, and what is wrong in it is pointed out", () => {
  const state = {
    ...START,
    kicked: { Poland: ["N", "U"] },
    retaliated: { Iran: ["R"] },
    builtIn: { Egypt: ["Khm", "Sue"] },
    revoked: ["Romania"],
  };
  const again = respond({ variant: "dissolution", state, orders: {} });
  expect(again.state).toMatchObject({
    favor: START.favor,
    kicked: { Poland: ["N", "U"] },
    builtIn: { Egypt: ["Khm", "Sue"] },
  });
  const faults: readonly (readonly [Record<string, unknown>, string])[] = [
    [{ favor: { Egypt: ["N9x"] } }, "state.favor.Egypt[0]"],
    [{ kicked: { Poland: ["Q"] } }, "state.kicked.Poland[0]"],
    [{ builtIn: { Egypt: ["Red"] } }, "state.builtIn.Egypt[0]"],
    [{ builtIn: 5 }, "state.builtIn"],
    [{ revoked: ["NATO"] }, "state.revoked[0]"],
    [{ goals: {} }, "state.goals"],
  ];
  for (const [fields, path] of faults)
    expect(() => respond({ variant: "dissolution", state: { ...START, ...fields }, orders: {} })).toThrow(
      path,
    );
  expect(nameOf("SA")).toBe("Saudi Arabia");
});

test("without favor, who has nothing left is in exile and has no embassies (DIS-2.1.5-8, DIS-5.3-3)", () => {
  const { favor, ...rest } = START as typeof START & { readonly favor: Readonly<Record<string, unknown>> };
  const { Egypt: centers, ...others } = rest.centers;
  const without = (more: object) =>
    respond({ variant: "dissolution", state: { ...rest, centers: others, ...more }, orders: {} })
      .state as unknown as {
      favor: object;
    };
  const gone = without({ units: { ...rest.units, Egypt: [] } });
  expect(Object.keys(gone.favor).sort()).toEqual(
    Object.keys(favor)
      .filter((power) => power !== "Egypt")
      .sort(),
  );
  expect(gone.favor).not.toHaveProperty("Egypt");
  // With a center, or a unit alone, the embassies stand as at the start.
  expect(
    without({ centers: { ...others, Egypt: centers.slice(0, 1) }, units: { ...rest.units, Egypt: [] } })
      .favor,
  ).toEqual(favor);
  expect(without({}).favor).toEqual(favor);
});
