import {
  type Explanation,
  explainOwn,
  faultIn,
  explainMisreading as misreadingInWords,
  explain as reasonInWords,
  explainSheetFault as sheetFaultInWords,
  type Words,
} from "@chancery/contract";
import type {
  Fault,
  Illegal,
  Misreading,
  OwnFacts,
  OwnReason,
  PositionFault,
  Reason,
  Rules,
  SheetFault,
} from "@chancery/engine";
import type { Catalog, Translator } from "@chancery/messages";
import { GAMES, powerTitle } from "@chancery/variants";
import { events } from "./events.ts";
import { explain as phrases } from "./explain.ts";
import { faults } from "./faults.ts";
import { findings } from "./findings.ts";
import { LANGUAGE } from "./language.ts";
import { load } from "./load.ts";
import { misreadings } from "./misreadings.ts";

const games = new Map<string, Translator<Catalog>>(
  await Promise.all(
    GAMES.flatMap(({ variant, messages }) =>
      messages
        ? [load(messages.area, messages.en).then((translator) => [variant.id, translator] as const)]
        : [],
    ),
  ),
);

/** What results and mistakes are put into on this page. */
export const words: Words = {
  language: LANGUAGE,
  explain: phrases,
  events,
  misreadings,
  faults,
  findings,
  game: (variant) => games.get(variant),
  power: (variant, name) => powerTitle({ variant }, name, LANGUAGE),
};

/** Why an order came out as it did, or why it isn't allowed. */
export const explain = (rules: Rules, reason: Reason | Illegal | OwnReason): Explanation =>
  reasonInWords(words, rules, reason);

/** The same for what a game says in a code of its own. */
export const explainFacts = (rules: Rules, facts: OwnFacts): Explanation => ({
  why: explainOwn(words, rules, facts),
  rules: facts.rules,
});

export const explainMisreading = (rules: Rules, misreading: Misreading): string =>
  misreadingInWords(words, rules, misreading);

/** What is wrong with a request, a position or an option. */
export const explainFault = (fault: Fault, variant?: string): string => faultIn(words, fault, variant);

/** The same, with its place. */
export const explainPlace = ({ path, fault }: PositionFault, variant?: string): string =>
  `${path}: ${explainFault(fault, variant)}`;

export const explainSheetFault = (rules: Rules, fault: SheetFault): string =>
  sheetFaultInWords(words, rules, fault);
