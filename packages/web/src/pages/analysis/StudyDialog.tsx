import { Button, Group, Loader, Modal } from "@mantine/core";
import { useEffect, useState } from "react";
import { download } from "../../lib/download.ts";
import { analysis as text } from "../../messages/analysis.ts";
import { sandbox as messages } from "../../messages/sandbox.ts";
import { CopyField } from "../../ui/CopyField.tsx";
import css from "../../ui/dialogs.module.css";
import { OpenForm } from "./OpenForm.tsx";
import type { Study } from "./study.ts";
import { formatStudy, formatStudyLink } from "./study-file.ts";

interface StudyDialogProps {
  readonly study: Study;
  readonly onClose: () => void;
  readonly onOpen: (json: unknown) => Promise<string | null>;
}

/** The analysis as a link, as a file, and back. */
export function StudyDialog({ study, onClose, onOpen }: StudyDialogProps) {
  const [link, setLink] = useState("");
  useEffect(() => {
    let isCurrent = true;
    formatStudyLink(study).then((fragment) => {
      if (isCurrent) setLink(`${location.origin}/analysis#${fragment}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [study]);
  return (
    <Modal opened onClose={onClose} title={text("share")} size={540}>
      <section className={css.section}>
        <h3>{messages("link")}</h3>
        <p>{text("linkText")}</p>
        {link === "" ? (
          <Loader size="sm" aria-label={messages("linkLoading")} />
        ) : (
          <CopyField label={text("linkLabel")} value={link} button={messages("copyLink")} />
        )}
      </section>
      <section className={css.section}>
        <h3>{messages("files")}</h3>
        <p>{text("fileText")}</p>
        <Group gap="xs">
          <Button
            variant="default"
            onClick={() => download("chancery-analysis.json", "application/json", formatStudy(study))}
          >
            {text("saveFile")}
          </Button>
        </Group>
      </section>
      <OpenForm
        onOpen={async (json) => {
          const fault = await onOpen(json);
          if (fault === null) onClose();
          return fault;
        }}
      />
    </Modal>
  );
}
