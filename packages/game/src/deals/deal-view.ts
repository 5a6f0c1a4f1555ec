import type { ChannelView } from "@chancery/api";
import type { Heard } from "../press/press.ts";
import type { Table } from "../table.ts";
import { dealAt } from "./deal.ts";
import { outcomeOf } from "./deal-outcome.ts";

type Read = ChannelView["messages"][number];

/** A deal as its parties see it. `own` are the powers for which the viewer can answer. */
export function dealFor(table: Table, index: number, own: readonly string[]): Read["deal"] {
  const deal = dealAt(table, index);
  if (!deal) return null;
  const { terms, state, accepted, recipients, from } = deal;
  const isOpen = state === "open";
  return {
    terms,
    phase: table.turns[deal.turn - 1].phase,
    state,
    accepted,
    mayAnswer: isOpen ? recipients.filter((power) => own.includes(power) && !accepted.includes(power)) : [],
    mayWithdraw: isOpen && own.includes(from),
    ...outcomeOf(table, deal),
  };
}

/** An answer to a deal, which is known by its number among the messages that the viewer reads in the channel. */
export function answerFor(table: Table, { message }: Heard, inChannel: readonly Heard[]): Read["answer"] {
  const { answer, from } = message;
  if (!answer) return null;
  const number = inChannel.findIndex(({ index }) => index === answer.to) + 1;
  return {
    message: number === 0 ? null : number,
    accept: answer.accept,
    isWithdrawal: table.messages[answer.to].from === from,
    why: answer.why,
  };
}
