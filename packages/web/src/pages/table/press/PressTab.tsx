import { officialsOf } from "@chancery/variants/officials";
import { Button } from "@mantine/core";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { RuleLinks } from "../../../orders/RuleLinks.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useTable } from "../table-context.ts";
import { Conversation } from "./Conversation.tsx";
import { ConversationList } from "./ConversationList.tsx";
import { EVERYBODY, whyClosed } from "./conversations.ts";
import { NewConversation } from "./NewConversation.tsx";
import css from "./PressPanel.module.css";

/** What is said at the table: all conversations, and the one that is open. */
export function PressTab() {
  const { table: view, game } = useTable();
  const { open, show: go } = useOpened();
  const [isNew, setNew] = useState(false);
  const show = (name: string | null): void => {
    go(name);
    setNew(false);
  };
  const closed = view.you.may.includes("say") ? whyClosed(view, EVERYBODY, game.rules.citations) : null;
  if (open !== null)
    return <Conversation key={open} view={view} game={game} name={open} onBack={() => show(null)} />;
  if (isNew)
    return <NewConversation view={view} game={game} onChoose={show} onCancel={() => setNew(false)} />;
  return (
    <section className={css.press} aria-label="Press">
      {view.you.may.includes("say") && (
        <div className={css.head}>
          <Button
            variant="light"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => setNew(true)}
            fullWidth
          >
            New conversation
          </Button>
        </div>
      )}
      {closed && (
        <p className={css.hint}>
          <strong>Closed. </strong>
          {closed.why} <RuleLinks ids={closed.rules} />
        </p>
      )}
      <ConversationList view={view} game={game} onOpen={show} />
      <p className={css.hint}>{keptInWords(view)}</p>
    </section>
  );
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The conversation that is open. */
    talk?: string | undefined;
  }
}

/** Which conversation is open. On a phone it fills the screen, and people leave it by the way back of the phone. */
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

/** Who else gets to read what is said in private. */
function keptInWords({ setup, status, you, referee }: TableView): string {
  const now =
    setup.refereeReads && referee !== null
      ? you.role === "referee"
        ? "You read all private talks, as was agreed."
        : `${officialsOf(setup).The} ${officialsOf(setup).does("read")} private talks, as was agreed.`
      : "";
  const after = setup.reveal.press
    ? status === "ended"
      ? "The game is over: as was agreed, all private talks are open to everybody."
      : "When the game is over, all private talks will be open to everybody, as was agreed."
    : "Private talks stay private, also when the game is over.";
  return [now, after, "Nothing that was said is ever erased."].filter(Boolean).join(" ");
}
