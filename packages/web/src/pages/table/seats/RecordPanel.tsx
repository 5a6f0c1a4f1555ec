import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { turnQuery } from "../../../api/queries.ts";
import { formatMoment } from "../../../messages/time.ts";
import { DifferenceList } from "./DifferenceList.tsx";
import { chaptersOf } from "./record.ts";
import css from "./SeatsPanel.module.css";

/** Everything that happened to the table, for all to see: who did what in which capacity, and why. */
export function RecordPanel({ view }: { view: TableView }) {
  const chapters = useMemo(() => chaptersOf(view.chronicle, view.setup), [view.chronicle, view.setup]);
  return (
    <section className={css.record} aria-label="Record">
      <h2>Record</h2>
      {chapters.map(({ title, lines }) => (
        <div key={lines[0].key}>
          <h3>{title}</h3>
          <ol>
            {lines.map(({ key, at, text, intervention, isAct }) => (
              <li key={key} data-act={isAct || undefined}>
                <time dateTime={new Date(at).toISOString()}>{formatMoment(at, view.clock.now)}</time>
                <div>
                  {text}
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

/** What the referee changed, asked for when somebody wants to know. */
function Intervention({ view: { game, setup }, turn }: { view: TableView; turn: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...turnQuery(game, turn), enabled: isOpen });
  return (
    <>
      <button type="button" className={css.what} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Hide what that changed" : "What that changed"}
      </button>
      {data?.intervention && <DifferenceList difference={data.intervention.difference} setup={setup} />}
    </>
  );
}
