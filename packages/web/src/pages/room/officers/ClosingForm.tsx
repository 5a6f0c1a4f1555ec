import type { UsualReason } from "@chancery/api";
import { Button, Group, Modal, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { officers } from "../../../messages/officers.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { ui } from "../../../messages/ui.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { useAct, whyNot } from "../../table/use-act.ts";
import { OwnScores } from "../score/ScoreTable.tsx";
import { leadersOf } from "../score/score.ts";
import css from "./officers.module.css";
import type { FormProps } from "./SayForms.tsx";
import { turnsAhead } from "./turns-ahead.ts";

/** Why the committee ends, as its record says. */
const CLOSED: UsualReason = "closed-by-officers";

/** The end: announced ahead, or now, with the score as it stands (MB-273, R105, R106). Asks once before it closes. */
export function ClosingForm({ view, onClose }: FormProps) {
  const { act, isBusy } = useAct(view.game);
  const { lastTurn } = view.room;
  const ahead = turnsAhead(view.phase, 12);
  const [turn, setTurn] = useState(ahead[1]);
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const run = async (command: Parameters<typeof act>[0]): Promise<void> => {
    const why = whyNot(await act(command));
    if (why === null) onClose();
    else setFault(why);
  };
  const leaders = leadersOf(view);
  return (
    <Modal opened onClose={onClose} title={officers("closingTitle")} size="md">
      {isAsked ? (
        <div className={css.form}>
          <p>
            <strong>
              {leaders.length === 1
                ? officers("wouldWin", { power: powerName(leaders[0]) })
                : officers("wouldDraw", { powers: powerNames(leaders) })}
            </strong>
          </p>
          <OwnScores />
          <p className={css.seen}>{officers("closeNowNote")}</p>
          <Fault error={fault} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsked(false)}>
              {ui("cancel")}
            </Button>
            <Button
              data-autofocus
              color="red"
              loading={isBusy}
              onClick={() => void run({ type: "room", act: { do: "conclude", reason: CLOSED } })}
            >
              {officers("closeForGood")}
            </Button>
          </Group>
        </div>
      ) : (
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
              variant="default"
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
            <Button onClick={() => setAsked(true)}>{officers("closeNow")}</Button>
          </Group>
        </div>
      )}
    </Modal>
  );
}
