import type { Power } from "@chancery/engine";
import { markOf } from "@chancery/variants";
import { Token } from "../../board/Token.tsx";
import { isNews, MARKS, toneOf } from "../outcome.ts";
import { RuleLinks } from "../RuleLinks.tsx";
import { useWork } from "../work.ts";
import css from "./OrdersPanel.module.css";

/** What became of every order, and what else happened. */
export function Results() {
  const { lines, phase } = useWork();
  const byPower = Map.groupBy(
    lines.map((line, index) => ({ ...line, number: index })),
    ({ power }) => power,
  );
  const { response } = phase;
  if (!response) return <p className={css.hint}>The game is over.</p>;
  const news = response.events.filter(isNews);
  return (
    <div className={css.orders}>
      {lines.length === 0 && <p className={css.hint}>Nobody ordered anything.</p>}
      {[...byPower].map(([power, own]) => (
        <PowerResults key={power} power={power} numbers={own.map(({ number }) => number)} />
      ))}
      {news.length > 0 && (
        <section className={css.events}>
          <h2>What else happened</h2>
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

function PowerResults({ power, numbers }: { power: Power; numbers: readonly number[] }) {
  const { desk, lines, phase, game, asked, ask } = useWork();
  const { response } = phase;
  const { name } = desk.rules.powers[power];
  return (
    <section className={css.power}>
      <h2>
        <Token game={game} power={name} size={20} />
        {name}
      </h2>
      <ul>
        {numbers.map((number) => {
          const report = response?.orders[number];
          if (!report) return null;
          const tone = toneOf(report);
          const { isUnderlined, tag } = markOf(desk.rules, report, lines[number].order, response);
          const isAsked = asked !== null && "line" in asked && asked.line === number;
          return (
            <li key={number} data-asked={isAsked || undefined}>
              <button
                type="button"
                className={css.line}
                data-vain={isUnderlined || undefined}
                aria-expanded={isAsked}
                onClick={() => ask(isAsked ? null : { line: number })}
              >
                <b className={css.mark} data-tone={tone} aria-hidden="true">
                  {MARKS[tone]}
                </b>
                <em>{report.order ?? report.text}</em>
                <span>{tag === "illegal" || tag === "depends on the retreats" ? tag : report.result}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
