import { Modal, NativeSelect, Radio, ScrollArea, Stack, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import {
  type ApiFailure,
  api,
  type ChannelView,
  type ReportReason,
  type TableView,
} from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { powerName } from "../../../messages/power-name.ts";
import { press } from "../../../messages/press.ts";
import { safety as text } from "../../../messages/safety.ts";
import { formatMoment } from "../../../messages/time.ts";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import css from "./Conversation.module.css";
import { REFEREE } from "./conversations.ts";
import { reportable } from "./reportable.ts";

const REASONS = ["abuse", "hate", "threats", "spam", "cheating", "other"] as const satisfies ReportReason[];

/** How many messages can be chosen from: the latest. */
const SHOWN = 50;

/** Takes a message, and what is wrong with it, to the moderators. */
export function ReportDialog({
  view,
  channel,
  messages,
  opened,
  onClose,
  onSent,
}: {
  view: TableView;
  channel: string;
  messages: ChannelView["messages"];
  opened: boolean;
  onClose: () => void;
  onSent: () => void;
}) {
  return (
    <Modal opened={opened} onClose={onClose} title={text("reportTitle")} size="md">
      <Form view={view} channel={channel} messages={messages} onClose={onClose} onSent={onSent} />
    </Modal>
  );
}

function Form({
  view,
  channel,
  messages,
  onClose,
  onSent,
}: {
  view: TableView;
  channel: string;
  messages: ChannelView["messages"];
  onClose: () => void;
  onSent: () => void;
}) {
  const [message, setMessage] = useState("");
  const [reason, setReason] = useState<ReportReason>("abuse");
  const [comment, setComment] = useState("");
  const report = useMutation<unknown, ApiFailure, void>({
    mutationFn: () =>
      api.post("/api/games/{id}/reports", {
        params: { id: view.game },
        body: { channel, message: Number(message), reason, comment: comment.trim() },
      }),
    onSuccess: () => {
      onSent();
      onClose();
    },
  });
  const first = message === "" ? text("chooseMessage") : null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (first === null && !report.isPending) report.mutate();
  };
  const nameOf = (from: string): string =>
    from === REFEREE ? press("officialsName", { officials: officialsOf(view.setup) }) : powerName(from);
  return (
    <form onSubmit={submit} className={css.report}>
      <p>{text("reportText")}</p>
      <Radio.Group label={text("whichMessage")} value={message} onChange={setMessage}>
        <ScrollArea.Autosize mah={220} type="auto" mt={4}>
          <Stack gap={8}>
            {reportable(view, messages)
              .slice(-SHOWN)
              .toReversed()
              .map(({ number, message: { at, from, text: said } }) => (
                <Radio
                  key={number}
                  value={String(number)}
                  label={<span translate="no">{said}</span>}
                  description={text("messageBy", {
                    name: nameOf(from),
                    time: formatMoment(at, view.clock.now),
                  })}
                />
              ))}
          </Stack>
        </ScrollArea.Autosize>
      </Radio.Group>
      <NativeSelect
        label={text("whatIsWrong")}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as ReportReason)}
        data={REASONS.map((each) => ({ value: each, label: text("reason", { reason: each }) }))}
      />
      <Textarea
        label={text("comment")}
        description={text("optional")}
        autosize
        minRows={2}
        maxLength={1000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <FormFoot
        error={report.error?.message ?? null}
        yes={text("send")}
        first={first}
        isBusy={report.isPending}
        onCancel={onClose}
      />
    </form>
  );
}
