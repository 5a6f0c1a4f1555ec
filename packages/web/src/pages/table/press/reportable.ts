import type { ChannelView, TableView } from "../../../api/client.ts";
import { REFEREE, voicesOf } from "./conversations.ts";

/** A message with its number in its conversation, counted from 1. */
export interface Numbered {
  readonly number: number;
  readonly message: ChannelView["messages"][number];
}

/** The messages that the viewer can report: what other people wrote, not bots. */
export function reportable(
  view: Pick<TableView, "seats" | "you">,
  messages: ChannelView["messages"],
): readonly Numbered[] {
  const own = voicesOf(view);
  const isPerson = (from: string): boolean =>
    from === REFEREE || view.seats.some(({ powers, bot }) => bot === null && powers.includes(from));
  return messages.flatMap((message, index) =>
    message.text !== "" && !own.includes(message.from) && isPerson(message.from)
      ? [{ number: index + 1, message }]
      : [],
  );
}
