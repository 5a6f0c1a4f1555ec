import { respond } from "@chancery/testkit";
import { expect, test } from "vitest";
import { NUCLEARS } from "./neutrals.ts";
import { bid, type Changes, nameOf, positionWith } from "./testing.ts";

type Bids = Readonly<Record<string, readonly ReturnType<typeof bid>[]>>;
type Orders = Readonly<Record<string, readonly string[]>>;

const play = (changes: Changes, orders: Orders, dp: Bids = {}) =>
  respond({ variant: "dissolution", state: positionWith(changes), orders, dp });

/** Violations as "SA NATO disable". */
const violations = (...args: Parameters<typeof play>): string[] =>
  play(...args)
    .events.filter(({ type }) => type === "violation")
    .map(({ power, against, violation }) => `${power}: ${against} ${violation}`);

const kicks = (...args: Parameters<typeof play>): string[] =>
  play(...args)
    .events.filter(({ type }) => type === "kicked")
    .map(({ power, from, to }) => `${power} ${from}-${to}`);

const MOSCOW = { UK: ["A Khk - Mos"] };
const BELARUS = { RO: [bid(1, "A Blr S Khk - Mos")] };

test("after the moves and before retreats each violation is found (DIS-2.1.3-1, DIS-11.6-1) and costs a kick (DIS-2.1.3-2, DIS-2.1.3-3, DIS-11.7.1-1)", () => {
  const { events, state } = play({}, MOSCOW, BELARUS);
  expect(events.map(({ type }) => type).filter((type) => ["violation", "kicked"].includes(type))).toEqual([
    "violation",
    "kicked",
  ]);
  expect(events.find(({ type }) => type === "kicked")).toMatchObject({
    power: "Ukraine",
    slice: "R",
    from: "R2m",
    to: "R1q",
  });
  expect(state).toMatchObject({ kicked: { Ukraine: ["R"] } });
});

test("a power that disables a nuclear unit is guilty, once for each (DIS-11.6.1-1), even if the support came unasked (DIS-11.6.1-4)", () => {
  expect(violations({}, MOSCOW, BELARUS)).toEqual(["Ukraine: Russia disable"]);
});

test("what was done is told with where it was: in a power's territory, or next to which (DIS-11.6.2-1, DIS-11.6.3-1, DIS-11.6.4-1)", () => {
  const told = (...args: Parameters<typeof play>) =>
    play(...args).events.flatMap(({ type, why }) => (type === "violation" ? why : []));
  expect(told({ add: ["KA A Ast"], remove: ["A Akt"] }, { KA: ["A Ast - Kra"] })).toEqual([
    "Kazakhstan offended Russia: A Ast attacked W Kra (Russia) from its territory",
  ]);
  expect(told({ remove: ["A Bra"] }, { PO: ["A War - Pra"] }, { PO: [bid(1, "A Aus S War - Pra")] })).toEqual(
    [
      "Poland offended NATO: A War dislodged A Pra (Czechoslovakia) next to its territory (East Germany and Ramstein) without permission",
      "Poland offended the US Navy: what is done to NATO counts for the US Navy",
    ],
  );
  expect(told({ add: ["ET F Ast", "KA A Akt"] }, { KA: ["A Akt - Ast"], UK: ["A Khk S Akt - Ast"] })).toEqual(
    ["Kazakhstan offended Russia: A Akt dislodged F Ast (Ethiopia) in its territory without permission"],
  );
});

test("those who support or convoy are not (DIS-11.6.1-2), nor is a neutral attacker (R030)", () => {
  expect(violations({ add: ["PO A Blr"] }, { UK: ["A Khk - Mos"], PO: ["A Blr S Khk - Mos"] })).toEqual([
    "Ukraine: Russia disable",
  ]);
  expect(violations({}, { UK: ["A Khk S Blr - Mos"] }, { RO: [bid(1, "A Blr - Mos")] })).toEqual([]);
});

test("an attack that only bounces disables nobody, and still cuts (DIS-11.6.1-3)", () => {
  const response = play({}, MOSCOW, { PA: [bid(1, "A Mos S Blr H")] });
  expect(response.orders.find(({ order }) => order === "A Mos S A Blr")?.results).toEqual(["cut"]);
  expect(response.events.some(({ type }) => type === "violation")).toBe(false);
});

test("an attack on a nuclear unit from its power's territory is one (DIS-11.6.2-1), and two if it disables (DIS-11.6.2-2)", () => {
  const changes = { add: ["KA A Ast", "UK F Bla"], remove: ["A Akt", "F Sev"] };
  expect(violations(changes, { KA: ["A Ast - Kra"] })).toEqual(["Kazakhstan: Russia attackFromTerritory"]);
  expect(violations(changes, { KA: ["A Ast - Kra"], UK: ["F Bla S Ast - Kra"] }).sort()).toEqual([
    "Kazakhstan: Russia attackFromTerritory",
    "Kazakhstan: Russia disable",
  ]);
});

test("a convoyed attack counts if it arrives, and is none if it never does (DIS-11.6.2-1, R073), nor one on a US fleet from NATO's territory (R074)", () => {
  const astrakhan = { add: ["KA A Ast", "KA F Cas"] };
  expect(violations(astrakhan, { KA: ["A Ast - Cas - Kra"] })).toEqual([]);
  for (const words of ["", " via convoy"])
    expect(violations(astrakhan, { KA: [`A Ast - Cas - Kra${words}`, "F Cas C Ast - Kra"] })).toEqual([
      "Kazakhstan: Russia attackFromTerritory",
    ]);
  expect(violations({ add: ["YU F Avi"], remove: ["W Avi"] }, { YU: ["F Avi - Nap"] })).toEqual([]);
});

test("only powers with territory that players enter can be attacked from within: NATO, Russia, India (DIS-11.6.2-3, DIS-11.4.2-4)", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ["PO A EGe", "A EGe - Ram", "NATO"],
    ["KA A Ast", "A Ast - Kra", "Russia"],
    ["IR A Guj", "A Guj - Mum", "India"],
  ];
  for (const [unit, order, against] of cases)
    expect(violations({ add: [unit] }, { [unit.slice(0, 2)]: [order] })[0]).toContain(
      `${against} attackFromTerritory`,
    );
  expect(NUCLEARS.map(({ name }) => name)).toHaveLength(5);
});

const IRAQ = { SA: ["A Riy - Irq", "A Dmm S Riy - Irq"] };
const bothKicked = ["Saudi Arabia: NATO dislodgeWithoutPermission", "Saudi Arabia: US Navy tiedToNATO"];

test("a power that dislodges a unit in or next to nuclear territory needs permission (DIS-11.6.3-1), and NATO's is the US Navy's affair (DIS-11.6.4-1)", () => {
  expect(violations({}, IRAQ)).toEqual(bothKicked);
  expect(kicks({}, IRAQ)).toHaveLength(2);
});

test("no permission is needed at sea (DIS-11.6.3-2)", () => {
  const changes = { add: ["UK F Bla", "UK F Ode", "RO F Buc", "IR F Geo"] };
  const orders = { UK: ["F Bla H"], RO: ["F Buc - Bla"], IR: ["F Geo S Buc - Bla"] };
  const { events } = play(changes, orders);
  expect(events.some(({ type }) => type === "dislodged")).toBe(true);
  expect(events.some(({ type }) => type === "violation")).toBe(false);
});

test("permission is support ordered for exactly that attack (DIS-11.6.3-3), by the unit that made it (DIS-11.6.3-4), cut or not (DIS-11.6.3-6)", () => {
  expect(violations({}, IRAQ, { SA: [bid(1, "W Inc S Riy - Irq")] })).toEqual([]);
  expect(violations({}, IRAQ, { SA: [bid(1, "W Inc S Riy - Irq")], IR: [bid(1, "A Syr - Inc")] })).toEqual(
    [],
  );
  expect(violations({}, IRAQ, { SA: [bid(1, "W Inc S Dmm - Irq")] })).toEqual(bothKicked);
  expect(violations({}, IRAQ, { SA: [bid(1, "W Inc H")] })).toEqual(bothKicked);
});

test("or a convoy, if the army used it (DIS-11.6.3-5)", () => {
  const changes = { add: ["SA A Kuw", "SA F Per"], remove: ["F Kuw"] };
  const by = (way: string) => ({ SA: [`A Kuw - ${way} - Irq`, "F Per C Kuw - Irq", "A Dmm S Kuw - Irq"] });
  const permitted = play(
    { add: ["UK A Sev", "UK F Bla"], remove: ["F Sev"] },
    { UK: ["A Sev - Bla - Inc - Syr", "F Bla C Sev - Syr"] },
    {
      UK: [bid(1, "W Inc C Sev - Syr"), bid(1, "W Tel S Sev - Syr")],
    },
  );
  expect(permitted.events.filter(({ type }) => type === "violation")).toEqual([]);
  // The wing convoys as well, but the army declares the way over the Gulf: that is no permission.
  expect(violations(changes, by("Per"), { PO: [bid(1, "W Inc C Kuw - Irq")] })).toEqual(bothKicked);
});

test("permission is asked of each power concerned: for Gdansk of NATO and of Russia (DIS-11.6.3-7, R076)", () => {
  const changes = { add: ["UK A Ols", "UK A Poz"] };
  const orders = { UK: ["A Ols - Gda", "A Poz S Ols - Gda"] };
  expect(violations(changes, orders).sort()).toEqual([
    "Ukraine: NATO dislodgeWithoutPermission",
    "Ukraine: Russia dislodgeWithoutPermission",
    "Ukraine: US Navy tiedToNATO",
  ]);
  expect(violations(changes, orders, { KA: [bid(1, "F Kal S Ols - Gda")] })).not.toContain(
    "Ukraine: Russia dislodgeWithoutPermission",
  );
});

test("the US Navy permits for NATO (DIS-11.6.4-3); what is done to it alone is not done to NATO (DIS-11.6.4-2)", () => {
  expect(violations({}, IRAQ, { SA: [bid(1, "F Kuw S Riy - Irq")] })).toEqual([]);
  expect(violations({}, { SA: ["A Dmm - Kuw"] }, { YU: [bid(1, "A Irq S Dmm - Kuw")] })).toEqual([
    "Saudi Arabia: US Navy disable",
  ]);
});

test("each NATO violation kicks the US embassy as well, be NATO's in the Perimeter already (R078)", () => {
  const changes = { embassies: ["SA N0z"] };
  expect(kicks(changes, IRAQ)).toEqual(["Saudi Arabia N0z-N0z", "Saudi Arabia U2j-U1t"]);
});

test("next to Djibouti nobody needs permission (DIS-11.6.5-1), nor next to Kyrgyzstan (DIS-11.6.5-2)", () => {
  const beside: readonly (readonly [Changes, Orders])[] = [
    [{ add: ["ET A Khm"] }, { ET: ["A AdA - Eri", "A Khm S AdA - Eri"] }],
    [{}, { ET: ["A DiD - Som"], PA: [] }],
    [{ add: ["KA A Kyr", "KA A Tsh"] }, { KA: ["A Kyr - Taj", "A Tsh S Kyr - Taj"] }],
  ];
  for (const [changes, orders] of beside) expect(violations(changes, orders)).toEqual([]);
  const { events } = play(...beside[0]);
  expect(events.some(({ type }) => type === "dislodged")).toBe(true);
});

test("where no unit of the power is near, only a convoy by air helps (DIS-11.6.6-2), and Kaliningrad is near Gdansk (DIS-11.6.6-3)", () => {
  const finland = { add: ["PO F Bal", "PO A BSt"] };
  expect(violations(finland, { PO: ["F Bal S BSt - Fin", "A BSt - Fin"] })).toEqual([
    "Poland: Russia dislodgeWithoutPermission",
  ]);
  const airborne = play(
    { add: ["KA A Akm", "PO F Bal"] },
    { KA: ["A Akm - Sve - Kra - Geo"] },
    { UK: [bid(1, "W Sve C Akm - Geo"), bid(1, "W Kra C Akm - Geo")], PA: [bid(1, "A Aze S Akm - Geo")] },
  );
  expect(airborne.events.some(({ type }) => type === "dislodged")).toBe(true);
  expect(airborne.events.filter(({ type, against }) => type === "violation" && against === "Russia")).toEqual(
    [],
  );
});

test("neutral powers that dislodge offend nobody (R079)", () => {
  const changes = { add: ["US F Per", "SA F Shi"], remove: ["A Shi"] };
  const { events } = play(changes, {}, { PA: [bid(1, "F Per - Shi"), bid(1, "A UAE S Per - Shi")] });
  expect(events.some(({ type, by }) => type === "dislodged" && by === "F Per")).toBe(true);
  expect(events.some(({ type }) => type === "violation")).toBe(false);
  expect(nameOf("US")).toBe("US Navy");
});
