import type { Line, Sheet, SheetView, Warning } from "@chancery/api";
import { explainReason, explainSheetFault } from "@chancery/contract";
import { type Due, findingText, review, type WrittenLine } from "@chancery/contract/orders";
import { gameIn } from "@chancery/contract/program-game";
import {
  formatOrder,
  formatUnit,
  misreadingJson,
  type Power,
  playPhase,
  powerNamed,
  type ReasonJson,
  readOrders,
  reasonJson,
  restoreOrder,
  type SheetFault,
  type State,
} from "@chancery/engine";
import type { MessageValues } from "@chancery/messages";
import { gameOf, stateOf } from "../game-of.ts";
import { currentTurn, sheetOf, type Table } from "../table.ts";
import type { TableWords } from "./words.ts";

/** A sheet as its writer sees it. */
export type Reading = Pick<SheetView, "lines" | "warnings">;

/** A line with what is wrong with it as a code. */
type ReadLine = Omit<Line, "fault"> & { readonly fault: ReasonJson | null };

interface Written {
  readonly power: Power;
  readonly lines: readonly ReadLine[];
  readonly understood: readonly UnderstoodLine[];
  readonly faults: readonly SheetFault[];
}

/** A line as a review needs it, with its number on the sheet. */
type UnderstoodLine = WrittenLine & { readonly number: number };

/** Reads the sheets of a seat's powers, each by itself and all together. */
export function readSeat(
  table: Table,
  powers: readonly string[],
  words: TableWords,
): ReadonlyMap<string, Reading> {
  const { rules } = gameOf(table);
  const written = new Map(powers.map((power) => [power, read(table, power)]));
  const warnings = warningsOf(table, [...written.values()], words);
  const tell = ({ fault, ...line }: ReadLine): Line => ({
    ...line,
    fault: fault && explainReason(words, rules, fault),
  });
  return new Map(
    [...written].map(([name, { power, lines, faults }]) => [
      name,
      { lines: lines.map(tell), warnings: warnings(power, faults) },
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
  const written = readText(table, power, sheet?.text ?? "", sheet?.language);
  if (sheet) known.set(sheet, { state, written });
  return written;
}

function readText(table: Table, power: Power, text: string, language: string | undefined): Written {
  const { rules, notation } = gameIn(gameOf(table), language);
  const state = restoreOrder(stateOf(table), power);
  const { orders, faults } = readOrders(notation, state, power, text);
  // Played alone, an order can only be illegal on its own account.
  const alone = orders.flatMap(({ reading }) => (reading.ok ? [reading.value] : []));
  const { verdicts } = playPhase(rules, state, new Map([[power, alone]]));
  const lines = orders.map(({ text: written, line, column, reading }): ReadLine => {
    const place = { text: written, line, column };
    if (!reading.ok) return { ...place, order: null, fault: misreadingJson(rules, reading.error) };
    const verdict = verdicts.get(reading.value);
    const order = formatOrder(rules, verdict?.order ?? reading.value);
    return {
      ...place,
      order,
      fault: verdict?.status === "illegal" ? reasonJson(rules, verdict.reason) : null,
    };
  });
  const understood = orders.flatMap(({ text: written, line: number, reading }): UnderstoodLine[] => {
    const verdict = reading.ok && verdicts.get(reading.value);
    if (!verdict) return [];
    const { guesses } = reading;
    // The line itself says why it will not be followed.
    const report = { status: verdict.status, why: "" };
    return [{ power, text: written, number, order: reading.value, ...(guesses && { guesses }), report }];
  });
  return { power, lines, understood, faults };
}

/** What the writer of several sheets may have overlooked, by the power whose sheet it is about. */
function warningsOf(
  table: Table,
  written: readonly Written[],
  words: TableWords,
): (power: Power, faults: readonly SheetFault[]) => readonly Warning[] {
  const { rules } = gameOf(table);
  const powers = written.map(({ power }) => power);
  const state = powers.reduce(restoreOrder, stateOf(table));
  const lines = written.flatMap((sheet) => sheet.understood);
  const { idle, dues, findings } = review(rules, { state, lines }, new Set(powers));
  return (power, faults) => [
    ...faults.map(
      (fault): Warning => ({
        code: "unread",
        text: explainSheetFault(words, rules, fault),
        line: fault.line,
      }),
    ),
    ...dues.filter((due) => due.power === power).flatMap((due) => adjustmentsLeft(due, words)),
    ...idle
      .filter((unit) => unit.power === power)
      .map(
        (unit): Warning => ({
          code: "no-order",
          text: inWords(words, "no-order", { unit: formatUnit(rules, unit) }),
        }),
      ),
    ...findings.flatMap((finding): Warning[] =>
      finding.line.power !== power || finding.code === "not-followed"
        ? []
        : [{ code: finding.code, text: findingText(words, finding), line: finding.line.number }],
    ),
  ];
}

function adjustmentsLeft({ task, possible, done }: Due, words: TableWords): readonly Warning[] {
  const count = possible - done;
  const code = task === "build" ? "builds-left" : "removals-left";
  return count > 0 ? [{ code: "adjustments-left", text: inWords(words, code, { count }) }] : [];
}

const inWords = ({ findings }: TableWords, code: string, values: MessageValues): string =>
  findings.byCode(code, values) ?? code;
