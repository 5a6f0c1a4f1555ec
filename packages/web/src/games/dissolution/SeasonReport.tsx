import type { Line } from "@chancery/contract/orders";
import type { Power } from "@chancery/engine";
import { useMemo } from "react";
import { Token } from "../../board/Token.tsx";
import { powerName } from "../../messages/power-name.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { seesAll } from "../../orders/entry/order-entry.ts";
import { RuleLinks } from "../../orders/reasons/RuleLinks.tsx";
import { MARKS, toneOf } from "../../orders/reasons/tone.ts";
import { Ledger } from "./Ledger.tsx";
import { type Event, heededIn, isOutvoted, reportOf } from "./report.ts";
import css from "./SeasonReport.module.css";
import { text } from "./text.ts";

/** A past turn as the rulebook reports it: every order with its result, and what followed. */
export function SeasonReport() {
  const { phase, entry } = useOrderEditor();
  const report = useMemo(() => reportOf(phase, seesAll(entry) ? new Set() : entry.powers), [phase, entry]);
  if (!phase.response) return <p className={css.hint}>{text("gameOver")}</p>;
  const { players, neutrals, held, offences, news, allocations } = report;
  return (
    <div className={css.report}>
      <Events title={text("violations")} events={offences} />
      {players.map(({ power, orders, points }) => (
        <section key={power} className={css.power}>
          <Heading power={power} />
          <ul>
            {orders.map((line) => (
              <Row key={line.id} line={line} />
            ))}
          </ul>
          {points.length > 0 && (
            <>
              <h3>{text("points")}</h3>
              <ul>
                {points.map((line) => (
                  <Row key={line.id} line={line} />
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
      {neutrals.map(({ power, orders }) => (
        <section key={power} className={css.power}>
          <Heading power={power} />
          <ul>
            {orders.map((line) => (
              <Row key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
      {held.length > 0 && (
        <details className={css.held}>
          <summary>{text("heldNeutrals", { count: held.length })}</summary>
          <ul>
            {held.map((line) => (
              <Row key={line.id} line={line} />
            ))}
          </ul>
        </details>
      )}
      <Events title={text("also")} events={news} />
      {allocations.length > 0 && <Ledger allocations={allocations} />}
    </div>
  );
}

function Heading({ power }: { power: Power }) {
  const { entry, game } = useOrderEditor();
  const { name, neutral } = entry.rules.powers[power];
  return (
    <h2>
      <Token game={game} power={name} size={20} />
      {powerName(name)}
      {neutral && <span>{text("neutral")}</span>}
    </h2>
  );
}

function Row({ line }: { line: Line }) {
  const { phase, asked, ask } = useOrderEditor();
  const { id, report } = line;
  const tone = isOutvoted(phase, line) ? "bad" : toneOf(report);
  const given = heededIn(phase, line);
  const isAsked = asked !== null && "id" in asked && asked.id === id;
  return (
    <li data-asked={isAsked || undefined}>
      <button
        type="button"
        className={css.order}
        data-tone={tone}
        aria-expanded={isAsked}
        onClick={() => ask(isAsked ? null : { id })}
      >
        <b aria-hidden="true">{MARKS[tone]}</b>
        <em translate="no">{report.order ?? report.text}</em>
      </button>
      <span className={css.why}>
        {given === null ? report.why : text("reasonAndOrder", { why: report.why, given })}{" "}
        <RuleLinks ids={report.rules} />
      </span>
    </li>
  );
}

function Events({ title, events }: { title: string; events: readonly Event[] }) {
  if (events.length === 0) return null;
  return (
    <section className={css.events}>
      <h2>{title}</h2>
      <ul>
        {events.map(({ why, rules }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice, and keeps its order
          <li key={index}>
            {why} <RuleLinks ids={rules} />
          </li>
        ))}
      </ul>
    </section>
  );
}
