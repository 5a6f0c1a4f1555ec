import { type Entrant, EntrantSchema } from "@chancery/api";
import { fail, ok, type Result } from "@chancery/engine";
import { parseCsv } from "./csv.ts";
import { type GameFacts, readPowerName } from "./game-facts.ts";

/** A line of a list that can't be read. */
export interface ListFault {
  /** From 1 on. */
  readonly line: number;
  readonly code: "name" | "email" | "twice";
  readonly text: string;
}

const COLUMNS = ["name", "email", "club", "powers"] as const;
type Column = (typeof COLUMNS)[number];

/** What people write above the columns of a list. */
const HEADINGS: Readonly<Record<Column, readonly string[]>> = {
  name: ["name", "player", "spieler", "spielerin"],
  email: ["email", "e-mail", "mail"],
  club: ["club", "team", "verein", "klub"],
  powers: ["powers", "power", "preferences", "mächte", "macht", "wunsch"],
};

/**
 * Reads players from a list: a name on each line, or CSV with or without headings. Without headings, columns after the
 * name are recognized by what is in them.
 */
export function readPlayerList(
  text: string,
  facts: GameFacts,
): Result<readonly Entrant[], readonly ListFault[]> {
  const rows = parseCsv(text);
  const columns = headingsOf(rows[0]?.cells ?? []);
  const faults: ListFault[] = [];
  const players: Entrant[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of columns ? rows.slice(1) : rows) {
    const given = columns ? byHeadings(cells, columns) : byContent(cells, facts);
    const preferences = (given.powers ?? "")
      .split(/[\s,;/|>]+/)
      .flatMap((word) => readPowerName(facts, word) ?? []);
    const read = EntrantSchema.safeParse({
      name: given.name ?? "",
      email: given.email?.trim() ? given.email : null,
      club: (given.club ?? "").slice(0, 60),
      preferences: [...new Set(preferences)],
    });
    if (!read.success) {
      const isName = read.error.issues.some(({ path }) => path[0] === "name");
      const code = isName ? "name" : "email";
      faults.push({ line, code, text: (isName ? given.name : given.email) ?? "" });
      continue;
    }
    if (seen.has(read.data.name)) faults.push({ line, code: "twice", text: read.data.name });
    seen.add(read.data.name);
    players.push(read.data);
  }
  return faults.length > 0 ? fail(faults) : ok(players);
}

type Given = Partial<Record<Column, string>>;

/** The column of each heading; null if the first row has none. */
function headingsOf(cells: readonly string[]): readonly (Column | undefined)[] | null {
  const found = cells.map((cell) =>
    COLUMNS.find((column) => HEADINGS[column].includes(cell.trim().toLowerCase())),
  );
  return found.includes("name") ? found : null;
}

const byHeadings = (cells: readonly string[], columns: readonly (Column | undefined)[]): Given =>
  Object.fromEntries(cells.flatMap((cell, index) => (columns[index] ? [[columns[index], cell]] : [])));

function byContent([name = "", ...others]: readonly string[], facts: GameFacts): Given {
  const given: Given = { name };
  for (const cell of others) {
    const words = cell.split(/[\s,;/|>]+/).filter((word) => word !== "");
    if (words.length === 0) continue;
    if (cell.includes("@")) given.email = cell;
    else if (words.every((word) => readPowerName(facts, word) !== null)) given.powers = cell;
    else given.club = cell;
  }
  return given;
}
