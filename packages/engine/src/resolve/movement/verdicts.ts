import type { Order } from "../../orders/order.ts";
import type { Rules } from "../../rulebook/rules.ts";
import type { State } from "../../state/state.ts";
import type { Power, Unit } from "../../state/unit.ts";
import type { Reason, ResultWord, Status, Verdict } from "../verdict.ts";
import { solveMovement } from "./decide.ts";
import { type Fate, fateOf } from "./fates.ts";
import { type Field, NONE } from "./field.ts";

/** What a field was filled with. */
interface Given {
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
 * The verdicts on all units of a solved field, in their order, and the reasons for them. Both are read off the same
 * strengths that decided, so an explanation cannot disagree with the result, and not before someone asks. If the field
 * has been used for something else by then, everything is decided once more: that always comes to the same.
 */
export class Inquiry {
  private readonly field: Field;
  private readonly run: number;
  private readonly given: Given;
  private list: readonly MovementVerdict[] | null = null;

  constructor(field: Field, given: Given) {
    this.field = field;
    this.run = field.run;
    this.given = given;
  }

  get verdicts(): readonly Verdict[] {
    this.list ??= this.judgeAll();
    return this.list;
  }

  private judgeAll(): readonly MovementVerdict[] {
    const field = this.decided();
    const list: MovementVerdict[] = [];
    for (let u = 0; u < field.count; u++) list.push(new MovementVerdict(this, field, u, fateOf(field, u)));
    return list;
  }

  /** Finds the reasons of all verdicts at once. */
  explainAll(): void {
    const field = this.decided();
    const list = this.list ?? [];
    for (let u = 0; u < list.length; u++) list[u].find(field, u);
  }

  private decided(): Field {
    const { rules, state, orders, strays } = this.given;
    return this.field.run === this.run ? this.field : solveMovement(rules, state, orders, strays);
  }
}
