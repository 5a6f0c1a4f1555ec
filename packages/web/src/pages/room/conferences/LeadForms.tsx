import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
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
  // Whoever has asked for the floor meanwhile comes after those who are chosen here, unless he is struck.
  const since = business.speakers.filter((power) => ![...first, ...chosen, ...struck].includes(power));
  const speakers = [...chosen, ...since];
  const id = conference.conference;
  return (
    <ActForm
      label="Agenda and speakers"
      yes="Set"
      act={() => act({ do: "lead", conference: id, agenda, speakers })}
      onDone={onClose}
      onCancel={onClose}
    >
      <Textarea
        label="Agenda"
        autosize
        minRows={2}
        value={agenda}
        onChange={(event) => setAgenda(event.currentTarget.value)}
      />
      <ol className={own.speakers} aria-label="List of speakers">
        {speakers.map((power, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: somebody may be on the list twice
          <li key={i}>
            {power}
            <Button
              variant="subtle"
              size="compact-xs"
              onClick={() => {
                setSpeakers(speakers.filter((_, at) => at !== i));
                setStruck([...struck, power]);
              }}
            >
              Remove <span className="hidden">{power}</span>
            </Button>
          </li>
        ))}
      </ol>
      <NativeSelect
        label="Add a speaker"
        value=""
        onChange={(event) => {
          const power = event.currentTarget.value;
          if (power !== "") setSpeakers([...speakers, power]);
        }}
        data={[{ value: "", label: "Choose a delegation" }, ...conference.participants]}
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
          Close the conference
        </Button>
      </div>
    );
  return (
    <ActForm
      label="Close the conference"
      yes="Close it"
      isMissing={reason.trim() === ""}
      act={() => act({ do: "close-conference", conference, reason, document })}
      onDone={forget}
      onCancel={() => setOpen(false)}
    >
      <TextInput
        label="Reason"
        placeholder="its work is done"
        maxLength={1000}
        value={reason}
        onChange={(event) => keep({ reason: event.currentTarget.value, document })}
      />
      <Textarea
        label="Outcome document (may be left out)"
        autosize
        minRows={3}
        value={document}
        onChange={(event) => keep({ reason, document: event.currentTarget.value })}
      />
      <p className={css.hint}>
        Everybody hears that it is closed, and why. Minutes and document are for those who were there, unless
        the conference has voted to publish them.
      </p>
    </ActForm>
  );
}
