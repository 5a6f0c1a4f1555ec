import { paper as text } from "../../../messages/paper.ts";
import { powerName } from "../../../messages/power-name.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { goalsByPower, rowsOf } from "../score/score.ts";
import css from "./paper.module.css";
import type { PaperProps } from "./paper.ts";

/** The score on paper: of what each delegation's points are made, who has won, and the goals behind it (MB-271 to MB-273). */
export function FinalTable({ view }: PaperProps) {
  const rows = rowsOf(view.room, view.ending);
  const isOver = view.status === "ended";
  const goals = goalsByPower(
    view.room,
    rows.map(({ power }) => power),
  );
  return (
    <section className={css.page}>
      <h2>
        {isOver ? text("finalTable") : text("tableIn", { phase: phaseInWords(view.phase, view.setup) })}
      </h2>
      <table className={css.grid} data-tight>
        <thead>
          <tr>
            <th scope="col">{text("delegation")}</th>
            <th scope="col">{text("delegates")}</th>
            <th scope="col">{text("centers")}</th>
            <th scope="col">{text("otherPoints")}</th>
            <th scope="col">{text("total")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ power, delegates, centres, other, made, total, place }) => (
            <tr key={power}>
              <th scope="row">
                {powerName(power)}
                {place !== null && <em> {text(place === "winner" ? "winner" : "sharesDraw")}</em>}
              </th>
              <td>{delegates.join(", ")}</td>
              <td>{centres}</td>
              <td>
                {other}
                {made && <small> ({made})</small>}
              </td>
              <td>
                <b>{total}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOver && goals.length > 0 && (
        <div className={css.columns}>
          {goals.map(({ power, goals: own }) => (
            <section key={power}>
              <h3>{powerName(power)}</h3>
              {own.map(({ goal, title, award }) => (
                <p key={goal}>
                  {title}{" "}
                  <small>{award ? text("points", { count: award.points }) : text("notAwarded")}</small>
                </p>
              ))}
            </section>
          ))}
        </div>
      )}
      <footer className={css.signs}>
        {view.room.officers.map((officer) => (
          <span key={officer}>{text("officer", { name: officer })}</span>
        ))}
      </footer>
    </section>
  );
}
