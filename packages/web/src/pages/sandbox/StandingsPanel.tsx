import { useMemo } from "react";
import { CentersChart } from "../../board/CentersChart.tsx";
import { Token } from "../../board/Token.tsx";
import { powerName } from "../../messages/power-name.ts";
import { sandbox as text } from "../../messages/sandbox.ts";
import css from "../../ui/standings.module.css";
import { standingsOf } from "./standings.ts";
import { useSandbox } from "./use-sandbox.ts";

/** Everyone's centers and units, and how it came to that. */
export function StandingsPanel() {
  const { timeline, at } = useSandbox();
  const { years, rows } = useMemo(() => standingsOf(timeline, at), [timeline, at]);
  return (
    <div className={css.standings}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text("power")}</th>
            <th scope="col">{text("centers")}</th>
            <th scope="col">{text("units")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, centers, units }) => (
            <tr key={name} data-out={centers + units === 0 || undefined}>
              <th scope="row">
                <Token game={timeline.table} power={name} size={20} />
                {powerName(name)}
              </th>
              <td>{centers}</td>
              <td>{units}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {years.length > 1 && (
        <CentersChart
          game={timeline.table}
          years={years}
          series={rows
            .filter(({ power }) => !timeline.table.rules.powers[power].neutral)
            .map(({ name, years: counts }) => ({ power: name, counts }))}
        />
      )}
    </div>
  );
}
