import type { BotCharacter, DealReason, SeenDeal } from "@chancery/api";
import { type Power, powerNamed, type Rules, readOrder, type State } from "@chancery/engine";
import type { Dice } from "../dice.ts";
import { sharesOf } from "../standing.ts";
import { agreementOf } from "./agreement.ts";
import { neighborsOf } from "./neighbors.ts";
import type { Table } from "./table.ts";

export interface Answer {
  readonly accept: boolean;
  readonly why: DealReason;
}

/** With so large a share of the board, a power is nobody's friend. */
const TOO_STRONG = 0.35;

/** How readily bots of each character agree to what neither helps nor harms them. */
const OPENNESS: Readonly<Record<BotCharacter, number>> = { bold: 0.3, cautious: 0.6, loyal: 0.85 };

const no = (why: DealReason): Answer => ({ accept: false, why });
const yes = (why: DealReason): Answer => ({ accept: true, why });

/** Who has broken their word to a power, as far as that power knows. */
export const breakersKnown = (deals: readonly SeenDeal[], own: string): ReadonlySet<string> =>
  new Set(
    deals.flatMap(({ deal }) => deal.breaches.map(({ power }) => power).filter((power) => power !== own)),
  );

/** What a bot answers to a deal. */
export function answerTo(table: Table, name: string, offered: SeenDeal, dice: Dice): Answer {
  const { notation, state, deals, character } = table;
  const { rules } = notation;
  const { from, deal } = offered;
  const chance = dice.next();
  if (breakersKnown(deals, name).has(from)) return no("broken-word");
  const power = powerNamed(rules, name) as Power;
  const sender = powerNamed(rules, from) as Power;
  if (sharesOf(rules, state)[sender] > TOO_STRONG) return no("too-strong");
  const hasKept = deals.some((each) => each.parties.includes(from) && each.deal.outcome === "kept");
  const gladly = yes(hasKept ? "trust" : "suits-us");
  const isOpen = chance < OPENNESS[character];
  switch (deal.terms.kind) {
    case "peace": {
      if (character === "loyal") return gladly;
      if (character === "bold") return isOpen ? gladly : no("own-plans");
      return neighborsOf(rules, state, power).includes(sender) ? gladly : no("no-gain");
    }
    case "alliance": {
      const against = powerNamed(rules, deal.terms.against) as Power;
      if (isFriend(table, name, deal.terms.against)) return no("own-plans");
      if (!neighborsOf(rules, state, power).includes(against)) return no("no-gain");
      return isOpen || isStronger(rules, state, against, power) ? gladly : no("own-plans");
    }
    case "demilitarize":
      return isWanted(table, power, deal.terms.province) || !isOpen ? no("own-plans") : gladly;
    case "orders":
      return mayPromise(table, name, deal.terms.orders[name] ?? []) && isOpen ? gladly : no("own-plans");
  }
}

/** Whether a power has made peace or an alliance with another, and that still holds. */
export const isFriend = ({ deals }: Table, name: string, other: string): boolean =>
  deals.some(
    ({ deal, parties }) =>
      parties.includes(name) &&
      parties.includes(other) &&
      deal.state === "agreed" &&
      !deal.isOver &&
      (deal.terms.kind === "peace" || deal.terms.kind === "alliance"),
  );

const isStronger = (rules: Rules, state: State, one: Power, other: Power): boolean => {
  const shares = sharesOf(rules, state);
  return shares[one] > shares[other];
};

/** Whether a bot has a unit or center in a province, or could take a center there. */
export function isWanted({ notation, state }: Table, power: Power, id: string): boolean {
  const { board } = notation.rules;
  const isThere = state.units.some(
    ({ at, power: owner }) => owner === power && board.provinces[board.provinceOf[at]].id === id,
  );
  return isThere || board.centers.some((center) => board.provinces[center].id === id);
}

/** Whether a bot could promise some orders without breaking its word to others. */
function mayPromise({ notation, state, deals }: Table, name: string, lines: readonly string[]): boolean {
  const power = powerNamed(notation.rules, name) as Power;
  const agreement = agreementOf(notation, state, name, deals);
  return lines.every((line) => {
    const read = readOrder(notation, state, power, line);
    if (!read.ok) return false;
    // Favor and points don't go far, so a bot gives them away once.
    if (read.value.type === "own") return agreement === null || agreement.own.length === 0;
    if (state.phase.task !== "M") return false;
    if (agreement?.promised.some(({ unit }) => unit === read.value.unit)) return false;
    return !agreement?.bars(read.value);
  });
}
