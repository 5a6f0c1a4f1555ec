import { Menu } from "@mantine/core";
import { ApiFailure, api, type SeatView, type TableView } from "../../../api/client.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { safety as text } from "../../../messages/safety.ts";
import type { ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { useAct } from "../use-act.ts";

/** How to hear nothing more of a player: in this game, or in others. */
export function SafetyItems({
  view,
  seat,
  ask,
}: {
  view: TableView;
  seat: SeatView;
  ask: (question: ReasonRequest) => void;
}) {
  const { act } = useAct(view.game);
  const [power] = seat.powers;
  const isHidden = view.setup.anonymous && view.status !== "ended";
  const block = (): void =>
    ask({
      title: text("blockTitle", { powers: powerNames(seat.powers) }),
      what: (
        <>
          <p>{text("blockText")}</p>
          {isHidden && <p>{text("blockLater")}</p>}
        </>
      ),
      seen: text("blockSeen"),
      yes: text("block"),
      reason: false,
      onYes: async () => {
        try {
          await api.post("/api/games/{id}/blocks", { params: { id: view.game }, body: { power } });
          return null;
        } catch (failure) {
          if (failure instanceof ApiFailure) return failure.message;
          throw failure;
        }
      },
    });
  return (
    <>
      <Menu.Item onClick={() => void act({ type: "mute", power, muted: !seat.isMuted })}>
        {text(seat.isMuted ? "unmute" : "mute", { power: powerName(power) })}
      </Menu.Item>
      {seat.bot === null && (
        <Menu.Item aria-haspopup="dialog" onClick={block}>
          {text("block")}
        </Menu.Item>
      )}
    </>
  );
}
