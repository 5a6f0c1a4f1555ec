import {
  createNotation,
  type Order,
  type Power,
  readOrder,
  readPosition,
  type State,
} from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import type { Subject } from "../src/subject.ts";

const [game] = allGames();
const notation = createNotation(game.rules);

const { start } = game;
export const { rules } = game;

export const opening: Subject = { rules, state: start };

export function positionOf(position: object): State {
  const read = readPosition(notation, start, position as never);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

export const powerOf = (name: string): Power =>
  rules.powers.findIndex((power) => power.name === name) as Power;

export const ordersOf = (state: State, power: Power, ...lines: readonly string[]): Order[] =>
  lines.map((line) => {
    const order = readOrder(notation, state, power, line);
    if (!order.ok) throw new Error(line);
    return order.value;
  });

const CENTERS = rules.board.centers.map((center) => rules.board.provinces[center].id);

/** France has seventeen centers and can take Munich with support; Germany can do little about it. */
export function winning(): Subject {
  const germany = ["Mun", "Ber", "Kie"];
  const austria = ["Vie", "Bud", "Tri"];
  const rest = CENTERS.filter((id) => ![...germany, ...austria].includes(id));
  const state = positionOf({
    phase: "F1905M",
    units: { France: ["A Bur", "A Ruh"], Germany: ["A Mun", "A Ber"] },
    centers: { France: rest.slice(0, 17), Turkey: rest.slice(17), Germany: germany, Austria: austria },
  });
  return { rules, state };
}
