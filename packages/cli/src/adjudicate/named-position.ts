import { type Scene, sceneOf, UNIT_KINDS } from "@chancery/boardview";
import { type BoardTable, isRecord } from "@chancery/engine";
import { formatList } from "@chancery/messages";
import type { Appearance } from "@chancery/variants";
import { Failure } from "../terminal/failure.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, faults } from "../terminal/messages.ts";
import { plainName } from "./unit-names.ts";

type Lists = Record<string, string[]>;

/** A position in names on a board for which there are no rules: nothing is checked but the names. */
export function readNamedPosition(look: Appearance, given: unknown, source: string): Scene {
  const reader = new Reader(look, source);
  const position = isRecord(given) && isRecord(given.state) ? given.state : given;
  if (!isRecord(position) || (position.units === undefined && position.centers === undefined))
    throw new Failure(source + cli("noNamedPosition", { units: '"units"', centers: '"centers"' }));
  const { phase, units = {}, centers = {}, dislodged = [] } = position;
  return sceneOf(
    {
      phase: typeof phase === "string" ? phase : "",
      units: reader.units(units),
      centers: reader.centers(centers),
      dislodged: reader.dislodged(dislodged),
    },
    look,
  );
}

/** A board without anyone on it. */
export const emptyScene = (look: Appearance): Scene => sceneOf({ phase: "", units: {}, centers: {} }, look);

class Reader {
  private readonly table: BoardTable;
  private readonly source: string;
  private readonly powers: readonly string[];
  private readonly places: ReadonlyMap<string, string>;

  constructor({ board, cast }: Appearance, source: string) {
    this.table = board;
    this.source = source;
    this.powers = Object.keys(cast);
    this.places = new Map(
      board.provinces.flatMap(({ id, name, aliases = [], coasts = [] }) =>
        [id, name, ...aliases].flatMap((spelling): [string, string][] => [
          [plainName(spelling), id],
          ...coasts.map((coast): [string, string] => [plainName(`${spelling}/${coast}`), `${id}/${coast}`]),
        ]),
      ),
    );
  }

  units(given: unknown): Lists {
    const taken = new Map<string, string>();
    return this.lists(given, "units", (text, path) => {
      const [kind, place] = this.unit(text, path);
      const [province] = place.split("/");
      const other = taken.get(province);
      if (other) this.fail(faults("already-occupied", { unit: other, province }), path);
      taken.set(province, text);
      return `${kind} ${place}`;
    });
  }

  centers(given: unknown): Lists {
    const owned = new Set<string>();
    return this.lists(given, "centers", (text, path) => {
      const [id] = this.place(text, path).split("/");
      const row = this.table.provinces.find((each) => each.id === id);
      if (!row?.center) return this.fail(faults("not-a-center", { province: row?.name ?? id }), path);
      if (owned.has(id)) this.fail(faults("two-owners", { province: row.name }), path);
      owned.add(id);
      return id;
    });
  }

  dislodged(given: unknown): { power: string; unit: string; retreats: string[] }[] {
    if (!Array.isArray(given)) return this.fail(faults("not-a-list"), "dislodged");
    return given.map((each: unknown, i) => {
      const path = `dislodged[${i}]`;
      if (!isRecord(each))
        return this.fail(faults("not-like", { example: '{"power": "Poland", "unit": "A War"}' }), path);
      const power = this.power(String(each.power), `${path}.power`);
      return { power, unit: this.unit(each.unit, `${path}.unit`).join(" "), retreats: [] };
    });
  }

  private lists(given: unknown, field: string, read: (text: string, path: string) => string): Lists {
    if (!isRecord(given)) return this.fail(faults("not-like", { example: '{"Poland": []}' }), field);
    return Object.fromEntries(
      Object.entries(given).map(([name, list]) => {
        const path = `${field}.${name}`;
        if (!Array.isArray(list)) return this.fail(faults("not-a-list-of-texts"), path);
        const power = this.power(name, path);
        return [power, list.map((text: unknown, i) => read(String(text), `${path}[${i}]`))];
      }),
    );
  }

  private power(text: string, path: string): string {
    const power = this.powers.find((name) => plainName(name) === plainName(text));
    return power ?? this.fail(faults("unknown-power", { text, powers: this.powers.join(", ") }), path);
  }

  /** The letter of its kind, and where it stands. */
  private unit(given: unknown, path: string): [string, string] {
    const [, word, place] = /^\s*(\S+)\s+(.+)$/s.exec(String(given)) ?? [];
    const kind = UNIT_KINDS.find((each) => [each, each[0]].includes(word?.toLowerCase() ?? ""));
    if (!kind) {
      const letters = UNIT_KINDS.map((each) => each[0].toUpperCase());
      return this.fail(
        faults("kind-missing", { text: String(given), lettersOr: formatList(LANGUAGE, letters, "or") }),
        path,
      );
    }
    return [kind[0].toUpperCase(), this.place(place, path)];
  }

  private place(text: string, path: string): string {
    const place = this.places.get(plainName(text));
    return place ?? this.fail(faults("unknown-place", { text }), path);
  }

  private fail(what: string, path: string): never {
    throw new Failure(`${this.source}${what} (${path})`);
  }
}
