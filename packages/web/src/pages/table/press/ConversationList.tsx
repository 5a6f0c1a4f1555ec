import type { Game } from "@chancery/engine";
import type { ChannelSummary, TableView } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { officialsOf } from "../../../lib/officials.ts";
import { deals } from "../../../messages/deals.ts";
import { powerName } from "../../../messages/power-name.ts";
import { press } from "../../../messages/press.ts";
import { formatMoment } from "../../../messages/time.ts";
import { ui } from "../../../messages/ui.ts";
import {
  conversationsOf,
  EVERYBODY,
  othersIn,
  partyName,
  REFEREE,
  titleOf,
  voicesOf,
} from "./conversations.ts";
import { loadDraft } from "./drafts.ts";
import css from "./PressPanel.module.css";

/** The conversations the reader can follow, each with its unread messages. */
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
        const { name, parties, unread, count, at, last } = channel;
        const draft = loadDraft(view.game, name);
        return (
          <li key={name}>
            <button type="button" onClick={() => onOpen(name)} data-unread={unread > 0 || undefined}>
              <Parties game={game} parties={name === EVERYBODY ? [] : othersIn(view, parties)} />
              <span className={css.title}>
                {titleOf(view, channel)}
                <small>
                  {draft !== "" && <em>{press("draft")} · </em>}
                  {at === null ? press("noMessages") : formatMoment(at, view.clock.now)}
                  {count > 0 && ` · ${press("messageCount", { count })}`}
                </small>
                {last && (
                  <small className={css.preview} title={lastInWords(view, last)}>
                    {lastInWords(view, last)}
                  </small>
                )}
              </span>
              {unread > 0 && (
                <b className={css.unread}>
                  {unread}
                  <span className="hidden"> {ui("unread")}</span>
                </b>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const PREVIEWS = { deal: "previewDeal", acceptance: "previewAcceptance", refusal: "previewRefusal" } as const;

/** The last message in one line, and whose it is. */
function lastInWords(
  view: TableView,
  { from, text: said, brings }: NonNullable<ChannelSummary["last"]>,
): string {
  const text = said !== "" || brings === null ? said : deals(PREVIEWS[brings]);
  if (voicesOf(view).includes(from)) return press("lastYours", { text });
  const name =
    from === REFEREE ? press("officialsName", { officials: officialsOf(view.setup) }) : powerName(from);
  return press("lastFrom", { name, text });
}

/** The powers there is no conversation with yet: one press begins it. */
export function Beginnings({
  view,
  game,
  onTalk,
}: {
  view: TableView;
  game: Game;
  onTalk: (power: string) => void;
}) {
  const own = voicesOf(view);
  const begun = view.channels
    .map(({ parties }) => othersIn(view, parties))
    .filter(({ length }) => length === 1);
  const known = new Set([...own, ...begun.flat()]);
  const powers = view.seats.flatMap((seat) => seat.powers).filter((power) => !known.has(power));
  if (powers.length === 0) return null;
  return (
    <section aria-label={press("beginnings")}>
      <h2 className={css.heading}>{press("beginnings")}</h2>
      <div className={css.beginnings}>
        {powers.map((power) => (
          <button
            key={power}
            type="button"
            aria-label={press("writeTo", { parties: partyName(view, power) })}
            onClick={() => onTalk(power)}
          >
            <Token game={game} power={power} size={20} />
            {partyName(view, power)}
          </button>
        ))}
      </div>
    </section>
  );
}

/** The parties of a conversation as tokens, with badges for everyone and for the game master. */
export function Parties({ game, parties }: { game: Game; parties: readonly string[] }) {
  const powers = parties.filter((party) => party !== REFEREE);
  return (
    <span className={css.parties} aria-hidden="true">
      {parties.length === 0 && <i className={css.badge}>{press("everyoneBadge")}</i>}
      {powers.slice(0, powers.length > 3 ? 2 : 3).map((power) => (
        <Token key={power} game={game} power={power} size={22} />
      ))}
      {powers.length > 3 && <i className={css.badge}>{press("moreBadge", { count: powers.length - 2 })}</i>}
      {parties.includes(REFEREE) && (
        <i className={css.badge}>{press("officialsBadge", { officials: officialsOf(game.rules) })}</i>
      )}
    </span>
  );
}
