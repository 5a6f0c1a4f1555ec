import { Button, Group, Modal, NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import { phaseInWords } from "../../../orders/names.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { useAct, whyNot } from "../../table/use-act.ts";
import type { RoomTable } from "../room.ts";
import css from "./officers.module.css";
import { turnsAhead } from "./turns-ahead.ts";

interface FormProps {
  readonly view: RoomTable;
  readonly onClose: () => void;
}

/** Something that everybody is told: a ruling is a decision about the rules, and stays (MB-27). */
export function SayForm({ view, onClose, what }: FormProps & { what: "ruling" | "announcement" }) {
  const isRuling = what === "ruling";
  const { act, isBusy } = useAct(view.game);
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const say = async (): Promise<void> => {
    const why = whyNot(
      await act(isRuling ? { type: "room", act: { do: "rule", text } } : { type: "announce", text }),
    );
    if (why === null) onClose();
    else setFault(why);
  };
  return (
    <Modal opened onClose={onClose} title={isRuling ? "Ruling" : "Announcement"} size="md">
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <Textarea
          data-autofocus
          label={isRuling ? "What the officers decide" : "What everybody shall know"}
          autosize
          minRows={3}
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className={css.seen}>
          {isRuling
            ? "Everybody reads it in the record. Rulings are numbered there and stay."
            : "Everybody reads it, the screen in the room shows it during this turn, and it stays in the record."}
        </p>
        <FormFoot
          error={fault}
          yes={isRuling ? "Rule" : "Announce"}
          first={text.trim() === "" ? "Write something first." : null}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}

/** The end: announced a full turn ahead, and closed when that turn is over (R105). */
export function ClosingForm({ view, onClose }: FormProps) {
  const { act, isBusy } = useAct(view.game);
  const { lastTurn } = view.room;
  const ahead = turnsAhead(view.phase, 12);
  const [turn, setTurn] = useState(ahead[1]);
  const [fault, setFault] = useState<string | null>(null);
  const run = async (command: Parameters<typeof act>[0]): Promise<void> => {
    const why = whyNot(await act(command));
    if (why === null) onClose();
    else setFault(why);
  };
  return (
    <Modal opened onClose={onClose} title="Closing the committee" size="md">
      <div className={css.form}>
        <p>
          {lastTurn === null
            ? "The last turn has not been announced yet."
            : `Announced: the committee closes after ${phaseInWords(`${lastTurn}M`, view.setup)}.`}
        </p>
        <div className={css.announce}>
          <NativeSelect
            aria-label="Last turn"
            value={turn}
            onChange={(event) => setTurn(event.currentTarget.value)}
            data={ahead.map((each) => ({
              value: each,
              label: `after ${phaseInWords(`${each}M`, view.setup)}`,
            }))}
          />
          <Button
            loading={isBusy}
            onClick={() => void run({ type: "room", act: { do: "announce-end", turn } })}
          >
            Announce the last turn
          </Button>
        </div>
        <p className={css.seen}>
          When that turn is over, or one power controls Europe, you can close the committee. Centres, control,
          insurrections and goals make the score; whoever has most wins, and equals share a draw.
        </p>
        <Fault error={fault} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button
            variant="default"
            data-danger
            loading={isBusy}
            onClick={() =>
              void run({ type: "room", act: { do: "conclude", reason: "closed by the officers" } })
            }
          >
            Close the committee now
          </Button>
        </Group>
      </div>
    </Modal>
  );
}
