const DATE = /^\W*(?:(?:spring|fall|autumn|winter)\b\W*(?:of\s+)?\d|[SFW]\d{1,4}[MRA]\b)/i;
const TASK =
  /^\W*(?:(?:spring|fall|autumn|winter)\W*)?(?:moves|movement|retreats?|builds|removals|adjustments?)\W*$/i;
const NOTHING = /^\s*(?:(?:#|\/\/).*)?$/;

/** A sheet and the line of the file in which it begins. */
export interface DatedSheet {
  readonly text: string;
  readonly line: number;
}

/** Divides a text into sheets: each begins with a date ("Fall 1901") or the name of a phase ("Retreats:"). */
export function datedSheets(text: string, first = 1): readonly DatedSheet[] {
  const sheets: { readonly line: number; readonly lines: string[]; hasOrders: boolean }[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const sheet = sheets.at(-1);
    const isEmpty = NOTHING.test(line);
    const isTask = TASK.test(line);
    if (DATE.test(line) || (sheet ? isTask && sheet.hasOrders : !isEmpty))
      sheets.push({ line: first + index, lines: [line], hasOrders: false });
    else if (sheet) {
      sheet.lines.push(line);
      sheet.hasOrders ||= !isEmpty && !isTask;
    }
  }
  return sheets.map(({ line, lines }) => ({ line, text: lines.join("\n") }));
}
