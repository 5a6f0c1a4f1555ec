import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { conferenceRoom as messages } from "../../../messages/conferenceRoom.ts";
import { powerChoices, powerName } from "../../../messages/power-name.ts";
import { ui } from "../../../messages/ui.ts";
import { useKept } from "../kept.ts";
import { ActForm } from "../parts.tsx";
import css from "../room.module.css";
import type { Business, Conference } from "../room.ts";
import { useRoom } from "../room-context.ts";
import own from "./conferences.module.css";

/** The presiding officers set the agenda and who speaks in which order. */
export function LeadForm({
  conference,
  business,
  onClose,
}: {
  conference: Conference;
  business: Business;
  onClose: () => void;
}) {
  const { act } = useRoom();
  const [agenda, setAgenda] = useState(business.agenda);
  const [first] = useState(business.speakers);
  const [chosen, setSpeakers] = useState(business.speakers);
  const [struck, setStruck] = useState<readonly string[]>([]);
  // Those who asked for the floor meanwhile come after those chosen here, unless they're struck.
  const since = business.speakers.filter((power) => ![...first, ...chosen, ...struck].includes(power));
  const speakers = [...chosen, ...since];
  const id = conference.conference;
  return (
    <ActForm
      label={messages("agendaAndSpeakers")}
      yes={messages("save")}
      act={() => act({ do: "lead", conference: id, agenda, speakers })}
      onDone={onClose}
      onCancel={onClose}
    >
      <Textarea
        label={messages("agenda")}
        autosize
        minRows={2}
        value={agenda}
        onChange={(event) => setAgenda(event.currentTarget.value)}
      />
      <ol className={own.speakers} aria-label={messages("speakersList")}>
        {speakers.map((power, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: someone may be on the list twice
          <li key={i}>
            {powerName(power)}
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={() => {
                setSpeakers(speakers.filter((_, at) => at !== i));
                setStruck([...struck, power]);
              }}
            >
              {messages.rich(
                "remove",
                { power: powerName(power) },
                {
                  hidden: (chunks) => (
                    <span key="hidden" className="hidden">
                      {chunks}
                    </span>
                  ),
                },
              )}
            </Button>
          </li>
        ))}
      </ol>
      <NativeSelect
        label={messages("addSpeaker")}
        value=""
        onChange={(event) => {
          const power = event.currentTarget.value;
          if (power !== "") setSpeakers([...speakers, power]);
        }}
        data={[{ value: "", label: messages("chooseDelegation") }, ...powerChoices(conference.participants)]}
      />
    </ActForm>
  );
}

/** Closes a conference, with its document if one came of it (R99). */
export function CloseForm({ conference: { conference } }: { conference: Conference }) {
  const { act, view } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const [{ reason, document }, keep, forget] = useKept(view.game, `close.${conference}`, {
    reason: "",
    document: "",
  });
  if (!isOpen)
    return (
      <div className={css.acts}>
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          {messages("closeConference")}
        </Button>
      </div>
    );
  return (
    <ActForm
      label={messages("closeConference")}
      yes={messages("closeConference")}
      isMissing={reason.trim() === ""}
      act={() => act({ do: "close-conference", conference, reason, document })}
      onDone={forget}
      onCancel={() => setOpen(false)}
    >
      <TextInput
        label={ui("reason")}
        placeholder={messages("reasonPlaceholder")}
        maxLength={1000}
        value={reason}
        onChange={(event) => keep({ reason: event.currentTarget.value, document })}
      />
      <Textarea
        label={messages("document")}
        autosize
        minRows={3}
        value={document}
        onChange={(event) => keep({ reason, document: event.currentTarget.value })}
      />
      <p className={css.hint}>{messages("closeHint")}</p>
    </ActForm>
  );
}
