import { Textarea } from "@mantine/core";
import { useState } from "react";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import { useAct } from "../use-act.ts";
import css from "./RefereePanel.module.css";

/** Says something to everybody, which stays in the record. */
export function AnnounceForm({ game }: { game: string }) {
  const { act, isBusy } = useAct(game);
  const [text, setText] = useState("");
  const [said, setSaid] = useState<string | null>(null);
  return (
    <form
      className={css.announce}
      aria-label="Announcement"
      onSubmit={async (event) => {
        event.preventDefault();
        const done = await act({ type: "announce", text });
        setSaid("why" in done ? done.why : "Everybody has been told.");
        if (!("why" in done)) setText("");
      }}
    >
      <h2>Announcement</h2>
      <Textarea
        aria-label="What everybody shall know"
        placeholder="Everybody sees it, and it stays in the record."
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
          first={text.trim() === "" ? "Write something first." : null}
        >
          Announce
        </GuardedButton>
        <span role="status">{said}</span>
      </div>
    </form>
  );
}
