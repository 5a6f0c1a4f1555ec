import { Button } from "@mantine/core";
import type { TableView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { bots } from "../../../messages/bots.ts";
import { players as text } from "../../../messages/players.ts";
import type { ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { ownPowers } from "../press/conversations.ts";
import { useAct, whyNot } from "../use-act.ts";
import css from "./SeatsPanel.module.css";

/** Leaving the game, coming back, and canceling it. */
export function OwnSeat({ view, ask }: { view: TableView; ask: (question: ReasonRequest) => void }) {
  const { act, isBusy } = useAct(view.game);
  const { may } = view.you;
  const officials = officialsOf(view.setup);
  const isPlaying = view.status === "playing" && ownPowers(view).length > 0;
  const leaving =
    isPlaying && view.setup.standIn
      ? bots("leaveStandIn")
      : text(isPlaying ? "leavePlaying" : "leaveWatching");
  const leave = (): void =>
    ask({
      title: text("leaveTitle"),
      what: <p>{leaving}</p>,
      seen: text(isPlaying ? "seen" : "leaveSeen"),
      yes: text("leave"),
      reason: false,
      isDangerous: isPlaying,
      onYes: async () => whyNot(await act({ type: "leave" })),
    });
  const close = (): void =>
    ask({
      title: text("cancelTitle", { officials }),
      what: <p>{text("cancelText", { officials })}</p>,
      seen: text("seenReason"),
      yes: text("cancel", { officials }),
      reason: true,
      isDangerous: true,
      onYes: async (reason) => whyNot(await act({ type: "close", reason })),
    });
  return (
    <div className={css.own}>
      {may.includes("return") && (
        <Button loading={isBusy} onClick={() => void act({ type: "return" })}>
          {text("returnToGame")}
        </Button>
      )}
      {may.includes("leave") && (
        <Button variant="default" size="xs" aria-haspopup="dialog" onClick={leave}>
          {text("leave")}
        </Button>
      )}
      {may.includes("close") && (
        <Button variant="default" size="xs" aria-haspopup="dialog" onClick={close}>
          {text("cancel", { officials })}
        </Button>
      )}
    </div>
  );
}
