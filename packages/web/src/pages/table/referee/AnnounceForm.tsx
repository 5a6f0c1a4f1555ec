import { Textarea } from "@mantine/core";
import { useState } from "react";
import { gameMaster } from "../../../messages/gameMaster.ts";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import { useAct, whyNot } from "../use-act.ts";
import css from "./RefereePanel.module.css";

/** Announces something to everyone. It stays in the record. */
export function AnnounceForm({ game }: { game: string }) {
  const { act, isBusy } = useAct(game);
  const [text, setText] = useState("");
  const [said, setSaid] = useState<string | null>(null);
  return (
    <form
      className={css.announce}
      aria-label={gameMaster("announcement")}
      onSubmit={async (event) => {
        event.preventDefault();
        const result = await act({ type: "announce", text });
        setSaid(whyNot(result) ?? gameMaster("announced"));
        if (result.ok) setText("");
      }}
    >
      <h2>{gameMaster("announcement")}</h2>
      <Textarea
        aria-label={gameMaster("announcementText")}
        placeholder={gameMaster("announcementHint")}
        autosize
        minRows={2}
        maxLength={10_000}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setSaid(null);
        }}
      />
      <div className={css.acts}>
        <GuardedButton
          type="submit"
          variant="default"
          size="xs"
          loading={isBusy}
          first={text.trim() === "" ? "" : null}
        >
          {gameMaster("announce")}
        </GuardedButton>
        <span role="status">{said}</span>
      </div>
    </form>
  );
}
