import type { ChannelView } from "../../../api/client.ts";

/** A message in which all words of a query occur. */
export interface Found {
  readonly channel: Pick<ChannelView, "name" | "parties">;
  readonly message: ChannelView["messages"][number];
}

/** The messages that hold all words of a query, the latest first; none for an empty query. */
export function searchMessages(channels: readonly ChannelView[], query: string): readonly Found[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return channels
    .flatMap((channel) => channel.messages.map((message) => ({ channel, message })))
    .filter(({ message }) => words.every((word) => message.text.toLowerCase().includes(word)))
    .toSorted((one, other) => other.message.at - one.message.at);
}
