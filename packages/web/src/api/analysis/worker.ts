import {
  bestOrders,
  bestOrdersInNames,
  likelyInNames,
  loadPeople,
  prospectsInNames,
  prospectsOf,
} from "@chancery/analysis";
import { openVariant } from "@chancery/contract";
import { BrokenInvariant, type Power, powerNamed, readOrder, readPosition } from "@chancery/engine";
import { scopeOf } from "../solo/scope.ts";
import type { Found, FromAnalyst, Question } from "./protocol.ts";

const scope = scopeOf<Question, FromAnalyst>();

function answer({ game, position, depth, seed, power: name, played, wants }: Question): Found {
  const opened = openVariant(game);
  if (!opened.ok) throw new BrokenInvariant(JSON.stringify(opened.error));
  const { rules, notation, start } = opened.value;
  const read = readPosition(notation, start, position);
  if (!read.ok) throw new BrokenInvariant(JSON.stringify(read.error));
  const state = read.value;
  let told = 0;
  const progress = (done: number): void => {
    if (done - told < 0.01) return;
    told = done;
    scope.postMessage({ progress: done });
  };
  const looking = { depth, seed, progress };
  if (name === undefined)
    return { prospects: prospectsInNames(rules, prospectsOf({ rules, state }, looking)) };
  const power = powerNamed(rules, name) as Power;
  if (wants === "likely") return { likely: likelyInNames(rules, state, power) };
  const orders = (played ?? []).flatMap((line) => {
    const order = readOrder(notation, state, power, line);
    return order.ok ? [order.value] : [];
  });
  return { best: bestOrdersInNames(rules, bestOrders({ rules, state }, power, looking, orders)) };
}

scope.onmessage = async ({ data }) => {
  try {
    await loadPeople();
    scope.postMessage(answer(data));
  } catch (error) {
    scope.postMessage({ failure: String(error) });
  }
};
