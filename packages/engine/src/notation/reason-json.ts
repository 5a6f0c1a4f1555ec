import type { Illegal } from "../orders/illegal.ts";
import type { Reason } from "../resolve/verdict.ts";
import type { OwnReason } from "../rulebook/own.ts";
import type { Rules } from "../rulebook/rules.ts";
import type { Unit } from "../state/unit.ts";
import { formatOrder, formatUnit } from "./format.ts";
import type { Misreading } from "./misreading.ts";
import type { SheetFault } from "./sheet.ts";

/** A code and what it is about, in names, as it leaves the engine; words are made of it elsewhere. */
export interface ReasonJson {
  readonly code: string;
  readonly [fact: string]: unknown;
}

/** Why an order came out as it did, or why it is not allowed. Facts that a sentence doesn't need are left out. */
export function reasonJson(rules: Rules, reason: Reason | Illegal | OwnReason): ReasonJson {
  if (reason.code === "own") return { code: reason.own.code, ...reason.own.facts };
  return "helpers" in reason ? outcomeJson(rules, reason) : illegalJson(rules, reason);
}

/** The rules that a reason rests on. */
export function citationsOf(rules: Rules, reason: Reason | Illegal | OwnReason): readonly string[] {
  if (reason.code === "own") return reason.own.rules;
  const { citations } = rules;
  return (isOverpowered(reason) && citations["bounced-by-stronger"]) || (citations[reason.code] ?? []);
}

/** A rival that is as strong stands a move off; one that is stronger wins. The books have a rule for each. */
const isOverpowered = (reason: Reason | Illegal): boolean =>
  reason.code === "bounced-by-rival" && "attack" in reason && reason.attack < reason.against;

function outcomeJson(rules: Rules, { code, by, helpers, attack, against }: Reason): ReasonJson {
  const unit = (each: Unit): string => formatUnit(rules, each);
  return {
    code,
    ...(by.length > 0 && { by: by.map(unit) }),
    ...(helpers.length > 0 && { helpers: helpers.map(unit) }),
    ...(attack + against > 0 && { attack, against }),
    ...(code === "bounced-without-own-support" && { power: rules.powers[by[0].power].name }),
  };
}

function illegalJson(rules: Rules, { code, unit, province, instead }: Illegal): ReasonJson {
  const { provinces, locations } = rules.board;
  return {
    code,
    ...(unit && { unit: formatUnit(rules, unit) }),
    ...(unit && code === "not-ordered-by-anybody" && { power: rules.powers[unit.power].name }),
    ...(province !== null && { province: provinces[province].id }),
    ...(instead.length > 0 && { instead: instead.map((place) => locations[place].label) }),
  };
}

/** Why a text could not be read. */
export function misreadingJson(rules: Rules, misreading: Misreading): ReasonJson {
  const { code, text } = misreading;
  const { provinces } = rules.board;
  const name = (each: Unit): string => formatUnit(rules, each);
  const { unit } = misreading;
  const ordered = unit ? { unit: name(unit) } : {};
  switch (misreading.code) {
    case "own":
      return { code: misreading.own.code, text, ...misreading.own.facts };
    case "too-long":
      return { code, limit: misreading.limit };
    case "unknown-word":
      return { code, text, nearest: misreading.nearest };
    case "unknown-place":
      return { code, text, nearest: misreading.nearest.map((province) => provinces[province].id) };
    case "two-meanings":
      return { code, text, meanings: misreading.meanings.map((order) => formatOrder(rules, order)) };
    case "no-such-unit":
      return { code, text, ...ordered, places: misreading.provinces.map((each) => provinces[each].id) };
    case "not-yours":
      return { code, unit: name(misreading.other), power: rules.powers[misreading.other.power].name };
    case "other-power":
      return { code, power: rules.powers[misreading.power].name };
    case "missing-unit":
      return { code, text, choices: misreading.choices.map(name) };
    case "missing-action":
      return { code, ...ordered };
    case "wrong-phase":
      return { code, type: misreading.type, task: misreading.task };
    case "kind-missing":
      return {
        code,
        province: provinces[misreading.province].id,
        kinds: misreading.kinds.map(({ letter, name }) => ({ letter, name })),
      };
    case "nothing-to-do":
      return { code, task: misreading.task };
    case "empty":
    case "run-together":
      return { code };
    case "missing-place":
    case "trailing-text":
    case "other-phase":
      return { code, text };
  }
}

/** What is wrong with something on a sheet that belongs to no order. */
export const sheetFaultJson = (rules: Rules, { code, text, nearest }: SheetFault): ReasonJson => ({
  code: `sheet.${code}`,
  text,
  nearest: nearest.map((power) => rules.powers[power].name),
});
