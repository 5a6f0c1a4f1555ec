import type { RequestFault } from "@chancery/contract";
import { fail, type LoosePosition, ok, type Result } from "@chancery/engine";
import type { ReadGame } from "./read-game.ts";
import type { RecordedPhase } from "./record.ts";

/** Droidippy adjudicates retreats and supports as the older edition does. */
const RULEBOOK = "1971";

const SEASONS: Readonly<Record<string, string>> = { Spring: "S", Fall: "F" };
const TASKS: Readonly<Record<string, string>> = { Movement: "M", Retreat: "R", Adjustment: "A" };

/** Their words for orders, and ours. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bArmy\b/g, "A"],
  [/\bFleet\b/g, "F"],
  [/ hold\b/, " H"],
  [/ support /, " S "],
  [/ convoy (?=[AF] )/, " C "],
  [/ move /, " - "],
  [/^build /, "Build "],
  [/^(remove|disband) /, "Disband "],
  [/ (remove|disband)$/, " D"],
];

/** Reads the log of a game: positions and orders, phase by phase. */
export function readDroidippy(text: string): Result<ReadGame, RequestFault> {
  const reader = new Reader();
  for (const [index, line] of text.split(/\r?\n/).entries())
    if (line.trim() !== "" && !reader.read(line.trim())) return fail(unreadable(index + 1, line));
  const phases = reader.phases.map(({ phase, state, orders }): RecordedPhase => ({ phase, state, orders }));
  const last = phases.at(-1);
  const before = phases.at(-2);
  // The last position often has no orders any more.
  if (last?.state && before && Object.keys(last.orders).length === 0)
    phases.splice(-2, 2, { ...before, next: last.state });
  return ok({ record: { variant: "classic", rulebook: RULEBOOK, options: {}, phases }, unknownFields: [] });
}

const unreadable = (line: number, text: string): RequestFault => ({
  code: "bad-request",
  path: `[${line}]`,
  fault: { code: "unreadable-line", line, text: text.slice(0, 80) },
});

interface OpenPhase {
  readonly phase: string;
  readonly state: LoosePosition & {
    units: Record<string, string[]>;
    centers: Record<string, string[]>;
    dislodged: { power: string; unit: string }[];
  };
  readonly orders: Record<string, string[]>;
}

class Reader {
  readonly phases: OpenPhase[] = [];
  private part: "positions" | "orders" | null = null;

  /** Whether a line makes sense where it stands. */
  read(line: string): boolean {
    const heading = /^PHASE (\d{4}) (\w+) (\w+)$/.exec(line);
    if (heading) return this.begin(heading[1], heading[2], heading[3]);
    if (line === "POSITIONS" || line === "ORDERS") {
      this.part = line === "ORDERS" ? "orders" : "positions";
      return this.phases.length > 0;
    }
    const [, power, rest] = /^(\w+):(.*)$/.exec(line) ?? [];
    const phase = this.phases.at(-1);
    if (power === undefined || phase === undefined || this.part === null) return false;
    return this.part === "orders"
      ? order(phase, power, rest.trim())
      : position(phase, power, rest, this.phases.at(-2));
  }

  private begin(year: string, season: string, task: string): boolean {
    if (!(season in SEASONS) || !(task in TASKS)) return false;
    const phase = `${task === "Adjustment" ? "W" : SEASONS[season]}${year}${TASKS[task]}`;
    this.phases.push({ phase, state: { phase, units: {}, centers: {}, dislodged: [] }, orders: {} });
    this.part = null;
    return true;
  }
}

/** A unit, a center ("S"), or a dislodged unit, of which only the phase before says what it is. */
function position({ state }: OpenPhase, power: string, text: string, before: OpenPhase | undefined): boolean {
  const [, kind, place] = /^ ([AFS]?) ([a-z]{3}(?:\/[a-z]{2})?)$/.exec(text) ?? [];
  if (place === undefined) return false;
  if (kind === "") {
    const [province] = place.split("/");
    const stood = before?.state.units[power]?.find((unit) => unit.slice(2).split("/")[0] === province);
    state.dislodged.push({ power, unit: stood ?? `A ${place}` });
    return true;
  }
  const list = kind === "S" ? state.centers : state.units;
  list[power] = [...(list[power] ?? []), kind === "S" ? place : `${kind} ${place}`];
  return true;
}

function order({ phase, orders }: OpenPhase, power: string, text: string): boolean {
  const line = WORDS.reduce((read, [theirs, ours]) => read.replace(theirs, ours), text);
  orders[power] = [...(orders[power] ?? []), phase.endsWith("R") ? line.replace(" - ", " R ") : line];
  return true;
}
