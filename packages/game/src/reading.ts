import type { Line, Sheet, SheetView, Warning } from "@chancery/api";
import {
  adjustmentDue,
  buildsOpen,
  explain,
  formatMisreading,
  formatOrder,
  formatSheetFault,
  formatUnit,
  type Order,
  type Power,
  playPhase,
  readOrders,
  restoreOrder,
  type SheetFault,
  type State,
  type Submissions,
  type Unit,
} from "@chancery/engine";
import { gameOf, powerNamed, stateOf } from "./game-of.ts";
import { currentTurn, sheetOf, type Table } from "./table.ts";

/** A sheet as its writer sees it. */
export type Reading = Pick<SheetView, "lines" | "warnings">;

interface Written {
  readonly power: Power;
  readonly lines: readonly Line[];
  readonly orders: readonly Order[];
  /** Those that would be carried out. */
  readonly followed: readonly Order[];
  readonly faults: readonly SheetFault[];
}

/** Reads the sheets of a seat's powers, each by itself and all together. */
export function readSeat(table: Table, powers: readonly string[]): ReadonlyMap<string, Reading> {
  const written = new Map(powers.map((power) => [power, read(table, power)]));
  const all = [...written.values()].flatMap(({ orders }) => orders);
  return new Map(
    [...written].map(([power, sheet]) => {
      const { lines, faults, orders } = sheet;
      const { notation } = gameOf(table);
      const unread = faults.map(
        (fault): Warning => ({ code: "unread", text: formatSheetFault(notation, fault) }),
      );
      const warnings = [...unread, ...unordered(table, sheet, all), ...unmatched(table, orders, all)];
      return [power, { lines, warnings }];
    }),
  );
}

/** Sheets that have been read, for which position. Many look at a table while few sheets of it change. */
const known = new WeakMap<Sheet, { readonly state: State; readonly written: Written }>();

function read(table: Table, name: string): Written {
  const { rules } = gameOf(table);
  const power = powerNamed(rules, name) as Power;
  const state = stateOf(table);
  const sheet = sheetOf(currentTurn(table), name);
  const before = sheet && known.get(sheet);
  if (before?.state === state) return before.written;
  const written = readText(table, power, sheet?.text ?? "");
  if (sheet) known.set(sheet, { state, written });
  return written;
}

function readText(table: Table, power: Power, text: string): Written {
  const { rules, notation } = gameOf(table);
  const state = restoreOrder(stateOf(table), power);
  const { orders, faults } = readOrders(notation, state, power, text);
  const understood = orders.flatMap(({ reading }) => (reading.ok ? [reading.value] : []));
  // Played alone, an order can only be illegal on its own account.
  const alone: Submissions = new Map([[power, understood]]);
  const { verdicts } = playPhase(rules, state, alone);
  const lines = orders.map(({ text: written, line, column, reading }): Line => {
    const place = { text: written, line, column };
    if (!reading.ok) return { ...place, order: null, fault: formatMisreading(notation, reading.error) };
    const verdict = verdicts.get(reading.value);
    const order = formatOrder(rules, verdict?.order ?? reading.value);
    return {
      ...place,
      order,
      fault: verdict?.status === "illegal" ? explain(rules, verdict.reason).why : null,
    };
  });
  const followed = understood.filter((order) => verdicts.get(order)?.status !== "illegal");
  return { power, lines, orders: understood, followed, faults };
}

/** Units that have to be ordered in this phase and are not. */
function unordered(table: Table, { power, followed }: Written, all: readonly Order[]): readonly Warning[] {
  const { rules } = gameOf(table);
  const state = restoreOrder(stateOf(table), power);
  const { task } = state.phase;
  if (task === "A") {
    const open = Math.max(buildsOpen(rules, state, power), -adjustmentDue(rules, state, power));
    const left = open - followed.filter(({ type }) => type !== "own").length;
    const what = adjustmentDue(rules, state, power) > 0 ? "built" : "removed";
    return left > 0
      ? [{ code: "adjustments-left", text: `${left} more ${what === "built" ? "can" : "must"} be ${what}` }]
      : [];
  }
  const units = task === "M" ? state.units : state.dislodged.map(({ unit }) => unit);
  return units
    .filter((unit) => unit.power === power)
    .filter((unit) => !all.some((order) => order.unit === unit))
    .map((unit) => ({ code: "no-order", text: `${formatUnit(rules, unit)} has no order` }));
}

/** Supports and convoys of own units that do something else. What others' units do is nobody's to know. */
function unmatched(table: Table, own: readonly Order[], all: readonly Order[]): readonly Warning[] {
  const { rules } = gameOf(table);
  const { provinceOf } = rules.board;
  const whereTo = ({ type, to }: Order): number | null =>
    type === "move" && to !== null ? provinceOf[to] : null;
  return own.flatMap((order): Warning[] => {
    if (order.type !== "support" && order.type !== "convoy") return [];
    const others = all.filter(({ unit }) => unit === (order.target as Unit));
    const into = order.to === null ? null : provinceOf[order.to];
    if (others.length === 0 || others.some((other) => whereTo(other) === into)) return [];
    const code = order.type === "support" ? "support-unmatched" : "convoy-unmatched";
    const [other] = others;
    return [{ code, text: `${formatOrder(rules, order)} does not fit ${formatOrder(rules, other)}` }];
  });
}
