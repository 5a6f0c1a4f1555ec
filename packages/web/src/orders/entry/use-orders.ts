import type { Explanation } from "@chancery/contract";
import { review, unitOrdered } from "@chancery/contract/orders";
import type { LegalOrder, Order, Power, Province } from "@chancery/engine";
import { formatOrder, waive } from "@chancery/engine";
import { useCallback, useEffect, useMemo, useState } from "react";
import { orders as text } from "../../messages/orders.ts";
import { whyNoAdjustment } from "./adjustments.ts";
import { stepInWords } from "./announce.ts";
import { begin, chooseVerb, dropOn, press } from "./entry-steps.ts";
import type { Asked, Message, OrderEditor, OrderSource } from "./order-editor.ts";
import type { OrderEntry, PartialOrder, Step } from "./order-entry.ts";
import { ordersOf, withOrder, withoutLine } from "./sheet.ts";
import { stepBack } from "./way.ts";

/** Order entry, wherever its orders go. */
export function useOrders(source: OrderSource): OrderEditor {
  const { entry, phase, resolved, isClosed, store, plugin } = source;
  const { lines } = phase;
  const [steps, setSteps] = useState<readonly PartialOrder[]>([]);
  const partial = steps.at(-1) ?? null;
  const [message, setMessage] = useState<Message | null>(null);
  const [spoken, tell] = useState("");
  const [asked, ask] = useState<Asked | null>(null);
  const [giver, giveFor] = useState<Power | null>(null);
  const reviewed = useMemo(() => review(entry.rules, phase, entry.powers), [entry, phase]);
  const byHand = useMemo(() => plugin.byHand?.(entry) ?? entry, [plugin, entry]);

  // What was in hand belongs to the position it was taken from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another position is in view
  useEffect(() => {
    setSteps([]);
    ask(null);
  }, [phase.state, resolved, isClosed]);

  const say = useCallback((why: Explanation, canUndo = false) => {
    setMessage({ ...why, key: performance.now(), ...(canUndo && { canUndo }) });
    tell(why.why);
  }, []);

  const write = useCallback(
    (power: Power, order: LegalOrder, before?: LegalOrder) => {
      const { rules, state } = entry;
      const own = lines.filter((line) => line.power === power);
      const same = own.find(
        (line) => line.order && formatOrder(rules, line.order) === formatOrder(rules, order),
      );
      // A build or removal that is pressed again is taken back.
      if (state.phase.task === "A" && same && order.type !== "waive") {
        store(withoutLine(entry, lines, same));
        return tell(text("removed", { order: formatOrder(rules, order) }));
      }
      const rest = own.flatMap((line) => (line.order && line.order.to !== order.to ? [line.order] : []));
      const why = state.phase.task === "A" ? whyNoAdjustment(rules, state, power, rest, order) : null;
      if (why) return say(why);
      const old = order.unit ? own.find((line) => line.order?.unit === order.unit) : undefined;
      if (old === same && old) return tell(formatOrder(rules, order));
      store(withOrder(entry, lines, power, order));
      const isFinal = !before || !old?.order || formatOrder(rules, old.order) !== formatOrder(rules, before);
      if (old && isFinal) {
        const replaced = text("replaced", { order: formatOrder(rules, order), old: old.text });
        return say({ why: replaced, rules: [] }, true);
      }
      tell(formatOrder(rules, order));
      setMessage(null);
    },
    [entry, lines, say, store],
  );

  const follow = useCallback(
    (step: Step | null, from: PartialOrder | null) => {
      if (step === null) {
        if (from) tell(text("canceled"));
        return setSteps([]);
      }
      if (step.type === "refused") return say(step.why);
      setMessage(null);
      if (step.type === "partial") {
        const { partial: next } = step;
        setSteps((before) => (from && next.at === from.at ? [...before, next] : [next]));
        if (next.written && !from?.written) write(powerOf(entry, next.written, from), next.written);
        return tell(stepInWords(byHand, next));
      }
      const put = plugin.put?.(entry, lines, step.order, giver);
      if (put && "why" in put) return say(put);
      setSteps([]);
      if (!put) return write(powerOf(entry, step.order, from), step.order, from?.written);
      store(ordersOf(entry, put.lines));
      tell(put.spoken);
    },
    [entry, byHand, plugin, lines, giver, say, store, write],
  );

  return {
    ...source,
    lines,
    review: reviewed,
    byHand,
    partial,
    giver,
    message,
    spoken,
    asked,
    say,
    tell,
    ask,
    giveFor,
    follow,
    press: (province) => {
      if (phase.state.ending) return;
      if (resolved) return ask(askedAt(source, province));
      if (isClosed) return;
      follow(partial ? press(byHand, partial, province) : begin(byHand, province), partial);
    },
    choose: (verb) => partial && follow(chooseVerb(byHand, partial, verb), partial),
    take: (order) => follow({ type: "order", order }, partial),
    takeUp: (province) => {
      if (!resolved && !isClosed) follow(begin(byHand, province), null);
    },
    dropOn: (province) => partial && follow(dropOn(byHand, partial, province), partial),
    back: () => {
      if (!partial) return false;
      const earlier = steps.length > 1 && !partial.written ? steps.slice(0, -1) : [];
      const shorter = earlier.length === 0 && partial.way ? stepBack(partial) : null;
      const left = shorter ? [shorter] : earlier;
      const now = left.at(-1);
      setSteps(left);
      tell(now ? stepInWords(byHand, now) : text("canceled"));
      return true;
    },
    waive: (power) => write(power, waive() as Order as LegalOrder),
    drop: (line) => {
      store(withoutLine(entry, lines, line));
      tell(text("removed", { order: line.text }));
    },
    clear: () => {
      store(ordersOf(entry, []));
      tell(text("allRemoved"));
    },
    undo: () => {
      setMessage(null);
      source.undo();
      tell(text("undone"));
    },
    redo: () => {
      source.redo();
      tell(text("redone"));
    },
    cancel: () => {
      if (partial) tell(text("canceled"));
      setSteps([]);
      setMessage(null);
      ask(null);
    },
  };
}

/** Who gives an order: the power of its unit, or the one whose home a build is in. */
function powerOf({ rules, state }: OrderEntry, order: LegalOrder, partial: PartialOrder | null): Power {
  if (order.unit) return order.unit.power;
  if (partial?.unit) return partial.unit.power;
  const { centers, provinceOf } = rules.board;
  return state.owners[centers.indexOf(provinceOf[order.to as number] as Province)] as Power;
}

/** The order of the unit in a province, or the unit itself if it had none. */
function askedAt({ entry, phase }: OrderSource, province: Province): Asked | null {
  const { rules, state } = entry;
  const { provinceOf } = rules.board;
  const line = phase.lines.find(({ order }) => {
    const unit = order && unitOrdered(rules, order);
    const at = unit?.at ?? (order?.type === "build" ? order.to : null);
    return at !== null && at !== undefined && provinceOf[at] === province;
  });
  if (line) return { id: line.id };
  return state.units.some(({ at }) => provinceOf[at] === province) ? { province } : null;
}
