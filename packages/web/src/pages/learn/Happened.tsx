import { learn as text } from "../../messages/learn.ts";
import { ruleWords } from "../../messages/ruleWords.ts";
import { useOrderEditor } from "../../orders/order-editor.ts";
import { isNews, MARKS, toneOf } from "../../orders/tone.ts";
import css from "./TaskView.module.css";

/** What every order led to and why, a power's own orders first. */
export function Happened({ power }: { power: string }) {
  const { phase, lines } = useOrderEditor();
  const reports = lines.map(({ id, report }) => ({ id, report, isOwn: report.power === power }));
  const sorted = [...reports.filter(({ isOwn }) => isOwn), ...reports.filter(({ isOwn }) => !isOwn)];
  // Moves say themselves whom they dislodge. Of units without orders, only your own matter.
  const news = (phase.response?.events ?? []).filter((event) =>
    isNews(event) ? event.type !== "dislodged" : event.power === power,
  );
  return (
    <ul className={css.happened}>
      {sorted.map(({ id, report }) => {
        const tone = toneOf(report);
        const rule = report.status === "succeeds" ? null : ruleWords.byCode(report.reason?.code ?? "", {});
        return (
          <li key={id} data-tone={tone}>
            <b aria-hidden="true">{MARKS[tone]}</b>
            <span>
              {text("explained", { order: report.order ?? report.text, why: report.why })}
              {rule && <small>{rule}</small>}
            </span>
          </li>
        );
      })}
      {news.map(({ why }) => (
        <li key={why}>
          <b aria-hidden="true">{MARKS.none}</b>
          <span>{why}.</span>
        </li>
      ))}
    </ul>
  );
}
