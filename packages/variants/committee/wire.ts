import {
  type FieldReader,
  isRecord,
  kindOf,
  type Location,
  type Power,
  type Rules,
  type State,
} from "@chancery/engine";
import { lossesIn } from "./losses.ts";
import { type Help, type Insurrection, newOwn, type Own, ownOf } from "./own.ts";
import type { Revival, Wish } from "./revival.ts";
import { nameOf } from "./told.ts";

/** The game's own fields of a position, as programs are told. */
export const POSITION_FIELDS = {
  lost: {
    description:
      "Lost countries, each with the power whose province it is, or null. If left out: every country without centers and units (in adjustments: without centers) that isn't ruined",
    example: { Italy: "France", Turkey: null },
  },
  ruined: {
    description:
      "Powers from which an insurrection took the last center this year, each with the country that rose. They aren't lost before the end of Fall. If left out: none",
    example: { France: "Italy" },
  },
  insurrections: {
    description:
      "In retreats: insurrections that rise afterwards, with the units that joined by power and the centers the country wants back, the most important first. If left out: none",
    example: [{ country: "Italy", help: { Germany: 3 }, revival: ["A Rom", "F Nap", "Ven"] }],
  },
  helperPoints: {
    description: "Points for investing at least two units in an insurrection, by power. If left out: none",
    example: { Germany: 1 },
  },
  control: {
    description: "Powers that have gained control of Europe. If left out: nobody",
    example: ["Germany"],
  },
} as const;

export const FIELDS = Object.keys(POSITION_FIELDS);

type Fields = Readonly<Record<string, unknown>>;

/** Writes the fields; what is empty, or follows from the rest of the position, is left out. */
export function formatOwn(rules: Rules, state: State): Fields {
  const { lost, ruined, insurrections, helperPoints, control } = ownOf(state);
  const name = (power: Power): string => nameOf(rules, power);
  const points = rules.powers.flatMap((each, i) =>
    helperPoints[i] > 0 ? [[each.name, helperPoints[i]]] : [],
  );
  return {
    ...((lost.size > 0 || lossesIn(rules, state, ruined).size > 0) && {
      lost: Object.fromEntries(
        [...lost].map(([country, to]) => [name(country), to === null ? null : name(to)]),
      ),
    }),
    ...(ruined.size > 0 && {
      ruined: Object.fromEntries([...ruined].map(([power, by]) => [name(power), name(by)])),
    }),
    ...(insurrections.length > 0 && {
      insurrections: insurrections.map(({ country, help, revival }) => ({
        country: name(country),
        help: Object.fromEntries(help.map(({ power, units }) => [name(power), units])),
        ...(revival && { revival: revival.map((wish) => formatWishJson(rules, wish)) }),
      })),
    }),
    ...(points.length > 0 && { helperPoints: Object.fromEntries(points) }),
    ...(control.length > 0 && { control: control.map(name) }),
  };
}

const formatWishJson = ({ board }: Rules, { center, unit }: Wish): string =>
  unit ? `${unit.kind.letter} ${board.locations[unit.at].label}` : board.provinces[center].id;

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** Reads the fields. Without `lost`, countries with nothing left on the board are lost; nothing else has happened. */
export function readOwn(reader: FieldReader, fields: Fields): Own {
  const { rules, state, fault } = reader;
  const ruined = new Map(
    [...readPairs(reader, fields.ruined, "ruined")].flatMap(([power, by]) =>
      by === null ? [] : [[power, by] as const],
    ),
  );
  return {
    lost: fields.lost === undefined ? lossesIn(rules, state, ruined) : readPairs(reader, fields.lost, "lost"),
    ruined,
    insurrections: readInsurrections(reader, fields.insurrections),
    helperPoints: readCounts(reader, fields.helperPoints, "helperPoints").reduce(
      (points, { power, units }) => points.with(power, units),
      [...newOwn(rules.powers.length).helperPoints],
    ),
    control: readControl(),
  };

  function readControl(): readonly Power[] {
    if (fields.control === undefined) return [];
    if (isTexts(fields.control))
      return fields.control.flatMap((text, i) => reader.power(text, `control[${i}]`));
    fault("control", { code: "not-a-list-of-powers" });
    return [];
  }
}

function readPairs(reader: FieldReader, json: unknown, field: string): Own["lost"] {
  if (json === undefined) return new Map();
  if (!isRecord(json)) {
    reader.fault(field, { code: "not-like", example: '{"Russia": "Germany", "Italy": null}' });
    return new Map();
  }
  return new Map(
    Object.entries(json).flatMap(([name, other]) => {
      const path = `${field}.${name}`;
      if (other !== null && typeof other !== "string") reader.fault(path, { code: "not-a-power-or-null" });
      const to = typeof other === "string" ? (reader.power(other, path)[0] ?? null) : null;
      return reader.power(name, path).map((power) => [power, to] as const);
    }),
  );
}

function readInsurrections(reader: FieldReader, json: unknown): Insurrection[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) {
    reader.fault("insurrections", { code: "not-a-list" });
    return [];
  }
  return json.flatMap((each: unknown, i) => {
    const path = `insurrections[${i}]`;
    if (!isRecord(each) || typeof each.country !== "string") {
      reader.fault(path, { code: "not-like", example: '{"country": "Russia", "help": {"England": 2}}' });
      return [];
    }
    const help = readCounts(reader, each.help, `${path}.help`);
    const { country: name } = each;
    return reader.power(name, `${path}.country`).map((country) => ({
      country,
      help,
      revival: readWishes(reader, country, each.revival, `${path}.revival`),
    }));
  });
}

function readCounts(reader: FieldReader, json: unknown, path: string): Help[] {
  if (json === undefined) return [];
  if (!isRecord(json)) {
    reader.fault(path, { code: "not-like", example: '{"England": 2}' });
    return [];
  }
  return Object.entries(json).flatMap(([name, units]) => {
    const powers = reader.power(name, `${path}.${name}`);
    if (typeof units === "number" && Number.isInteger(units) && units > 0)
      return powers.map((power) => ({ power, units }));
    reader.fault(`${path}.${name}`, { code: "not-whole-from", from: 1 });
    return [];
  });
}

function readWishes(reader: FieldReader, country: Power, json: unknown, path: string): Revival | null {
  if (json === undefined || json === null) return null;
  if (!isTexts(json)) {
    reader.fault(path, { code: "not-like", example: '["A Mos", "War"]' });
    return null;
  }
  return json.flatMap((text, i) => readWish(reader, country, text, `${path}[${i}]`));
}

function readWish(
  { rules, province, location, fault }: FieldReader,
  country: Power,
  text: string,
  path: string,
): Wish[] {
  const [, letter, place] = /^(?:([A-Z])\s+)?(.+)$/.exec(text.trim()) ?? [null, undefined, text];
  const [center] = province(place, path);
  if (center === undefined) return [];
  if (!rules.powers[country].homes.includes(center)) {
    fault(path, {
      code: "not-a-home-center",
      province: rules.board.provinces[center].name,
      power: nameOf(rules, country),
    });
    return [];
  }
  if (letter === undefined) return [{ center, unit: null }];
  const kind = kindOf(rules, country, letter);
  const [at] = location(place, path);
  if (!kind) fault(path, { code: "no-such-letter", letter });
  return kind ? [{ center, unit: { kind, at: at as Location } }] : [];
}
