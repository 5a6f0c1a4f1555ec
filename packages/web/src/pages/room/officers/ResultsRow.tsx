import { Button } from "@mantine/core";
import { phaseInWords } from "../../../orders/names.ts";
import type { RoomTable } from "../room.ts";
import { useRoomAct } from "../use-room.ts";
import css from "./officers.module.css";

/** Has the screen show what became of the orders: of one power after the other, or of all (MB-33). */
export function ResultsRow({ view }: { view: RoomTable }) {
  const { act, isBusy } = useRoomAct(view.game);
  const { results, may } = view.room;
  const next = results?.order[results.shown];
  if (!results || next === undefined || !may.includes("show-results") || !view.lastPlayed) return null;
  return (
    <section className={css.results} aria-label="Results on the screen">
      <p>
        <strong>{phaseInWords(view.lastPlayed.phase, view.setup)}</strong> on the screen:{" "}
        {results.shown === 0 ? "all results" : `${results.shown} of ${results.order.length} powers`}
      </p>
      <Button
        variant="default"
        size="compact-sm"
        loading={isBusy}
        onClick={() => void act({ do: "show-results", all: false })}
      >
        {results.shown === 0 ? `One by one: ${next}` : `Show ${next}`}
      </Button>
      {results.shown > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isBusy}
          onClick={() => void act({ do: "show-results", all: true })}
        >
          All
        </Button>
      )}
    </section>
  );
}
