import type { Saying, SeenDeal, TalkLine } from "@chancery/api";
import { type Power, powerNamed } from "@chancery/engine";
import { asSeen, type Said } from "../deals/negotiator.ts";
import type { Table } from "../deals/table.ts";
import type { Dice } from "../dice.ts";
import { heardOf } from "./heard.ts";
import { type Meaning, type Reaction, reactionTo } from "./meaning.ts";
import type { Item } from "./reading/item.ts";
import type { Reader } from "./reading/read.ts";
import { codeOf, phrased, type SayingCode } from "./saying.ts";

/** What a bot has understood of somebody's message; it also says that the message was read. */
export interface Heard {
  readonly type: "hear";
  readonly as: string;
  readonly channel: string;
  readonly message: number;
  readonly sayings: readonly Saying[];
}

/** What a bot needs to talk on its seat. */
export interface Talking {
  readonly table: Table;
  readonly name: string;
  readonly reader: Reader;
  readonly lines: readonly TalkLine[];
  /** What its power has said in this game. */
  readonly used: readonly Saying[];
  readonly turn: number;
  readonly sheet: readonly string[];
  readonly dice: Dice;
  readonly costOf: Meaning["costOf"];
}

export interface Talked {
  readonly commands: readonly (Said | Heard)[];
  /** What it has promised: its orders have to be written again. */
  readonly bound: readonly SeenDeal[];
}

/** How many things a reply speaks about, and how many a bot understands of one message. */
const MOST_POINTS = 3;
const MOST_HEARD = 5;
/** How many replies in one conversation and phase; after that, it only answers questions. */
const MOST_REPLIES = 6;

const GREETING =
  /^\W*(hi|hey|hello|hallo|moin|servus|guten (tag|morgen|abend)|bonjour|salut|good (morning|evening|day))\b/iu;

const partnerOf = ({ parties }: TalkLine, name: string): string =>
  parties.find((party) => party !== name) ?? name;

/** Answers everyone who has written since the bot looked last: once each. */
export function repliesOf(talking: Talking): Talked {
  const { lines, name } = talking;
  const partners = [...new Set(lines.filter(({ isNew }) => isNew).map((line) => partnerOf(line, name)))];
  const commands: (Said | Heard)[] = [];
  const bound: SeenDeal[] = [];
  const used = [...talking.used];
  for (const partner of partners) {
    const deals = [...talking.table.deals, ...bound];
    const talked = replyTo(partner, { ...talking, used, table: { ...talking.table, deals } });
    commands.push(...talked.commands);
    bound.push(...talked.bound);
    for (const command of talked.commands) if (command.type === "say") used.push(...(command.sayings ?? []));
  }
  return { commands, bound };
}

function replyTo(partner: string, talking: Talking): Talked {
  const { table, name, turn, used, dice } = talking;
  const lines = talking.lines.filter((line) => line.turn === turn && partnerOf(line, name) === partner);
  const read = readLines(lines, talking);
  const said = read.filter(({ line }) => line.isNew && line.from === partner);
  const heard = said.map(
    ({ line, items }): Heard => ({
      type: "hear",
      as: name,
      channel: line.channel,
      message: line.number,
      sayings: items.slice(0, MOST_HEARD).map((item) => heardOf(table.notation.rules, item)),
    }),
  );
  const meaning: Meaning = { ...talking, partner };
  const replies = lines.filter(({ from, sayings }) => from === name && sayings.length > 0).length;
  const reactions = chosen(
    reactionsTo(
      said.flatMap(({ items }) => items),
      meaning,
    ),
    said.map(({ line }) => line.text),
    {
      replies,
      isFirst: !talking.lines.some(
        ({ from, sayings, ...line }) =>
          from === name && sayings.length > 0 && partnerOf({ from, sayings, ...line }, name) === partner,
      ),
    },
  );
  const sayings: Saying[] = [];
  for (const { code, facts } of reactions) {
    const saying = phrased(code, facts, table.character, [...used, ...sayings], dice);
    if (saying) sayings.push(saying);
  }
  const deals = joined(reactions, name);
  const to = [partner];
  const says =
    deals.length > 0 || sayings.length > 0
      ? (deals.length > 0 ? deals : [undefined]).map(
          (deal, at): Said => ({
            type: "say",
            as: name,
            to,
            text: "",
            ...(at === 0 && { sayings }),
            ...(deal && { deal }),
          }),
        )
      : [];
  return { commands: [...heard, ...says], bound: says.flatMap(asSeen) };
}

/** All promised orders in one deal, and every other deal by itself. */
function joined(reactions: readonly Reaction[], name: string): readonly NonNullable<Said["deal"]>[] {
  const deals = reactions.flatMap(({ deal }) => deal ?? []);
  const orders: Record<string, string[]> = {};
  for (const deal of deals)
    if (deal.kind === "orders")
      for (const [power, lines] of Object.entries(deal.orders))
        orders[power] = [...new Set([...(orders[power] ?? []), ...lines])];
  const others = deals.filter(({ kind }) => kind !== "orders");
  return [...(orders[name] ? [{ kind: "orders" as const, orders }] : []), ...others];
}

/** What was said this turn, with what each message means; the bot knows what it meant itself. */
function readLines(
  lines: readonly TalkLine[],
  { table, name, reader }: Talking,
): readonly { readonly line: TalkLine; readonly items: readonly Item[] }[] {
  const { rules } = table.notation;
  const known = lines.map((line) => (line.from === name ? ownItems(line, table) : undefined));
  const items = reader.read(
    table.state,
    lines.map((line, at) => ({
      from: powerNamed(rules, line.from) as Power,
      to: powerNamed(rules, partnerOf(line, line.from)) as Power,
      text: line.text,
      ...(known[at] && { known: known[at] }),
    })),
  );
  return lines.map((line, at) => ({ line, items: items[at] }));
}

/** What a bot proposed with a deal. */
function ownItems(line: TalkLine, { deals, notation: { rules } }: Table): readonly Item[] {
  const { board } = rules;
  const found = deals.find(
    ({ parties, message, from }) =>
      from === line.from && message === line.number && parties.every((party) => line.parties.includes(party)),
  );
  if (!found) return [];
  const who = line.parties
    .map((party) => powerNamed(rules, party) as Power)
    .sort((one, other) => one - other);
  const base = { act: "propose", who, provinces: [], orders: [], against: [], when: "now" } as const;
  const { terms } = found.deal;
  switch (terms.kind) {
    case "peace":
      return [{ ...base, kind: "peace" }];
    case "alliance":
      return [{ ...base, kind: "alliance", against: [powerNamed(rules, terms.against) as Power] }];
    case "demilitarize":
      return [
        {
          ...base,
          kind: "demilitarize",
          provinces: board.provinces.flatMap(({ id }, at) => (id === terms.province ? [at as never] : [])),
        },
      ];
    case "orders":
      return [{ ...base, kind: "orders", orders: Object.values(terms.orders).flat() }];
  }
}

function reactionsTo(items: readonly Item[], meaning: Meaning): readonly Reaction[] {
  const reactions: Reaction[] = [];
  let deals = meaning.table.deals;
  for (const item of items) {
    const reaction = reactionTo(item, { ...meaning, table: { ...meaning.table, deals } });
    if (!reaction) continue;
    const isSaid = reactions.some(
      ({ code, facts }) => code === reaction.code && JSON.stringify(facts) === JSON.stringify(reaction.facts),
    );
    if (isSaid) continue;
    reactions.push(reaction);
    // What it agrees to counts when it looks at the next.
    if (reaction.deal)
      deals = [
        ...deals,
        ...asSeen({ type: "say", as: meaning.name, to: [meaning.partner], text: "", deal: reaction.deal }),
      ];
  }
  return reactions;
}

/** Of all it could say, what the bot says. */
function chosen(
  reactions: readonly Reaction[],
  texts: readonly string[],
  { replies, isFirst }: { readonly replies: number; readonly isFirst: boolean },
): readonly Reaction[] {
  const weighty = reactions.filter(({ isSmall }) => !isSmall);
  const isAsked = texts.some((text) => text.includes("?"));
  if (weighty.length > 0 && (replies < MOST_REPLIES || isAsked))
    return withoutTwins(weighty).slice(0, MOST_POINTS);
  const [small] = reactions;
  if (small && (replies < 2 || isAsked)) return [small];
  const say = (code: SayingCode): readonly Reaction[] => [{ code, facts: {} }];
  if (small) return [];
  const isGreeting = texts.every((text) => GREETING.test(text) && text.length < 30);
  if (isFirst && texts.some((text) => GREETING.test(text)) && (isGreeting || !isAsked)) return say("greet");
  if (!isAsked) return [];
  return say(replies < 2 && !isGreeting ? "unclear" : "answer");
}

/** One refusal, and one question back, are enough. */
const withoutTwins = (reactions: readonly Reaction[]): readonly Reaction[] => {
  const classOf = (code: string): string => code.match(/^(no|which)-/)?.[0] ?? code;
  return reactions.filter(({ code }, at) => {
    const like = classOf(code);
    return like === code || reactions.findIndex((other) => classOf(other.code) === like) === at;
  });
};

/** What a bot's sayings of this turn bind it to, beside its deals: orders it has told, places it stays out of. */
export function pledgesOf(
  lines: readonly TalkLine[],
  name: string,
  turn: number,
  sheet: readonly string[],
  year: number,
): readonly SeenDeal[] {
  return lines
    .filter((line) => line.from === name && line.turn === turn)
    .flatMap((line) =>
      line.sayings.flatMap((saying): readonly SeenDeal[] => {
        const to = [partnerOf(line, name)];
        const code = codeOf(saying);
        const { area, orders } = saying;
        if (code === "agree-stay-out" && typeof area === "string")
          return asSeen({
            type: "say",
            as: name,
            to,
            text: "",
            deal: { kind: "demilitarize", province: area, through: year },
          });
        // What isn't on its sheet, a bold bot has told knowing better.
        if (code !== "tell-plan" || !Array.isArray(orders)) return [];
        const told = (orders as readonly string[]).filter((order) => sheet.includes(order));
        return told.length === 0
          ? []
          : asSeen({
              type: "say",
              as: name,
              to,
              text: "",
              deal: { kind: "orders", orders: { [name]: told } },
            });
      }),
    );
}
