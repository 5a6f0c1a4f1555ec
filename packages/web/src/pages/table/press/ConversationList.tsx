import type { Game } from "@chancery/engine";
import type { TableView } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { plural } from "../../../lib/plural.ts";
import { formatMoment } from "../../../messages/time.ts";
import { conversationsOf, EVERYBODY, othersIn, REFEREE, titleOf } from "./conversations.ts";
import { loadDraft } from "./drafts.ts";
import css from "./PressPanel.module.css";

/** The conversations one can follow, each with what has not been read of it. */
export function ConversationList({
  view,
  game,
  onOpen,
}: {
  view: TableView;
  game: Game;
  onOpen: (name: string) => void;
}) {
  return (
    <ul className={css.list}>
      {conversationsOf(view).map((channel) => {
        const { name, parties, unread, count, at } = channel;
        const draft = loadDraft(view.game, name);
        return (
          <li key={name}>
            <button type="button" onClick={() => onOpen(name)} data-unread={unread > 0 || undefined}>
              <Parties game={game} parties={name === EVERYBODY ? [] : othersIn(view, parties)} />
              <span className={css.title}>
                {titleOf(view, channel)}
                <small>
                  {draft !== "" && <em>Draft · </em>}
                  {at === null ? "Nothing has been said" : formatMoment(at, view.clock.now)}
                  {count > 0 && ` · ${plural(count, "message")}`}
                </small>
              </span>
              {unread > 0 && (
                <b className={css.unread}>
                  {unread}
                  <span className="hidden"> unread</span>
                </b>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Those one talks to, as tokens; a mark of their own for everybody and for the referee. */
export function Parties({ game, parties }: { game: Game; parties: readonly string[] }) {
  const powers = parties.filter((party) => party !== REFEREE);
  return (
    <span className={css.parties} aria-hidden="true">
      {parties.length === 0 && <i className={css.badge}>All</i>}
      {powers.slice(0, powers.length > 3 ? 2 : 3).map((power) => (
        <Token key={power} game={game} power={power} size={22} />
      ))}
      {powers.length > 3 && <i className={css.badge}>+{powers.length - 2}</i>}
      {parties.includes(REFEREE) && <i className={css.badge}>Ref</i>}
    </span>
  );
}
