import {
  createNotation,
  formatOrder,
  formatUnit,
  type LoosePosition,
  type Power,
  readOrder,
  readPosition,
  readPower,
  type State,
} from "@chancery/engine";
import { createClassic } from "@chancery/variants";

/** Ordinary Diplomacy for tests of its notation: what is written, and what it is read as. */
export function classicWords(rulebook: "1971" | "2023") {
  const created = createClassic(rulebook);
  if (!created.ok) throw new Error(`no rulebook ${rulebook}`);
  const { rules, start } = created.value;
  const notation = createNotation(rules);

  function positionOf(json: LoosePosition): State {
    const state = readPosition(notation, start, json);
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    return state.value;
  }

  function powerNamed(name: string): Power {
    const power = readPower(notation, name);
    if (!power.ok) throw new Error(power.error.code);
    return power.value;
  }

  /** What a power's text is read as: an order, the meanings it could have, or what is wrong with which unit. */
  function read(state: State, power: string, text: string): string {
    const reading = readOrder(notation, state, powerNamed(power), text);
    if (reading.ok) return formatOrder(rules, reading.value);
    const { error } = reading;
    if (error.code === "two-meanings")
      return error.meanings.map((order) => formatOrder(rules, order)).join(" or ");
    return `${error.code}${error.unit ? ` (${formatUnit(rules, error.unit)})` : ""}: ${error.text}`;
  }

  return { rules, start, notation, positionOf, powerNamed, read };
}
