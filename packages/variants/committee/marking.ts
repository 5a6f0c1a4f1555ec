import type { Status } from "@chancery/engine";
import { hasFailed, type Mark, type MarkOrder } from "../mark.ts";
import { achieved } from "./in-vain.ts";

/**
 * Committees also underline what was void or illegal, and help for a failed rising, and tag it (MB-79, R37). Whether
 * a rising failed may show only in the events after its retreats: until then it says so (R64).
 */
export const markOrder: MarkOrder = (rules, report, order, known) => {
  const { status } = report;
  if (status !== "succeeds" || hasFailed(report)) return { isUnderlined: true, tag: tagOf(status) };
  const came = order && achieved(rules, report.power, order, known);
  if (came === "nothing") return { isUnderlined: true, tag: "failed" };
  return { isUnderlined: false, tag: came === "open" ? "open" : null };
};

function tagOf(status: Status): Mark["tag"] {
  if (status === "illegal" || status === "invalid") return "illegal";
  return status === "void" ? "void" : "failed";
}
