import {
  formatOrder,
  formatPosition,
  legalOrders,
  type Notation,
  type Order,
  type Power,
  type Province,
  type State,
  type Unit,
} from "@chancery/engine";
import type { Dice } from "../dice.ts";

/** A line of a sheet; one that is not sound is meant to be refused, or not to be understood at all. */
interface ChanceLine {
  readonly text: string;
  readonly isSound: boolean;
}
export type ChanceSheets = ReadonlyMap<string, readonly ChanceLine[]>;

const sound = (text: string): ChanceLine => ({ text, isSound: true });
const unsound = (text: string): ChanceLine => ({ text, isSound: false });

/** An order for most units, help for lost countries, orders to revive: written, some of them wrongly. */
export function committeeSheetsOfChance(notation: Notation, state: State, dice: Dice): ChanceSheets {
  const { rules } = notation;
  const { lost = {} } = formatPosition(rules, state) as unknown as { lost?: Record<string, unknown> };
  const inMovement = state.phase.task === "M";
  const causes = Object.keys(lost).map((country) => ({ value: country, weight: dice.pick([0, 1, 3]) }));
  // Sometimes hardly anyone helps, sometimes everyone.
  const plans: Order[] = [];
  const zeal = causes.some(({ weight }) => weight > 0) ? dice.pick([0.05, 0.15, 0.3, 0.7]) : 0;
  // Units in one of their homes prefer to stay there.
  const coveted = rules.powers.flatMap(({ name, homes }) => (name in lost ? homes : []));
  const isGarrison = (unit: Unit): boolean => coveted.includes(rules.board.provinceOf[unit.at] as Province);
  return new Map(
    rules.powers.map(({ name, homes }, index) => {
      if (inMovement && name in lost) return [name, revivalsOfChance(notation, homes, dice)];
      const orders = legalOrders(rules, state, index as Power);
      const byUnit = [...Map.groupBy(orders, ({ unit, to }) => unit ?? to).values()];
      return [
        name,
        byUnit.flatMap((choices): ChanceLine[] => {
          const { unit } = choices[0];
          if (inMovement && unit && isGarrison(unit) && dice.chance(0.6)) return [];
          const plain = sound(formatOrder(rules, chosen(choices, plans, dice)));
          if (!inMovement || !unit || !dice.chance(zeal))
            return dice.chance(0.9) ? [plain] : dice.chance(0.1) ? [plain, unsound("A Par dances")] : [];
          const join = (country: string): string =>
            `${unit.kind.letter} I ${rules.board.locations[unit.at].label}-${country}`;
          // A second order, or help for someone who needs none.
          const again = dice.pick([plain, ...causes.map(({ value }) => sound(join(value)))]);
          if (dice.chance(0.05)) return [sound(join(dice.weighted(causes))), again];
          if (dice.chance(0.05)) return [unsound(join(dice.pick(rules.powers).name))];
          return [sound(join(dice.weighted(causes)))];
        }),
      ];
    }),
  );
}

/** Moves more often than not, as people do, and support for moves that are planned already. */
function chosen(choices: readonly Order[], plans: Order[], dice: Dice): Order {
  const moves = choices.filter(({ type, viaConvoy }) => type === "move" && !viaConvoy);
  const aids = choices.filter(({ type, target, to }) =>
    plans.some((plan) => type === "support" && plan.unit === target && plan.to === to),
  );
  const order =
    aids.length > 0 && dice.chance(0.6)
      ? dice.pick(aids)
      : dice.pick(moves.length > 0 && dice.chance(0.6) ? moves : choices);
  if (order.type === "move") plans.push(order);
  return order;
}

/** Mostly a list of most home centers; now and then none, two, one without numbers, or one with strange names in it. */
function revivalsOfChance(notation: Notation, homes: readonly number[], dice: Dice): ChanceLine[] {
  const list = revivalOfChance(notation, homes, dice);
  if (dice.chance(0.05)) return [];
  if (dice.chance(0.05)) return [list, revivalOfChance(notation, homes, dice)];
  return [list];
}

function revivalOfChance({ rules: { board } }: Notation, homes: readonly number[], dice: Dice): ChanceLine {
  const count = dice.chance(0.6) ? homes.length : 1 + dice.below(homes.length);
  const wishes = dice.shuffled(homes).slice(0, count);
  const kinds = (home: number): string[] => {
    const { id, terrain, coasts } = board.provinces[home];
    const fleet = coasts.length > 0 ? `F ${board.locations[coasts[0]].label}` : `F ${id}`;
    const isSplit = coasts.length > 0 || terrain === "inland";
    // A fleet that cannot stand there is no unit at all.
    return [
      `A ${id}`,
      id,
      `${id} none`,
      ...(terrain === "inland" ? [] : [fleet]),
      ...(isSplit ? [`F ${id}`] : []),
    ];
  };
  const items = wishes.map((home) => dice.pick(kinds(home)));
  if (dice.chance(0.1)) items.push(dice.pick(["A Par", "A Lon", ...items]));
  if (dice.chance(0.1))
    return unsound(`Revive ${items.map((item) => item.replace(/^[AF] /, "")).join(", ")}`);
  const numbered = items.map((item, i) => `${i + 1} ${item}`);
  return unsound(`Revive ${(dice.chance(0.3) ? dice.shuffled(numbered) : numbered).join(", ")}`);
}
