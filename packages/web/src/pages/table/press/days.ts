import type { ChannelView } from "../../../api/client.ts";

type Message = ChannelView["messages"][number];

/** The messages of one day, in runs by the same party. */
export interface Day {
  readonly at: number;
  readonly runs: readonly {
    readonly from: string;
    readonly messages: readonly Message[];
    /** Whether the unread messages begin here. */
    readonly isNew: boolean;
  }[];
}

/** Pauses longer than this begin a new run; in ms. */
const PAUSE = 15 * 60_000;

const dayOf = (at: number): string => new Date(at).toDateString();

/** Messages by day and sender, in order; the first unread message begins a run. */
export function daysOf(messages: readonly Message[], firstNew: number | null = null): readonly Day[] {
  const days: { at: number; runs: { from: string; messages: Message[]; isNew: boolean }[] }[] = [];
  for (const [index, message] of messages.entries()) {
    const { at, from } = message;
    const last = days.at(-1);
    const day = last && dayOf(last.at) === dayOf(at) ? last : { at, runs: [] };
    if (day !== last) days.push(day);
    const run = day.runs.at(-1);
    const said = run?.messages.at(-1);
    const isNew = index === firstNew;
    if (!isNew && run && said && run.from === from && at - said.at < PAUSE) run.messages.push(message);
    else day.runs.push({ from, messages: [message], isNew });
  }
  return days;
}

/** The number of the first unread message, not counting the viewer's own; null if there is none. */
export function firstUnread(
  messages: readonly Message[],
  unread: number,
  own: readonly string[],
): number | null {
  const others = [...messages.keys()].filter((index) => !own.includes(messages[index].from));
  return unread === 0 ? null : (others.at(-unread) ?? null);
}
