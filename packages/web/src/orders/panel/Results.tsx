import type { PhaseReport } from "@chancery/contract";
import type { Power } from "@chancery/engine";
import type { Line } from "@chancery/orders";
import { markOf } from "@chancery/variants";
import { Token } from "../../board/Token.tsx";
import { orders as messages } from "../../messages/orders.ts";
import { useOrderEditor } from "../order-editor.ts";
import { RuleLinks } from "../RuleLinks.tsx";
import { isNews, MARKS, resultInWords, toneOf } from "../tone.ts";
import css from "./OrdersPanel.module.css";

/** What became of every order, and what else happened. */
export function Results() {
  const { lines, phase } = useOrderEditor();
  const byPower = Map.groupBy(lines, ({ power }) => power);
  const { response } = phase;
  if (!response) return <p className={css.hint}>{messages("gameOver")}</p>;
  const news = response.events.filter(isNews);
  return (
    <div className={css.orders}>
      {lines.length === 0 && <p className={css.hint}>{messages("nobodyOrdered")}</p>}
      {[...byPower].map(([power, own]) => (
        <PowerResults key={power} power={power} lines={own} response={response} />
      ))}
      {news.length > 0 && (
        <section className={css.events}>
          <h2>{messages("also")}</h2>
          <ul>
            {news.map(({ why, rules: ids }) => (
              <li key={why}>
                {why} <RuleLinks ids={ids} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface PowerResultsProps {
  readonly power: Power;
  readonly lines: readonly Line[];
  readonly response: PhaseReport;
}

function PowerResults({ power, lines, response }: PowerResultsProps) {
  const { entry, game, asked, ask } = useOrderEditor();
  const { name } = entry.rules.powers[power];
  return (
    <section className={css.power}>
      <h2>
        <Token game={game} power={name} size={20} />
        {name}
      </h2>
      <ul>
        {lines.map(({ id, order, report }) => {
          const tone = toneOf(report);
          const { isUnderlined, tag } = markOf(entry.rules, report, order, response);
          const isAsked = asked !== null && "id" in asked && asked.id === id;
          return (
            <li key={id} data-asked={isAsked || undefined}>
              <button
                type="button"
                className={css.line}
                data-vain={isUnderlined || undefined}
                aria-expanded={isAsked}
                onClick={() => ask(isAsked ? null : { id })}
              >
                <b className={css.mark} data-tone={tone} aria-hidden="true">
                  {MARKS[tone]}
                </b>
                <em>{report.order ?? report.text}</em>
                <span>{resultInWords(tag === "illegal" || tag === "open" ? tag : report.result)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
