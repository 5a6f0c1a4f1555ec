import type { Order } from "../../orders/order.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { State } from "../../state/state.ts";
import type { Power, Unit } from "../../state/unit.ts";
import { decidedSoFar, enterDecisions } from "../packed/once.ts";
import type { Reason, ResultWord, Status, Verdict } from "../verdict.ts";
import { solveMovement } from "./decide.ts";
import { type Fate, fateOf } from "./fates.ts";
import { type Field, NONE } from "./field.ts";

/** What is resolved. */
export interface Given {
  readonly rules: Rules;
  readonly state: State;
  readonly orders: readonly Order[];
  readonly strays: readonly Order[];
}

class MovementVerdict implements Verdict {
  readonly unit: Unit;
  readonly order: Order | null;
  readonly results: readonly ResultWord[];
  private readonly fate: Fate;
  private readonly inquiry: Inquiry;
  private found: Reason | null = null;

  constructor(inquiry: Inquiry, field: Field, u: number, fate: Fate) {
    this.unit = field.units[u];
    this.order = field.orders[u];
    this.results =
      field.attacker[u] !== NONE
        ? fate.ifDislodged
        : field.disabler[u] !== NONE
          ? fate.ifDisabled
          : fate.results;
    this.fate = fate;
    this.inquiry = inquiry;
  }

  get power(): Power {
    return this.unit.power;
  }

  get status(): Status {
    return this.fate.status;
  }

  get reason(): Reason {
    if (this.found === null) this.inquiry.explainAll();
    return this.found as Reason;
  }

  /** Finds the reason in the field that decided. */
  find(field: Field, u: number): void {
    this.found = this.fate.why(field, u);
  }
}

/**
 * The verdicts on all units, in their order, and the reasons for them. Both are read off a solved field, and not before
 * someone asks: from the same strengths that decide, so an explanation cannot disagree with the result. If decisions are
 * gone by then, because others have been made, everything is decided once more: that always comes to the same.
 */
export class Inquiry {
  private readonly given: Given;
  private field: Field | null;
  private run: number;
  private list: readonly MovementVerdict[] | null = null;

  private constructor(given: Given, field: Field | null, run: number) {
    this.given = given;
    this.field = field;
    this.run = run;
  }

  /** Into what a field has been solved for. */
  static into(field: Field, given: Given): Inquiry {
    return new Inquiry(given, field, field.run);
  }

  /** Into what the packed resolver has just decided. */
  static afterDeciding(given: Given): Inquiry {
    return new Inquiry(given, null, decidedSoFar());
  }

  get verdicts(): readonly Verdict[] {
    this.list ??= this.judgeAll();
    return this.list;
  }

  private judgeAll(): readonly MovementVerdict[] {
    const field = this.solved();
    const list: MovementVerdict[] = [];
    for (let u = 0; u < field.count; u++) list.push(new MovementVerdict(this, field, u, fateOf(field, u)));
    return list;
  }

  /** Finds the reasons of all verdicts at once. */
  explainAll(): void {
    const field = this.solved();
    const list = this.list ?? [];
    for (let u = 0; u < list.length; u++) list[u].find(field, u);
  }

  private solved(): Field {
    if (this.field?.run === this.run) return this.field;
    const { rules, state, orders, strays } = this.given;
    const isKnown = this.field === null && this.run === decidedSoFar();
    this.field = solveMovement(rules, state, orders, strays, isKnown ? enterDecisions : undefined);
    this.run = this.field.run;
    return this.field;
  }
}
