import { checkResult } from "@chancery/tournaments/result";
import { Checkbox, Modal, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useState } from "react";
import type { TournamentBoard, TournamentRound } from "../../../api/client.ts";
import { type StorageKey, storage } from "../../../lib/storage.ts";
import { powerChoices, powerName } from "../../../messages/power-name.ts";
import { refusals } from "../../../messages/refusals.ts";
import { tournaments as text } from "../../../messages/tournaments.ts";
import dialogs from "../../../ui/dialogs.module.css";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { PowerLabel } from "../PowerLabel.tsx";
import { useTournament } from "../tournament-context.ts";
import css from "../tournaments.module.css";
import {
  type EndingName,
  emptySheet,
  keptSheet,
  type ResultSheet,
  readSheet,
  sheetOf,
} from "./result-sheet.ts";

/** Enters the result of a board. What is typed stays on the device until it is saved. */
export function ResultDialog({
  round,
  board,
  onClose,
}: {
  round: TournamentRound;
  board: TournamentBoard;
  onClose: () => void;
}) {
  const { view, nameOf, act, isBusy } = useTournament();
  const { game } = view;
  const key: StorageKey = `chancery.tournament.${view.tournament}.${round.number}.${board.number}`;
  const [sheet, setSheet] = useState<ResultSheet>(
    () =>
      keptSheet(storage.read(key)) ??
      (board.result ? sheetOf(game.powers, board.result) : emptySheet(game.powers, game.firstYear)),
  );
  useEffect(() => void storage.write(key, JSON.stringify(sheet)), [key, sheet]);
  const result = readSheet(game.powers, sheet);
  const faults = result ? checkResult(game, result) : [];
  const total = game.powers.reduce((sum, power) => sum + (Number(sheet.centers[power]) || 0), 0);
  const alive = game.powers.filter((power) => Number(sheet.centers[power]) > 0);
  const needsReason = board.game !== null && sheet.reason.trim() === "";
  const change = (part: Partial<ResultSheet>): void => setSheet({ ...sheet, ...part });
  const close = (): void => {
    storage.write(key, null);
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!result || faults.length > 0 || needsReason) return;
    const reason = sheet.reason.trim();
    const command = { type: "result", round: round.number, board: board.number, result } as const;
    if (await act({ ...command, ...(reason !== "" && { reason }) })) close();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        round.isTopBoard
          ? text("resultTopBoard")
          : text("resultTitle", { round: round.number, board: board.number })
      }
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <table className={css.sheet}>
          <thead>
            <tr>
              <th scope="col">{text("player")}</th>
              <th scope="col">{text("centers")}</th>
              <th scope="col">{sheetHasLosers(sheet, game.powers) && text("eliminatedIn")}</th>
            </tr>
          </thead>
          <tbody>
            {board.seats.map(({ power, player }) => (
              <tr key={power}>
                <th scope="row">
                  <PowerLabel power={power} />
                  <small translate="no">{nameOf(player)}</small>
                </th>
                <td>
                  <TextInput
                    aria-label={text("centersOf", { power: powerName(power) })}
                    inputMode="numeric"
                    maxLength={2}
                    autoComplete="off"
                    value={sheet.centers[power] ?? ""}
                    onChange={(event) =>
                      change({ centers: { ...sheet.centers, [power]: digits(event.currentTarget.value) } })
                    }
                  />
                </td>
                <td>
                  {sheet.centers[power] === "0" && (
                    <TextInput
                      aria-label={text("eliminatedOf", { power: powerName(power) })}
                      inputMode="numeric"
                      maxLength={4}
                      autoComplete="off"
                      placeholder={String(game.firstYear)}
                      value={sheet.years[power] ?? ""}
                      onChange={(event) =>
                        change({ years: { ...sheet.years, [power]: digits(event.currentTarget.value) } })
                      }
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css.total} data-wrong={total > game.centers || undefined} role="status">
          {text("total", { total, most: game.centers })}
        </p>
        <div className={dialogs.options}>
          <TextInput
            label={text("lastYear")}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            value={sheet.year}
            onChange={(event) => change({ year: digits(event.currentTarget.value) })}
          />
          <NativeSelect
            label={text("ending")}
            value={sheet.how}
            onChange={(event) => change({ how: event.currentTarget.value as EndingName })}
            data={[
              { value: "time", label: text("endingTime") },
              { value: "draw", label: text("endingDraw") },
              { value: "solo", label: text("endingSolo") },
              { value: "concession", label: text("endingConcession") },
            ]}
          />
          {sheet.how === "draw" && (
            <fieldset className={`${css.group} ${css.sharers}`}>
              <legend>{text("sharedBy")}</legend>
              {alive.map((power) => (
                <Checkbox
                  key={power}
                  label={powerName(power)}
                  checked={!sheet.excluded.includes(power)}
                  onChange={() =>
                    change({
                      excluded: sheet.excluded.includes(power)
                        ? sheet.excluded.filter((each) => each !== power)
                        : [...sheet.excluded, power],
                    })
                  }
                />
              ))}
            </fieldset>
          )}
          {(sheet.how === "solo" || sheet.how === "concession") && (
            <NativeSelect
              label={text("wonBy")}
              value={sheet.winner}
              onChange={(event) => change({ winner: event.currentTarget.value })}
              data={[{ value: "", label: text("choose") }, ...powerChoices(alive)]}
            />
          )}
          {(board.game !== null || board.result) && (
            <TextInput
              label={text("reason")}
              description={text("reasonHelp")}
              maxLength={1000}
              value={sheet.reason}
              onChange={(event) => change({ reason: event.currentTarget.value })}
            />
          )}
        </div>
        {faults.length > 0 && (
          <ul className={css.faults} role="status">
            {faults.map(({ code, power, values }) => (
              <li key={`${code} ${power ?? ""}`}>
                {refusals.byCode(`bad-result.${code}`, {
                  ...values,
                  power: power === undefined ? "" : powerName(power),
                })}
              </li>
            ))}
          </ul>
        )}
        <FormFoot
          yes={text("saveResult")}
          first={
            result === null
              ? text("fillCenters")
              : faults.length > 0
                ? text("fixFaults")
                : needsReason
                  ? text("reasonNeeded")
                  : null
          }
          isBusy={isBusy}
          onCancel={onClose}
        />
        <p className={css.muted}>{text("draftKept")}</p>
      </form>
    </Modal>
  );
}

const digits = (typed: string): string => typed.replaceAll(/\D/g, "");

const sheetHasLosers = ({ centers }: ResultSheet, powers: readonly string[]): boolean =>
  powers.some((power) => centers[power] === "0");
