import type { Province } from "../board/board.ts";
import type { OrderType } from "../orders/order.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { Task } from "../state/phase.ts";
import type { Unit } from "../state/unit.ts";
import { formatOrder, formatUnit } from "./format.ts";
import type { Misreading } from "./misreading.ts";
import type { Notation } from "./notation.ts";
import type { SheetFault } from "./sheet.ts";

const ORDERED: Readonly<Record<Task, string>> = {
  M: "units move, hold, support or convoy",
  R: "dislodged units retreat or disband",
  A: "units are built or removed",
};

const NOUNS: Readonly<Record<OrderType, string>> = {
  hold: "an order to hold",
  move: "an order to move",
  support: "a support",
  convoy: "a convoy",
  retreat: "a retreat",
  disband: "an order to disband",
  build: "a build",
  waive: "a waiver",
};

/** What is wrong with a text, where, and what would be right, as a sentence for the person who wrote it. */
export function formatMisreading({ rules }: Notation, misreading: Misreading): string {
  const { text } = misreading;
  const quoted = `"${shorten(text)}"`;
  switch (misreading.code) {
    case "empty":
      return "There is no order here.";
    case "too-long":
      return `This is too long for one order, which may have ${misreading.limit} characters. Write each order on a line of its own.`;
    case "unknown-word":
      return `${quoted} is neither a place nor anything a unit can do.${didYouMean(misreading.nearest)}`;
    case "unknown-place":
      return `There is no place ${quoted} on this board.${didYouMean(names(rules, misreading.nearest))}`;
    case "two-meanings":
      return `${quoted} has ${count(misreading.meanings.length)} meanings: ${either(misreading.meanings.map((order) => formatOrder(rules, order)))}. Write the one you mean.`;
    case "no-such-unit":
      return noSuchUnit(rules, misreading);
    case "not-yours":
      return `${formatUnit(rules, misreading.other)} belongs to ${rules.powers[misreading.other.power].name}: you can only order your own units.`;
    case "other-power":
      return `This is an order of ${rules.powers[misreading.power].name}.`;
    case "missing-unit":
      return missingUnit(rules, misreading.choices, text);
    case "missing-action":
      return `${theUnit(rules, misreading.unit)} is given nothing to do.`;
    case "missing-place":
      return text === ""
        ? "The order breaks off: a place is missing at its end."
        : `A place is missing before ${quoted}.`;
    case "trailing-text":
      return `The order is complete before ${quoted}. Leave that out, or write it as an order of its own.`;
    case "wrong-phase":
      return `This is ${NOUNS[misreading.type]}, but in this phase ${ORDERED[misreading.task]}.`;
    case "kind-missing":
      return `Say what is to be built in ${name(rules, misreading.province)}: ${either(misreading.kinds.map(({ letter, name }) => `${letter} for ${name}`))}.`;
    case "nothing-to-do":
      return misreading.task === "R"
        ? "None of your units has been dislodged: there is nothing to order in this phase."
        : "Nothing is to be built or removed: there is nothing to order in this phase.";
    case "run-together":
      return "Several orders run together here, and they can be told apart in more than one way. Write each on a line of its own.";
    case "own":
      return misreading.own.why;
  }
}

/** The same for what belongs to no order on a sheet. */
export function formatSheetFault({ rules }: Notation, { code, text, nearest }: SheetFault): string {
  const quoted = `"${shorten(text)}"`;
  switch (code) {
    case "unknown-power":
      return `Nobody is called ${quoted}.${didYouMean(nearest.map((power) => rules.powers[power].name))}`;
    case "no-power":
      return `It is not said whose order ${quoted} is. Write the name of the power above it.`;
    case "other-power":
      return `${quoted} is somebody else: only your own orders are read here.`;
    case "other-phase":
      return `${quoted} is not the phase that orders are due for.`;
    case "too-long":
      return `The sheet is too long. What follows ${quoted} has not been read.`;
  }
}

function noSuchUnit(rules: Rules, { unit, provinces, text }: Misreading & { code: "no-such-unit" }): string {
  if (provinces.length === 0) return `You have no unit that "${shorten(text)}" could mean.`;
  const where = either(names(rules, provinces));
  return unit
    ? `There is no unit in ${where} that ${formatUnit(rules, unit)} could help.`
    : `You have no unit in ${where}.`;
}

function missingUnit(rules: Rules, choices: readonly Unit[], text: string): string {
  if (choices.length > 0)
    return `Which unit? Write ${either(choices.map((unit) => formatUnit(rules, unit)))}.`;
  return text === ""
    ? "The order breaks off: a unit is missing at its end."
    : `A unit is missing before "${shorten(text)}".`;
}

const theUnit = (rules: Rules, unit: Unit | null): string => (unit ? formatUnit(rules, unit) : "The unit");

const name = ({ board }: Rules, province: Province): string => board.provinces[province].name;

const names = (rules: Rules, provinces: readonly Province[]): string[] =>
  provinces.map((province) => name(rules, province));

const didYouMean = (words: readonly string[]): string =>
  words.length > 0 ? ` Did you mean ${either(words)}?` : "";

function either(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

const count = (number: number): string => (number === 2 ? "two" : String(number));

/** Enough of a text to find it again. */
const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}...` : text);
