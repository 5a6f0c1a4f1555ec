import { useComputedColorScheme } from "@mantine/core";
import { useMemo } from "react";
import { liveriesOf } from "../board/liveries.ts";
import { Token } from "../board/Token.tsx";
import css from "./StandingsPanel.module.css";
import { standingsOf } from "./standings.ts";
import { useSandbox } from "./use-sandbox.ts";

/** Who has how much, and how it came to that. */
export function StandingsPanel() {
  const { timeline, at } = useSandbox();
  const { years, rows } = useMemo(() => standingsOf(timeline, at), [timeline, at]);
  return (
    <div className={css.standings}>
      <table>
        <thead>
          <tr>
            <th scope="col">Power</th>
            <th scope="col">Centres</th>
            <th scope="col">Units</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, centres, units }) => (
            <tr key={name} data-out={centres + units === 0 || undefined}>
              <th scope="row">
                <Token game={timeline.table} power={name} size={20} />
                {name}
              </th>
              <td>{centres}</td>
              <td>{units}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {years.length > 1 && <Chart years={years} rows={rows} />}
    </div>
  );
}

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 22;
/** Lines lie side by side rather than on top of each other. */
const ASIDE = 1.7;

function Chart({ years, rows }: ReturnType<typeof standingsOf>) {
  const { timeline } = useSandbox();
  const liveries = liveriesOf(timeline.table, useComputedColorScheme("light"));
  const most = Math.max(6, ...rows.flatMap((row) => row.years));
  const x = (index: number): number => LEFT + (index / (years.length - 1)) * (WIDTH - LEFT - 8);
  const y = (count: number): number => HEIGHT - 20 - (count / most) * (HEIGHT - 32);
  const ticks = [0, Math.round(most / 2), most];
  return (
    <figure className={css.chart}>
      <figcaption>Centres at the end of each year</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="Chart of centres per year">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={WIDTH - 8} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {years.map((year, index) => (
          <text
            key={year}
            x={x(index)}
            y={HEIGHT - 4}
            textAnchor={index === years.length - 1 ? "end" : "middle"}
          >
            {years.length > 10 && index % 2 > 0 ? "" : year}
          </text>
        ))}
        {rows.map(({ name, power, years: counts }) => (
          <polyline
            key={name}
            points={counts.map((count, index) => `${x(index)},${y(count) + (power - 3) * ASIDE}`).join(" ")}
            stroke={liveries.get(name)?.line}
          />
        ))}
      </svg>
    </figure>
  );
}
