import type { PositionJson } from "@chancery/engine";
import { Checkbox, Modal, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useMemo, useState } from "react";
import { phaseInWords } from "../../../orders/names.ts";
import { SheetArea } from "../../../orders/panel/SheetArea.tsx";
import { readTyped } from "../../../orders/typed.ts";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { powersNamed, stateOf } from "../../table/phases.ts";
import { useTable } from "../../table/table-context.ts";
import type { RoomTable } from "../room.ts";
import { useRoomAct } from "../use-room.ts";
import { dateOf, readDate } from "./dates.ts";
import css from "./officers.module.css";

/** Types in what a delegation has written on paper: the date is checked, and the reading is shown as one types. */
export function PaperSlip({
  view,
  power: first,
  onClose,
}: {
  view: RoomTable;
  power: string;
  onClose: () => void;
}) {
  const { game } = useTable();
  const [power, setPower] = useState(first);
  const sheet = view.sheets.find((each) => each.power === power);
  const [text, setText] = useState(sheet?.text ?? "");
  const [date, setDate] = useState("");
  const [isCorrected, setCorrected] = useState(false);
  const { act, fault, isBusy } = useRoomAct(view.game);
  const typed = useMemo(() => {
    const state = stateOf(game, view.position as PositionJson, view.phase);
    return state.ok ? readTyped(game.notation, state.value, powersNamed(game, [power]), text) : null;
  }, [game, view.position, view.phase, power, text]);
  const due = dateOf(view.phase);
  const written = readDate(date);
  const isOther = written !== null && written !== due;
  const choose = (next: string): void => {
    setPower(next);
    setText(view.sheets.find((each) => each.power === next)?.text ?? "");
    setDate("");
    setCorrected(false);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await act({ do: "enter-slip", power, date, text, correct: isCorrected })) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`Paper slip, ${phaseInWords(view.phase, view.setup)}`} size="lg">
      <form className={css.form} onSubmit={(event) => void submit(event)}>
        <div className={css.two}>
          <NativeSelect
            label="Delegation"
            value={power}
            onChange={(event) => choose(event.currentTarget.value)}
            data={view.sheets.map((each) => each.power)}
          />
          <TextInput
            label="Date on the slip"
            placeholder={due}
            autoComplete="off"
            value={date}
            error={isOther && !isCorrected ? `It is ${due}` : undefined}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
        </div>
        {isOther ? (
          <Checkbox
            label={`A slip of the pen: it is meant for ${due}`}
            description="Otherwise the sheet is for another turn and does not count. The correction is in the record."
            checked={isCorrected}
            onChange={(event) => setCorrected(event.currentTarget.checked)}
          />
        ) : (
          written === null && (
            <p className={css.seen}>
              {date.trim() === ""
                ? `Without a date it is taken for ${due}, and that is noted in the record.`
                : `This is no date. It is taken for ${due}, and that is noted in the record.`}
            </p>
          )
        )}
        <div>
          <SheetArea
            label={`Orders of ${power}`}
            text={text}
            mistakes={typed?.mistakes ?? []}
            onText={setText}
            rows={8}
            placeholder="One order a line, as it is written"
          />
          <p className={css.understood} role="status" aria-label="Understood as">
            {typed?.orders[power]?.join(" · ") ?? ""}
          </p>
        </div>
        {sheet?.text != null && !sheet.onBehalf && (
          <p className={css.seen}>
            The delegation has written on its own device; this takes the place of that.
          </p>
        )}
        <FormFoot
          error={fault}
          yes="Take the slip"
          first={isOther && !isCorrected ? "The slip is for another date." : null}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}
