import { type NamedProspects, turningPointsOf } from "@chancery/analysis";
import { formatPhase } from "@chancery/engine";
import { useComputedColorScheme } from "@mantine/core";
import { useMemo } from "react";
import { liveriesOf } from "../../board/liveries.ts";
import { Token } from "../../board/Token.tsx";
import { analysis as text } from "../../messages/analysis.ts";
import { powerName } from "../../messages/power-name.ts";
import { phaseShortly, stateName } from "../../orders/names.ts";
import { LineChart } from "../../ui/charts/LineChart.tsx";
import { useSandbox } from "../sandbox/use-sandbox.ts";
import css from "./Analysis.module.css";
import type { Thinking } from "./evaluating.ts";
import { percent, points } from "./percent.ts";
import { type SwitchProps, ThinkingBar } from "./ThinkingBar.tsx";

interface SharesPanelProps extends SwitchProps {
  readonly prospects: readonly (NamedProspects | null)[];
  readonly thinking: Thinking | null;
}

/** The bars and the chart reach up to a multiple of this. */
const STEP = 20;
/** An error below this would be shown as none. */
const LEAST = 0.0005;

/** What everyone may expect in the position in view and over the game, and where it turned. */
export function SharesPanel({ prospects, thinking, ...switching }: SharesPanelProps) {
  const { at, timeline, dispatch } = useSandbox();
  const { table, phases } = timeline;
  const liveries = liveriesOf(table, useComputedColorScheme("light"));
  const now = prospects[at];
  const turns = useMemo(() => turningPointsOf(prospects), [prospects]);
  const rows = Object.entries(now?.shares ?? {}).toSorted(([, one], [, other]) => other.share - one.share);
  const shares = prospects.flatMap((each) => Object.values(each?.shares ?? {}).map(({ share }) => share));
  const most = Math.max(STEP, Math.ceil((Math.max(0, ...shares) * 100) / STEP) * STEP);
  const nameOf = (index: number): string => stateName(table.rules, phases[index].state);
  return (
    <div className={css.panel}>
      <ThinkingBar depth={now?.depth ?? 0} thinking={thinking} {...switching} />
      <table className={css.shares}>
        <caption>{text("sharesCaption")}</caption>
        <tbody>
          {rows.map(([power, { share, error }]) => (
            <tr key={power} data-out={share < 0.005 || undefined}>
              <th scope="row">
                <Token game={table} power={power} size={20} />
                {powerName(power)}
              </th>
              <td className={css.bar} aria-hidden="true">
                <span
                  style={{ width: `${(share * 10_000) / most}%`, background: liveries.get(power)?.line }}
                />
              </td>
              <td>{percent(share)}</td>
              <td className={css.small}>{error >= LEAST ? `± ${points(error, "auto")}` : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.small}>{text("sharesText")}</p>
      {phases.length > 2 && (
        <>
          <LineChart
            title={text("chart")}
            steps={phases.map(({ state }) => phaseShortly(formatPhase(state.phase), table.rules))}
            rows={phases.map((_, index) => nameOf(index))}
            most={most}
            series={Object.keys(prospects.find((each) => each !== null)?.shares ?? {}).map((power) => ({
              name: powerName(power),
              color: liveries.get(power)?.line ?? "currentColor",
              values: prospects.map((each) =>
                each ? Math.round((each.shares[power]?.share ?? 0) * 100) : null,
              ),
            }))}
          />
          <h2>{text("turningPoints")}</h2>
          {turns.length === 0 && <p className={css.small}>{text("noTurningPoints")}</p>}
          <ol className={css.turns}>
            {turns.map(({ at: turn, power, from, to }) => (
              <li key={`${turn} ${power}`}>
                <button
                  type="button"
                  className={css.link}
                  aria-current={turn === at || undefined}
                  onClick={() => dispatch({ type: "go", at: turn })}
                >
                  {text(to > from ? "turnUp" : "turnDown", {
                    phase: nameOf(turn),
                    power: powerName(power),
                    before: percent(from),
                    after: percent(to),
                  })}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
