import { LANGUAGE_NAMES } from "@chancery/messages";
import { BOARDS } from "@chancery/variants";
import { PLAYERS } from "@chancery/variants/dissolution";

/** Words that are the same in every language, and those that the browser itself says in English to the pseudo-language. */
const WORDS = [
  ...[
    "Chancery",
    "UTC",
    "GMT",
    "AM",
    "PM",
    "QR",
    "VIA",
    "SVG",
    "PNG",
    "JSON",
    "PDF",
    "API",
    "URL",
    "Webhook",
    "py-diplomacy",
    "Cicero",
    "webDiplomacy",
    "Droidippy",
  ],
  ...Object.values(LANGUAGE_NAMES),
  ...[
    "and",
    "or",
    "years?",
    "months?",
    "weeks?",
    "days?",
    "hours?",
    "hr",
    "minutes?",
    "min",
    "seconds?",
    "sec",
    "at",
  ],
  ...["Sun(day)?", "Mon(day)?", "Tue(sday)?", "Wed(nesday)?", "Thu(rsday)?", "Fri(day)?", "Sat(urday)?"],
  ...[
    "Jan(uary)?",
    "Feb(ruary)?",
    "Mar(ch)?",
    "Apr(il)?",
    "May",
    "June?",
    "July?",
    "Aug(ust)?",
    "Sep(tember)?",
  ],
  ...["Oct(ober)?", "Nov(ember)?", "Dec(ember)?"],
];

/**
 * Ids of rules ("CB-41", "DIS-3.7-6"), orders ("Build A Par", "A Lon - Bel via convoy"), coasts ("Stp/nc"), spaces ("E3"), versions of phases ("S1901M") and owners of
 * embassies ("IR E U0z").
 */
const CODES = [
  "[A-Z][A-Z0-9]*-[\\d.]+(-\\d+)*",
  "(Build|Disband) [AFW]",
  "via convoy",
  "[nsew]c",
  "[A-Z]{1,3}\\d+[A-Z]?",
  ...PLAYERS.map(({ code }) => code),
];

/** Proper names: boards, and what is on them. */
const provinces = BOARDS.flatMap(({ table }) => [
  table.name,
  ...table.provinces.flatMap(({ id, name }) => [id, name]),
]);

const escaped = (texts: Iterable<string>): string[] =>
  [...new Set(texts)].toSorted((a, b) => b.length - a.length).map((text) => RegExp.escape(text));

const BOARD = new RegExp(`(?<!\\p{L})(${escaped(provinces).join("|")})(?!\\p{L})`, "giu");
const PLAIN = new RegExp(`(?<!\\p{L})(${[...CODES, ...WORDS].join("|")})(?!\\p{L})`, "gu");

/** A word in plain letters. The pseudo-language has none; single letters are units, keys and coasts. */
const WORD = /[A-Za-z]{2,}/;

/** What is left of a text without proper names, codes and addresses. */
const unnamed = (text: string): string =>
  text
    .replace(/https?:\S+|\S+@\S+/g, " ")
    .replace(BOARD, " ")
    .replace(PLAIN, " ");

/** A text without what people wrote: whole, or a piece of it in quotation marks. */
function unsaid(text: string, typed: ReadonlySet<string>): string {
  const said = escaped(typed).filter((each) => each.length > 1);
  if (said.length === 0) return text;
  return text
    .replace(/"~*([^"]+?)…?"/g, (quotation, quoted: string) =>
      [...typed].some((each) => each.includes(quoted)) ? " " : quotation,
    )
    .replace(new RegExp(`(?<!\\p{L})(${said.join("|")})(?!\\p{L})`, "gu"), " ");
}

/** Whether a text says something that is neither in the catalog, nor on the board, nor written by people. */
export const isLiteral = (text: string, typed: ReadonlySet<string>): boolean =>
  WORD.test(text) && WORD.test(unnamed(text)) && WORD.test(unnamed(unsaid(text, typed)));

/** Everything that people wrote in what was sent to the server. */
export function writtenIn(body: unknown): string[] {
  if (typeof body === "string") return body.split("\n").map((line) => line.trim());
  if (typeof body !== "object" || body === null) return [];
  return Object.values(body).flatMap(writtenIn);
}
