import {
  type Aim,
  agreementOf,
  budgetFor,
  diceOf,
  levelNamed,
  linesOf,
  loadLevels,
  outlookOf,
  type Reason,
  readLast,
  reasonsFor,
  type Situation,
  situationSeen,
  stillnessIn,
} from "@chancery/bots";
import { BrokenInvariant, formatOrder, formatUnit, type Power, powerNamed } from "@chancery/engine";
import type { Task } from "./task.ts";
import { opened } from "./think.ts";

/** A power's orders, as lines. */
interface HintSheet {
  readonly power: string;
  readonly text: string;
}

/** A center that advice is about, in names. */
export interface HintAim extends Pick<Aim, "kind" | "tried" | "done"> {
  /** As in the board's table. */
  readonly province: string;
  readonly owner: string | null;
}

/** What speaks for an order, in names. */
export interface HintReason extends Pick<Reason, "code" | "moves"> {
  readonly order: string;
  readonly unit: string | null;
  readonly province: string | null;
  readonly power: string | null;
}

/** What a master would order, and why. */
export interface Hint {
  readonly turn: number;
  readonly sheets: readonly HintSheet[];
  /** The share of the board, from 0 to 1: now, and as the bot expects it before long. */
  readonly now: number;
  readonly expects: number;
  /** How many guesses at the others' orders the plan was tried against. */
  readonly guesses: number;
  readonly aims: readonly HintAim[];
  readonly reasons: readonly HintReason[];
  /** Whether deals were kept to. */
  readonly keepsDeals: boolean;
}

/** Against how many guesses a plan is tried, to say what it is good for. */
const GUESSES = 16;

/** Advice for all powers of a task; tells how much of the thinking is done, from 0 to 1. */
export async function hintFor(
  { game, sight, bot: { level, seed } }: Task,
  turn: number,
  progress: (done: number) => void,
): Promise<Hint> {
  await loadLevels(level);
  const { notation, rules, start } = opened(game);
  const { bot } = levelNamed(level);
  const powers = sight.sheets.filter(({ isCalledUpon }) => isCalledUpon).map(({ power }) => power);
  const parts = powers.map((name, index) => {
    const power = powerNamed(rules, name) as Power;
    const seen = situationSeen(notation, start, sight, power);
    if (!seen.ok) throw new BrokenInvariant(JSON.stringify(seen.error));
    const agreement = agreementOf(notation, seen.value.state, name, sight.talks?.deals ?? []);
    const stillness = stillnessIn(rules, sight.past);
    const last = readLast(notation, start, sight.last ?? null);
    const situation: Situation = { ...seen.value, stillness, last, ...(agreement && { agreement }) };
    const dice = diceOf(seed + turn * 64 + power);
    const decision = bot(situation, dice, budgetFor(level, situation), (spent) =>
      progress((index + spent) / powers.length),
    );
    const outlook = outlookOf(situation, decision.orders, dice, GUESSES);
    return {
      ...outlook,
      expects: decision.expects,
      sheet: { power: name, text: linesOf(situation, decision).join("\n") },
      keepsDeals: agreement !== null,
      reasons: reasonsFor(situation, decision.orders).map((reason) => inNames(situation, reason)),
      aims: outlook.aims.map(({ province, owner, ...rest }) => ({
        ...rest,
        province: rules.board.provinces[province].id,
        owner: owner === null ? null : rules.powers[owner].name,
      })),
    };
  });
  progress(1);
  const sum = (of: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((total, part) => total + of(part), 0);
  return {
    turn,
    sheets: parts.map(({ sheet }) => sheet),
    now: sum(({ now }) => now),
    expects: sum(({ expects }) => expects),
    guesses: Math.max(0, ...parts.map(({ guesses }) => guesses)),
    aims: parts.flatMap(({ aims }) => aims),
    reasons: parts.flatMap(({ reasons }) => reasons),
    keepsDeals: parts.some(({ keepsDeals }) => keepsDeals),
  };
}

function inNames({ rules }: Situation, { order, code, moves, unit, province, power }: Reason): HintReason {
  return {
    order: formatOrder(rules, order),
    code,
    moves,
    unit: unit && formatUnit(rules, unit),
    province: province === null ? null : rules.board.provinces[province].id,
    power: power === null ? null : rules.powers[power].name,
  };
}
