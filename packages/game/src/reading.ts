import type { Line, Sheet, SheetView, Warning } from "@chancery/api";
import { explain, explainMisreading, explainSheetFault } from "@chancery/contract";
import {
  formatOrder,
  formatUnit,
  type Power,
  playPhase,
  powerNamed,
  readOrders,
  restoreOrder,
  type SheetFault,
  type State,
} from "@chancery/engine";
import { type Due, findingText, review, type WrittenLine } from "@chancery/orders";
import { gameOf, stateOf } from "./game-of.ts";
import { currentTurn, sheetOf, type Table } from "./table.ts";
import { words } from "./words.ts";

/** A sheet as its writer sees it. */
export type Reading = Pick<SheetView, "lines" | "warnings">;

interface Written {
  readonly power: Power;
  readonly lines: readonly Line[];
  readonly understood: readonly WrittenLine[];
  readonly faults: readonly SheetFault[];
}

/** Reads the sheets of a seat's powers, each by itself and all together. */
export function readSeat(table: Table, powers: readonly string[]): ReadonlyMap<string, Reading> {
  const written = new Map(powers.map((power) => [power, read(table, power)]));
  const warnings = warningsOf(table, [...written.values()]);
  return new Map(
    [...written].map(([name, { power, lines, faults }]) => [
      name,
      { lines, warnings: warnings(power, faults) },
    ]),
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
  // Played alone, an order can only be illegal on its own account.
  const alone = orders.flatMap(({ reading }) => (reading.ok ? [reading.value] : []));
  const { verdicts } = playPhase(rules, state, new Map([[power, alone]]));
  const lines = orders.map(({ text: written, line, column, reading }): Line => {
    const place = { text: written, line, column };
    if (!reading.ok) return { ...place, order: null, fault: explainMisreading(words, rules, reading.error) };
    const verdict = verdicts.get(reading.value);
    const order = formatOrder(rules, verdict?.order ?? reading.value);
    return {
      ...place,
      order,
      fault: verdict?.status === "illegal" ? explain(words, rules, verdict.reason).why : null,
    };
  });
  const understood = orders.flatMap(({ text: written, reading }, number): WrittenLine[] => {
    const verdict = reading.ok && verdicts.get(reading.value);
    if (!verdict) return [];
    const report = { status: verdict.status, why: lines[number].fault ?? "" };
    return [{ power, text: written, order: reading.value, report }];
  });
  return { power, lines, understood, faults };
}

/** What the writer of several sheets may have overlooked, by the power whose sheet it is about. */
function warningsOf(
  table: Table,
  written: readonly Written[],
): (power: Power, faults: readonly SheetFault[]) => readonly Warning[] {
  const { rules } = gameOf(table);
  const powers = written.map(({ power }) => power);
  const state = powers.reduce(restoreOrder, stateOf(table));
  const lines = written.flatMap((sheet) => sheet.understood);
  const { idle, dues, findings } = review(rules, { state, lines }, new Set(powers));
  return (power, faults) => [
    ...faults.map((fault): Warning => ({ code: "unread", text: explainSheetFault(words, rules, fault) })),
    ...dues.filter((due) => due.power === power).flatMap(adjustmentsLeft),
    ...idle
      .filter((unit) => unit.power === power)
      .map((unit): Warning => ({ code: "no-order", text: `${formatUnit(rules, unit)} has no order` })),
    ...findings.flatMap((finding): Warning[] =>
      // What will not be followed is said with the line itself.
      finding.line.power !== power || finding.code === "not-followed"
        ? []
        : [{ code: finding.code, text: findingText(finding) }],
    ),
  ];
}

function adjustmentsLeft({ task, possible, done }: Due): readonly Warning[] {
  const left = possible - done;
  const what = task === "build" ? "can be built" : "must be removed";
  return left > 0 ? [{ code: "adjustments-left", text: `${left} more ${what}` }] : [];
}
