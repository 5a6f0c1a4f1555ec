import { paper as text } from "../../../messages/paper.ts";
import { powerName } from "../../../messages/power-name.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { stateOf } from "../../table/turns/phases.ts";
import css from "./paper.module.css";
import type { PaperProps } from "./paper.ts";
import { slipsOf } from "./slips.ts";

/** A slip for each delegation to write its orders on: several on a page, to be cut. */
export function OrderSlips({ view, game }: PaperProps) {
  const state = stateOf(game, view.position as never, view.phase);
  const slips =
    state.ok && view.status === "playing" ? slipsOf(game, state.value, view.room.delegations) : [];
  if (slips.length === 0) return <p>{text("nothingToWrite")}</p>;
  return (
    <div className={css.slips}>
      {slips.map(({ power, delegates, task, lines }) => (
        <section key={power} className={css.slip}>
          <header>
            <h2>{powerName(power)}</h2>
            <p>{phaseInWords(view.phase, view.setup)}</p>
          </header>
          <p className={css.small}>
            {task}
            {delegates.length > 0 && <span> · {delegates.join(", ")}</span>}
          </p>
          <ol>
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several may begin alike
              <li key={place}>{line}</li>
            ))}
          </ol>
          <footer className={css.signs}>
            <span>{text("signed")}</span>
            <span>{text("received")}</span>
          </footer>
        </section>
      ))}
    </div>
  );
}
