import { paper as messages } from "../../../messages/paper.ts";
import { powerName } from "../../../messages/power-name.ts";
import css from "./paper.module.css";
import type { PaperProps } from "./paper.ts";

/** Room for so many proposals where the booklet names no number. */
const PROPOSALS = 3;

/** The political goals of each delegation on a page of its own, as they are secret, with room for proposals (MB-249 to MB-253). */
export function GoalLists({ view, facts }: PaperProps) {
  const { delegations, goals, cap } = view.room;
  const own = view.seats.find(({ isYours }) => isYours)?.powers ?? [];
  const shown = delegations.filter(({ power }) => view.you.role === "referee" || own.includes(power));
  if (shown.length === 0) return <p>{messages("goalsHidden")}</p>;
  return shown.map(({ power, delegates }) => {
    const listed = goals.filter((goal) => goal.power === power);
    const used = listed.filter(({ origin }) => origin !== "given").length;
    const room = Math.max(0, (facts.goals.proposals ?? PROPOSALS) - used);
    return (
      <section key={power} className={css.page}>
        <h2>{messages("goalsOf", { power: powerName(power) })}</h2>
        <p className={css.small}>
          {[
            delegates.join(", "),
            ...(cap === null ? [] : [messages("goalsCap", { count: cap })]),
            messages("secretUntilAwarded"),
          ].join(" · ")}
        </p>
        <ol className={css.goals}>
          {listed.map(({ goal, title, text, value, status, award }) => (
            <li key={goal}>
              <b>{title}</b> <small>{messages("worth", { status: messages(status), value })}</small>
              <p>{text}</p>
              <p className={css.small}>
                {award ? messages("awarded", { points: award.points }) : messages("awardBlank")}
              </p>
            </li>
          ))}
          {Array.from({ length: room }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all are empty
            <li key={`room ${place}`} className={css.blank}>
              <b>{messages("proposal")}</b>
              <div />
              <div />
              <p className={css.small}>{messages("proposalBlank")}</p>
            </li>
          ))}
        </ol>
      </section>
    );
  });
}
