import { Button, Group, Modal, NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import { officers } from "../../../messages/officers.ts";
import { ui } from "../../../messages/ui.ts";
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

/** A message to everyone: an announcement, or a ruling, which is a decision about the rules and stays (MB-27). */
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
    <Modal
      opened
      onClose={onClose}
      title={isRuling ? officers("ruling") : officers("announcement")}
      size="md"
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        <Textarea
          data-autofocus
          label={isRuling ? officers("rulingText") : officers("announcementText")}
          autosize
          minRows={3}
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className={css.seen}>{isRuling ? officers("rulingNote") : officers("announcementNote")}</p>
        <FormFoot
          error={fault}
          yes={isRuling ? officers("publishRuling") : officers("announce")}
          first={text.trim() === "" ? "" : null}
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
    <Modal opened onClose={onClose} title={officers("closingTitle")} size="md">
      <div className={css.form}>
        <p>
          {lastTurn === null
            ? officers("closingNotAnnounced")
            : officers("closingAnnounced", { turn: phaseInWords(`${lastTurn}M`, view.setup) })}
        </p>
        <div className={css.announce}>
          <NativeSelect
            aria-label={officers("lastTurn")}
            value={turn}
            onChange={(event) => setTurn(event.currentTarget.value)}
            data={ahead.map((each) => ({
              value: each,
              label: officers("afterTurn", { turn: phaseInWords(`${each}M`, view.setup) }),
            }))}
          />
          <Button
            loading={isBusy}
            onClick={() => void run({ type: "room", act: { do: "announce-end", turn } })}
          >
            {officers("announceLastTurn")}
          </Button>
        </div>
        <p className={css.seen}>{officers("closingNote")}</p>
        <Fault error={fault} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button
            variant="default"
            data-danger
            loading={isBusy}
            onClick={() =>
              void run({ type: "room", act: { do: "conclude", reason: officers("closeReason") } })
            }
          >
            {officers("closeNow")}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}
