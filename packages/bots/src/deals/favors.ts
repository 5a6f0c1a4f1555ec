import type { Deal } from "@chancery/api";
import { formatOrder, type Own, type Power, type Province, type Rules, type State } from "@chancery/engine";
import { presenceIn, threatTo } from "../dumbbot/presence.ts";

/**
 * Orders that two powers could promise each other in games where units that nobody plays take requests: each has one of
 * these support a unit of the other that could be attacked. Null if there are none for both.
 */
export function favorsBetween(rules: Rules, state: State, one: Power, other: Power): Deal | null {
  const [ours, theirs] = [favorFor(rules, state, one, other), favorFor(rules, state, other, one)];
  if (!ours || !theirs) return null;
  const line = (own: Own): string[] => [formatOrder(rules, own)];
  return {
    kind: "orders",
    orders: { [rules.powers[one].name]: line(ours), [rules.powers[other].name]: line(theirs) },
  };
}

/**
 * Orders that two powers could promise each other in games where things of theirs can support each other: each raises one
 * of its own with the other's support. The pair that both gain most by; null if there is none.
 */
export function exchangeBetween(rules: Rules, state: State, one: Power, other: Power): Deal | null {
  const ours = raisesWithHelp(rules, state, one, other);
  const theirs = raisesWithHelp(rules, state, other, one);
  const subject = ({ line }: Own): unknown => rules.own?.subject?.(rules, line);
  let best: { readonly deal: Deal; readonly gain: number } | null = null;
  for (const mine of ours)
    for (const yours of theirs) {
      // What helps the other can't raise itself.
      if (subject(mine.raise) === subject(yours.help) || subject(yours.raise) === subject(mine.help))
        continue;
      const gain = mine.gain + yours.gain;
      if (best && gain <= best.gain) continue;
      const lines = (...all: Own[]): string[] => all.map((line) => formatOrder(rules, line));
      const orders = {
        [rules.powers[one].name]: lines(mine.raise, yours.help),
        [rules.powers[other].name]: lines(yours.raise, mine.help),
      };
      best = { deal: { kind: "orders", orders }, gain };
    }
  return best?.deal ?? null;
}

interface Raise {
  readonly raise: Own;
  /** The line by which the other supports it. */
  readonly help: Own;
  readonly gain: number;
}

/** What a power could raise with another's support. */
function raisesWithHelp(rules: Rules, state: State, power: Power, helper: Power): readonly Raise[] {
  const { own } = rules;
  const { helps, gain } = own ?? {};
  if (!own || !helps || !gain) return [];
  const open = new Set([...own.lines(rules, state, power)].map((line) => formatOrder(rules, line)));
  return [...own.lines(rules, state, helper)].flatMap((help) => {
    const helped = helps(state, help.line);
    const gained = helped?.power === power ? gain(state, helped.line.line) : 0;
    return helped && gained > 0 && open.has(formatOrder(rules, helped.line))
      ? [{ raise: helped.line, help, gain: gained }]
      : [];
  });
}

/** A line by which a power has someone else's unit support one of its partner's where it stands. */
function favorFor(rules: Rules, state: State, from: Power, partner: Power): Own | null {
  const { own, board } = rules;
  if (!own?.boardOrder || own.linesOpen?.(rules, state, from) === 0) return null;
  const presence = presenceIn(rules, state);
  const isThreatened = (province: Province): boolean =>
    threatTo(presence, board.provinces.length, partner, province) > 0;
  for (const line of own.lines(rules, state, from)) {
    const asked = own.boardOrder(line.line);
    if (asked?.type !== "support" || asked.to !== null || asked.target.power !== partner) continue;
    if (own.unitOf?.(line.line)) continue;
    if (isThreatened(board.provinceOf[asked.target.at] as Province)) return line;
  }
  return null;
}
