/** A bot in thirty lines, and a game of seven of its kind: node docs/examples/bot.ts */
import { type Bot, diceOf } from "@chancery/bots";
import { openVariant } from "@chancery/contract";
import {
  adjustmentDue,
  centersOf,
  formatPhase,
  legalOrders,
  legalOrdersOf,
  type Order,
  type Power,
  type Province,
  playPhase,
} from "@chancery/engine";

/** Moves into centers of others where it can, and does anything legal elsewhere. */
const greedy: Bot = ({ rules, state, power }, dice) => {
  const { board } = rules;
  const ownerOf = new Map(board.centers.map((center, index) => [center, state.owners[index]]));
  const wants = (order: Order): boolean =>
    order.type === "move" && ownerOf.has(board.provinceOf[order.to] as Province)
      ? ownerOf.get(board.provinceOf[order.to] as Province) !== power
      : false;
  const units = state.phase.task === "R" ? state.dislodged.map(({ unit }) => unit) : state.units;
  const orders =
    state.phase.task === "A"
      ? dice.shuffled(legalOrders(rules, state, power)).slice(0, Math.abs(adjustmentDue(rules, state, power)))
      : units
          .filter((unit) => unit.power === power)
          .flatMap((unit) => {
            const all = dice.shuffled(legalOrdersOf(rules, state, unit));
            return all.find(wants) ?? all.slice(0, 1);
          });
  return { orders, expects: 0, positions: 0 };
};

const opened = openVariant({ variant: "classic", rulebook: "2023", options: {} });
if (!opened.ok) throw new Error("there is no such game");
const { rules, start } = opened.value;
const powers = rules.powers.map((_, power) => power as Power);
const dice = diceOf(1901);
let state = start;
while (!state.ending && state.phase.year < 1910) {
  const before = state;
  const orders = powers.map(
    (power) => [power, greedy({ rules, state: before, power }, dice, 0).orders] as const,
  );
  state = playPhase(rules, state, new Map(orders)).state;
}
const final = powers.map((power) => `${rules.powers[power].name} ${centersOf(state, power)}`);
console.log(`${formatPhase(state.phase)}: ${final.join(", ")}`);
