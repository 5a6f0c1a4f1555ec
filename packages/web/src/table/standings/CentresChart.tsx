import type { Game } from "@chancery/engine";
import { useComputedColorScheme } from "@mantine/core";
import type { TableView } from "../../api/client.ts";
import { liveriesOf } from "../../board/liveries.ts";
import { type Frame, spread, ticksOf, xOf, yOf } from "./chart.ts";
import css from "./StandingsPanel.module.css";
import { seriesOf } from "./standings.ts";

const TITLE = "Centres at the end of each year";
const WIDTH = 360;
const HEIGHT = 230;
const FRAME: Frame = { left: 24, right: 268, top: 10, bottom: 204 };
const LABEL = 13;
/** Lines lie side by side rather than on top of each other. */
const ASIDE = 1.6;

/** How many centres everybody had, year by year: lines with their names, and the same as a table. */
export function CentresChart({ view, game }: { view: TableView; game: Game }) {
  const liveries = liveriesOf(game, useComputedColorScheme("light"));
  const years = view.standings.map(({ year }) => year);
  const series = seriesOf(view);
  const most = Math.max(6, ...series.flatMap(({ counts }) => counts));
  const shown = ticksOf(years, 7);
  const height = (value: number, index: number): number =>
    yOf(FRAME, value, most) + (index - (series.length - 1) / 2) * ASIDE;
  const ends = spread(
    series.map(({ counts }, index) => height(counts.at(-1) ?? 0, index)),
    LABEL,
    { ...FRAME, bottom: FRAME.bottom + 10 },
  );
  return (
    <figure className={css.chart}>
      <figcaption>{TITLE}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={TITLE}>
        {[0, Math.round(most / 2), most].map((tick) => (
          <g key={tick}>
            <line x1={FRAME.left} x2={FRAME.right} y1={yOf(FRAME, tick, most)} y2={yOf(FRAME, tick, most)} />
            <text x={FRAME.left - 6} y={yOf(FRAME, tick, most) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {years.map(
          (year, index) =>
            shown.includes(year) && (
              <text key={year} x={xOf(FRAME, index, years.length)} y={HEIGHT - 6} textAnchor="middle">
                {year}
              </text>
            ),
        )}
        {series.map(({ power, counts }, index) => {
          const line = liveries.get(power)?.line;
          const last = height(counts.at(-1) ?? 0, index);
          return (
            <g key={power} stroke={line} fill={line}>
              <polyline
                points={counts
                  .map((count, at) => `${xOf(FRAME, at, years.length)},${height(count, index)}`)
                  .join(" ")}
              />
              <path
                className={css.leader}
                d={`M${FRAME.right + 3} ${last}L${FRAME.right + 11} ${ends[index]}`}
              />
              <text className={css.name} x={FRAME.right + 14} y={ends[index] + 4}>
                {power} {counts.at(-1)}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary>As a table</summary>
        <div className={css.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">Power</th>
                {years.map((year) => (
                  <th key={year} scope="col">
                    {year}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {series.map(({ power, counts }) => (
                <tr key={power}>
                  <th scope="row">{power}</th>
                  {counts.map((count, index) => (
                    <td key={years[index]}>{count}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
