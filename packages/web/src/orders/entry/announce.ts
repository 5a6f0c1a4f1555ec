import type { PhaseReport } from "@chancery/contract";
import { placeName } from "../../messages/localized.ts";
import { orders as text } from "../../messages/orders.ts";
import { unitName, VERBS } from "../names.ts";
import { isNews } from "../reasons/tone.ts";
import { questionOf, targetsOf, verbsOf } from "./entry-steps.ts";
import type { OrderEntry, PartialOrder } from "./order-entry.ts";

/** What is selected and what can be chosen, for screen readers. */
export function stepInWords(entry: OrderEntry, partial: PartialOrder): string {
  const { rules } = entry;
  const who = partial.unit ? unitName(rules, partial.unit) : placeName(rules.board, partial.at);
  const places = [...targetsOf(entry, partial)]
    .map((province) => placeName(rules.board, province))
    .join(", ");
  switch (questionOf(entry, partial)) {
    case "verb":
      return text("sayVerb", {
        unit: who,
        verbs: verbsOf(partial)
          .map((verb) => VERBS[verb])
          .join(", "),
        places,
      });
    case "whom":
      return text(partial.verb === "convoy" ? "sayConvoy" : "saySupport", { unit: who, places });
    case "where":
      return text("sayWhere", { unit: who, verb: VERBS[partial.verb ?? "move"], places });
    case "way": {
      const path = (partial.way ?? []).map((link) => placeName(rules.board, link)).join(", ");
      return path === ""
        ? text("sayRouteStart", { unit: who, places })
        : text("sayRoute", { unit: who, path, places });
    }
    case "fork":
      return text("sayFork", { unit: who, province: placeName(rules.board, partial.fork ?? partial.at) });
    case "which":
      return text("sayWhich", { unit: who, count: partial.open.length });
  }
}

/** The results of a phase in a few sentences. */
export function resultsInWords({ orders, events }: PhaseReport): string {
  const failed = orders.filter(({ status }) => status !== "succeeds");
  const told = failed.map(({ order, text: written, why }) =>
    text("sayFailed", { order: order ?? written, why: why ?? "" }),
  );
  const also = events.filter(isNews).map(({ why }) => `${why}.`);
  const count = text("sayResolved", { count: orders.length, failed: failed.length });
  return [count, ...told, ...also].join(" ");
}
