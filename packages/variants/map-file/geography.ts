import type { MapFault } from "./map-fault.ts";

export const TERRAINS = ["COAST", "LAND", "WATER", "SHUT"] as const;

/** A place and its neighbors. Lower case means that fleets can't stand there, or can't move there. */
export interface MapPlace {
  readonly abbreviation: string;
  readonly terrain: (typeof TERRAINS)[number];
  readonly abuts: readonly string[];
  readonly line: number;
}

export interface MapName {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Spellings that could mean other places as well. */
  readonly unclear: readonly string[];
}

/** What a map says of places: their names and neighbors. A file may change what another one said. */
export class Geography {
  readonly names = new Map<string, MapName>();
  readonly places = new Map<string, MapPlace>();
  private readonly fault: (code: MapFault["code"], text: string) => void;
  private readonly onRename: (old: string, to: string) => void;

  constructor(
    fault: (code: MapFault["code"], text: string) => void,
    onRename: (old: string, to: string) => void,
  ) {
    this.fault = fault;
    this.onRename = onRename;
  }

  /** Norwegian Sea = nwg norwegian norw+sea; with another name for a place: PIE -> Savoy = sav */
  readName(line: string): void {
    const [called, words] = line.split("=", 2).map((part) => part.trim());
    const [, old, name = called] = /^(\S+)\s*->\s*(.*)$/.exec(called) ?? [];
    const [abbreviation, ...aliases] = words.split(/\s+/);
    if (name === "" || abbreviation === "") this.fault("map-line", line);
    else {
      if (old) this.rename(old.toUpperCase(), abbreviation.toUpperCase());
      this.names.set(abbreviation.toUpperCase(), {
        name,
        aliases: aliases.filter((alias) => !alias.endsWith("?")).map((alias) => alias.replaceAll("+", " ")),
        unclear: aliases.filter((alias) => alias.endsWith("?")).map((alias) => alias.slice(0, -1)),
      });
    }
  }

  /** COAST VEN ABUTS ADR APU pie ROM TRI tus tyr */
  readPlace(
    terrain: MapPlace["terrain"],
    [abbreviation = "", word = "ABUTS", ...abuts]: readonly string[],
    text: string,
    line: number,
  ): void {
    if (word.toUpperCase() !== "ABUTS") this.fault("map-line", text);
    else if (!/^[A-Z][A-Z0-9]{2}(\/[A-Z]+)?$/i.test(abbreviation))
      this.fault("map-abbreviation", abbreviation);
    else this.places.set(abbreviation.toUpperCase(), { abbreviation, terrain, abuts, line });
  }

  /** AMEND ROM ABUTS LYO ven -TUS: changes some neighbors, and leaves the others. */
  amend([abbreviation = "", word = "", ...abuts]: readonly string[], text: string, line: number): void {
    const key = abbreviation.toUpperCase();
    const place = this.places.get(key);
    if (word.toUpperCase() !== "ABUTS") this.fault("map-line", text);
    else if (!place) this.fault("map-place", abbreviation);
    else {
      const named = new Set(abuts.map((each) => each.replace(/^-/, "").toUpperCase()));
      const kept = place.abuts.filter((each) => !named.has(each.toUpperCase()));
      const added = abuts.filter((each) => !each.startsWith("-"));
      this.places.set(key, { ...place, abuts: [...kept, ...added], line });
    }
  }

  /** Calls a place otherwise, wherever it was named before. */
  private rename(old: string, to: string): void {
    const place = this.places.get(old);
    if (!place) {
      this.fault("map-place", old);
      return;
    }
    const written = (each: string): string =>
      each.toUpperCase() !== old
        ? each
        : each === each.toUpperCase()
          ? to
          : each === each.toLowerCase()
            ? to.toLowerCase()
            : to[0] + to.slice(1).toLowerCase();
    this.names.delete(old);
    this.places.delete(old);
    this.places.set(to, { ...place, abbreviation: written(place.abbreviation) });
    for (const [key, each] of this.places) this.places.set(key, { ...each, abuts: each.abuts.map(written) });
    this.onRename(old, to);
  }

  /** Forgets a place and all its coasts. */
  drop(name: string): void {
    const isGone = (place: string): boolean => {
      const upper = place.toUpperCase();
      return upper === name || upper.startsWith(`${name}/`);
    };
    for (const [key, place] of this.places)
      if (isGone(key)) this.places.delete(key);
      else this.places.set(key, { ...place, abuts: place.abuts.filter((each) => !isGone(each)) });
  }
}
