import { faultIn, namesFor, type Phrases, type Words } from "@chancery/contract";
import { programWords } from "@chancery/contract/program-words";
import {
  type Catalog,
  formatList,
  type PageLanguage,
  type Statement,
  stated,
  type Translator,
} from "@chancery/messages";
import { type Messages, messagesIn } from "@chancery/messages/catalogs";
import { manifestOf } from "@chancery/variants";
import { phaseInWords } from "@chancery/variants/phase-names";
import { gameOf } from "../game-of.ts";
import type { Refusal } from "../refusal.ts";
import type { Table } from "../table.ts";

/** All that is needed to put what tables say into words, in one language. */
export interface TableWords extends Words {
  readonly refusals: Phrases;
  readonly record: Spoken;
  readonly roomRecord: Spoken;
  readonly news: Spoken;
  /** What bots say. */
  readonly talk: Spoken;
  /** Names of phases. */
  readonly board: Messages["board"];
}

type Spoken = Pick<Translator<Catalog>, "byCode" | "language">;

const made = new Map<PageLanguage, TableWords>();

export function tableWords(language: PageLanguage): TableWords {
  const known = made.get(language);
  if (known) return known;
  const { refusals, record, roomRecord, news, talk, board } = messagesIn(language);
  const words = { ...programWords(language), refusals, record, roomRecord, news, talk, board };
  made.set(language, words);
  return words;
}

/** Who runs a game, for messages that name them: the officers of a committee, or a game master. */
export const officialsIn = (variant: string): "officers" | "master" =>
  manifestOf({ variant })?.officials === "officers" ? "officers" : "master";

/** "S1901M" as "Spring 1901", and a turn such as "F1905" as "Fall 1905". */
const phaseIn = ({ board }: TableWords, text: string, variant: string): string =>
  phaseInWords(board, /[MRA]$/.test(text) ? text : `${text}M`, { variant });

/** Turns statements about a game into words: powers, provinces and phases by what people call them. */
export function inTheWordsOf(words: TableWords, table: Pick<Table, "setup" | "options">): Say {
  const { variant } = table.setup;
  const { rules } = gameOf(table);
  const names = namesFor(words, rules);
  const show = (name: string): string =>
    /^[SFW]\d{1,4}[MRA]?$/.test(name) ? phaseIn(words, name, variant) : names.show(name);
  const say: Say = (said) => {
    const { record, roomRecord, news, talk } = words;
    // The titles of usual treaties are made of their terms.
    const { terms, whom = "" } = said;
    const statement =
      typeof terms === "string" ? { ...said, title: say({ code: `treaty.${terms}`, whom }) } : said;
    const text = [record, roomRecord, news, talk].reduce<string | undefined>(
      (found, catalog) => found ?? stated(catalog, statement, show),
      undefined,
    );
    const { code, because = "" } = statement;
    if (text === undefined) return code;
    return because === ""
      ? text
      : (record.byCode("because", { what: text, reason: reasonIn(words, String(because)) }) ?? text);
  };
  return say;
}

/** A reason as it's shown: the usual ones in the reader's language, any other as it was written. */
export const reasonIn = ({ record }: TableWords, reason: string): string =>
  record.byCode(`reason.${reason}`) ?? reason;

type Say = (statement: Statement) => string;

/** Why someone doesn't get what they want, in a sentence without its period. `variant` is the game they play. */
export function refusalIn(said: TableWords, refused: Refusal, variant = refused.variant ?? ""): string {
  const { code, detail, facts = {}, faults = [] } = refused;
  const { language } = said;
  const show = (name: string): string => said.power(variant, name);
  const values: Record<string, string | number> = {
    officials: officialsIn(variant),
    faults: faults.map(({ path, fault }) => `${path}: ${faultIn(said, fault, variant)}`).join("; "),
  };
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === "number") values[name] = fact;
    else values[name] = typeof fact === "string" ? show(fact) : formatList(language, fact.map(show));
  }
  const key = detail === undefined ? code : `${code}.${detail}`;
  return said.refusals.byCode(key, values) ?? said.refusals.byCode(code, values) ?? code;
}
