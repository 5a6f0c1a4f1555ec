import { ruleWords } from "../../messages/ruleWords.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { MARKS, toneOf } from "../../orders/reasons/tone.ts";
import { happenedTo, lineInWords } from "./happened.ts";
import css from "./TaskView.module.css";

/** What every order led to and why, what matters most to a power first. */
export function Happened({ power }: { power: string }) {
  const { phase, lines } = useOrderEditor();
  const happened = happenedTo(power, lines, phase.response?.events ?? []);
  return (
    <ul className={css.happened}>
      {happened.lines.map(({ id, report }) => {
        const tone = toneOf(report);
        const rule = report.status === "succeeds" ? null : ruleWords.byCode(report.reason?.code ?? "", {});
        return (
          <li key={id} data-tone={tone}>
            <b aria-hidden="true">{MARKS[tone]}</b>
            <span>
              {lineInWords(report)}
              {rule && <small>{rule}</small>}
            </span>
          </li>
        );
      })}
      {happened.news.map((said) => (
        <li key={said}>
          <b aria-hidden="true">{MARKS.none}</b>
          <span>{said}</span>
        </li>
      ))}
    </ul>
  );
}
