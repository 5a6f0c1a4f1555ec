import { Modal, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { TableView } from "../../api/client.ts";
import { useCommand } from "../../api/queries.ts";
import { hosting as text } from "../../messages/hosting.ts";
import { lobby } from "../../messages/lobby.ts";
import { FormFoot } from "../../ui/FormFoot.tsx";
import forms from "../../ui/forms.module.css";
import { readTags } from "./tags.ts";

/** Changes what a game is called and what it's like, before it starts. */
export function DescriptionDialog({ table, onClose }: { table: TableView; onClose: () => void }) {
  const { setup, game } = table;
  const [name, setName] = useState(setup.name ?? "");
  const [description, setDescription] = useState(setup.description ?? "");
  const [tags, setTags] = useState(setup.tags?.join(", ") ?? "");
  const { mutate, error, isPending } = useCommand(game);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const command = { type: "describe", name, description, tags: readTags(tags) } as const;
    mutate(command, { onSuccess: onClose });
  };
  // Saving what was not changed is no mistake.
  const fault = error?.code === "unchanged" ? null : (error?.message ?? null);
  return (
    <Modal opened onClose={onClose} title={lobby("editDescription")}>
      <form onSubmit={submit}>
        <div className={forms.fields}>
          <TextInput
            data-autofocus
            label={text("gameName")}
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Textarea
            label={text("description")}
            autosize
            minRows={3}
            maxLength={500}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <TextInput
            label={text("tags")}
            description={text("tagsHelp")}
            value={tags}
            onChange={(event) => setTags(event.currentTarget.value)}
          />
        </div>
        <FormFoot error={fault} yes={lobby("save")} isBusy={isPending} onCancel={onClose} />
      </form>
    </Modal>
  );
}
