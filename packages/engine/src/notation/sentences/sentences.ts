import type { Task } from "../../state/phase.ts";
import { adjustmentOrders } from "./adjustment-orders.ts";
import { movementOrders } from "./movement-orders.ts";
import type { ParsedOrder, Stop } from "./parsed-order.ts";
import { Parser } from "./parser.ts";
import type { Phrases } from "./phrases.ts";
import { retreatOrders } from "./retreat-orders.ts";

const GRAMMARS: Readonly<Record<Task, (parser: Parser, index: number) => ParsedOrder[]>> = {
  M: movementOrders,
  R: retreatOrders,
  A: adjustmentOrders,
};

/** Reads orders as sentences of one phase, in every way the grammar allows. */
export class Sentences {
  private readonly parser: Parser;
  private readonly phrases: Phrases;
  private readonly task: Task;

  constructor(phrases: Phrases, task: Task) {
    this.parser = new Parser(phrases);
    this.phrases = phrases;
    this.task = task;
  }

  /** All orders that begin at a token, wherever they end. */
  from(index: number): ParsedOrder[] {
    return GRAMMARS[this.task](this.parser, index).map((draft) => ({ ...draft, from: index }));
  }

  /** All orders that take up the whole text. */
  whole(): ParsedOrder[] {
    return this.from(this.skipLead(0)).filter(({ next }) => this.isEnd(next));
  }

  /** How far the text could be followed. */
  get stop(): Stop {
    return this.parser.stop;
  }

  /** Past what may stand before an order: its number, or a mark in a list. */
  skipLead(index: number): number {
    let next = index;
    while (this.isSeparator(next) || this.isNumber(next)) next++;
    // In adjustments a dash is a minus sign.
    if (next === 0 && this.task !== "A" && this.phrases.is(next, "dash")) next++;
    return next;
  }

  isEnd(index: number): boolean {
    const { ends } = this.phrases.lexicon.vocabulary;
    let next = ends.has(this.phrases.word(index) ?? "") ? index + 1 : index;
    while (this.isSeparator(next)) next++;
    return next >= this.phrases.tokens.length;
  }

  private isSeparator(index: number): boolean {
    const { phrases } = this;
    return phrases.is(index, "comma") || phrases.is(index, "close") || phrases.isJoint(index);
  }

  private isNumber(index: number): boolean {
    const at = this.phrases.is(index, "open") ? index + 1 : index;
    return /^\d+$/.test(this.phrases.word(at) ?? "");
  }
}
