import type { DealState } from "@chancery/api";
import { parsePhase } from "@chancery/engine";
import { partiesOf, REFEREE } from "../press/channel.ts";
import { currentTurn, type Message, type Offered, type Table } from "../table.ts";

/** A deal with all answers to it. */
export interface KnownDeal extends Offered {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly accepted: readonly string[];
  readonly state: DealState;
  /** The turn in which the last recipient accepted. */
  readonly agreedIn: number | null;
}

/** The powers that a message is for, apart from the one that sends it. */
export const recipientsOf = ({ channel, from }: Pick<Message, "channel" | "from">): readonly string[] =>
  partiesOf(channel).filter((party) => party !== from && party !== REFEREE);

export function dealAt(table: Table, index: number): KnownDeal | null {
  const message = table.messages[index];
  if (!message?.deal) return null;
  const { deal, from } = message;
  const recipients = recipientsOf(message);
  const answers = table.messages.slice(index + 1).filter(({ answer }) => answer?.to === index);
  const yes = answers.filter(({ answer, from: who }) => answer?.accept && recipients.includes(who));
  const accepted = recipients.filter((power) => yes.some((each) => each.from === power));
  const no = answers.find(({ answer }) => !answer?.accept);
  const isAgreed = accepted.length === recipients.length;
  const state = isAgreed
    ? "agreed"
    : no
      ? no.from === from
        ? "withdrawn"
        : "declined"
      : isPast(table, deal)
        ? "lapsed"
        : "open";
  const agreedIn = isAgreed ? Math.max(...yes.map(({ answer }) => answer?.turn ?? 0)) : null;
  return { ...deal, from, recipients, accepted, state, agreedIn };
}

/** Whether a deal's time is up. */
export function isPast(table: Table, { terms, turn }: Offered): boolean {
  if (table.status !== "playing") return true;
  const current = currentTurn(table);
  return terms.kind === "orders" ? current.number !== turn : yearOf(current.phase) > terms.through;
}

export function yearOf(phase: string): number {
  const parsed = parsePhase(phase);
  return parsed.ok ? parsed.value.year : 0;
}
