import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { withValue } from "../../../games/setup-draft.ts";
import { useSetupForm } from "../../../games/setup-form.tsx";
import { hosting as text } from "../../../messages/hosting.ts";
import { readTags } from "../tags.ts";

/** By what people recognize and find a game that is listed. */
export function DescriptionFields() {
  const { draft, faults, change } = useSetupForm();
  const [tags, setTags] = useState(() => (Array.isArray(draft.tags) ? draft.tags.join(", ") : ""));
  return (
    <>
      <Textarea
        label={text("description")}
        description={text("descriptionHelp")}
        autosize
        minRows={2}
        maxLength={500}
        value={String(draft.description ?? "")}
        error={faults.get("description")}
        onChange={(event) => change(withValue(draft, "description", event.currentTarget.value || undefined))}
      />
      <TextInput
        label={text("tags")}
        description={text("tagsHelp")}
        value={tags}
        error={faults.get("tags")}
        onChange={(event) => {
          setTags(event.currentTarget.value);
          const read = readTags(event.currentTarget.value);
          change(withValue(draft, "tags", read.length > 0 ? read : undefined));
        }}
      />
    </>
  );
}
