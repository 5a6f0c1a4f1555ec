import { Button, Modal, Textarea } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { ApiFailure } from "../../../api/client.ts";
import { tournaments as text } from "../../../messages/tournaments.ts";
import dialogs from "../../../ui/dialogs.module.css";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { useTournamentCommand } from "../queries.ts";
import { useTournament } from "../tournament-context.ts";
import css from "../tournaments.module.css";

/** Adds players from a list: typed, pasted, or from a file. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { view } = useTournament();
  const { mutateAsync, isPending } = useTournamentCommand(view.tournament);
  const [list, setList] = useState("");
  const [error, setError] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    try {
      await mutateAsync({ type: "import", text: list });
      setList("");
      setError(null);
      onClose();
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failure.message);
    }
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title={text("addList")}>
      <form onSubmit={(event) => void submit(event)}>
        <p className={css.muted}>{text("addListLead")}</p>
        <div className={dialogs.options}>
          <Textarea
            label={text("addListField")}
            placeholder={text("addListExample")}
            data-autofocus
            autosize
            minRows={8}
            maxRows={18}
            maxLength={60_000}
            value={list}
            onChange={(event) => setList(event.currentTarget.value)}
          />
          <input
            ref={file}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            hidden
            onChange={async (event) => {
              const [chosen] = event.currentTarget.files ?? [];
              if (chosen) setList(await chosen.text());
            }}
          />
          <Button variant="default" onClick={() => file.current?.click()}>
            {text("addListFile")}
          </Button>
        </div>
        <FormFoot
          error={error}
          yes={text("addPlayers")}
          first={list.trim() === "" ? text("addListLead") : null}
          isBusy={isPending}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}
