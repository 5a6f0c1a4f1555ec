import { Geography, type MapName, type MapPlace, TERRAINS } from "./geography.ts";
import type { MapFault } from "./map-fault.ts";
import { DEEPEST, type IncludeMap, LONGEST_MAP, usedIn } from "./whole.ts";

/** More places than any board has: to compile and draw more would take too long. */
const MOST_PLACES = 600;

/** A coast where fleets convoy as if at sea. That is no rule of ours, so it's read as a coast. */
const PORT = "PORT";

/** Provinces in capitals, with the line each is in. */
type Mentions = ReadonlyMap<string, number>;

export interface MapPower {
  readonly name: string;
  readonly adjective: string;
  readonly homes: Mentions;
  readonly owned: Mentions;
  /** `F STP/SC`, with the line each is in. */
  readonly units: Mentions;
}

/** A DPjudge map as it's written: names in capitals, nothing checked against anything else. */
export interface MapFile {
  readonly names: ReadonlyMap<string, MapName>;
  readonly places: ReadonlyMap<string, MapPlace>;
  readonly powers: readonly MapPower[];
  readonly unowned: Mentions;
  /** How many centers win; null if that is more than half. */
  readonly victory: number | null;
  readonly year: number;
}

/** Reads a map, leaving out the lines that can't be read. */
export function parseMapFile(
  text: string,
  include: IncludeMap,
): { readonly file: MapFile; readonly faults: readonly MapFault[]; readonly notes: readonly MapFault[] } {
  const reader = new MapReader(include);
  reader.read(text);
  return { file: reader.file(), faults: reader.faults, notes: reader.notes };
}

interface Draft {
  readonly name: string;
  readonly adjective: string;
  readonly declared: Map<string, number>;
  inhabits: Map<string, number> | null;
  owns: Map<string, number> | null;
  readonly units: Map<string, number>;
}

class MapReader {
  readonly faults: MapFault[] = [];
  /** What is played otherwise than the map says. */
  readonly notes: MapFault[] = [];
  private readonly powers = new Map<string, Draft>();
  private readonly geography = new Geography(
    (code, text) => this.fault(code, text),
    (old, to) => this.rename(old, to),
  );
  private readonly unowned = new Map<string, number>();
  private victory: number | null = null;
  private begin = { line: 0, text: "SPRING 1901 MOVEMENT" };
  private current: Draft | null = null;
  private line = 0;
  private depth = 0;
  private length = 0;
  private isTooLarge = false;
  private readonly include: IncludeMap;

  constructor(include: IncludeMap) {
    this.include = include;
  }

  file(): MapFile {
    const { unowned, victory, begin } = this;
    const { names, places } = this.geography;
    const year = /^SPRING\s+(\d{1,4})\s+MOVEMENT$/i.exec(begin.text)?.[1];
    if (year === undefined) this.fault("map-begin", begin.text, begin.line);
    const powers = [...this.powers.values()].map(
      ({ name, adjective, declared, inhabits, owns, units }): MapPower => {
        const homes = inhabits ?? declared;
        return { name, adjective, homes, owned: owns ?? homes, units };
      },
    );
    return { names, places, powers, unowned, victory, year: Number(year) };
  }

  read(text: string): void {
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      this.length += line.length + 1;
      if (this.isFull()) return;
      // A line of another file counts as the line that uses the file.
      if (this.depth === 0) this.line = index + 1;
      const trimmed = line.trim();
      if (trimmed !== "" && !trimmed.startsWith("#")) this.readLine(trimmed);
    }
  }

  /** Whether the file is longer than any map needs to be. That's reported once, and the rest isn't read. */
  private isFull(): boolean {
    if (this.isTooLarge) return true;
    const isTooLong = this.length > LONGEST_MAP;
    if (!isTooLong && this.geography.places.size <= MOST_PLACES) return false;
    const [text, most] = isTooLong ? ["characters", LONGEST_MAP] : ["places", MOST_PLACES];
    this.faults.splice(0, Number.POSITIVE_INFINITY, { line: 0, code: "map-too-large", text, most });
    this.isTooLarge = true;
    return true;
  }

  private fault(code: MapFault["code"], text: string, line = this.line): void {
    this.faults.push({ line, code, text });
  }

  private readLine(line: string): void {
    const [word, ...rest] = line.split(/\s+/);
    const terrain = TERRAINS.find((each) => each === word.toUpperCase());
    if (line.includes("=")) this.geography.readName(line);
    else if (word.toUpperCase() === "AMEND") this.geography.amend(rest, line, this.line);
    else if (terrain) this.geography.readPlace(terrain, rest, line, this.line);
    else if (word.toUpperCase() === PORT) this.readPort(rest, line);
    else if (/^[AF]$/i.test(word) && rest.length === 1) this.readUnit(line.toUpperCase());
    else this.readDirective(word.toUpperCase(), rest, line);
  }

  private readDirective(word: string, rest: readonly string[], line: string): void {
    switch (word) {
      case "USE":
      case "USES":
      case "MAP":
        for (const name of usedIn(line)) this.use(name);
        break;
      case "DROP":
        for (const name of rest.map((each) => each.toUpperCase())) {
          this.geography.drop(name);
          this.unowned.delete(name);
        }
        break;
      case "UNOWNED":
      case "NEUTRAL":
        this.current = null;
        this.change(this.unowned, rest);
        break;
      case "CENTERS":
      case "OWNS":
      case "INHABITS":
      case "HOME":
      case "HOMES":
        this.readCenters(word, rest, line);
        break;
      case "UNITS":
        this.current?.units.clear();
        break;
      case "VICTORY":
        if (rest.length === 1 && /^[1-9]\d*$/.test(rest[0])) this.victory = Number(rest[0]);
        else this.fault("map-victory", line);
        break;
      case "BEGIN":
        this.begin = { line: this.line, text: rest.join(" ") };
        break;
      case "UNPLAYED":
        this.unplayed(rest.map((name) => name.replaceAll(",", "").toUpperCase()));
        break;
      case "FLAG":
      case "FLAGS":
        // Pictures beside powers: there are none here.
        break;
      case "RULE":
      case "RULES":
      case "DUMMY":
      case "DUMMIES":
        this.fault("map-rule", line);
        break;
      default:
        this.readPower(line);
    }
  }

  /** Calls a place otherwise, wherever a power or its units were said to be there. */
  private rename(old: string, to: string): void {
    for (const { declared, inhabits, owns, units } of this.powers.values()) {
      for (const list of [declared, inhabits, owns]) if (list) moveKey(list, old, to);
      for (const kind of ["A", "F"]) moveKey(units, `${kind} ${old}`, `${kind} ${to}`);
    }
    moveKey(this.unowned, old, to);
  }

  private readPort(rest: readonly string[], text: string): void {
    this.geography.readPlace("COAST", rest, text, this.line);
    if (rest.length > 0) this.notes.push({ line: this.line, code: "map-port", text: rest[0] });
  }

  private use(name: string): void {
    const text = this.depth < DEEPEST ? this.include(name) : null;
    if (text === null) {
      this.fault("map-include", name);
      return;
    }
    this.depth++;
    this.read(text);
    this.depth--;
  }

  private readCenters(word: string, names: readonly string[], line: string): void {
    const { current } = this;
    if (current && (word === "CENTERS" || word === "OWNS")) {
      current.owns = word === "CENTERS" ? new Map() : (current.owns ?? new Map());
      this.change(current.owns, names);
    } else if (current) {
      current.inhabits = word === "INHABITS" ? (current.inhabits ?? new Map()) : new Map();
      this.change(current.inhabits, names);
    } else if (word === "CENTERS") this.change(this.unowned, names);
    else this.fault("map-no-power", line);
  }

  /** A unit takes the place of one that was there before. */
  private readUnit(unit: string): void {
    if (!this.current) {
      this.fault("map-no-power", unit);
      return;
    }
    const [, province] = unit.split(/[\s/]+/);
    for (const { units } of this.powers.values())
      for (const each of units.keys()) if (each.split(/[\s/]+/)[1] === province) units.delete(each);
    this.current.units.set(unit.replace(/\s+/, " "), this.line);
  }

  /** UNPLAYED, UNPLAYED ALL, UNPLAYED ALL EXCEPT names, or UNPLAYED names */
  private unplayed([first, second, ...rest]: readonly string[]): void {
    for (const [name, power] of this.powers) {
      const isNamed = [first, second, ...rest].includes(name);
      const isGone =
        first === undefined
          ? power === this.current
          : first === "ALL"
            ? !(second === "EXCEPT" && isNamed)
            : isNamed;
      if (isGone) this.powers.delete(name);
    }
  }

  /** ENGLAND (English:E) EDI LON LVP */
  private readPower(line: string): void {
    const found = /^(_*[A-Z][\w+'-]*)\s*(?:\(([^):]*)(?::[^)]*)?\))?((?:\s+-?[A-Z][A-Z0-9]{2})*)$/i.exec(
      line,
    );
    if (!found) {
      this.fault("map-line", line);
      return;
    }
    const [, key, own, centers] = found;
    const name = titleOf(key);
    const power = this.powers.get(key.toUpperCase()) ?? {
      name,
      adjective: adjectiveIn(own) || name,
      declared: new Map(),
      inhabits: null,
      owns: null,
      units: new Map(),
    };
    const names = centers.split(/\s+/).filter(Boolean);
    this.change(power.declared, names);
    this.change(
      this.unowned,
      names.filter((each) => each.startsWith("-")).map((each) => each.slice(1)),
    );
    this.powers.set(key.toUpperCase(), power);
    this.current = power;
  }

  /** Adds names to a list, or takes those away that a dash stands before. */
  private change(list: Map<string, number>, names: readonly string[]): void {
    for (const name of names.map((each) => each.toUpperCase()))
      if (name.startsWith("-")) list.delete(name.slice(1));
      else list.set(name, this.line);
  }
}

function moveKey(list: Map<string, number>, from: string, to: string): void {
  const line = list.get(from);
  if (line !== undefined) list.set(to, line);
  list.delete(from);
}

/** "Forest+Folk's" is "Forest Folk's", and "ENGLISH" is "English". */
const adjectiveIn = (own = ""): string =>
  own === own.toUpperCase()
    ? own
        .split("+")
        .map((part) => part.slice(0, 1) + part.slice(1).toLowerCase())
        .join(" ")
    : own.replaceAll("+", " ");

/** "_NEW+ENGLAND" is "NewEngland": a plus sign stands before a capital, leading underscores only sort. */
const titleOf = (key: string): string =>
  key
    .replace(/^_+/, "")
    .split("+")
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase())
    .join("");
