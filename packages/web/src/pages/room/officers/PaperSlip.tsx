import { play, review } from "@chancery/contract/orders";
import type { PositionJson } from "@chancery/engine";
import { Checkbox, Modal, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useMemo, useState } from "react";
import { officers } from "../../../messages/officers.ts";
import { ORDER_LANGUAGE } from "../../../messages/order-words.ts";
import { powerChoices, powerName } from "../../../messages/power-name.ts";
import { words } from "../../../messages/words.ts";
import { notesOn, readTyped } from "../../../orders/entry/typed.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { SheetArea } from "../../../orders/panel/SheetArea.tsx";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { useTable } from "../../table/table-context.ts";
import { powersNamed, stateOf } from "../../table/turns/phases.ts";
import type { RoomTable } from "../room.ts";
import { useRoomAct } from "../use-room.ts";
import { dateOf, readDate } from "./dates.ts";
import css from "./officers.module.css";

/** Enters orders that a delegation wrote on paper: checks the date and shows how the orders are understood. */
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
  const [reason, setReason] = useState("");
  const { act, fault, isBusy } = useRoomAct(view.game);
  const typed = useMemo(() => {
    const state = stateOf(game, view.position as PositionJson, view.phase);
    if (!state.ok) return null;
    const powers = powersNamed(game, [power]);
    const read = readTyped(game.notation, state.value, powers, text);
    const played = play(words, game, state.value, read.orders);
    const findings = played.ok ? review(game.rules, played.value, powers).findings : [];
    return { ...read, notes: notesOn(read, findings) };
  }, [game, view.position, view.phase, power, text]);
  const due = dateOf(view.phase);
  const turn = phaseInWords(`${due}M`, view.setup);
  const written = readDate(date);
  const isOther = written !== null && written !== due;
  const choose = (next: string): void => {
    setPower(next);
    setText(view.sheets.find((each) => each.power === next)?.text ?? "");
    setDate("");
    setCorrected(false);
    setReason("");
  };
  const isWrittenOver = sheet?.text != null && !sheet.onBehalf && sheet.text !== text;
  const lacking =
    isOther && !isCorrected
      ? officers("slipForOtherTurn")
      : isWrittenOver && reason.trim() === ""
        ? officers("slipReasonFirst")
        : null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (
      await act({
        do: "enter-slip",
        power,
        date,
        text,
        language: ORDER_LANGUAGE,
        correct: isCorrected,
        reason,
      })
    )
      onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={officers("slipTitle", { turn: phaseInWords(view.phase, view.setup) })}
      size="lg"
    >
      <form className={css.form} onSubmit={(event) => void submit(event)}>
        <div className={css.two}>
          <NativeSelect
            label={officers("delegation")}
            value={power}
            onChange={(event) => choose(event.currentTarget.value)}
            data={powerChoices(view.sheets.map((each) => each.power))}
          />
          <TextInput
            label={officers("slipDate")}
            placeholder={turn}
            autoComplete="off"
            value={date}
            error={isOther && !isCorrected ? officers("slipDateWrong", { turn }) : undefined}
            onChange={(event) => setDate(event.currentTarget.value)}
          />
        </div>
        {isOther ? (
          <Checkbox
            label={officers("slipMisdated", { turn })}
            description={officers("slipMisdatedNote")}
            checked={isCorrected}
            onChange={(event) => setCorrected(event.currentTarget.checked)}
          />
        ) : (
          written === null && (
            <p className={css.seen}>
              {date.trim() === "" ? officers("slipUndated", { turn }) : officers("slipUnreadable", { turn })}
            </p>
          )
        )}
        <div>
          <SheetArea
            label={officers("ordersOf", { power: powerName(power) })}
            text={text}
            mistakes={typed?.notes ?? []}
            onText={setText}
            rows={8}
            placeholder={officers("slipPlaceholder")}
          />
          <p className={css.understood} role="status" aria-label={officers("understoodAs")}>
            {typed?.orders[power]?.join(" · ") ?? ""}
          </p>
        </div>
        {isWrittenOver && (
          <TextInput
            label={officers("slipReason")}
            description={officers("slipReplaces")}
            autoComplete="off"
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        <FormFoot
          error={fault}
          yes={officers("enterOrders")}
          first={lacking}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}
