import type { Game } from "@chancery/engine";
import { formatMoment } from "@chancery/messages";
import { ActionIcon } from "@mantine/core";
import { useDocumentVisibility } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChannelView, TableView } from "../../../api/client.ts";
import { channelQuery } from "../../../api/queries.ts";
import { Token } from "../../../board/Token.tsx";
import { officialsOf } from "../../../lib/officials.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { powerName } from "../../../messages/power-name.ts";
import { press } from "../../../messages/press.ts";
import { safety } from "../../../messages/safety.ts";
import { formatExact } from "../../../messages/time.ts";
import { Icon } from "../../../ui/icons.tsx";
import { useTable } from "../table-context.ts";
import { useAct } from "../use-act.ts";
import { Composer } from "./Composer.tsx";
import css from "./Conversation.module.css";
import { Parties } from "./ConversationList.tsx";
import { ConversationMenu } from "./ConversationMenu.tsx";
import { EVERYBODY, othersIn, REFEREE, titleOf, voicesOf } from "./conversations.ts";
import { DealCard } from "./DealCard.tsx";
import { daysOf, firstUnread } from "./days.ts";
import { answerInWords } from "./deal-words.ts";

/** How near to the end the view follows new messages, in px. */
const NEAR = 80;

/** One conversation from its beginning, and a field to write in it. */
export function Conversation({
  view,
  game,
  name,
  onBack,
}: {
  view: TableView;
  game: Game;
  name: string;
  onBack: () => void;
}) {
  const summary = view.channels.find((channel) => channel.name === name);
  const { data, isPending, isError } = useQuery({
    ...channelQuery(view.game, name),
    enabled: summary !== undefined,
  });
  const parties = summary?.parties ?? (name === EVERYBODY ? [] : name.split(" + "));
  const channel = { name, parties };
  const messages = data?.messages ?? [];
  // Partners share a power, so the sender's power doesn't tell whose message it is.
  const own = parties.length === 1 ? [] : voicesOf(view);
  const firstNew = useFirstNew(messages, summary?.unread ?? 0, own);
  useReading(view, name, messages.length, summary?.unread ?? 0);
  const scroll = useFollowing(messages.length);
  const { drawn } = useTable().deals;
  return (
    <section
      className={css.conversation}
      data-low={drawn !== null || undefined}
      aria-label={press("conversation", { title: titleOf(view, channel) })}
    >
      <header className={css.head}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={press("allConversations")}
          onClick={onBack}
        >
          <Icon name="back" />
        </ActionIcon>
        <Parties game={game} parties={name === EVERYBODY ? [] : othersIn(view, parties)} />
        <h2>{titleOf(view, channel)}</h2>
        <ConversationMenu view={view} name={name} others={parties} messages={messages} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div ref={scroll} className={css.scroll} role="log" aria-label={press("messages")} tabIndex={0}>
        {summary !== undefined && isPending && <p className={css.empty}>{press("loading")}</p>}
        {isError && <p className={css.empty}>{press("unavailable")}</p>}
        {(summary === undefined || data) && messages.length === 0 && (
          <p className={css.empty}>{press("empty")}</p>
        )}
        <Messages view={view} game={game} parties={parties} messages={messages} firstNew={firstNew} />
      </div>
      <Composer view={view} game={game} channel={channel} />
    </section>
  );
}

function Messages({
  view,
  game,
  parties,
  messages,
  firstNew,
}: {
  view: TableView;
  game: Game;
  parties: readonly string[];
  messages: ChannelView["messages"];
  firstNew: number | null;
}) {
  // What the reader says stands on the right.
  const own = voicesOf(view);
  return daysOf(messages, firstNew).map(({ at, runs }) => (
    <div key={at}>
      <h3 className={css.day}>
        {formatMoment(LANGUAGE, at, { weekday: "long", day: "numeric", month: "long" })}
      </h3>
      {runs.map(({ from, messages: said, isNew }) => (
        <article key={said[0].at} className={css.run} data-own={own.includes(from) || undefined}>
          {isNew && <p className={css.news}>{press("new")}</p>}
          <h4>
            {from === REFEREE ? (
              press("officialsName", { officials: officialsOf(game.rules) })
            ) : (
              <>
                <Token game={game} power={from} size={18} />
                {powerName(from)}
              </>
            )}
            {said.some(({ isBot }) => isBot) && <span className={css.bot}>{press("bot")}</span>}
            <time dateTime={new Date(said[0].at).toISOString()}>{timeOf(said[0].at)}</time>
          </h4>
          {said.map((message) => {
            const number = messages.indexOf(message) + 1;
            const { at: moment, text, deal, answer, isMuted, understood = [] } = message;
            if (isMuted)
              return (
                <p key={number} className={css.hidden}>
                  {safety("hiddenMessage", { power: powerName(from) })}
                </p>
              );
            return (
              <Fragment key={number}>
                {answer && (
                  <p className={css.text} title={formatExact(moment)}>
                    {answerInWords(answer)}
                  </p>
                )}
                {text !== "" && (
                  <p title={formatExact(moment)} className={css.text} translate="no">
                    {withLinks(text)}
                  </p>
                )}
                {understood.length > 0 && own.includes(from) && (
                  <p className={css.understood}>{press("understood", { text: understood.join("; ") })}</p>
                )}
                {deal && (
                  <DealCard
                    view={view}
                    game={game}
                    parties={parties}
                    from={from}
                    number={number}
                    deal={deal}
                    isOwn={own.includes(from)}
                  />
                )}
              </Fragment>
            );
          })}
        </article>
      ))}
    </div>
  ));
}

/** A text in which invitations to games on this server are links. */
const withLinks = (text: string): ReactNode =>
  text.split(/(https?:\/\/\S+\/join\/\S+)/).map((part, index) =>
    // Every other part is a link.
    index % 2 === 1 && URL.canParse(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and keep their order
      <a key={index} href={new URL(part).pathname + new URL(part).hash}>
        {part}
      </a>
    ) : (
      part
    ),
  );

const timeOf = (at: number): string => formatMoment(LANGUAGE, at, { hour: "numeric", minute: "2-digit" });

/** What was unread when the conversation was opened stays marked while it is open. */
function useFirstNew(
  messages: ChannelView["messages"],
  unread: number,
  own: readonly string[],
): number | null {
  const [atFirst] = useState(unread);
  const [found, setFound] = useState<number | null>(null);
  if (found === null && messages.length > 0 && atFirst > 0)
    setFound(firstUnread(messages, atFirst, own) ?? messages.length);
  return found;
}

/** Tells the server how far the reader has read, while the page is visible. */
function useReading(view: TableView, name: string, count: number, unread: number): void {
  const { act } = useAct(view.game);
  const isSeen = useDocumentVisibility() === "visible";
  const isMember = view.you.may.includes("read");
  useEffect(() => {
    if (isSeen && isMember && unread > 0 && count > 0) void act({ type: "read", channel: name, count });
  }, [act, isSeen, isMember, unread, count, name]);
}

/** Keeps the end in view, unless the reader has scrolled back. */
function useFollowing(count: number) {
  const scroll = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  useEffect(() => {
    const element = scroll.current;
    const look = (): void => {
      if (element) isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element?.addEventListener("scroll", look, { passive: true });
    return () => element?.removeEventListener("scroll", look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is more to see
  useLayoutEffect(() => {
    if (isNear.current) scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
  }, [count]);
  return scroll;
}
