import type { PhaseReport } from "@chancery/contract";
import { plural } from "../lib/plural.ts";
import { questionOf, targetsOf, verbsOf } from "./entry-steps.ts";
import { unitName, VERBS } from "./names.ts";
import type { OrderEntry, PartialOrder } from "./order-entry.ts";

/** What has been taken up and what can be chosen, for those who listen. */
export function stepInWords(entry: OrderEntry, partial: PartialOrder): string {
  const { rules } = entry;
  const who = partial.unit ? unitName(rules, partial.unit) : rules.board.provinces[partial.at].name;
  const places = [...targetsOf(entry, partial)]
    .map((province) => rules.board.provinces[province].name)
    .join(", ");
  switch (questionOf(entry, partial)) {
    case "verb":
      return `${who}: ${verbsOf(partial)
        .map((verb) => VERBS[verb].toLowerCase())
        .join(", ")}. It can go to ${places}.`;
    case "whom":
      return `${who} ${partial.verb}s whom? ${places}.`;
    case "where":
      return `${who}, ${partial.verb} where? ${places}.`;
    case "way":
      return `${who}, carried over ${(partial.way ?? []).map((link) => rules.board.provinces[link].name).join(", ") || "whom"}? Next: ${places}.`;
    case "fork":
      return `${who}: ends in ${rules.board.provinces[partial.fork ?? partial.at].name}, or is carried on from there.`;
    case "which":
      return `${who}: choose one of ${partial.open.length}.`;
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
