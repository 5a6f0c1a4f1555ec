import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { turnQuery } from "../../../api/queries.ts";
import { isSolo } from "../../../lib/solo.ts";
import { players as text } from "../../../messages/players.ts";
import { formatMoment } from "../../../messages/time.ts";
import { DifferenceList } from "./DifferenceList.tsx";
import { chaptersOf } from "./record.ts";
import css from "./SeatsPanel.module.css";

/** The public record of the game: what happened, who did it, and why. */
export function RecordPanel({ view }: { view: TableView }) {
  // That the computer leads a game against it goes without saying.
  const chapters = useMemo(() => {
    const { chronicle, game } = view;
    const told = isSolo(game) ? chronicle.filter(({ what }) => what !== "appointed") : chronicle;
    return chaptersOf({ ...view, chronicle: told });
  }, [view]);
  return (
    <section className={css.record} aria-label={text("record")}>
      <h2>{text("record")}</h2>
      {chapters.map(({ title, lines }) => (
        <div key={lines[0].key}>
          <h3>{title}</h3>
          <ol>
            {lines.map(({ key, at, text: line, intervention, isAct }) => (
              <li key={key} data-act={isAct || undefined}>
                <time dateTime={new Date(at).toISOString()}>{formatMoment(at, view.clock.now)}</time>
                <div>
                  {line}
                  {intervention !== null && <Intervention view={view} turn={intervention} />}
                </div>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** What the game master changed, fetched when it is opened. */
function Intervention({ view: { game, setup }, turn }: { view: TableView; turn: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...turnQuery(game, turn), enabled: isOpen });
  return (
    <>
      <button type="button" className={css.what} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text(isOpen ? "hideChanges" : "showChanges")}
      </button>
      {data?.intervention && <DifferenceList difference={data.intervention.difference} setup={setup} />}
    </>
  );
}
