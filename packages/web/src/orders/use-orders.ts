import type { Explanation, LegalOrder, Order, Power, Province } from "@chancery/engine";
import { formatOrder, waive } from "@chancery/engine";
import { review, unitOrdered } from "@chancery/orders";
import { useCallback, useEffect, useMemo, useState } from "react";
import { whyNoAdjustment } from "./adjustments.ts";
import { stepInWords } from "./announce.ts";
import type { Desk, Draft, Step } from "./desk.ts";
import { begin, chooseVerb, press } from "./entry.ts";
import { ordersOf, withOrder, withoutLine } from "./sheet.ts";
import { stepBack } from "./way.ts";
import type { Asked, Message, Work, Writing } from "./work.ts";

/** Order entry, wherever its orders go. */
export function useOrders(writing: Writing): Work {
  const { desk, phase, resolved, isClosed, store, plugin } = writing;
  const { lines } = phase;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [spoken, tell] = useState("");
  const [asked, ask] = useState<Asked | null>(null);
  const [giver, giveFor] = useState<Power | null>(null);
  const reviewed = useMemo(() => review(desk.rules, phase, desk.powers), [desk, phase]);
  const hand = useMemo(() => plugin.hand?.(desk) ?? desk, [plugin, desk]);

  // What was in hand belongs to the position it was taken from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another position is in view
  useEffect(() => {
    setDraft(null);
    ask(null);
  }, [phase.state, resolved, isClosed]);

  const say = useCallback((why: Explanation) => {
    setMessage({ ...why, key: performance.now() });
    tell(why.why);
  }, []);

  const write = useCallback(
    (power: Power, order: LegalOrder) => {
      const { rules, state } = desk;
      const own = lines.filter((line) => line.power === power);
      const same = own.find(
        (line) => line.order && formatOrder(rules, line.order) === formatOrder(rules, order),
      );
      // A build or removal that is pressed again is taken back.
      if (state.phase.task === "A" && same && order.type !== "waive") {
        store(withoutLine(desk, lines, same));
        return tell(`${formatOrder(rules, order)} taken back`);
      }
      const rest = own.flatMap((line) => (line.order && line.order.to !== order.to ? [line.order] : []));
      const why = state.phase.task === "A" ? whyNoAdjustment(rules, state, power, rest, order) : null;
      if (why) return say(why);
      store(withOrder(desk, lines, power, order));
      tell(formatOrder(rules, order));
      setMessage(null);
    },
    [desk, lines, say, store],
  );

  const follow = useCallback(
    (step: Step | null, from: Draft | null) => {
      if (step === null) return setDraft(null);
      if (step.type === "refused") return say(step.why);
      setMessage(null);
      if (step.type === "draft") {
        setDraft(step.draft);
        return tell(stepInWords(hand, step.draft));
      }
      const put = plugin.put?.(desk, lines, step.order, giver);
      if (put && "why" in put) return say(put);
      setDraft(null);
      if (!put) return write(powerOf(desk, step.order, from), step.order);
      store(ordersOf(desk, put.lines));
      tell(put.spoken);
    },
    [desk, hand, plugin, lines, giver, say, store, write],
  );

  return {
    ...writing,
    lines,
    review: reviewed,
    hand,
    draft,
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
      if (resolved) return ask(askedAt(writing, province));
      if (isClosed) return;
      follow(draft ? press(hand, draft, province) : begin(hand, province), draft);
    },
    choose: (verb) => draft && follow(chooseVerb(hand, draft, verb), draft),
    take: (order) => follow({ type: "order", order }, draft),
    back: () => {
      if (!draft?.way) return false;
      const shorter = stepBack(draft);
      follow(shorter && { type: "draft", draft: shorter }, draft);
      return true;
    },
    waive: (power) => write(power, waive() as Order as LegalOrder),
    drop: (line) => {
      store(withoutLine(desk, lines, line));
      tell(`${line.text} taken back`);
    },
    clear: () => {
      store(ordersOf(desk, []));
      tell("All orders taken back");
    },
    undo: () => {
      writing.undo();
      tell("Undone");
    },
    redo: () => {
      writing.redo();
      tell("Done again");
    },
    cancel: () => {
      if (draft) tell("Cancelled");
      setDraft(null);
      setMessage(null);
      ask(null);
    },
  };
}

/** Who gives an order: the power of its unit, or the one whose home a build is in. */
function powerOf({ rules, state }: Desk, order: LegalOrder, draft: Draft | null): Power {
  if (order.unit) return order.unit.power;
  if (draft?.unit) return draft.unit.power;
  const { centres, provinceOf } = rules.board;
  return state.owners[centres.indexOf(provinceOf[order.to as number] as Province)] as Power;
}

/** The order of the unit in a province, or the unit itself if it had none. */
function askedAt({ desk, phase }: Writing, province: Province): Asked | null {
  const { rules, state } = desk;
  const { provinceOf } = rules.board;
  const line = phase.lines.find(({ order }) => {
    const unit = order && unitOrdered(rules, order);
    const at = unit?.at ?? (order?.type === "build" ? order.to : null);
    return at !== null && at !== undefined && provinceOf[at] === province;
  });
  if (line) return { id: line.id };
  return state.units.some(({ at }) => provinceOf[at] === province) ? { province } : null;
}
