import { type DislodgedJson, type Fault, fail, ok, type PositionJson, type Result } from "@chancery/engine";

/** A position and the game it belongs to: what one line of text says. */
export interface GamePosition {
  readonly variant: string;
  readonly rulebook: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly state: PositionJson;
}

type ByPower = Readonly<Record<string, readonly string[]>>;

/**
 * Letters that mean something here, or in an address, are written as in addresses, a space as a plus. Browsers and mail
 * programs turn some of it back into letters, so names shouldn't depend on it.
 */
const encode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[_.~!*'()]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%20", "+");
const decode = (text: string): string => decodeURIComponent(text.replaceAll("+", " "));

/** A place keeps its slash, "StP/sc", as it's easier to read. */
const encodePlace = (place: string): string => place.split("/").map(encode).join("/");

/** "A Bud" is "ABud": the first letter is the kind of unit. */
const formatUnit = (unit: string): string => {
  const [letter, ...place] = unit.split(" ");
  return encode(letter) + encodePlace(place.join(" "));
};
const parseUnit = (text: string): string => `${text.slice(0, 1)} ${decode(text.slice(1))}`;

const formatLists = (lists: ByPower, format: (item: string) => string): string =>
  Object.entries(lists)
    .map(([power, items]) => `${encode(power)}:${items.map(format).join(",")}`)
    .join(";") || "-";

const parseLists = (text: string, parse: (item: string) => string): ByPower =>
  Object.fromEntries(
    (text === "-" ? [] : text.split(";")).map((part) => {
      const [power, items] = part.split(":");
      return [decode(power), items === "" ? [] : items.split(",").map(parse)];
    }),
  );

const formatList = (items: readonly string[]): string => items.map(encodePlace).join(",");
const parseList = (text: string): string[] => (text === "" ? [] : text.split(",").map(decode));

/** `France:ABur~Mun~Gas~Par`: who, which unit, where the attack came from, and where it may retreat. */
const formatDislodged = ({ power, unit, attackedFrom = "", retreats }: DislodgedJson): string =>
  `${encode(power)}:${[formatUnit(unit), ...[attackedFrom, ...retreats].map(encodePlace)].join("~")}`;

function parseDislodged(text: string): DislodgedJson {
  const [power, rest] = text.split(":");
  const [unit, from, ...retreats] = rest.split("~");
  return {
    power: decode(power),
    unit: parseUnit(unit),
    ...(from !== "" && { attackedFrom: decode(from) }),
    retreats: retreats.map(decode),
  };
}

interface Field {
  readonly format: (value: never) => string;
  readonly parse: (text: string) => unknown;
}

const LIST: Field = { format: formatList, parse: parseList };

/** Fields that have a form of their own. All others are written as JSON. */
const FIELDS: Readonly<Record<string, Field>> = {
  dislodged: {
    format: (value: readonly DislodgedJson[]) => value.map(formatDislodged).join(","),
    parse: (text) => text.split(",").map(parseDislodged),
  },
  contested: LIST,
  closed: LIST,
  civilDisorder: LIST,
  draw: LIST,
};

const JSON_FIELD: Field = {
  format: (value: unknown) => encode(JSON.stringify(value)),
  parse: (text) => JSON.parse(decode(text)),
};

const fieldOf = (name: string): Field => (Object.hasOwn(FIELDS, name) ? FIELDS[name] : JSON_FIELD);

/**
 * A position in one line:
 *
 *     classic/2023 S1901M Austria:ABud,AVie,FTri;England:... Austria:Bud,Tri,Vie;England:... contested=Sil
 *
 * The game and its rulebook; the phase; units by power; centers by owner; then whatever else the position has, field by
 * field. In addresses, underscores stand for the spaces.
 */
export function formatPositionLine({ variant, rulebook, options, state }: GamePosition): string {
  const { phase, units, centers, ...more } = state;
  const fields = Object.entries({ ...more, ...(Object.keys(options).length > 0 && { options }) });
  return [
    `${encode(variant)}/${encode(rulebook)}`,
    encode(phase),
    formatLists(units, formatUnit),
    formatLists(centers, encodePlace),
    ...fields.map(([name, value]) => `${encode(name)}=${fieldOf(name).format(value as never)}`),
  ].join(" ");
}

/** The same as part of an address. */
export const formatPositionLink = (position: GamePosition): string =>
  formatPositionLine(position).replaceAll(" ", "_");

/** Reads such a line, with spaces or underscores. Whether there is such a game and such a position is another question. */
export function parsePositionLine(text: string): Result<GamePosition, Fault> {
  const unreadable = fail({ code: "no-position-line" } as const);
  const [game = "", phase, units, centers, ...more] = text.trim().split(/[\s_]+/);
  const [variant, rulebook] = game.split("/");
  if (!variant || !rulebook || !phase || !units || !centers) return unreadable;
  try {
    const fields = more.map((field): [string, unknown] => {
      const at = field.indexOf("=");
      if (at < 0) throw new SyntaxError(field);
      const name = decode(field.slice(0, at));
      return [name, fieldOf(name).parse(field.slice(at + 1))];
    });
    const { options = {}, ...others } = Object.fromEntries(fields);
    if (typeof options !== "object" || options === null) return unreadable;
    return ok({
      variant: decode(variant),
      rulebook: decode(rulebook),
      options: options as GamePosition["options"],
      state: {
        phase: decode(phase),
        units: parseLists(units, parseUnit),
        centers: parseLists(centers, decode),
        ...others,
      },
    });
  } catch {
    return unreadable;
  }
}

/** Whether a text looks like such a line: it begins with a game, a rulebook and a phase. */
export const isPositionLine = (text: string): boolean =>
  /^[\w%-]+\/[\w%]+[ _](?:[SFW]\d+[MRA]|COMPLETED)[ _]/.test(text.trim());
