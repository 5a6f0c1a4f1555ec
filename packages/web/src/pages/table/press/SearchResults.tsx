import { useQueries } from "@tanstack/react-query";
import type { ChannelView, TableView } from "../../../api/client.ts";
import { channelQuery } from "../../../api/queries.ts";
import { press } from "../../../messages/press.ts";
import { formatMoment } from "../../../messages/time.ts";
import { titleOf } from "./conversations.ts";
import css from "./PressPanel.module.css";
import { searchMessages } from "./search.ts";

/** Messages with the words searched for, in all conversations; each leads to its own. */
export function SearchResults({
  view,
  query,
  onOpen,
}: {
  view: TableView;
  query: string;
  onOpen: (name: string) => void;
}) {
  const fetched = useQueries({ queries: view.channels.map(({ name }) => channelQuery(view.game, name)) });
  const channels = fetched.flatMap(({ data }): ChannelView[] => (data ? [data] : []));
  const found = searchMessages(channels, query);
  return (
    <>
      <p className={css.hint} role="status">
        {found.length === 0 ? press("searchNone") : press("searchCount", { count: found.length })}
      </p>
      <ul className={css.list}>
        {found.map(({ channel, message }) => (
          <li key={`${channel.name} ${message.at} ${message.from}`}>
            <button type="button" onClick={() => onOpen(channel.name)}>
              <span className={css.title}>
                {titleOf(view, channel)}
                <small>
                  {press("lastFrom", { name: message.from, text: formatMoment(message.at, view.clock.now) })}
                </small>
                <small>{message.text}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
