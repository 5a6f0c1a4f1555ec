import type { Order, Rules, Status } from "@chancery/engine";
import { achieved, type Known } from "./committee/in-vain.ts";
import { roomFacts } from "./committee/room.ts";

/** What a report says of an order, as far as results are marked by it. */
interface Reported {
  readonly power: string;
  readonly status: Status;
  readonly results: readonly string[];
}

/** How written-up results show an order that was not carried out. */
export interface Mark {
  readonly isUnderlined: boolean;
  /** A word beside it where the rulebook wants one, so that neither line nor colour is the only sign (R37). */
  readonly tag: "illegal" | "void" | "failed" | "depends on the retreats" | null;
}

/**
 * How results mark an order: one that failed or whose unit was dislodged is underlined (C23-18). Committees underline
 * also what was void or illegal, and help for a rising in vain, and tag it (MB-79, R37). Whether a rising was in vain may
 * show only in the events after its retreats: until then it says so (R64).
 */
export function markOf(rules: Rules, report: Reported, order: Order | null, known: Known): Mark {
  const { status, results } = report;
  const hasFailed = status === "fails" || results.includes("dislodged");
  if (roomFacts(rules.variant) === null) return { isUnderlined: hasFailed, tag: null };
  if (status !== "succeeds" || hasFailed) return { isUnderlined: true, tag: tagOf(status) };
  const came = order && achieved(rules, report.power, order, known);
  if (came === "nothing") return { isUnderlined: true, tag: "failed" };
  return { isUnderlined: false, tag: came === "open" ? "depends on the retreats" : null };
}

function tagOf(status: Status): Mark["tag"] {
  if (status === "illegal" || status === "invalid") return "illegal";
  return status === "void" ? "void" : "failed";
}
