import type { BotCharacter, CommandInput, Deal, Saying, SeenDeal, Talks } from "@chancery/api";
import { formatPhase, type Power, powerNamed, type State } from "@chancery/engine";
import type { Dice } from "../dice.ts";
import { type Answer, answerTo, breakersKnown, isFriend } from "./answers.ts";
import { exchangeBetween, favorsBetween } from "./favors.ts";
import { neighborsOf } from "./neighbors.ts";
import type { Table } from "./table.ts";

/** A message of a bot: a deal, an answer to one, or words in codes. */
export type Said = Extract<CommandInput, { readonly type: "say" }> & { readonly sayings?: readonly Saying[] };

/** A deal that waits for a power's answer, and what that is. */
export interface Answered {
  readonly offered: SeenDeal;
  readonly power: string;
  readonly answer: Answer;
}

/** What a bot answers to all deals that wait for it. What it accepts counts when it looks at the next. */
export function answersOf(table: Table, diceFor: (power: string) => Dice): readonly Answered[] {
  const answers: Answered[] = [];
  for (const offered of table.deals)
    for (const power of offered.deal.mayAnswer) {
      const deals = withAnswers(table.deals, answers);
      answers.push({ offered, power, answer: answerTo({ ...table, deals }, power, offered, diceFor(power)) });
    }
  return answers;
}

/** Deals as they are once they have been answered. */
export const withAnswers = (deals: readonly SeenDeal[], answers: readonly Answered[]): readonly SeenDeal[] =>
  deals.map((seen) => {
    const given = answers.filter(({ offered }) => offered === seen);
    if (given.length === 0) return seen;
    // Others may still decline, but a bot keeps to what it has accepted.
    const state = given.every(({ answer }) => answer.accept) ? "agreed" : "declined";
    return { ...seen, deal: { ...seen.deal, state } };
  });

export const answerCommand = ({ offered, power, answer }: Answered): Said => ({
  type: "say",
  as: power,
  to: offered.parties.filter((party) => party !== power),
  text: "",
  answer: { message: offered.message, ...answer },
});

/** How often a bot offers favors, where there are any to exchange, and not peace or an alliance. */
const FAVORS = 0.5;

/**
 * What a bot offers in the first move of a year: one deal at most, to a person nearby or else to a bot, and not again where
 * it was turned down that year or twice in a row. In Winter it's an exchange of supports, where the game has any.
 */
export function offerOf(
  table: Table,
  name: string,
  { people, bots }: Pick<Talks, "people" | "bots">,
  dice: Dice,
): Said | null {
  const { notation, state, deals, character } = table;
  const { rules } = notation;
  const { phase } = state;
  if (phase.task === "A") return exchangeOf(table, name, [...people, ...bots]);
  if (phase.task !== "M" || phase.season !== "S" || state.seats.length < 3) return null;
  const power = powerNamed(rules, name) as Power;
  const breakers = breakersKnown(deals, name);
  const near = neighborsOf(rules, state, power).map((other) => rules.powers[other].name);
  const open = near.filter(
    (other) =>
      !breakers.has(other) &&
      !hasGivenUpOn(deals, name, other) &&
      !deals.some(
        ({ deal, parties }) =>
          parties.includes(other) && parties.includes(name) && isRecent(deal, phase.year),
      ),
  );
  const [free = []] = [people, bots]
    .map((some) => open.filter((other) => some.includes(other)))
    .filter((some) => some.length > 0);
  const to = character === "cautious" ? free[0] : free[dice.below(Math.max(1, free.length))];
  if (to === undefined || (character === "bold" && dice.next() < 0.5)) return null;
  const beside = neighborsOf(rules, state, powerNamed(rules, to) as Power).map(
    (other) => rules.powers[other].name,
  );
  const common = near.filter(
    (other) => other !== to && beside.includes(other) && !isFriend(table, name, other),
  );
  const favors =
    character === "bold" ? null : favorsBetween(rules, state, power, powerNamed(rules, to) as Power);
  const deal = favors && dice.next() < FAVORS ? favors : dealWith(character, common, phase.year);
  return deal && { type: "say", as: name, to: [to], text: "", deal };
}

/** Supports that a bot would exchange with the first power that hasn't disappointed it. Bold ones rely on themselves. */
function exchangeOf(table: Table, name: string, others: readonly string[]): Said | null {
  const { notation, state, deals, character } = table;
  const { rules } = notation;
  if (!rules.own?.helps || character === "bold") return null;
  const breakers = breakersKnown(deals, name);
  for (const to of others) {
    if (breakers.has(to) || hasGivenUpOn(deals, name, to) || isTalkedAbout(deals, name, to, state)) continue;
    const deal = exchangeBetween(
      rules,
      state,
      powerNamed(rules, name) as Power,
      powerNamed(rules, to) as Power,
    );
    if (deal) return { type: "say", as: name, to: [to], text: "", deal };
  }
  return null;
}

/** Whether orders for the present phase have been offered between two powers. */
const isTalkedAbout = (deals: readonly SeenDeal[], name: string, other: string, { phase }: State): boolean =>
  deals.some(
    ({ deal, parties }) =>
      deal.terms.kind === "orders" &&
      deal.phase === formatPhase(phase) &&
      parties.includes(name) &&
      parties.includes(other),
  );

/**
 * Cautious bots want peace, loyal ones an alliance against the strongest neighbor of both, or else peace, and bold ones an
 * alliance against the weakest.
 */
function dealWith(character: BotCharacter, common: readonly string[], year: number): Deal | null {
  const peace: Deal = { kind: "peace", through: year };
  if (character === "cautious") return peace;
  const against = character === "bold" ? common.at(-1) : common[0];
  if (against !== undefined) return { kind: "alliance", against, through: year };
  return character === "loyal" ? peace : null;
}

/** Whether a deal still counts, or was talked about in a year. */
const isRecent = (deal: SeenDeal["deal"], year: number): boolean =>
  !deal.isOver || Number(deal.phase.slice(1, -1)) === year;

/** How many offers in a row may fail before a bot waits for the other to make one. */
const TRIES = 2;

/** Whether the last offers a power made to another were declined or never answered. */
function hasGivenUpOn(deals: readonly SeenDeal[], name: string, other: string): boolean {
  const last = deals.filter(({ parties }) => parties.includes(name) && parties.includes(other)).slice(-TRIES);
  const isVain = ({ from, deal: { state } }: SeenDeal): boolean =>
    from === name && (state === "declined" || state === "lapsed");
  return last.length === TRIES && last.every(isVain);
}

/** A deal that is about to be offered. */
export const asSeen = ({ as, to, deal }: Said): readonly SeenDeal[] =>
  as && deal && typeof to !== "string"
    ? [
        {
          parties: [as, ...to],
          from: as,
          message: 0,
          deal: {
            terms: deal,
            phase: "",
            state: "open",
            accepted: [],
            mayAnswer: [],
            mayWithdraw: true,
            outcome: "untested",
            isOver: false,
            breaches: [],
          },
        },
      ]
    : [];
