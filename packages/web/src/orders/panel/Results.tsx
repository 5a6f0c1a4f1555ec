import type { PhaseReport } from "@chancery/contract";
import { type Line, silentPowers, unorderedLines } from "@chancery/contract/orders";
import type { Power } from "@chancery/engine";
import { markOf } from "@chancery/variants";
import { Token } from "../../board/Token.tsx";
import { orders as messages } from "../../messages/orders.ts";
import { powerName, powerNames } from "../../messages/power-name.ts";
import { useBoardPage } from "../board-page.tsx";
import { useOrderEditor } from "../entry/order-editor.ts";
import { RuleLinks } from "../reasons/RuleLinks.tsx";
import { TalkLink } from "../reasons/TalkLink.tsx";
import { isNews, MARKS, outcomeInWords, resultInWords, toneOf } from "../reasons/tone.ts";
import css from "./OrdersPanel.module.css";
import { type Capture, capturesIn } from "./result-order.ts";

/** The outcome of every order, and what else happened. */
export function Results() {
  const { lines, phase, entry } = useOrderEditor();
  const { own } = useBoardPage();
  const isOwn = (power: Power): boolean => own.includes(entry.rules.powers[power].name);
  const all = [...lines, ...unorderedLines(entry.rules, phase)];
  const byPower = [...Map.groupBy(all, ({ power }) => power)];
  const silent = silentPowers(entry.rules, phase);
  const { response } = phase;
  if (!response) return <p className={css.hint}>{messages("gameOver")}</p>;
  const news = response.events.filter(isNews);
  return (
    <div className={css.orders}>
      {lines.length === 0 ? (
        <p className={css.hint}>{messages("nobodyOrdered")}</p>
      ) : (
        silent.length > 0 && (
          <p className={css.hint}>{messages("noOrdersFrom", { powers: powerNames(silent) })}</p>
        )
      )}
      {byPower
        .filter(([power]) => isOwn(power))
        .map(([power, orders]) => (
          <PowerResults key={power} power={power} lines={orders} response={response} />
        ))}
      <Captures captures={capturesIn(phase.position, response)} />
      {byPower
        .filter(([power]) => !isOwn(power))
        .map(([power, orders]) => (
          <PowerResults key={power} power={power} lines={orders} response={response} />
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

/** The centers that changed hands: what most people look for next. */
function Captures({ captures }: { captures: readonly Capture[] }) {
  const { entry } = useOrderEditor();
  const { provinces } = entry.rules.board;
  const nameOf = (id: string): string => provinces.find((province) => province.id === id)?.name ?? id;
  if (captures.length === 0) return null;
  return (
    <section className={css.events}>
      <h2>{messages("captures")}</h2>
      <ul>
        {captures.map(({ center, from, to }) => (
          <li key={center}>
            {from === null
              ? messages("captured", { center: nameOf(center), to: powerName(to ?? "") })
              : to === null
                ? messages("lost", { center: nameOf(center), from: powerName(from) })
                : messages("capturedFrom", {
                    center: nameOf(center),
                    from: powerName(from),
                    to: powerName(to),
                  })}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PowerResultsProps {
  readonly power: Power;
  readonly lines: readonly Line[];
  readonly response: PhaseReport;
}

function PowerResults({ power, lines, response }: PowerResultsProps) {
  const { entry, game, asked, ask } = useOrderEditor();
  const { own, talkTo } = useBoardPage();
  const { name } = entry.rules.powers[power];
  return (
    <section className={css.power}>
      <h2>
        <Token game={game} power={name} size={20} />
        {talkTo && !own.includes(name) ? <TalkLink power={name} talkTo={talkTo} /> : powerName(name)}
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
                <em translate="no">{report.order ?? report.text}</em>
                <span>
                  {tag === "illegal" || tag === "open" ? resultInWords(tag) : outcomeInWords(report)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
