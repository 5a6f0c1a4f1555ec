import { paper as text } from "../../../messages/paper.ts";
import { powerName } from "../../../messages/power-name.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { Scores } from "../score/ScoreTable.tsx";
import { goalsByPower, rowsOf } from "../score/score.ts";
import css from "./paper.module.css";
import type { PaperProps } from "./paper.ts";

/** The score on paper: what each delegation's points are for, who won, and the goals behind it (MB-271 to MB-273). */
export function FinalTable({ view, game }: PaperProps) {
  const rows = rowsOf(view);
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
      <Scores view={view} game={game} className={css.grid} />
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
