import { Modal, NativeSelect, Textarea } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { ui } from "../messages/ui.ts";
import { asSentence } from "./Fault.tsx";
import { FormFoot } from "./FormFoot.tsx";
import css from "./ReasonDialog.module.css";

/** Something that is not done without being asked about, and mostly not without a reason. */
export interface ReasonRequest {
  readonly title: string;
  /** What will happen. */
  readonly what: ReactNode;
  /** Who will see it, and what of it. */
  readonly seen: string;
  readonly yes: string;
  /** Whether a reason has to be given. */
  readonly reason: boolean;
  /** What the reason mostly is; it can be changed. */
  readonly usualReason?: string;
  readonly isDangerous?: boolean;
  /** Who or what has to be chosen as well. */
  readonly choice?: { readonly label: string; readonly from: readonly string[]; readonly none: string };
  /** Does it; a sentence if it could not be done. */
  readonly onYes: (reason: string, chosen: string) => Promise<string | null>;
}

const LONGEST_REASON = 1000;

/** Says by how much a reason is too long, rather than cut it off. */
const tooLong = (reason: string): string | null => {
  const over = reason.trim().length - LONGEST_REASON;
  return over > 0 ? ui("reasonTooLong", { most: LONGEST_REASON, over }) : null;
};

/** Asks before something is done that others will notice, says what they will see, and takes the reason. */
export function ReasonDialog({ question, onClose }: { question: ReasonRequest | null; onClose: () => void }) {
  return (
    <Modal opened={question !== null} onClose={onClose} title={question?.title} size="md">
      {question && <Form key={question.title} question={question} onClose={onClose} />}
    </Modal>
  );
}

function Form({ question, onClose }: { question: ReasonRequest; onClose: () => void }) {
  const [reason, setReason] = useState(question.usualReason ?? "");
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState("");
  const first =
    question.choice !== undefined && chosen === ""
      ? question.choice.from.length === 0
        ? asSentence(question.choice.none)
        : ui("chooseFirst", { label: question.choice.label })
      : question.reason && reason.trim() === ""
        ? ui("giveReasonFirst")
        : tooLong(reason);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (first !== null || isBusy) return;
    setBusy(true);
    const why = await question.onYes(reason.trim(), chosen);
    setBusy(false);
    setFault(why);
    if (why === null) onClose();
  };
  return (
    <form onSubmit={submit} className={css.form}>
      <div className={css.what}>{question.what}</div>
      {question.choice && (
        <NativeSelect
          label={question.choice.label}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            { value: "", label: question.choice.from.length === 0 ? question.choice.none : ui("choose") },
            ...question.choice.from,
          ]}
        />
      )}
      {question.reason && (
        <Textarea
          data-autofocus
          label={ui("reason")}
          required
          autosize
          minRows={2}
          maxRows={8}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <p className={css.seen}>{question.seen}</p>
      <FormFoot
        error={fault}
        yes={question.yes}
        first={first}
        isBusy={isBusy}
        isDangerous={question.isDangerous ?? false}
        onCancel={onClose}
      />
    </form>
  );
}
