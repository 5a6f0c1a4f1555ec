import type { Game } from "@chancery/engine";
import { formatNumber } from "@chancery/messages";
import type { ReactNode } from "react";
import type { TableView } from "../../../api/client.ts";
import { CentersChart } from "../../../board/CentersChart.tsx";
import { Token } from "../../../board/Token.tsx";
import { pluginOf } from "../../../games/parts.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { powerName } from "../../../messages/power-name.ts";
import { scoring } from "../../../messages/scoring.ts";
import { standings as text } from "../../../messages/standings.ts";
import shared from "../../../ui/standings.module.css";
import { useTable } from "../table-context.ts";
import { endingInWords } from "../words.ts";
import { ScoringNote } from "./ScoringNote.tsx";
import css from "./StandingsTab.module.css";
import { rowsOf, seriesOf } from "./standings.ts";

/** How the game ended, in a sentence. */
export function Ending() {
  const ending = endingInWords(useTable().table);
  return ending && <p className={css.ending}>{ending}</p>;
}

interface StandingsTabProps {
  /** False where something else already says how the game ended. */
  readonly hasEnding?: boolean;
  readonly children?: ReactNode;
}

/** Standings, their history, and the end of the game; children replace the usual table. */
export function StandingsTab({ hasEnding = true, children }: StandingsTabProps) {
  const { table: view, game } = useTable();
  const { Standings } = pluginOf(view.setup.variant);
  return (
    <section className={shared.standings} aria-label={text("standings")}>
      {hasEnding && <Ending />}
      {children ?? (Standings ? <Standings /> : <StandingsTable view={view} game={game} />)}
      <ScoringNote view={view} />
      {view.standings.length > 1 && (
        <CentersChart game={game} years={view.standings.map(({ year }) => year)} series={seriesOf(view)} />
      )}
    </section>
  );
}

const HUNDREDTHS = { maximumFractionDigits: 2 };

function StandingsTable({ view, game }: { view: TableView; game: Game }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text("power")}</th>
          <th scope="col">{text("centers")}</th>
          <th scope="col">{text("units")}</th>
          {view.scores && <th scope="col">{scoring("points")}</th>}
        </tr>
      </thead>
      <tbody>
        {rowsOf(view).map(({ power, centers, units, change, isOut, player, points }) => (
          <tr key={power} data-out={isOut || undefined}>
            <th scope="row">
              <Token game={game} power={power} size={20} />
              <span>
                {powerName(power)}
                {isOut ? <small>{text("eliminated")}</small> : player && <small>{player}</small>}
              </span>
            </th>
            <td>
              {change !== null && change !== 0 && (
                <span className={css.change} data-up={change > 0 || undefined}>
                  {change > 0 ? `+${change}` : `−${-change}`}
                  <span className="hidden"> {text("sinceLastYear")} </span>
                </span>
              )}
              {centers}
            </td>
            <td>{units}</td>
            {view.scores && <td>{points !== null && formatNumber(LANGUAGE, points, HUNDREDTHS)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
