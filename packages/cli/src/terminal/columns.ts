import { stripVTControlCharacters } from "node:util";

/** Widest text that others are aligned to; longer ones push the rest of their row aside. */
const WIDEST = 72;

const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length;

/** Writes rows in columns, two blanks apart. Columns without any text take no room. */
export function inColumns(rows: readonly (readonly string[])[], indent = ""): string[] {
  const widths = rows.reduce<number[]>((sofar, row) => {
    for (const [column, text] of row.entries())
      sofar[column] = Math.max(sofar[column] ?? 0, Math.min(widthOf(text), WIDEST));
    return sofar;
  }, []);
  return rows.map((row) => {
    const cells = row.flatMap((text, column) =>
      widths[column] === 0 ? [] : [text + " ".repeat(Math.max(0, widths[column] - widthOf(text)))],
    );
    return `${indent}${cells.join("  ")}`.trimEnd();
  });
}
