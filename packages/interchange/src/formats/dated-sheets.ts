import type { Grammar } from "@chancery/engine";
import { type Language, languageData } from "@chancery/messages";

const SEASONS = ["spring", "fall", "autumn", "winter"];
const TASKS = ["moves", "movement", "retreats?", "builds", "removals", "adjustments?"];
const NOTHING = /^\s*(?:(?:#|\/\/).*)?$/;

/** A sheet and the line of the file in which it begins. */
export interface DatedSheet {
  readonly text: string;
  readonly line: number;
}

/**
 * Divides a text into sheets: each begins with a date ("Fall 1901") or the name of a phase ("Retreats:"), in the books' words
 * or those of a language.
 */
export function datedSheets(
  text: string,
  { first = 1, language }: { readonly first?: number; readonly language?: Language | undefined } = {},
): readonly DatedSheet[] {
  const words = language && languageData<Partial<Grammar>>(language, "order-words");
  const { seasons = {}, tasks = {} } = words ?? {};
  const season = [...SEASONS, ...Object.values(seasons).flat()].join("|");
  const task = [...TASKS, ...Object.values(tasks).flat()].join("|");
  const date = new RegExp(`^\\W*(?:(?:${season})\\b\\W*(?:of\\s+)?\\d|[SFW]\\d{1,4}[MRA]\\b)`, "i");
  const heading = new RegExp(`^\\W*(?:(?:${season})\\W*)?(?:${task})\\W*$`, "i");
  const sheets: { readonly line: number; readonly lines: string[]; hasOrders: boolean }[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const sheet = sheets.at(-1);
    const isEmpty = NOTHING.test(line);
    const isTask = heading.test(line);
    if (date.test(line) || (sheet ? isTask && sheet.hasOrders : !isEmpty))
      sheets.push({ line: first + index, lines: [line], hasOrders: false });
    else if (sheet) {
      sheet.lines.push(line);
      sheet.hasOrders ||= !isEmpty && !isTask;
    }
  }
  return sheets.map(({ line, lines }) => ({ line, text: lines.join("\n") }));
}
