import type { Deal, SeenDeal } from "@chancery/api";
import {
  formatOrder,
  isNext,
  legalOrdersOf,
  type Order,
  type Power,
  type Province,
  powerNamed,
  readOrder,
} from "@chancery/engine";
import { answerTo, isFriend, isWanted } from "../deals/answers.ts";
import { asSeen } from "../deals/negotiator.ts";
import { neighborsOf } from "../deals/neighbors.ts";
import type { Table } from "../deals/table.ts";
import type { Dice } from "../dice.ts";
import type { Item } from "./reading/item.ts";
import type { Facts, SayingCode } from "./saying.ts";

/** What a bot makes of one thing that somebody said to it. */
export interface Reaction {
  readonly code: SayingCode;
  readonly facts: Facts;
  /** What it promises with it, as a deal that the other may accept. */
  readonly deal?: Deal;
  /** Whether it would say nothing else for this alone. */
  readonly isSmall?: boolean;
}

export interface Meaning {
  readonly table: Table;
  readonly name: string;
  readonly partner: string;
  /** What the bot has written for this phase so far. */
  readonly sheet: readonly string[];
  readonly dice: Dice;
  /** What orders cost it, as a share of the board. */
  readonly costOf: (lines: readonly string[]) => number;
}

/** What bots give up for others, as a share of the board. */
const GENEROSITY = { bold: 0.004, cautious: 0.012, loyal: 0.03 };

/** How a bot reacts to what somebody said; null if it has nothing to say to that. */
export function reactionTo(item: Item, meaning: Meaning): Reaction | null {
  const { table, name } = meaning;
  const { state } = table;
  const { rules } = table.notation;
  const own = powerNamed(rules, name) as Power;
  const year = state.phase.year + (item.when === "now" ? 0 : 1);
  const nameOf = (power: Power): string => rules.powers[power].name;
  const isMine = item.who.includes(own);
  switch (item.act) {
    case "report":
      return { code: "noted", facts: {}, isSmall: true };
    case "threaten":
      return { code: "threat", facts: {} };
    case "accept":
      return { code: "glad-deal", facts: {}, isSmall: true };
    case "decline":
      return { code: "pity", facts: {}, isSmall: true };
    case "question":
      return isMine ? tellPlan(item, meaning) : { code: "answer", facts: {} };
    case "promise":
      return promised(item, meaning);
    default:
  }
  switch (item.kind) {
    case "peace": {
      const other = item.against.map(nameOf).find((each) => each !== name);
      if (other !== undefined && !isMine) return { code: "noted", facts: {}, isSmall: true };
      return byDeal({ kind: "peace", through: year }, "agree-peace", {}, meaning);
    }
    case "alliance":
      return alliance(item, year, meaning);
    case "demilitarize": {
      if (item.provinces.length === 0) return { code: "which-province", facts: {} };
      return demilitarized(item.provinces[0], year, meaning);
    }
    case "draw":
      return {
        code: table.character === "bold" || year < state.phase.year + 1 ? "no-draw" : "agree-draw",
        facts: {},
      };
    case "build":
      return { code: "no-build", facts: {} };
    case "enter-not":
      return stayOut(item, year, meaning);
    case "other":
      return { code: "answer", facts: {}, isSmall: true };
    default:
      return isMine ? ordersAsked(item, meaning) : { code: "noted", facts: {}, isSmall: true };
  }
}

const offered = (deal: Deal, partner: string, name: string): SeenDeal =>
  asSeen({ type: "say", as: partner, to: [name], text: "", deal })[0];

/** Whether a deal is in force already, or the bot has offered it. */
const isHeld = (deal: Deal, { table, name, partner }: Meaning): boolean =>
  table.deals.some(
    ({ deal: { terms, state, isOver }, parties, from }) =>
      parties.includes(name) &&
      parties.includes(partner) &&
      !isOver &&
      (state === "agreed" || (state === "open" && from === name)) &&
      JSON.stringify(terms) === JSON.stringify(deal),
  );

/** Agrees to a deal, or says why not. */
function byDeal(deal: Deal, code: SayingCode, facts: Facts, meaning: Meaning): Reaction {
  const { table, name, partner, dice } = meaning;
  if (isHeld(deal, meaning)) return { code: "already", facts: {} };
  const answer = answerTo(table, name, offered(deal, partner, name), dice);
  return answer.accept ? { code, facts, deal } : { code: `no-${answer.why}` as SayingCode, facts: {} };
}

function alliance(item: Item, year: number, meaning: Meaning): Reaction {
  const { table, name, partner } = meaning;
  const { rules } = table.notation;
  const targets = item.against.map((power) => rules.powers[power].name).filter((each) => each !== partner);
  if (targets.includes(name)) return { code: "threat", facts: {} };
  const friend = targets.find((each) => isFriend(table, name, each));
  if (friend !== undefined) return { code: "no-friend", facts: { power: friend } };
  const [against = common(meaning)] = targets;
  if (against === undefined) return byDeal({ kind: "peace", through: year }, "agree-peace", {}, meaning);
  return byDeal({ kind: "alliance", against, through: year }, "agree-alliance", { power: against }, meaning);
}

/** The strongest power that both could go for. */
function common({ table, name, partner }: Meaning): string | undefined {
  const { rules } = table.notation;
  const near = (power: string): string[] =>
    neighborsOf(rules, table.state, powerNamed(rules, power) as Power).map((each) => rules.powers[each].name);
  const beside = near(partner);
  return near(name).find((each) => each !== partner && beside.includes(each) && !isFriend(table, name, each));
}

function demilitarized(place: Province, year: number, meaning: Meaning): Reaction {
  const province = meaning.table.notation.rules.board.provinces[place].id;
  if (isPromisedInto(province, meaning)) return { code: "no-wanted", facts: { area: province } };
  const answered = byDeal(
    { kind: "demilitarize", province, through: year },
    "agree-demilitarize",
    { area: province },
    meaning,
  );
  const own = powerNamed(meaning.table.notation.rules, meaning.name) as Power;
  return answered.code === "no-own-plans" && isWanted(meaning.table, own, province)
    ? { code: "no-wanted", facts: { area: province } }
    : answered;
}

/** Whether the bot has promised somebody to move into a place in this phase. */
const isPromisedInto = (id: string, { table, name }: Meaning): boolean =>
  table.deals.some(
    ({ deal: { terms, state, isOver }, parties, from }) =>
      terms.kind === "orders" &&
      !isOver &&
      parties.includes(name) &&
      (state === "agreed" || (state === "open" && from === name)) &&
      (terms.orders[name] ?? []).some((line) => line.split(" - ")[1]?.split("/")[0] === id),
  );

/** "Stay out of Burgundy", "let me have Sweden". */
function stayOut(item: Item, year: number, meaning: Meaning): Reaction | null {
  const { table, name, partner } = meaning;
  const { rules } = table.notation;
  const own = powerNamed(rules, name) as Power;
  const other = powerNamed(rules, partner) as Power;
  if (item.provinces.length === 0) return { code: "which-province", facts: {} };
  if (!item.who.includes(own)) return { code: "noted", facts: {}, isSmall: true };
  const [place] = item.provinces;
  const { id, center } = rules.board.provinces[place];
  if (item.who.length > 1 || !center) return demilitarized(place, year, meaning);
  if (ownerOf(table, place) === other)
    return byDeal({ kind: "peace", through: year }, "agree-peace", {}, meaning);
  const isOwn = ownerOf(table, place) === own;
  const isAimed = meaning.sheet.some((line) => line.endsWith(` - ${id}`) || line.includes(` - ${id}/`));
  if (isOwn || isAimed || (table.character === "bold" && isWanted(table, own, id)))
    return { code: "no-wanted", facts: { area: id } };
  const answer = answerTo(
    table,
    name,
    offered({ kind: "peace", through: year }, partner, name),
    meaning.dice,
  );
  return answer.accept
    ? { code: "agree-stay-out", facts: { area: id } }
    : { code: `no-${answer.why}` as SayingCode, facts: {} };
}

function ownerOf({ notation, state }: Table, place: Province): Power | null {
  const { board } = notation.rules;
  const unit = state.units.find(({ at }) => board.provinceOf[at] === place);
  return unit?.power ?? state.owners[board.centers.indexOf(place)] ?? null;
}

/** Orders that are asked for: supports, convoys, moves, a bounce. */
function ordersAsked(item: Item, meaning: Meaning): Reaction {
  const { table, name, partner } = meaning;
  const { notation, state } = table;
  if (state.phase.task !== "M") return { code: "no-own-plans", facts: {} };
  const own = powerNamed(notation.rules, name) as Power;
  const lines = item.orders.filter(
    (line) => readOrder(notation, state, own, line).ok && isOwnUnit(meaning, own, line),
  );
  const mine = lines.length > 0 ? lines : guessed(item, own, meaning);
  if (item.provinces.length === 0 && mine.length === 0) return { code: "which-unit", facts: {} };
  if (mine.length === 0) return { code: "which-unit", facts: {} };
  const other = powerNamed(notation.rules, partner) as Power;
  const theirs = item.orders.filter((line) => isOwnUnit(meaning, other, line));
  const deal: Deal = {
    kind: "orders",
    orders: { [name]: mine, ...(theirs.length > 0 && { [partner]: theirs }) },
  };
  const [area] = item.provinces.map((place) => notation.rules.board.provinces[place].id);
  const isWritten = mine.every((line) => meaning.sheet.includes(line));
  const code = item.kind === "bounce" ? "agree-bounce" : "agree-orders";
  const facts = { orders: mine, ...(area !== undefined && item.kind === "bounce" && { area }) };
  const reaches = state.units.some(
    (unit) =>
      unit.power === other &&
      item.provinces.some((place) => isNext(notation.rules.board, unit.kind.way, unit.at, place)),
  );
  if (item.kind === "bounce" && !reaches) return { code: "no-no-gain", facts: {} };
  if (isWritten && !isHeld(deal, meaning)) return { code, facts, deal };
  const reaction = byDeal(deal, code, facts, meaning);
  if (reaction.deal && meaning.costOf(mine) > GENEROSITY[table.character])
    return { code: "no-own-plans", facts: {} };
  return reaction;
}

function isOwnUnit({ table: { notation, state } }: Meaning, power: Power, line: string): boolean {
  const read = readOrder(notation, state, power, line);
  return read.ok && read.value.type !== "own" && read.value.unit?.power === power;
}

/** Where several units could do what is asked, the bot takes one that has nothing better to do. */
function guessed(item: Item, own: Power, { table: { notation, state }, sheet }: Meaning): readonly string[] {
  const { rules } = notation;
  const [place] = item.provinces;
  if (place === undefined) return [];
  const able = state.units
    .filter(({ power }) => power === own)
    .flatMap((unit) =>
      legalOrdersOf(rules, state, unit).filter((order: Order) => {
        const to = order.to === null ? null : rules.board.provinceOf[order.to];
        if (item.kind === "support")
          return (
            order.type === "support" &&
            order.target?.power !== own &&
            item.who.length === 1 &&
            (to === place ||
              (to === null && order.target !== null && rules.board.provinceOf[order.target.at] === place))
          );
        return (
          (item.kind === "orders" || item.kind === "bounce") &&
          order.type === "move" &&
          to === place &&
          !order.viaConvoy
        );
      }),
    )
    .map((order) => formatOrder(rules, order));
  // Supports for several units, or to several ends, would be a guess.
  const targets = new Set(able.map((line) => (item.kind === "support" ? line.split(" S ")[1] : "")));
  if (targets.size !== 1) return [];
  const [first] = [...able].sort((one, other) => idleness(sheet, other) - idleness(sheet, one));
  return [first];
}

/** How easily a unit can be spared: one that already does it, then one that holds. */
const idleness = (sheet: readonly string[], line: string): number => {
  const unit = line.split(" ").slice(0, 2).join(" ");
  return sheet.includes(line) ? 2 : sheet.includes(`${unit} H`) ? 1 : 0;
};

/** What somebody says that they will do. */
function promised(item: Item, meaning: Meaning): Reaction | null {
  const { table, name, partner } = meaning;
  const { rules } = table.notation;
  const year = table.state.phase.year;
  if (item.kind === "peace") return byDeal({ kind: "peace", through: year }, "agree-peace", {}, meaning);
  if (item.kind === "alliance" && item.against.length > 0) return alliance(item, year, meaning);
  const own = powerNamed(rules, name) as Power;
  const isHelp =
    (item.kind === "support" || item.kind === "convoy") &&
    item.provinces.some(
      (place) => ownerOf(table, place) === own || item.orders.length === 0 || item.kind === "support",
    );
  if (isHelp || item.kind === "enter-not") return { code: "thanks", facts: {}, isSmall: true };
  const isAimed = item.provinces.some((place) => ownerOf(table, place) === own);
  if (isAimed && item.kind === "orders") return { code: "threat", facts: {} };
  return partner === name ? null : { code: "noted", facts: {}, isSmall: true };
}

/** What the bot is going to do, if it wants the other to know. */
function tellPlan(item: Item, { table, name, partner, sheet, dice }: Meaning): Reaction {
  if (item.kind !== "orders" && item.kind !== "bounce") return { code: "answer", facts: {} };
  if (sheet.length === 0) return { code: "no-plan", facts: {} };
  const trusts = isFriend(table, name, partner) || table.character === "loyal";
  const { rules } = table.notation;
  const places = item.provinces.map((place) => rules.board.provinces[place].id);
  const other = powerNamed(rules, partner) as Power;
  // Nobody announces an attack to the one it's meant for.
  const isAgainst = (line: string): boolean =>
    rules.board.provinces.some(
      ({ id }, place) =>
        ownerOf(table, place as Province) === other &&
        line.split(" - ")[1]?.split("/")[0] === id &&
        !line.includes(" S "),
    );
  const open = sheet.filter((line) => !isAgainst(line));
  if (open.length === 0) return { code: "keep-plan", facts: {} };
  const about = open.filter((line) => places.some((id) => line.includes(id)));
  if (trusts) return { code: "tell-plan", facts: { orders: (about.length > 0 ? about : open).slice(0, 2) } };
  const lie = table.character === "bold" && dice.next() < 0.5 ? falsePlan(table, name, sheet, dice) : null;
  return lie === null ? { code: "keep-plan", facts: {} } : { code: "tell-plan", facts: { orders: [lie] } };
}

/** An order that the bot could give and doesn't. It knows that. */
function falsePlan(
  { notation, state }: Table,
  name: string,
  sheet: readonly string[],
  dice: Dice,
): string | null {
  const own = powerNamed(notation.rules, name) as Power;
  const able = state.units
    .filter(({ power }) => power === own)
    .flatMap((unit) => legalOrdersOf(notation.rules, state, unit))
    .filter(({ type, to }) => type === "move" && to !== null)
    .map((order) => formatOrder(notation.rules, order))
    .filter((line) => !sheet.includes(line) && !line.endsWith("via"));
  return able.length > 0 ? able[dice.below(able.length)] : null;
}
