import { diceOf } from "@chancery/bots";
import { type Field, horizonOf, playOut, worthsOf } from "@chancery/bots/search";
import { type Order, type Power, playPhase, type State } from "@chancery/engine";
import type { Subject } from "./subject.ts";

/** Tries order sets against the same guesses and tells what everyone may expect. */
export class Trial {
  positions = 0;
  private readonly subject: Subject;
  private readonly fields: readonly Field[];
  private readonly horizon: number;
  private readonly known: readonly Map<string, Float64Array>[];

  constructor(subject: Subject, fields: readonly Field[]) {
    this.subject = subject;
    this.fields = fields;
    this.horizon = horizonOf(subject.state);
    this.known = fields.map(() => new Map());
  }

  /** For each guess: what every power may expect if some give these orders and the others what is guessed. */
  sharesOf(orders: ReadonlyMap<Power, readonly Order[]>): Float64Array[] {
    return this.fields.map((_, field) => this.sharesIn(field, orders));
  }

  /** The same for one of the guesses. */
  sharesIn(field: number, orders: ReadonlyMap<Power, readonly Order[]>): Float64Array {
    const { rules, state } = this.subject;
    const { others, seed } = this.fields[field];
    const next = playPhase(rules, state, new Map([...others, ...orders])).state;
    const key = keyOf(next);
    const known = this.known[field].get(key);
    if (known) return known;
    const end = playOut(rules, next, this.horizon, diceOf(seed));
    this.positions += end.phases + 1;
    const shares = worthsOf(rules, end.state);
    // What a game has beside units and centers isn't in the key.
    if (!rules.own) this.known[field].set(key, shares);
    return shares;
  }
}

/** What tells positions apart that come of one and the same position. */
const keyOf = ({ phase, units, dislodged, contested, owners }: State): string =>
  [
    phase.season + phase.year + phase.task,
    units
      .map(({ power, kind, at }) => `${power}${kind.letter}${at}`)
      .sort()
      .join(" "),
    dislodged.map(({ unit, retreats }) => `${unit.power}${unit.at}>${retreats.join()}`).join(" "),
    contested.join(),
    owners.join(),
  ].join("|");
