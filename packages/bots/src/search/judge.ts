import type { Order, State } from "@chancery/engine";
import type { Situation } from "../bot.ts";
import { diceOf } from "../dice.ts";
import { sharesOf } from "../standing.ts";
import { worthOf } from "../value/value.ts";
import type { Field } from "./field.ts";
import { leaningFor } from "./leaning.ts";
import type { Leads } from "./next.ts";
import { approachFor } from "./prey.ts";
import { horizonOf, playOut } from "./rollout.ts";

/** A plan and what it came to in each of the fields. */
export interface Judged {
  readonly plan: readonly Order[];
  readonly worths: readonly number[];
  /** The mean share of the board. */
  readonly share: number;
}

/** What came of a plan in a field: what that is worth, and the share of the board. */
interface Fate {
  readonly worth: number;
  readonly share: number;
}

/** What the end of a play-out is worth. */
export type Measure = (end: State, still: Field["still"]) => number;

interface Judging {
  /** Hears how much of the budget is spent, from 0 to 1. */
  readonly progress?: ((spent: number) => void) | undefined;
  /** By default, what the position is worth to the power. */
  readonly measure?: Measure | undefined;
}

/** After how many fields a plan may be given up. */
const EARLIEST = 3;

/**
 * Judges plans of a power: each is tried in the same fields, with the same chance afterwards, and judged by what the
 * position that comes of it is worth. Stops when so many positions have been looked at.
 */
export class Judge {
  positions = 0;
  /** All plans that were tried in every field, better or not. */
  readonly tried: Judged[] = [];
  private readonly situation: Situation;
  private readonly fields: readonly Field[];
  private readonly leads: Leads;
  private readonly budget: number;
  private readonly progress: ((spent: number) => void) | undefined;
  private readonly measure: Measure;
  private readonly horizon: number;
  private readonly leaning: ReturnType<typeof leaningFor>;
  private readonly approach: ReturnType<typeof approachFor>;
  private readonly known: readonly Map<number, Fate>[];

  constructor(
    situation: Situation,
    fields: readonly Field[],
    leads: Leads,
    budget: number,
    { progress, measure }: Judging = {},
  ) {
    this.situation = situation;
    this.fields = fields;
    this.leads = leads;
    this.budget = budget;
    this.progress = progress;
    const { rules, power } = situation;
    this.measure = measure ?? ((end, still) => worthOf(rules, end, power, still));
    this.horizon = horizonOf(situation.state);
    this.leaning = leaningFor(situation);
    this.approach = approachFor(situation);
    this.known = fields.map(() => new Map());
  }

  get isSpent(): boolean {
    return this.positions >= this.budget;
  }

  /** The plan with its worth if it is better than the best so far; null if it isn't, or seems not to be. */
  better(plan: readonly Order[], best: Judged | null): Judged | null {
    const worths: number[] = [];
    let shares = 0;
    let ahead = 0;
    let squares = 0;
    const extra = this.leaning(plan) + this.approach(plan);
    for (const field of this.fields.keys()) {
      if (best && this.isSpent) return null;
      const fate = this.fateIn(plan, field);
      const worth = fate.worth + extra;
      worths.push(worth);
      shares += fate.share;
      if (!best) continue;
      const lead = worth - best.worths[field];
      ahead += lead;
      squares += lead * lead;
      if (field + 1 < EARLIEST || ahead >= 0) continue;
      const tried = field + 1;
      const variance = (squares - (ahead * ahead) / tried) / (tried - 1);
      if (ahead / tried + Math.sqrt(variance / tried) < 0) return null;
    }
    const judged = { plan, worths, share: shares / worths.length };
    this.tried.push(judged);
    return best && ahead <= 1e-9 ? null : judged;
  }

  private fateIn(plan: readonly Order[], field: number): Fate {
    const { key, state } = this.leads(plan, field);
    const known = key === null ? undefined : this.known[field].get(key);
    if (known !== undefined) return known;
    const { rules, power } = this.situation;
    const { seed, still } = this.fields[field];
    const { state: end, phases } = playOut(rules, state(), this.horizon, diceOf(seed), still);
    this.positions += phases + 1;
    this.progress?.(Math.min(1, this.positions / this.budget));
    const fate = { worth: this.measure(end, still), share: sharesOf(rules, end)[power] };
    if (key !== null) this.known[field].set(key, fate);
    return fate;
  }
}
