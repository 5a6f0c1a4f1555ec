import type { FieldReader, PositionFault, Power, Province, State } from "@chancery/engine";
import { board } from "./board.ts";
import { type Embassy, formatEmbassies, formatFavor, readEmbassies, readFavor } from "./favor/index.ts";
import { type Own, ownOf } from "./own.ts";
import { isPlayer, PLAYER_POWERS, POWERS } from "./powers.ts";

/** The game's own fields of a position, as programs are told. */
export const POSITION_FIELDS = {
  favor: {
    description:
      "The five embassies of each power on the Favor Map; eliminated powers have none. If left out: as at the start, for every power with a center or a unit",
    example: { Egypt: ["N2k", "U1s", "I1r", "B1q", "R1p"] },
  },
  kicked: {
    description: "Embassies kicked this year, by slice. If left out: none",
    example: { Poland: ["N"] },
  },
  retaliated: {
    description: "Embassies of powers that lost units to retaliation this year. If left out: none",
    example: { Iran: ["R"] },
  },
  builtIn: {
    description: "Centers where each power has ever built. If left out: none",
    example: { Egypt: ["Sue"] },
  },
  revoked: {
    description: "Powers whose player the game master has removed; they allocate nothing. If left out: none",
    example: ["Romania"],
  },
} as const;

export const FIELDS = Object.keys(POSITION_FIELDS);

type Fields = Readonly<Record<string, unknown>>;

/** Writes the fields; empty lists are left out. */
export function formatOwn(state: State): Fields {
  const { favor, kicked, retaliated, builtIn, revoked } = ownOf(state);
  const built = PLAYER_POWERS.filter((power) => builtIn[power].length > 0).map((power) => [
    POWERS[power].name,
    builtIn[power].map((province) => board.provinces[province].id).sort(),
  ]);
  return {
    favor: formatFavor(favor),
    ...(kicked.length > 0 && { kicked: formatEmbassies(kicked) }),
    ...(retaliated.length > 0 && { retaliated: formatEmbassies(retaliated) }),
    ...(built.length > 0 && { builtIn: Object.fromEntries(built) }),
    ...(revoked.length > 0 && { revoked: revoked.map((power) => POWERS[power].name) }),
  };
}

/**
 * Reads the fields. Embassies that are left out stand as at the start, but for players who are out of the game: theirs
 * are gone (DIS-2.1.5-8). Nothing else has happened yet.
 */
export function readOwn(reader: FieldReader, fields: Fields): Own {
  const { owners, units } = reader.state;
  const isOut = (player: number): boolean =>
    !owners.some((owner) => owner === player) && !units.some(({ power }) => power === player);
  const standing = ownOf(reader.start).favor.map((embassies, player) => (isOut(player) ? null : embassies));
  return {
    favor: readPart(reader, fields.favor, standing, (json) => readFavor(json)),
    kicked: embassies(reader, fields, "kicked"),
    retaliated: embassies(reader, fields, "retaliated"),
    builtIn: builtIn(reader, fields.builtIn),
    revoked: players(reader, fields.revoked ?? [], "revoked"),
  };
}

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: readonly PositionFault[] };

function readPart<T>(reader: FieldReader, json: unknown, otherwise: T, read: (json: unknown) => Read<T>): T {
  if (json === undefined) return otherwise;
  const result = read(json);
  if (result.ok) return result.value;
  for (const { path, fault } of result.error) reader.fault(path, fault);
  return otherwise;
}

const embassies = (reader: FieldReader, fields: Fields, name: "kicked" | "retaliated"): readonly Embassy[] =>
  readPart(reader, fields[name], [], (json) => readEmbassies(json, name));

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

function players(reader: FieldReader, json: unknown, path: string): Power[] {
  if (!isTexts(json)) {
    reader.fault(path, { code: "not-a-list-of-powers" });
    return [];
  }
  return json.flatMap((text, i) => player(reader, text, `${path}[${i}]`));
}

function player(reader: FieldReader, text: string, path: string): Power[] {
  const [power] = reader.power(text, path);
  if (power === undefined || isPlayer(power)) return power === undefined ? [] : [power];
  reader.fault(path, { code: "not-a-player", power: POWERS[power].name });
  return [];
}

function builtIn(reader: FieldReader, json: unknown): readonly (readonly Province[])[] {
  const built: Province[][] = PLAYER_POWERS.map(() => []);
  if (json === undefined) return built;
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    reader.fault("builtIn", { code: "not-like", example: '{"Egypt": ["Sue"]}' });
    return built;
  }
  for (const [name, list] of Object.entries(json)) {
    const path = `builtIn.${name}`;
    const [power] = player(reader, name, path);
    if (!isTexts(list)) reader.fault(path, { code: "not-a-list-of-texts" });
    else if (power !== undefined)
      built[power].push(...list.flatMap((text, i) => center(reader, text, `${path}[${i}]`)));
  }
  return built;
}

function center(reader: FieldReader, text: string, path: string): Province[] {
  const [province] = reader.province(text, path);
  if (province === undefined) return [];
  if (board.provinces[province].center) return [province];
  reader.fault(path, { code: "not-a-center", province: board.provinces[province].name });
  return [];
}
