import type { Explanation, LegalOrder, Order, OrderType, Power, Province } from "@chancery/engine";
import { formatOrder, waive } from "@chancery/engine";
import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useState } from "react";
import { whyNoAdjustment } from "./adjustments.ts";
import { resultsInWords, stepInWords } from "./announce.ts";
import type { Desk, Draft } from "./draft.ts";
import { begin, chooseVerb, press, type Step } from "./entry.ts";
import { type Change, change, isPlayed, type Journal } from "./journal.ts";
import { type Review, review } from "./review.ts";
import type { Sandbox } from "./sandbox.ts";
import { saveSandbox } from "./saved.ts";
import { deskOf, type Line, linesOf, ordersOf, withOrder, withoutLine } from "./sheet.ts";
import { type Played, type Timeline, timelineOf } from "./timeline.ts";

/** A few words about what was just done, or could not be. */
interface Message extends Explanation {
  readonly key: number;
}

/** Everything the parts of the page share. */
export interface Work {
  readonly journal: Journal;
  readonly sandbox: Sandbox;
  readonly at: number;
  readonly timeline: Timeline;
  readonly phase: Played;
  readonly desk: Desk;
  readonly lines: readonly Line[];
  readonly review: Review;
  /** Played out: its results are known, and it takes no orders. */
  readonly resolved: boolean;
  readonly draft: Draft | null;
  readonly message: Message | null;
  /** What screen readers are told. */
  readonly spoken: string;
  /** The line whose fate is explained. */
  readonly asked: Asked | null;
  dispatch(action: Change): void;
  /** Takes a step of order entry. */
  follow(step: Step | null, from: Draft | null): void;
  press(province: Province): void;
  choose(verb: OrderType): void;
  take(order: LegalOrder): void;
  waive(power: Power): void;
  drop(line: Line): void;
  clear(): void;
  cancel(): void;
  resolve(): void;
  ask(asked: Asked | null): void;
  say(why: Explanation): void;
}

/** What somebody wants explained: an order, by its number, or a unit without one, by its province. */
export type Asked = { readonly line: number } | { readonly province: Province };

export const WorkContext = createContext<Work | null>(null);

export function useWork(): Work {
  const work = useContext(WorkContext);
  if (!work) throw new Error("no sandbox here");
  return work;
}

export function useSandbox(initial: () => Journal): Work {
  const [journal, dispatch] = useReducer(change, null, initial);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [spoken, setSpoken] = useState("");
  const [asked, ask] = useState<Asked | null>(null);
  const { sandbox, at } = journal.present;
  const timeline = useMemo(() => timelineOrThrow(sandbox), [sandbox]);
  const phase = timeline.phases[at];
  const lines = useMemo(() => linesOf(phase), [phase]);
  const desk = useMemo(() => deskOf(timeline, phase), [timeline, phase]);
  const resolved = isPlayed(journal.present);
  const reviewed = useMemo(() => review(desk, lines, phase), [desk, lines, phase]);

  useEffect(() => {
    saveSandbox(sandbox);
  }, [sandbox]);

  // What was in hand belongs to the position it was taken from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another position is in view
  useEffect(() => {
    setDraft(null);
    ask(null);
  }, [phase.state, resolved]);

  const say = useCallback((why: Explanation) => {
    setMessage({ ...why, key: performance.now() });
    setSpoken(why.why);
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
        dispatch({ type: "order", orders: withoutLine(desk, lines, same) });
        return setSpoken(`${formatOrder(rules, order)} taken back`);
      }
      const rest = own.flatMap((line) => (line.order && line.order.to !== order.to ? [line.order] : []));
      const why = state.phase.task === "A" ? whyNoAdjustment(rules, state, power, rest, order) : null;
      if (why) return say(why);
      dispatch({ type: "order", orders: withOrder(desk, lines, power, order) });
      setSpoken(formatOrder(rules, order));
      setMessage(null);
    },
    [desk, lines, say],
  );

  const follow = useCallback(
    (step: Step | null, from: Draft | null) => {
      if (step === null) return setDraft(null);
      if (step.type === "refused") return say(step.why);
      setMessage(null);
      if (step.type === "draft") {
        setDraft(step.draft);
        return setSpoken(stepInWords(desk, step.draft));
      }
      setDraft(null);
      write(powerOf(desk, step.order, from), step.order);
    },
    [desk, say, write],
  );

  return {
    journal,
    sandbox,
    at,
    timeline,
    phase,
    desk,
    lines,
    review: reviewed,
    resolved,
    draft,
    message,
    spoken,
    asked,
    dispatch,
    say,
    ask,
    follow,
    press: (province) => {
      if (phase.state.ending) return;
      if (resolved) return ask(askedAt(desk, lines, province));
      follow(draft ? press(desk, draft, province) : begin(desk, province), draft);
    },
    choose: (verb) => draft && follow(chooseVerb(desk, draft, verb), draft),
    take: (order) => follow({ type: "order", order }, draft),
    waive: (power) => write(power, waive() as Order as LegalOrder),
    drop: (line) => dispatch({ type: "order", orders: withoutLine(desk, lines, line) }),
    clear: () => dispatch({ type: "order", orders: ordersOf(desk, []) }),
    cancel: () => {
      setDraft(null);
      setMessage(null);
      ask(null);
    },
    resolve: () => {
      dispatch({ type: "resolve" });
      setMessage(null);
      if (phase.response) setSpoken(resultsInWords(phase.response));
    },
  };
}

function timelineOrThrow(sandbox: Sandbox): Timeline {
  const timeline = timelineOf(sandbox);
  if (!timeline.ok) throw new Error(timeline.error);
  return timeline.value;
}

/** Who gives an order: the power of its unit, or the one whose home a build is in. */
function powerOf({ rules, state }: Desk, order: LegalOrder, draft: Draft | null): Power {
  if (order.unit) return order.unit.power;
  if (draft?.unit) return draft.unit.power;
  const { centres, provinceOf } = rules.board;
  return state.owners[centres.indexOf(provinceOf[order.to as number] as Province)] as Power;
}

/** The order of the unit in a province, or the unit itself if it had none. */
function askedAt({ rules, state }: Desk, lines: readonly Line[], province: Province): Asked | null {
  const { provinceOf } = rules.board;
  const line = lines.findIndex(({ order }) => {
    const at = order?.unit?.at ?? (order?.type === "build" ? order.to : null);
    return at !== null && at !== undefined && provinceOf[at] === province;
  });
  if (line >= 0) return { line };
  return state.units.some(({ at }) => provinceOf[at] === province) ? { province } : null;
}
