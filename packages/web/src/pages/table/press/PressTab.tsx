import { Button, TextInput } from "@mantine/core";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { isSolo } from "../../../lib/solo.ts";
import { bots } from "../../../messages/bots.ts";
import { press } from "../../../messages/press.ts";
import { useBoardPage } from "../../../orders/board-page.tsx";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useTable } from "../table-context.ts";
import { Conversation } from "./Conversation.tsx";
import { Beginnings, ConversationList } from "./ConversationList.tsx";
import { EVERYBODY, mayWritePrivately, pressNote, whyClosed } from "./conversations.ts";
import { NewConversation } from "./NewConversation.tsx";
import css from "./PressPanel.module.css";
import { SearchResults } from "./SearchResults.tsx";

/** The messages of a game: all conversations, or the open one. */
export function PressTab() {
  const { table: view, game } = useTable();
  const { open, show: go } = useOpened();
  const [isNew, setNew] = useState(false);
  const [query, setQuery] = useState("");
  const { talkTo } = useBoardPage();
  const show = (name: string | null): void => {
    go(name);
    setNew(false);
  };
  const note = pressNote(view);
  const closed =
    view.you.may.includes("say") && note === null ? whyClosed(view, EVERYBODY, game.rules.citations) : null;
  // Where players don't write to each other in private, there may still be a game master.
  const mayBegin = view.you.may.includes("say") && (mayWritePrivately(view) || view.referee !== null);
  if (open !== null)
    return <Conversation key={open} view={view} game={game} name={open} onBack={() => show(null)} />;
  if (isNew)
    return <NewConversation view={view} game={game} onChoose={show} onCancel={() => setNew(false)} />;
  return (
    <section className={css.press} aria-label={press("messages")}>
      {mayBegin && (
        <div className={css.head}>
          <Button
            variant="light"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => setNew(true)}
            fullWidth
          >
            {press("newConversation")}
          </Button>
        </div>
      )}
      {note && <p className={css.hint}>{note}</p>}
      {closed && (
        <p className={css.hint}>
          <strong>{press("closed")}</strong> {closed.why} <RuleLinks ids={closed.rules} />
        </p>
      )}
      {view.channels.some(({ count }) => count > 0) && (
        <TextInput
          type="search"
          size="sm"
          aria-label={press("search")}
          placeholder={press("search")}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {query.trim() === "" ? (
        <ConversationList view={view} game={game} onOpen={show} />
      ) : (
        <SearchResults view={view} query={query} onOpen={show} />
      )}
      {talkTo && query === "" && <Beginnings view={view} game={game} onTalk={talkTo} />}
      <p className={css.hint}>{isSolo(view.game) ? bots("dealsOnly") : keptInWords(view)}</p>
    </section>
  );
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The conversation that is open. */
    talk?: string | undefined;
  }
}

/** Which conversation is open. On a phone it fills the screen, and the phone's back button closes it. */
function useOpened(): { readonly open: string | null; show(name: string | null): void } {
  const open = useLocation({ select: ({ state }) => state.talk ?? null });
  const navigate = useNavigate();
  const show = (name: string | null): void => {
    void navigate({
      to: ".",
      search: true,
      state: (before) => ({ ...before, talk: name ?? undefined }),
      replace: name === null,
    });
  };
  return { open, show };
}

/** Who else can read private messages. */
function keptInWords(view: TableView): string {
  const { setup, status, you, referee } = view;
  const now =
    setup.refereeReads && referee !== null
      ? you.role === "referee"
        ? press("masterReadsYou")
        : press("masterReads", { officials: officialsOf(setup) })
      : "";
  const after = setup.reveal.press
    ? press(status === "ended" ? "revealed" : "willBeRevealed")
    : press("stayPrivate");
  if (!mayWritePrivately(view)) return press("neverDeleted");
  return [now, after, press("neverDeleted")].filter(Boolean).join(" ");
}
