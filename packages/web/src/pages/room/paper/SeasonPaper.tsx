import { NativeSelect } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { sharedTurnQuery } from "../../../api/queries.ts";
import { orders } from "../../../messages/orders.ts";
import { paper as messages } from "../../../messages/paper.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { resultInWords } from "../../../orders/reasons/tone.ts";
import css from "./paper.module.css";
import type { PaperProps } from "./paper.ts";
import { type ReportedOrder, reportOf, type Season, seasonsOf } from "./report.ts";

/** A season's results, to be read out or pinned to the wall: what failed is underlined (R37). */
export function SeasonPaper({ view, game }: PaperProps) {
  const seasons = seasonsOf(view);
  const [chosen, choose] = useState<string | null>(null);
  const season = seasons.find(({ phase }) => phase === chosen) ?? seasons.at(-1);
  if (!season) return <p>{messages("nothingPlayed")}</p>;
  return (
    <>
      <div className={css.screen}>
        <NativeSelect
          label={messages("season")}
          value={season.phase}
          onChange={({ currentTarget: { value } }) => choose(value)}
          data={seasons.map(({ phase }) => ({ value: phase, label: phaseInWords(phase, view.setup) }))}
        />
      </div>
      <SeasonResults view={view} game={game} season={season} />
    </>
  );
}

function SeasonResults({ view, game, season }: Pick<PaperProps, "view" | "game"> & { season: Season }) {
  const answers = useQueries({ queries: season.turns.map((number) => sharedTurnQuery(view, number)) });
  const turns = answers.flatMap(({ data }) => (data ? [data] : []));
  if (turns.length < season.turns.length) return <p>…</p>;
  return reportOf(game, turns).map(({ phase, silent, powers, news }) => (
    <section key={phase} className={css.report}>
      <h2>{phaseInWords(phase, view.setup)}</h2>
      {powers.length + news.length === 0 && <p>{messages("nothingHappened")}</p>}
      {silent.length > 0 && <p>{orders("noOrdersFrom", { powers: powerNames(silent) })}</p>}
      <div className={css.columns}>
        {powers.map(({ power, orders: lines }) => (
          <section key={power}>
            <h3>{powerName(power)}</h3>
            {lines.map((order) => (
              <OrderLine key={order.id} {...order} />
            ))}
          </section>
        ))}
        {news.length > 0 && (
          <section>
            <h3>{messages("also")}</h3>
            {news.map(({ why, rules }) => (
              <p key={why}>
                {why} <small>{rules.join(", ")}</small>
              </p>
            ))}
          </section>
        )}
      </div>
    </section>
  ));
}

function OrderLine({ text, why, rules, isUnderlined, tag }: ReportedOrder) {
  return (
    <p>
      {isUnderlined ? <u>{text}</u> : <b>{text}</b>} {tag && <em>{resultInWords(tag)}</em>} {why}{" "}
      <small>{rules.join(", ")}</small>
    </p>
  );
}
