import { type Order, type Power, type Province, playPhase, samePlayer, unitIn } from "@chancery/engine";
import type { Situation } from "./bot.ts";
import type { Dice } from "./dice.ts";
import { fieldsFor } from "./search/field.ts";
import { sharesOf } from "./standing.ts";

/** A center that orders are about, and in how many of the guesses they come off. */
export interface Aim {
  readonly province: Province;
  /** `take`: to enter it; `hold`: to keep others out of it. */
  readonly kind: "take" | "hold";
  /** Whose it is; null while nobody owns it. */
  readonly owner: Power | null;
  /** The guesses in which it is tried: all of them for moves, those with an attack for what is held. */
  readonly tried: number;
  readonly done: number;
}

/** What may come of a power's orders, judged by guesses at what all others order. */
export interface Outlook {
  /** The share of the board that the power has now, from 0 to 1. */
  readonly now: number;
  readonly guesses: number;
  readonly aims: readonly Aim[];
}

/** An own center is worth mentioning if it is attacked in one of so many guesses. */
const SELDOM = 4;

/** Tries a power's moves against guesses at what others order. Retreats and builds aren't covered. */
export function outlookOf(
  situation: Situation,
  orders: readonly Order[],
  dice: Dice,
  guesses: number,
): Outlook {
  const { rules, state, power } = situation;
  const now = sharesOf(rules, state)[power];
  if (state.phase.task !== "M") return { now, guesses: 0, aims: [] };
  const { provinceOf, centers } = rules.board;
  const entered = new Set(
    orders.flatMap(({ type, to }) => (type === "move" && to !== null ? [provinceOf[to]] : [])),
  );
  const counts = centers.map((province, index) => {
    const owner = state.owners[index];
    const isOwn = owner !== null && samePlayer(state, owner, power);
    return { province, owner, kind: isOwn ? ("hold" as const) : ("take" as const), tried: 0, done: 0 };
  });
  for (const { others } of fieldsFor(situation, guesses, dice)) {
    const attacked = new Set(
      [...others.values()].flat().flatMap(({ to }) => (to === null ? [] : [provinceOf[to]])),
    );
    const { state: next } = playPhase(rules, state, new Map([...others, [power, orders]]));
    for (const count of counts) {
      const isTried = (count.kind === "take" ? entered : attacked).has(count.province);
      if (!isTried) continue;
      const there = unitIn(next, provinceOf, count.province)?.power;
      const isOurs = there !== undefined && samePlayer(state, there, power);
      count.tried++;
      if (count.kind === "take" ? isOurs : there === undefined || isOurs) count.done++;
    }
  }
  const isWorth = ({ kind, tried }: Aim): boolean => tried * (kind === "take" ? 1 : SELDOM) >= guesses;
  return { now, guesses, aims: counts.filter((aim) => aim.tried > 0 && isWorth(aim)) };
}
