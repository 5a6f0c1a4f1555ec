import { analysis as text } from "../../messages/analysis.ts";
import css from "./Analysis.module.css";

/** Why something isn't analyzed: it belongs to a game that is still played. */
export function RunningNote() {
  return (
    <section className={css.running} role="note">
      <h2>{text("runningTitle")}</h2>
      <p>{text("runningText")}</p>
      <p className={css.small}>{text("runningLimits")}</p>
    </section>
  );
}
