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

/** Writes CSV. Text that a spreadsheet would take for a formula gets an apostrophe in front. */
export const formatCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows
    .map((row) => row.map(formatCell).join(","))
    .join("\r\n")
    .concat("\r\n");

function formatCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
