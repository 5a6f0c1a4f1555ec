import { Button } from "@mantine/core";
import type { TableView } from "../../../api/client.ts";
import type { Question } from "../../../ui/ReasonDialog.tsx";
import { ownPowers } from "../press/conversations.ts";
import { useAct, whyNot } from "../use-act.ts";
import { listed } from "../words.ts";
import css from "./SeatsPanel.module.css";

/** Leaving, coming back, and closing the table. */
export function OwnSeat({ view, ask }: { view: TableView; ask: (question: Question) => void }) {
  const { act, isBusy } = useAct(view.game);
  const { may } = view.you;
  const mine = ownPowers(view);
  const isPlaying = view.status === "playing" && mine.length > 0;
  const seen = "Everybody sees it, and it stays in the record.";
  const leave = (): void =>
    ask({
      title: isPlaying ? `Give up ${listed(mine)}?` : "Leave the table?",
      what: isPlaying ? (
        <p>
          What you have written for this phase counts no longer. Without orders your power falls into civil
          disorder, and somebody else may take it over. Until then you can come back.
        </p>
      ) : (
        <p>You can come again as long as the table admits people.</p>
      ),
      seen: isPlaying ? seen : "Everybody sees that somebody has left.",
      yes: isPlaying ? "Give up the seat" : "Leave",
      reason: false,
      isDangerous: isPlaying,
      onYes: async () => whyNot(await act({ type: "leave" })),
    });
  const close = (): void =>
    ask({
      title: "Close the table?",
      what: <p>The game ends now, without a winner. Only a referee could have it go on.</p>,
      seen: "Everybody sees it, with the reason, and it stays in the record.",
      yes: "Close the table",
      reason: true,
      isDangerous: true,
      onYes: async (reason) => whyNot(await act({ type: "close", reason })),
    });
  return (
    <div className={css.own}>
      {may.includes("return") && (
        <Button loading={isBusy} onClick={() => void act({ type: "return" })}>
          Come back to my seat
        </Button>
      )}
      {may.includes("leave") && (
        <Button variant="default" size="xs" onClick={leave}>
          {isPlaying ? "Give up my seat" : "Leave the table"}
        </Button>
      )}
      {may.includes("close") && (
        <Button variant="default" size="xs" onClick={close}>
          Close the table
        </Button>
      )}
    </div>
  );
}
