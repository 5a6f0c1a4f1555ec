import {
  checkOrder,
  createNotation,
  formatOrder,
  type LegalOrder,
  type Location,
  legalOrders,
  move,
  nextHops,
  type Order,
  type Power,
  type Province,
  readOrder,
  readPosition,
  type State,
} from "@chancery/engine";
import {
  DISSOLUTION,
  diceOf,
  dissolutionStart,
  faultInEnglish,
  isLegal,
  type MovementOrder,
  randomDissolution,
} from "@chancery/testkit";
import { describe, expect, test } from "vitest";

const { rules, start } = DISSOLUTION;
const notation = createNotation(rules);
const powerNamed = (name: string): Power =>
  rules.powers.findIndex((power) => power.name === name || power.aliases.includes(name)) as Power;

function position(units: Readonly<Record<string, readonly string[]>>): State {
  const read = readPosition(notation, start, { phase: "S1992M", units });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}
const opening = position(dissolutionStart);
const read = (state: State, power: string, text: string): string => {
  const order = readOrder(notation, state, powerNamed(power), text);
  return order.ok ? formatOrder(rules, order.value) : order.error.code;
};

describe("orders are read as the book prints them", () => {
  test.each([
    ["EG", "EG A Cai - Asw – Khm", "A Cai - Asw - Khm"],
    ["EG", "EG W Asw C Cai - Khm", "W Asw C A Cai - Khm"],
    ["Austria", "A Aus S Yugoslav A Bgd - Hun", "A Aus S A Bgd - Hun"],
    ["Austria", "A Aus S Yugoslavian A Bgd - Hun", "A Aus S A Bgd - Hun"],
    ["Libya", "A Ben S Cai – Khm", "A Ben S A Cai - Khm"],
    ["Khartoum", "A Khm H", "A Khm H"],
    ["PO", "PO A Gda - Kal – Ram - Mum – Guj", "A Gda - Kal - Ram - Mum - Guj"],
    ["NA", "NA W Ram C Gda - Guj", "W Ram C A Gda - Guj"],
    ["Austria", "A Aus S War - Pra", "A Aus S A War - Pra"],
    ["NA", "W Ram S A Aus-Hun", "W Ram S A Aus - Hun"],
    ["NA", "W Ram - Aus", "W Ram - Aus"],
    ["Kandahar", "A Kan S Shi H", "A Kan S A Shi"],
    ["US", "F Kuw S Riy - Irq", "F Kuw S A Riy - Irq"],
  ])("%s: %s (DIS-3.10.1-3)", (power, text, order) => {
    expect(read(opening, power, text)).toBe(order);
  });

  test.each([
    "A Cai - Asw - Khm",
    "a cai-asw-khm",
    "Army Cairo - Aswan - Khartoum",
    "A Cai -> Asw -> Khm",
    "A Cai - W Asw - Khm",
    "A Cai - Khm via Asw",
    "A CAI - ASW - KHM",
  ])("a path may be written %s (DIS-3.10.1-3)", (text) => {
    expect(read(opening, "EG", text)).toBe("A Cai - Asw - Khm");
  });

  test("a path is part of the order: another one is another order (R040)", () => {
    const [one, other] = ["A EGe - Ram - Mum - Guj", "A EGe - Ram - Tel - Mum - Guj"].map((text) =>
      readOrder(notation, position({ ...dissolutionStart, PO: ["A EGe"] }), powerNamed("PO"), text),
    );
    if (!one.ok || !other.ok) return expect.unreachable();
    expect(one.value.path).not.toEqual(other.value.path);
    expect(one.value.to).toBe(other.value.to);
  });

  test("every legal order survives writing and reading", () => {
    for (let seed = 0; seed < 400; seed++) {
      const { state, orders } = randomDissolution(seed);
      for (const order of orders) {
        const text = formatOrder(rules, order);
        expect(read(state, rules.powers[order.unit.power].name, text), text).toBe(text);
        const again = readOrder(notation, state, order.unit.power, text);
        expect(again.ok && { ...again.value }, text).toEqual({ ...order });
      }
    }
  });
});

describe("positions", () => {
  const faults = (units: Readonly<Record<string, readonly string[]>>): string[] => {
    const position = readPosition(notation, start, { phase: "S1992M", units });
    return position.ok ? [] : position.error.map(({ path, fault }) => `${path}: ${faultInEnglish(fault)}`);
  };

  test("give each power its own kind of unit for a letter", () => {
    const kinds = Object.fromEntries(
      ["PO A War", "Pra A Pra", "RU A Mos"].map((text) => {
        const [power, ...unit] = text.split(" ");
        const [{ kind }] = position({ [power === "Pra" ? "Czechoslovakia" : power]: [unit.join(" ")] }).units;
        return [text, [kind.stationary, kind.invulnerable]];
      }),
    );
    expect(kinds).toEqual({
      "PO A War": [false, false],
      "Pra A Pra": [true, false],
      "RU A Mos": [true, true],
    });
  });

  test("with a kind that a power does not have are refused", () => {
    expect(faults({ US: ["A Kuw"] })).toEqual(["units.US[0]: US Navy has no units of the kind A. It has F"]);
  });

  test("have wings on land only (DIS-3.3-2)", () => {
    expect(faults({ EG: ["W Red"] })).toEqual(["units.EG[0]: A wing cannot be in Red Sea"]);
  });
});

const key = ({ type, unit, target, to, path }: Order): string =>
  [type, unit?.at, target?.at, to, path.join(">")].join(":");

describe("what can be ordered", () => {
  test("is legal, is listed once, and lacks only further paths", () => {
    for (let seed = 0; seed < 30; seed++) {
      const { state } = randomDissolution(seed, 12);
      const listed = rules.powers.flatMap((_, power) => legalOrders(rules, state, power as Power));
      const keys = new Set(listed.map(key));
      expect(keys.size).toBe(listed.length);
      for (const order of listed)
        expect(isLegal(rules, state, order as MovementOrder), key(order)).toBe(true);
      for (const order of everything(state))
        if (isLegal(rules, state, order)) expect(keys, key(order)).toContain(key(order));
    }
  });

  /** Every step, support and convoy that could be written. */
  function everything(state: State): MovementOrder[] {
    const places = rules.board.locations.map((_, at) => at as Location);
    const legal = (order: Order): LegalOrder[] => {
      const checked = checkOrder(rules, state, order);
      return checked.ok ? [checked.value] : [];
    };
    return state.units.flatMap((unit) => [
      ...places.flatMap((to) => legal(move(unit, to))),
      ...state.units.flatMap((target) =>
        places.flatMap((to) => [
          ...legal({ ...move(unit, to), type: "support", target } as Order),
          ...legal({ ...move(unit, to), type: "convoy", target } as Order),
        ]),
      ),
    ]) as MovementOrder[];
  }

  test("a path can be chosen hop by hop, and whatever is chosen is legal (DIS-3.10.1-1)", () => {
    for (let seed = 0; seed < 300; seed++) {
      const { state } = randomDissolution(seed);
      const dice = diceOf(seed);
      for (const army of state.units) {
        const path: Province[] = [];
        for (let hops = nextHops(rules, state, army, path); hops.links.length > 0; ) {
          path.push(dice.pick(hops.links));
          hops = nextHops(rules, state, army, path);
          for (const end of hops.ends) {
            const order = move(army, end as number as Location, false, path);
            expect(checkOrder(rules, state, order).ok, formatOrder(rules, order)).toBe(true);
          }
          if (path.length >= 4) break;
        }
      }
    }
  });

  test("the first hops of Cairo's army lead over Aswan, then to Khartoum or any other wing (DIS-3.3-6)", () => {
    const id = (provinces: readonly Province[]): string[] =>
      provinces.map((province) => rules.board.provinces[province].id).sort();
    const cairo = opening.units.find((unit) => rules.board.locations[unit.at].label === "Cai");
    if (!cairo) return expect.unreachable();
    const first = nextHops(rules, opening, cairo, []);
    expect(id(first.links)).toEqual(["Asw"]);
    expect(first.ends).toEqual([]);
    const second = nextHops(rules, opening, cairo, first.links);
    expect(id(second.links)).toEqual(["Avi", "Dji", "Inc", "Kra", "Mum", "Ram", "Sve", "Tel"]);
    expect(id(second.ends)).toEqual(
      ["Avi", "Dji", "Inc", "Khm", "Kra", "Mum", "Ram", "Sue", "Sve", "Tel", "WDe"].sort(),
    );
  });
});
