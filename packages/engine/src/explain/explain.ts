import type { Illegal } from "../orders/illegal.ts";
import type { Reason } from "../resolve/verdict.ts";
import type { OwnReason } from "../rulebook/own.ts";
import type { Rules } from "../rulebook/rules.ts";
import { namer } from "./names.ts";
import { OUTCOMES, REFUSALS } from "./sentences.ts";

/** An outcome in words, with the rules it rests on. */
export interface Explanation {
  readonly why: string;
  readonly rules: readonly string[];
}

/** Says in a sentence why an order came out as it did, or why it was refused. */
export function explain(rules: Rules, reason: Reason | Illegal | OwnReason): Explanation {
  if (reason.code === "own") return { why: reason.own.why, rules: reason.own.rules };
  const name = namer(rules);
  const why = "helpers" in reason ? OUTCOMES[reason.code](reason, name) : REFUSALS[reason.code](reason, name);
  return { why, rules: rules.citations[reason.code] ?? [] };
}
