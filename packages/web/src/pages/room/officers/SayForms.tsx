import { Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import { officers } from "../../../messages/officers.ts";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { useAct, whyNot } from "../../table/use-act.ts";
import type { RoomTable } from "../room.ts";
import css from "./officers.module.css";

export interface FormProps {
  readonly view: RoomTable;
  readonly onClose: () => void;
}

/** A message to everyone: an announcement, or a ruling, which is a decision about the rules and stays (MB-27). */
export function SayForm({ view, onClose, what }: FormProps & { what: "ruling" | "announcement" }) {
  const isRuling = what === "ruling";
  const { act, isBusy } = useAct(view.game);
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const say = async (): Promise<void> => {
    const why = whyNot(
      await act(isRuling ? { type: "room", act: { do: "rule", text } } : { type: "announce", text }),
    );
    if (why === null) onClose();
    else setFault(why);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={isRuling ? officers("ruling") : officers("announcement")}
      size="md"
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <Textarea
          data-autofocus
          label={isRuling ? officers("rulingText") : officers("announcementText")}
          autosize
          minRows={3}
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className={css.seen}>{isRuling ? officers("rulingNote") : officers("announcementNote")}</p>
        <FormFoot
          error={fault}
          yes={isRuling ? officers("publishRuling") : officers("announce")}
          first={text.trim() === "" ? "" : null}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}
