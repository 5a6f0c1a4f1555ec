import { Button, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { conferenceRoom as messages } from "../../../messages/conferenceRoom.ts";
import { powerName } from "../../../messages/power-name.ts";
import { ActButton, ActForm } from "../parts.tsx";
import css from "../room.module.css";
import type { Business, Conference } from "../room.ts";
import { useRoom } from "../room-context.ts";

interface FormProps {
  readonly conference: Conference;
  readonly business: Business;
}

const SECONDS = ["30", "60", "90", "120", "180", "300"];

/** The presiding officers give the floor to the next on the list, or take it back (R98). */
export function FloorForm({ conference: { conference }, business: { speakers, floor } }: FormProps) {
  const { act } = useRoom();
  const [seconds, setSeconds] = useState("90");
  const [next] = speakers;
  return (
    <div className={css.acts}>
      {next !== undefined && (
        <>
          <ActButton
            variant="filled"
            act={() => act({ do: "give-floor", conference, to: next, seconds: Number(seconds) })}
          >
            {messages("giveFloor", { power: powerName(next) })}
          </ActButton>
          <NativeSelect
            aria-label={messages("secondsEach")}
            size="xs"
            value={seconds}
            onChange={(event) => setSeconds(event.currentTarget.value)}
            data={SECONDS.map((each) => ({
              value: each,
              label: messages("seconds", { count: Number(each) }),
            }))}
          />
        </>
      )}
      {floor && (
        <ActButton act={() => act({ do: "give-floor", conference, to: null, seconds: 0 })}>
          {messages("endSpeech")}
        </ActButton>
      )}
    </div>
  );
}

/** A time for talk on one subject (R98). */
export function CaucusButton({ conference: { conference }, business: { caucus } }: FormProps) {
  const { act } = useRoom();
  const [isOpen, setOpen] = useState(false);
  const [topic, setTopic] = useState("");
  const [minutes, setMinutes] = useState(10);
  const [seconds, setSeconds] = useState(60);
  if (caucus)
    return (
      <ActButton act={() => act({ do: "caucus", conference, topic: "", minutes: 0, seconds: 0 })}>
        {messages("endCaucus")}
      </ActButton>
    );
  if (!isOpen)
    return (
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        {messages("holdCaucus")}
      </Button>
    );
  return (
    <ActForm
      label={messages("holdCaucus")}
      yes={messages("startCaucus")}
      act={() => act({ do: "caucus", conference, topic, minutes, seconds })}
      onDone={() => setOpen(false)}
      onCancel={() => setOpen(false)}
    >
      <TextInput
        label={messages("topic")}
        maxLength={200}
        value={topic}
        onChange={(event) => setTopic(event.currentTarget.value)}
      />
      <NumberInput
        label={messages("duration")}
        min={1}
        max={60}
        allowDecimal={false}
        value={minutes}
        onChange={(value) => setMinutes(Number(value))}
      />
      <NumberInput
        label={messages("secondsEach")}
        min={1}
        max={minutes * 60}
        allowDecimal={false}
        value={seconds}
        onChange={(value) => setSeconds(Number(value))}
      />
    </ActForm>
  );
}
