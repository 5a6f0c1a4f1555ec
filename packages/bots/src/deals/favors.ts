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
