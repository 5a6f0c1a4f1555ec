import type { RequestFault } from "@chancery/contract";
import { fail, type LoosePosition, ok, type Result } from "@chancery/engine";
import type { ReadGame } from "../read-game.ts";
import type { RecordedPhase } from "../record.ts";

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
  [/ convoy /, " C "],
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
  const phases = reader.phases.map(recorded);
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

interface Stander {
  readonly power: string;
  readonly unit: string;
}

/** Powers may have any name in a log, even those that objects use themselves. */
type Lists = Map<string, string[]>;

interface OpenPhase {
  readonly phase: string;
  readonly units: Lists;
  readonly centers: Lists;
  readonly dislodged: Stander[];
  readonly orders: Lists;
  /** By province: who stands there, who was dislodged there, and whose center it is. */
  readonly standing: Map<string, Stander>;
  readonly displaced: Map<string, Stander>;
  readonly owners: Map<string, string>;
}

function recorded({ phase, units, centers, dislodged, orders }: OpenPhase): RecordedPhase {
  const state: LoosePosition = {
    phase,
    units: Object.fromEntries(units),
    centers: Object.fromEntries(centers),
    dislodged,
  };
  return { phase, state, orders: Object.fromEntries(orders) };
}

function add(lists: Lists, power: string, item: string): void {
  const list = lists.get(power);
  if (list) list.push(item);
  else lists.set(power, [item]);
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
    if (phase === undefined || this.part === null) return false;
    if (power === undefined) return this.part === "orders" && namelessOrder(phase, line);
    return this.part === "orders"
      ? order(phase, power, rest.trim())
      : position(phase, power, rest, this.phases.at(-2));
  }

  private begin(year: string, season: string, task: string): boolean {
    if (!(season in SEASONS) || !(task in TASKS)) return false;
    const phase = `${task === "Adjustment" ? "W" : SEASONS[season]}${year}${TASKS[task]}`;
    this.phases.push({
      phase,
      units: new Map(),
      centers: new Map(),
      dislodged: [],
      orders: new Map(),
      standing: new Map(),
      displaced: new Map(),
      owners: new Map(),
    });
    this.part = null;
    return true;
  }
}

/** "A par", "army par", or "S par" and "supply par" for a center. A dislodged unit is "army/dislodged par". */
const POSITION = /^ (?:([AFS]?)|(army|fleet|supply)(\/dislodged)?) ([a-z]{3}(?:\/[a-z]{2})?)$/;

function position(phase: OpenPhase, power: string, text: string, before: OpenPhase | undefined): boolean {
  const [, letter, word = "", mark, place] = POSITION.exec(text) ?? [];
  if (place === undefined) return false;
  const kind = letter ?? word[0].toUpperCase();
  const province = provinceOf(place);
  if (mark || kind === "") {
    const unit = { power, unit: mark ? `${kind} ${place}` : stoodAt() };
    phase.dislodged.push(unit);
    keep(phase.displaced, province, unit);
  } else if (kind === "S") {
    add(phase.centers, power, place);
    keep(phase.owners, place, power);
  } else {
    const unit = `${kind} ${place}`;
    add(phase.units, power, unit);
    keep(phase.standing, province, { power, unit });
  }
  return true;

  /** If a log gives only the place of a dislodged unit, the phase before says what it is. */
  function stoodAt(): string {
    const stander = before?.standing.get(province);
    return stander?.power === power ? stander.unit : `A ${place}`;
  }
}

const provinceOf = (place: string): string => place.split("/")[0];

/** The first counts. */
function keep<T>(found: Map<string, T>, place: string, what: T): void {
  if (!found.has(place)) found.set(place, what);
}

/** Some logs leave the power and the kind of unit out: "par move bur". The position of the phase says them. */
function namelessOrder(phase: OpenPhase, line: string): boolean {
  const [, build, place] =
    /^(build (?:Army|Fleet) |(?:remove|disband) |)([a-z]{3}(?:\/[a-z]{2})?)(?: |$)/.exec(line) ?? [];
  if (place === undefined) return false;
  if (build.startsWith("build")) {
    const owner = phase.owners.get(provinceOf(place));
    return owner !== undefined && order(phase, owner, line);
  }
  const found = (phase.phase.endsWith("R") ? phase.displaced : phase.standing).get(provinceOf(place));
  if (!found) return false;
  const named = line.slice(build.length);
  return order(phase, found.power, `${build}${found.unit[0]} ${named}`);
}

function order({ phase, orders }: OpenPhase, power: string, text: string): boolean {
  const line = WORDS.reduce((read, [theirs, ours]) => read.replace(theirs, ours), text);
  add(orders, power, phase.endsWith("R") ? line.replace(" - ", " R ") : line);
  return true;
}
