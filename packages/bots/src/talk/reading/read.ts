import type { Notation, Power, State } from "@chancery/engine";
import { clausesOf } from "./clauses.ts";
import { ENGLISH } from "./english.ts";
import { GERMAN } from "./german.ts";
import type { Grammar } from "./grammar.ts";
import type { Item, Line } from "./item.ts";
import { Names } from "./names.ts";
import { readClause, type Talk } from "./read-clause.ts";
import { Scene } from "./scene.ts";

const GRAMMARS = { en: ENGLISH, de: GERMAN };

/** The languages that messages are read in. */
export type ReadLanguage = keyof typeof GRAMMARS;

/** Short words that give a language away. */
const TELLTALES: Readonly<Record<ReadLanguage, RegExp>> = {
  en: /\b(i|im|ill|the|you|your|and|we|is|are|it|my|can|will|with|not|dont|lets|this|that|have|me|do)\b/g,
  de: /\b(ich|du|der|die|das|dich|dir|und|wir|ist|nicht|mein|kannst|mit|nach|mich|mir|lass|ein|eine|auf|bitte|aus|im)\b/g,
};

/** Reads what players write to each other, in one game. Its notation knows the names of places in the reader's languages. */
export class Reader {
  private readonly names: Names;
  private readonly language: ReadLanguage;

  /** Messages are read in this language, unless they are plainly in another. */
  constructor(notation: Notation, language: ReadLanguage = "en") {
    this.names = new Names(notation);
    this.language = language;
  }

  private grammarFor(plain: string): Grammar {
    let found = this.language;
    let most = (plain.match(TELLTALES[found]) ?? []).length;
    for (const language of Object.keys(GRAMMARS) as ReadLanguage[]) {
      const count = (plain.match(TELLTALES[language]) ?? []).length;
      if (count > most) [found, most] = [language, count];
    }
    return GRAMMARS[found];
  }

  /** What each message says, in the light of those before it. */
  read(state: State, lines: readonly Line[]): readonly (readonly Item[])[] {
    const scene = new Scene(this.names.notation.rules, state);
    const read: (readonly Item[])[] = [];
    const answered = new Set<Item>();
    for (const [index, line] of lines.entries())
      read.push(line.known ?? this.readLine(scene, lines, read, answered, line, index));
    return read;
  }

  private readLine(
    scene: Scene,
    lines: readonly Line[],
    read: readonly (readonly Item[])[],
    answered: Set<Item>,
    { from: speaker, to: listener, text }: Line,
    index: number,
  ): readonly Item[] {
    const powers = [speaker, listener];
    const plain = this.names.plain(text, (province) => scene.near(province, powers));
    const grammar = this.grammarFor(plain);
    const lately = latelyIn(lines, read, index, powers);
    const open = openFor(lines, read, answered, speaker, listener, index);
    const block = blockBefore(lines, index, speaker, listener);
    const items: Item[] = [];
    let isAnswered = false;
    const answer = (act: "accept" | "decline", given: readonly Open[]): void => {
      for (const { item, of, as = item } of given) {
        answered.add(item);
        items.push({ ...as, act, of });
      }
      isAnswered = true;
    };
    for (const clause of clausesOf(grammar, plain)) {
      const lastAct = items.at(-1)?.act;
      const talk: Talk = {
        grammar,
        scene,
        speaker,
        listener,
        lately: items.at(-1)?.provinces.length ? (items.at(-1)?.provinces ?? []) : lately.provinces,
        against: lately.against,
        lastBy: lastAct === "promise" || lastAct === "ask" ? lastAct : null,
      };
      const said = readClause(clause, talk);
      const waiting = open.filter(({ item }) => !answered.has(item));
      const recent = waiting.filter(({ of }) => of >= block);
      const [latest] = recent;
      const asked = latest ? recent.filter(({ of }) => of === latest.of) : [];
      const says = clause.text;
      const yes = says.match(grammar.yes);
      const tail = yes ? says.slice(yes[0].length).trim() : "";
      const isIdle =
        /^(, )?why\b/.test(tail) ||
        (tail.split(" ").length > 2 && said.length === 0 && !grammar.assent.test(tail));
      const isYes = isIdle
        ? false
        : grammar.yes.test(says) || (grammar.willing.test(says) && !grammar.not.test(says));
      const isNo = grammar.no.test(says) || (/^(ja )?(sorry|leider)/.test(says) && grammar.not.test(says));
      if (!isAnswered && asked.length > 0 && isYes && !grammar.hesitation.test(says) && !isNo) {
        answer(
          "accept",
          narrowed(asked, said).map((each) => ({ ...each, as: refined(each.item, said, speaker) })),
        );
        items.push(...said.filter((item) => !asked.some((each) => isSame(each.item, item, speaker))));
        continue;
      }
      const unwelcome = asked.filter(
        ({ item }) => item.kind === "peace" || item.kind === "enter-not" || item.kind === "demilitarize",
      );
      if (!isAnswered && unwelcome.length > 0 && grammar.refusal.test(says)) {
        answer("accept", unwelcome);
        continue;
      }
      if (!isAnswered && asked.length > 0 && isNo) {
        answer("decline", narrowed(asked, said));
        items.push(
          ...said.filter(
            ({ act, kind }) => act !== "decline" && !(act === "promise" && kind === "enter-not"),
          ),
        );
        continue;
      }
      for (const item of said) {
        // "Yes, I'll move to Burgundy": the same once more.
        const again = items.findIndex((each) => each.act === "accept" && isSame(each, item, speaker));
        if (again >= 0 && item.act === "promise") {
          items[again] = refined(items[again], [item], speaker);
          continue;
        }
        const match =
          clause.isQuestion && item.act !== "propose"
            ? undefined
            : waiting.find((each) => isSame(each.item, item, speaker) && !answered.has(each.item));
        const refuses =
          item.act === "promise" &&
          item.kind === "enter-not" &&
          waiting.find(
            (each) =>
              each.item.kind === "orders" && overlaps(each.item, item) && each.item.who.includes(speaker),
          );
        if (match) answer("accept", [{ of: match.of, item: match.item, as: narrower(match.item, item) }]);
        else if (refuses) answer("decline", [refuses]);
        else items.push(item);
      }
    }
    return merged(items);
  }
}

interface Open {
  readonly item: Item;
  /** The same, as far as it was taken up. */
  readonly as?: Item;
  readonly of: number;
}

/** How far back an answer may reach. */
const REACH = 7;

/** What still waits for an answer of the speaker, the latest first. */
function openFor(
  lines: readonly Line[],
  read: readonly (readonly Item[])[],
  answered: ReadonlySet<Item>,
  speaker: Power,
  listener: Power,
  index: number,
): readonly Open[] {
  const open: Open[] = [];
  for (let of = index - 1; of >= 0 && of >= index - REACH; of--) {
    const line = lines[of];
    if (line.from !== listener || line.to !== speaker) continue;
    for (const item of read[of]) {
      const isAsked =
        item.act === "propose" ||
        item.act === "ask" ||
        (item.act === "promise" && item.soft && /\?/.test(line.text)) ||
        (item.act === "question" && item.kind !== "other" && item.provinces.length > 0) ||
        (item.act === "accept" && item.alt);
      if (isAsked && !answered.has(item)) open.push({ item, of });
    }
  }
  return open;
}

const overlaps = (one: Item, other: Item): boolean =>
  one.provinces.length === 0 || other.provinces.length === 0
    ? one.provinces.length === other.provinces.length
    : one.provinces.some((place) => other.provinces.includes(place));

/** What was asked, as far as an answer takes it up. */
function narrower(asked: Item, said: Item): Item {
  const isPart =
    said.provinces.length > 0 && said.provinces.every((place) => asked.provinces.includes(place));
  return isPart && said.provinces.length < asked.provinces.length
    ? { ...asked, provinces: said.provinces, orders: said.orders }
    : asked;
}

/** What was asked, with the orders that the answer names. */
function refined(asked: Item, said: readonly Item[], speaker: Power): Item {
  const same = said.find((item) => isSame(asked, item, speaker));
  if (!same || same.orders.length === 0) return asked;
  return asked.orders.length > 0 && same.provinces.length >= asked.provinces.length
    ? asked
    : { ...asked, ...(same.provinces.length > 0 && { provinces: same.provinces }), orders: same.orders };
}

/** Where the last messages of the other begin that stand together. */
function blockBefore(lines: readonly Line[], index: number, speaker: Power, listener: Power): number {
  const between = [...lines.keys()].filter(
    (at) =>
      at < index &&
      [speaker, listener].includes(lines[at].from) &&
      [speaker, listener].includes(lines[at].to),
  );
  let at = between.length - 1;
  while (at >= 0 && lines[between[at]].from === speaker) at--;
  while (at > 0 && lines[between[at - 1]].from === listener) at--;
  return between[at] ?? index;
}

/** Whether something that is said carries out what was asked for. */
function isSame(asked: Item, said: Item, speaker: Power): boolean {
  if (asked.kind !== said.kind) return false;
  if (said.act !== "promise" && said.act !== "propose") return false;
  if (!asked.who.includes(speaker) && asked.act !== "propose") return false;
  if (said.provinces.length === 0 && said.kind !== "orders") return true;
  return overlaps(asked, said);
}

/** Of what was asked, what an answer picks out. */
function narrowed(asked: readonly Open[], said: readonly Item[]): readonly Open[] {
  const alternatives = asked.filter(({ item }) => item.alt);
  if (alternatives.length > 1) {
    const picked = alternatives.filter(({ item }) => said.some(({ kind }) => kind === item.kind));
    if (picked.length > 0) return picked;
  }
  // Statements that only wait for a nod come after questions.
  const real = asked.filter(({ item }) => item.act !== "promise" && item.act !== "question");
  return real.length > 0 ? real : asked;
}

/** What was talked about last. */
function latelyIn(
  lines: readonly Line[],
  read: readonly (readonly Item[])[],
  index: number,
  powers: readonly Power[],
): Pick<Item, "provinces" | "against"> {
  let provinces: Item["provinces"] = [];
  let against: Item["against"] = [];
  for (let of = index - 1; of >= 0 && of >= index - REACH; of--) {
    if (!powers.includes(lines[of].from) || !powers.includes(lines[of].to)) continue;
    for (const item of read[of]) {
      if (provinces.length === 0) provinces = item.provinces;
      if (against.length === 0) against = item.against;
    }
  }
  return { provinces, against };
}

/** One item for each act, kind, actor and time. */
function merged(items: readonly Item[]): readonly Item[] {
  const found: Item[] = [];
  for (const item of items) {
    const at = found.findIndex(
      (each) =>
        each.act === item.act &&
        each.kind === item.kind &&
        each.when === item.when &&
        each.soft === item.soft &&
        each.alt === item.alt &&
        each.of === item.of &&
        each.who.join() === item.who.join(),
    );
    if (at < 0) {
      found.push(item);
      continue;
    }
    const each = found[at];
    found[at] = {
      ...each,
      provinces: [...new Set([...each.provinces, ...item.provinces])],
      orders: [...new Set([...each.orders, ...item.orders])],
      against: [...new Set([...each.against, ...item.against])],
    };
  }
  return found;
}
