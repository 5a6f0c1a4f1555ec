/** A row of a table in text, with the line it begins on. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads CSV with commas, semicolons or tabs, whichever its first line has, and quotes around what contains them. */
export function parseCsv(text: string): readonly Row[] {
  const source = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const first = source.split("\n").find((line) => line.trim() !== "") ?? "";
  const separator = ["\t", ";", ","].find((each) => first.includes(each)) ?? ",";
  const rows: Row[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  const endRow = (): void => {
    cells.push(cell.trim());
    if (cells.some((each) => each !== "")) rows.push({ line: begun, cells });
    cells = [];
    cell = "";
  };
  for (let at = 0; at < source.length; at++) {
    const sign = source[at];
    if (sign === "\n") line++;
    if (isQuoted && sign === '"' && source[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (sign === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === separator) {
      cells.push(cell.trim());
      cell = "";
    } else if (sign === "\n") {
      endRow();
      begun = line;
    } else cell += sign;
  }
  endRow();
  return rows;
}

type Cell = string | number | null;

/**
 * Writes CSV as spreadsheets in a language open it: the mark for UTF-8 first, and semicolons where numbers have a decimal
 * comma. Text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export function formatCsv(rows: readonly (readonly Cell[])[], language = "en"): string {
  const decimal = new Intl.NumberFormat(language).format(0.5).at(1) ?? ".";
  const separator = decimal === "," ? ";" : ",";
  const format = (cell: Cell): string =>
    typeof cell === "number" ? String(cell).replace(".", decimal) : quoted(guarded(cell ?? ""));
  return `\uFEFF${rows.map((row) => `${row.map(format).join(separator)}\r\n`).join("")}`;
}

const guarded = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
