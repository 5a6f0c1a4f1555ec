import { casesOf, classicWords } from "@chancery/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Location, landings, type Province } from "../board/board.ts";
import { build, convoy, disband, hold, move, type Order, retreat, support, waive } from "../orders/order.ts";
import type { Task } from "../state/phase.ts";
import type { State } from "../state/state.ts";
import type { Power, Unit, UnitKind } from "../state/unit.ts";
import { formatOrder, formatUnit, suits } from "./format.ts";
import { readCarefully, readOrder } from "./read.ts";

const { rules, start, notation } = classicWords("2023");
const { board, kinds } = rules;
const [ARMY, FLEET] = kinds;
const FRANCE = 2 as Power;
const GERMANY = 3 as Power;

const locations = [...board.locations.keys()] as Location[];
const provinces = [...board.provinces.keys()] as Province[];
const at = (label: string): Location => board.locations.findIndex((each) => each.label === label) as Location;

/** Where units of a kind can stand. */
const standings = (kind: UnitKind): Location[] =>
  locations.filter((place) => {
    const { province, coast } = board.locations[place];
    if (!suits(board, kind, place)) return false;
    return kind.way === "water"
      ? coast !== null || board.provinces[province].coasts.length === 0
      : coast === null;
  });
const everyUnit = (power: Power): Unit[] =>
  kinds.flatMap((kind) => standings(kind).map((place): Unit => ({ power, kind, at: place })));

/** Where an order can send a unit: a coast only by water, and none left out that goes without saying (CB-65). */
const goals = (unit: Unit): Location[] =>
  locations.filter((place) => {
    const { province, coast } = board.locations[place];
    if (unit.kind.way !== "water") return coast === null;
    return coast !== null || board.provinces[province].coasts.length === 0 || reached(unit, province) !== 1;
  });
const reached = (unit: Unit, province: Province): number =>
  landings(board, unit.kind.way, unit.at, province).length;

/** Where a support can send a unit: the coast may be left out. */
const aims = ({ kind }: Unit): Location[] =>
  locations.filter((place) => kind.way === "water" || board.locations[place].coast === null);

const stateOf = (task: Task, units: readonly Unit[]): State => ({
  ...start,
  phase: { season: task === "A" ? "W" : "F", year: 1901, task },
  units: task === "R" ? [] : units,
  dislodged: task === "R" ? units.map((unit) => ({ unit, attackedFrom: null, retreats: [] })) : [],
});

/** Reads back what was written; only what differs is handed to the slow comparison. */
function expectBack(state: State, order: Order, read = readOrder): void {
  const text = formatOrder(rules, order);
  const reading = read(notation, state, FRANCE, text);
  const same = reading.ok && keyOf(reading.value) === keyOf(order) && reading.value.unit === order.unit;
  if (!same) expect([text, reading]).toEqual([text, { ok: true, value: order }]);
}

const keyOf = ({ type, unit, target, to, kind, viaConvoy }: Order): string =>
  [type, unit?.at, target?.at, to, kind?.letter, viaConvoy].join();

describe("the canonical form", () => {
  const army: Unit = { power: FRANCE, kind: ARMY, at: at("Gas") };
  const fleet: Unit = { power: FRANCE, kind: FLEET, at: at("StP/sc") };

  test("of units and orders", () => {
    expect(formatUnit(rules, army)).toBe("A Gas");
    expect(formatUnit(rules, fleet)).toBe("F StP/sc");
    expect(formatOrder(rules, hold(army))).toBe("A Gas H");
    expect(formatOrder(rules, move(army, at("Bur")))).toBe("A Gas - Bur");
    expect(formatOrder(rules, move(army, at("Nwy"), true))).toBe("A Gas - Nwy via convoy");
    expect(formatOrder(rules, support(army, fleet))).toBe("A Gas S F StP/sc");
    expect(formatOrder(rules, support(fleet, army, at("Bur")))).toBe("F StP/sc S A Gas - Bur");
    expect(formatOrder(rules, convoy(fleet, army, at("Nwy")))).toBe("F StP/sc C A Gas - Nwy");
    expect(formatOrder(rules, retreat(army, at("Mos")))).toBe("A Gas R Mos");
    expect(formatOrder(rules, disband(army))).toBe("Disband A Gas");
    expect(formatOrder(rules, build(FLEET, at("StP/nc")))).toBe("Build F StP/nc");
    expect(formatOrder(rules, waive())).toBe("Waive");
  });

  test("writes a name in full where its abbreviation would mean another place to the unit (C71-Examples-1)", () => {
    expect(formatOrder(rules, move(army, at("Tyr")))).toBe("A Gas - Tyr");
    expect(formatOrder(rules, move(fleet, at("Tyr")))).toBe("F StP/sc - Tyrolia");
  });
});

describe("orders survive writing and reading", () => {
  test("every unit holding, moving anywhere, retreating anywhere and being disbanded", () => {
    for (const unit of everyUnit(FRANCE)) {
      const state = stateOf("M", [unit]);
      const dislodged = stateOf("R", [unit]);
      expectBack(state, hold(unit));
      expectBack(dislodged, disband(unit));
      expectBack(stateOf("A", [unit]), disband(unit));
      for (const to of goals(unit)) {
        expectBack(state, move(unit, to));
        expectBack(state, move(unit, to, true));
        expectBack(dislodged, retreat(unit, to));
      }
    }
  });

  test("every unit supported and convoyed, in place and anywhere", () => {
    const supporters = everyUnit(FRANCE);
    for (const [index, target] of everyUnit(GERMANY).entries()) {
      const elsewhere = supporters.filter(
        (unit) => board.provinceOf[unit.at] !== board.provinceOf[target.at],
      );
      for (const [turn, to] of aims(target).entries()) {
        const unit = elsewhere[(index * 7 + turn) % elsewhere.length];
        const state = stateOf("M", [unit, target]);
        expectBack(state, support(unit, target));
        expectBack(state, support(unit, target, to));
        expectBack(state, convoy(unit, target, board.provinceOf[to] as number as Location));
      }
    }
  });

  test("every supporter, with every unit", () => {
    for (const unit of everyUnit(FRANCE))
      for (const target of everyUnit(GERMANY))
        if (board.provinceOf[unit.at] !== board.provinceOf[target.at])
          expectBack(stateOf("M", [unit, target]), support(unit, target, at("Bur")));
  });

  test("every build, and the waiver", () => {
    const state = stateOf("A", []);
    expectBack(state, waive());
    for (const kind of kinds)
      for (const to of locations)
        if (kind.way === "water" || board.locations[to].coast === null) expectBack(state, build(kind, to));
  });

  const unitIn = (province: Province): fc.Arbitrary<Unit> =>
    fc.constantFrom(
      ...[FRANCE, GERMANY].flatMap((power) =>
        everyUnit(power).filter((unit) => board.provinceOf[unit.at] === province),
      ),
    );
  const crowd = fc
    .subarray(provinces, { minLength: 2, maxLength: 30 })
    .chain((chosen) => fc.tuple(...chosen.map(unitIn)))
    .filter((units) => units.some(({ power }) => power === FRANCE));

  test("any order among many units, also by the careful reader", () => {
    const random = fc.tuple(crowd, fc.nat(), fc.nat(), fc.nat(), fc.nat(7));
    fc.assert(
      fc.property(random, ([units, first, second, third, choice]) => {
        const own = units.filter(({ power }) => power === FRANCE);
        const unit = own[first % own.length];
        const target = units[second % units.length];
        const any = <T>(list: readonly T[]): T => list[third % list.length];
        const orders: readonly [Task, Order][] = [
          ["M", hold(unit)],
          ["M", move(unit, any(goals(unit)), third % 2 === 0)],
          ["M", support(unit, target)],
          ["M", support(unit, target, any(aims(target)))],
          ["M", convoy(unit, target, any(provinces) as number as Location)],
          ["R", retreat(unit, any(goals(unit)))],
          ["R", disband(unit)],
          ["A", disband(unit)],
        ];
        const [task, order] = orders[choice];
        expectBack(stateOf(task, units), order);
        expectBack(stateOf(task, units), order, readCarefully);
      }),
      { seed: 1901, numRuns: casesOf(3000) },
    );
  });
});
