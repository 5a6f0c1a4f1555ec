import type { TableView } from "../../../api/client.ts";
import { scoring as text } from "../../../messages/scoring.ts";
import css from "./StandingsTab.module.css";

/** Which scoring system the points are by, and how it works. */
export function ScoringNote({ view }: { view: TableView }) {
  const { scoring } = view.setup;
  if (!scoring) return null;
  return (
    <p className={css.scoring}>
      {!view.ending && text("ifItEndedNow")} <strong>{text("scored", { system: text(scoring) })}</strong>{" "}
      {text(`about-${scoring}`)}
    </p>
  );
}
