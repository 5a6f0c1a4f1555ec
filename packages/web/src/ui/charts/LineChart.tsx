import { ui } from "../../messages/ui.ts";
import { type Frame, spread, ticksOf, xOf, yOf } from "./chart.ts";
import css from "./LineChart.module.css";

export interface LineChartProps {
  readonly title: string;
  /** What stands below the points. */
  readonly steps: readonly string[];
  /** The same in full, for the table. */
  readonly rows: readonly string[];
  readonly most: number;
  readonly series: readonly {
    readonly name: string;
    readonly color: string;
    /** Null where it has ended. */
    readonly values: readonly (number | null)[];
  }[];
}

const WIDTH = 360;
const HEIGHT = 230;
const FRAME: Frame = { left: 24, right: 258, top: 10, bottom: 204 };
const LABEL = 13;
/** Lines lie side by side rather than on top of each other. */
const ASIDE = 2;

/** Lines with their names at the ends, and the same as a table. */
export function LineChart({ title, steps, rows, most, series }: LineChartProps) {
  const shown = ticksOf([...steps.keys()], 7);
  // Few values are all marked, many by their least, middle and most.
  const ticks = most <= 5 ? [...Array(most + 1).keys()] : [0, Math.round(most / 2), most];
  const height = (value: number, index: number): number =>
    yOf(FRAME, value, most) + (index - (series.length - 1) / 2) * ASIDE;
  const lastOf = (values: readonly (number | null)[]): number =>
    values.findLast((value) => value !== null) ?? 0;
  const ends = spread(
    series.map(({ values }, index) => height(lastOf(values), index)),
    LABEL,
    { ...FRAME, bottom: FRAME.bottom + 10 },
  );
  return (
    <figure className={css.chart}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={FRAME.left} x2={FRAME.right} y1={yOf(FRAME, tick, most)} y2={yOf(FRAME, tick, most)} />
            <text x={FRAME.left - 6} y={yOf(FRAME, tick, most) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {shown.map((index) => (
          <text key={index} x={xOf(FRAME, index, steps.length)} y={HEIGHT - 6} textAnchor="middle">
            {steps[index]}
          </text>
        ))}
        {series.map(({ name, color, values }, index) => (
          <g key={name} stroke={color} fill={color}>
            <polyline
              points={values
                .flatMap((value, at) =>
                  value === null ? [] : [`${xOf(FRAME, at, steps.length)},${height(value, index)}`],
                )
                .join(" ")}
            />
            <path
              className={css.leader}
              d={`M${FRAME.right + 3} ${height(lastOf(values), index)}L${FRAME.right + 11} ${ends[index]}`}
            />
            <text className={css.name} x={FRAME.right + 14} y={ends[index] + 4}>
              {name} {values.at(-1) ?? ui("chartOut")}
            </text>
          </g>
        ))}
      </svg>
      <details>
        <summary>{ui("asTable")}</summary>
        <div className={css.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">{ui("chartAfter")}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={row}>
                  <th scope="row">{row}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{values[at] ?? ui("chartNone")}</td>
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
