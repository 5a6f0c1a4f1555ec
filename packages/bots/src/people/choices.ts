import { legalOrdersOfAll, type Order, type Rules, type State } from "@chancery/engine";

/** What a unit may be ordered, as the network tells it apart. */
export const CHOICE_KINDS = ["hold", "move", "support to hold", "support to move", "convoy"] as const;
export const [HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE, CONVOY] = CHOICE_KINDS.keys();

export const choiceKind = ({ type, to }: Order): number =>
  CHOICE_KINDS.findIndex((kind) =>
    type === "support" ? kind === `support to ${to === null ? "hold" : "move"}` : kind === type,
  );

/** Everything each unit could be ordered to do in a movement phase. Whether a move says "via convoy" is all the same here. */
export function choicesIn(rules: Rules, state: State): Order[][] {
  return legalOrdersOfAll(rules, state).map((orders) => {
    const seen = new Set<number>();
    return orders.filter(({ type, to }) => {
      if (type !== "move" || to === null) return true;
      if (seen.has(to)) return false;
      seen.add(to);
      return true;
    });
  });
}

/** Where an order stands among choices; -1 if nowhere. The coast of a supported or convoyed unit may be left out. */
export function choiceOf({ board }: Rules, choices: readonly Order[], order: Order): number {
  const kind = choiceKind(order);
  const isAlike = (each: Order): boolean => choiceKind(each) === kind && each.target === order.target;
  const exact = choices.findIndex((each) => isAlike(each) && each.to === order.to);
  if (exact >= 0 || order.type === "move") return exact;
  const province = order.to === null ? null : board.provinceOf[order.to];
  return choices.findIndex(
    (each) => isAlike(each) && each.to !== null && board.provinceOf[each.to] === province,
  );
}
