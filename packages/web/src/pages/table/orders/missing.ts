import { findingText, isCertain, type Played, review } from "@chancery/contract/orders";
import { formatUnit, type Power, type Rules } from "@chancery/engine";
import { powerName } from "../../../messages/power-name.ts";
import { table as text } from "../../../messages/table.ts";
import { words } from "../../../messages/words.ts";
import type { OrderEditor } from "../../../orders/entry/order-editor.ts";
import { asSentence } from "../../../ui/Fault.tsx";

type Seen = Pick<OrderEditor, "entry" | "review" | "phase"> & {
  readonly plugin: Pick<OrderEditor["plugin"], "left">;
};

/** What of a player's orders won't count, contradicts their other orders or was only guessed: a sentence each. */
export const doubtfulOrders = ({ review }: Pick<Seen, "review">): readonly string[] => [
  ...new Set(review.findings.filter(isCertain).map((finding) => asSentence(findingText(words, finding)))),
];

/** The same of everyone's orders as they are resolved, each sentence with its power's name before it. */
export function doubtfulOfAll(rules: Rules, phase: Played): readonly string[] {
  const powers = [...rules.powers.keys()] as Power[];
  return powers.flatMap((power) => {
    const lines = phase.lines.filter((line) => line.power === power);
    return doubtfulOrders({ review: review(rules, { ...phase, lines }, new Set([power])) }).map((sentence) =>
      text("doubtfulOf", { power: powerName(rules.powers[power].name), sentence }),
    );
  });
}

/** At most so many are named one by one. */
const NAMED = 5;

/** What a player has not ordered, and what becomes of it: a sentence each. */
export function missingOrders({ entry, review, phase, plugin }: Seen): readonly string[] {
  const { rules, state } = entry;
  const { task } = state.phase;
  if (task === "A")
    return review.dues.flatMap(({ power, task: due, done, count, possible }) => {
      const left = (due === "build" ? possible : count) - done;
      const named = { power: powerName(rules.powers[power].name), count: left };
      return left > 0 ? [text(due === "build" ? "missingBuilds" : "missingDisbands", named)] : [];
    });
  const units = review.idle.map((unit) =>
    text(task === "R" ? "missingRetreat" : "missingHold", { unit: formatUnit(rules, unit) }),
  );
  const shown = units.length > NAMED ? units.slice(0, NAMED - 1) : units;
  const more = units.length - shown.length;
  const own = plugin.left?.(entry, phase) ?? null;
  return [
    ...shown,
    ...(more > 0 ? [text(task === "R" ? "missingMoreRetreat" : "missingMoreHold", { count: more })] : []),
    ...(own === null ? [] : [text("missingOwn", { what: own })]),
  ];
}
