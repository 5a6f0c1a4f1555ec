import type { ChannelView } from "../../../api/client.ts";

type Message = ChannelView["messages"][number];

/** Messages of one day, and in it what one party said in a row. */
export interface Day {
  readonly at: number;
  readonly runs: readonly {
    readonly from: string;
    readonly messages: readonly Message[];
    /** Whether what is new begins here. */
    readonly isNew: boolean;
  }[];
}

/** Pauses longer than this begin a new run; in ms. */
const PAUSE = 15 * 60_000;

const dayOf = (at: number): string => new Date(at).toDateString();

/** Messages by day and speaker, in order; what is new, from the message of this number on, begins a run. */
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

/** The number of the first message that has not been read; one's own need no reading. Null if all have been. */
export function firstUnread(
  messages: readonly Message[],
  unread: number,
  own: readonly string[],
): number | null {
  const others = [...messages.keys()].filter((index) => !own.includes(messages[index].from));
  return unread === 0 ? null : (others.at(-unread) ?? null);
}
