import { Modal, NativeSelect, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type ApiFailure, api, type Decision, type Report } from "../../api/client.ts";
import { moderation as text } from "../../messages/moderation.ts";
import { ui } from "../../messages/ui.ts";
import { FormFoot } from "../../ui/FormFoot.tsx";
import css from "./ModerationPage.module.css";

/** The decision about a report. */
export interface Deciding {
  readonly report: Report;
  readonly act: Decision["act"];
}

const DAY = 24 * 3_600_000;
const LENGTHS = [1, 7, 30, 365] as const;

/** Asks before a report is decided, and takes the reason. */
export function DecisionDialog({
  deciding,
  onClose,
  onDone,
}: {
  deciding: Deciding | null;
  onClose: () => void;
  onDone: () => void;
}) {
  const name = deciding?.report.accused?.name ?? text("deleted");
  const titles = {
    dismiss: text("dismissTitle"),
    warn: text("warnTitle", { name }),
    ban: text("banTitle", { name }),
  };
  return (
    <Modal opened={deciding !== null} onClose={onClose} title={deciding && titles[deciding.act]} size="md">
      {deciding && <Form key={deciding.act} deciding={deciding} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function Form({
  deciding: { report, act },
  onClose,
  onDone,
}: {
  deciding: Deciding;
  onClose: () => void;
  onDone: () => void;
}) {
  const [reason, setReason] = useState("");
  const [days, setDays] = useState<string>("7");
  const decide = useMutation<unknown, ApiFailure, Decision>({
    mutationFn: (body) => api.post("/api/moderation/reports/{id}", { params: { id: report.id }, body }),
    onSuccess: () => {
      onDone();
      onClose();
    },
  });
  const first = act !== "dismiss" && reason.trim() === "" ? ui("giveReasonFirst") : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (first !== null || decide.isPending) return;
    const until = act === "ban" && days !== "" ? Date.now() + Number(days) * DAY : null;
    decide.mutate({ act, reason: reason.trim(), until });
  };
  const effects = { dismiss: text("dismissText"), warn: text("warnText"), ban: text("banText") };
  return (
    <form onSubmit={submit} className={css.form}>
      <p>{effects[act]}</p>
      {act === "ban" && (
        <NativeSelect
          label={text("banLength")}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
          data={[
            ...LENGTHS.map((length) => ({
              value: String(length),
              label: text("lengthDays", { days: length }),
            })),
            { value: "", label: text("forGood") },
          ]}
        />
      )}
      <Textarea
        data-autofocus
        label={text("reasonForThem")}
        description={text(act === "dismiss" ? "reasonLogged" : "reasonShown")}
        required={act !== "dismiss"}
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <p className={css.muted}>{text("logged")}</p>
      <FormFoot
        error={decide.error?.message ?? null}
        yes={text(act)}
        first={first}
        isBusy={decide.isPending}
        isDangerous={act === "ban"}
        onCancel={onClose}
      />
    </form>
  );
}
