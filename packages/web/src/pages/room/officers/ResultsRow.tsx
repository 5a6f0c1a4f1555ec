import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { officers } from "../../../messages/officers.ts";
import { powerName } from "../../../messages/power-name.ts";
import { phaseInWords } from "../../../orders/names.ts";
import type { RoomTable } from "../room.ts";
import { useRoomAct } from "../use-room.ts";
import css from "./officers.module.css";

/** Shows the results on the projector, country by country or all at once (MB-33). */
export function ResultsRow({ view }: { view: RoomTable }) {
  const { act, isBusy } = useRoomAct(view.game);
  const { results, may } = view.room;
  const next = results?.order[results.shown];
  if (!results || next === undefined || !may.includes("show-results") || !view.lastPlayed) return null;
  const turn = phaseInWords(view.lastPlayed.phase, view.setup);
  const b = (chunks: ReactNode) => <strong key="turn">{chunks}</strong>;
  return (
    <section className={css.results} aria-label={officers("resultsOnProjector")}>
      <p>
        {results.shown === 0
          ? officers.rich("allResultsShown", { turn }, { b })
          : officers.rich(
              "someResultsShown",
              { turn, shown: results.shown, count: results.order.length },
              { b },
            )}
      </p>
      <Button
        variant="default"
        size="compact-sm"
        loading={isBusy}
        onClick={() => void act({ do: "show-results", all: false })}
      >
        {results.shown === 0
          ? officers("showOneByOne", { power: powerName(next) })
          : officers("showResultsOf", { power: powerName(next) })}
      </Button>
      {results.shown > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isBusy}
          onClick={() => void act({ do: "show-results", all: true })}
        >
          {officers("showAllResults")}
        </Button>
      )}
    </section>
  );
}
