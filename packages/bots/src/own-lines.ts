import {
  type BoardOrder,
  isInactive,
  isNext,
  type Order,
  type Own,
  type Power,
  type Province,
  unitIn,
} from "@chancery/engine";
import type { Situation } from "./bot.ts";
import type { Dice } from "./dice.ts";

/**
 * Lines that only the game itself understands, beside the orders to its units: what was promised, or else help for these from units that nobody
 * plays, an order for each thing that has to have one. No unit is given away.
 */
export function ownLinesOf(situation: Situation, orders: readonly Order[], dice: Dice): Own[] {
  const { rules, state, power } = situation;
  const { own } = rules;
  if (!own || isInactive(state, power)) return [];
  const open = own.linesOpen?.(rules, state, power) ?? Number.POSITIVE_INFINITY;
  if (open === 0) return [];
  const enemies = attackedBy(situation, orders);
  const helps: Own[] = [];
  const others: Own[] = [];
  for (const line of own.lines(rules, state, power)) {
    if (own.unitOf?.(line.line)) continue;
    const asked = own.boardOrder?.(line.line) ?? null;
    if (!asked) others.push(line);
    else if (isHelp(situation, asked, orders) && !(asked.unit && enemies.has(asked.unit.power)))
      helps.push(line);
  }
  // One line for each power that is asked: there may not be favor for more.
  const asked = ({ line }: Own): unknown => own.boardOrder?.(line)?.unit?.power;
  const raised = (lines: readonly Own[]): Own | undefined => {
    const { gain } = own;
    if (!gain) return lines[1];
    const most = Math.max(...lines.map(({ line }) => gain(state, line)));
    return most > 0 ? lines.find(({ line }) => gain(state, line) === most) : undefined;
  };
  const subject = ({ line }: Own): unknown => own.subject?.(rules, line);
  // What was promised comes first, and may take all there is; whatever else needs an order is left as it is.
  const promised = situation.agreement?.own ?? [];
  if (promised.length > 0) {
    const settled = new Set(promised.map(subject));
    const rest = others.filter((line) => !settled.has(subject(line)));
    return [...promised, ...leaveAll(rest, subject)].slice(0, open);
  }
  return [...oneEach(helps, asked, dice), ...leaveMost(others, subject, raised, dice)].slice(0, open);
}

/** The powers with units where these orders lead. They won't help. */
function attackedBy({ rules, state }: Situation, orders: readonly Order[]): ReadonlySet<Power> {
  const { provinceOf } = rules.board;
  const attacked = new Set<Power>();
  for (const { to } of orders) {
    const unit = to === null ? undefined : unitIn(state, provinceOf, provinceOf[to] as Province);
    if (unit) attacked.add(unit.power);
  }
  return attacked;
}

/** Whether an order supports what one of these orders does, or convoys a unit that couldn't go there by itself. */
const isHelp = ({ rules: { board } }: Situation, asked: BoardOrder, orders: readonly Order[]): boolean =>
  orders.some(({ unit, type, to, path }) => {
    if (!unit || unit !== asked.target || asked.to !== (type === "move" ? to : null)) return false;
    if (asked.type !== "convoy" || to === null) return true;
    if (path.length > 0) return path.includes(board.provinceOf[asked.unit.at] as Province);
    return !isNext(board, unit.kind.way, unit.at, board.provinceOf[to] as Province);
  });

function oneEach(lines: readonly Own[], about: (line: Own) => unknown, dice: Dice): Own[] {
  const choices = [...Map.groupBy(lines, about).values()];
  return dice.shuffled(choices.map((each) => each[dice.below(each.length)]));
}

const leaveAll = (lines: readonly Own[], subject: (line: Own) => unknown): Own[] =>
  [...Map.groupBy(lines, subject).values()].map(([first]) => first);

/** How many things are changed at a time; games may allow no more. */
const MOST_CHANGES = 2;

/** A line for each thing: some are raised, all others left as they are. These come first among the lines about them. */
function leaveMost(
  lines: readonly Own[],
  subject: (line: Own) => unknown,
  raised: (lines: readonly Own[]) => Own | undefined,
  dice: Dice,
): Own[] {
  const choices = dice.shuffled([...Map.groupBy(lines, subject).values()]);
  return choices.map((each, index) => (index < MOST_CHANGES ? (raised(each) ?? each[0]) : each[0]));
}
