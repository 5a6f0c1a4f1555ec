import { explainMisreading, explainOwn, explainSheetFault, faultIn } from "@chancery/contract";
import { programWords } from "@chancery/contract/program-words";
import type { Fault, Misreading, OwnFacts, Rules, SheetFault } from "@chancery/engine";
import { DISSOLUTION } from "./dissolution/dissolution.ts";

const english = programWords("en");

/** A misreading as an English reader meets it. */
export const misreadingInEnglish = (rules: Rules, misreading: Misreading): string =>
  explainMisreading(english, rules, misreading);

export const sheetFaultInEnglish = (rules: Rules, fault: SheetFault): string =>
  explainSheetFault(english, rules, fault);

/** What is wrong with a position or an option. */
export const faultInEnglish = (fault: Fault, variant?: string): string => faultIn(english, fault, variant);

/** What Dissolution says in a code of its own. */
export const dissolutionInEnglish = (facts: OwnFacts): string =>
  explainOwn(english, DISSOLUTION.rules, facts);
