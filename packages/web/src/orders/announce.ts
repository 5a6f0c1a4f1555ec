import type { PhaseReport } from "@chancery/contract";
import { plural } from "../lib/plural.ts";
import type { Desk, Draft } from "./desk.ts";
import { questionOf, targetsOf, verbsOf } from "./entry.ts";
import { unitName, VERBS } from "./names.ts";

/** What has been taken up and what can be chosen, for those who listen. */
export function stepInWords(desk: Desk, draft: Draft): string {
  const { rules } = desk;
  const who = draft.unit ? unitName(rules, draft.unit) : rules.board.provinces[draft.at].name;
  const places = [...targetsOf(desk, draft)]
    .map((province) => rules.board.provinces[province].name)
    .join(", ");
  switch (questionOf(desk, draft)) {
    case "verb":
      return `${who}: ${verbsOf(draft)
        .map((verb) => VERBS[verb].toLowerCase())
        .join(", ")}. It can go to ${places}.`;
    case "whom":
      return `${who} ${draft.verb}s whom? ${places}.`;
    case "where":
      return `${who}, ${draft.verb} where? ${places}.`;
    case "way":
      return `${who}, carried over ${(draft.way ?? []).map((link) => rules.board.provinces[link].name).join(", ") || "whom"}? Next: ${places}.`;
    case "fork":
      return `${who}: ends in ${rules.board.provinces[draft.fork ?? draft.at].name}, or is carried on from there.`;
    case "which":
      return `${who}: choose one of ${draft.open.length}.`;
  }
}

/** The results of a phase in a few sentences. */
export function resultsInWords({ orders, events }: PhaseReport): string {
  const failed = orders.filter(({ status }) => status !== "succeeds");
  const told = failed.map(({ order, text, why }) => `${order ?? text}: ${why}.`);
  const also = events.filter(({ type }) => type !== "unordered").map(({ why }) => `${why}.`);
  const count = `Resolved: ${plural(orders.length, "order")}, ${failed.length} failed.`;
  return [count, ...told, ...also].join(" ");
}
