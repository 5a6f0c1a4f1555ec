import type { Power } from "@chancery/engine";
import { ownOf } from "@chancery/variants/dissolution";
import {
  type FavorHistory,
  type FavorLine,
  favorHistory,
  favorOf,
  playerName,
  readFavor,
  SLICE_IDS,
  sliceName,
} from "@chancery/variants/dissolution/favor";
import { NativeSelect, SegmentedControl, useComputedColorScheme } from "@mantine/core";
import { useMemo, useState } from "react";
import { liveriesOf } from "../../../board/liveries.ts";
import { Token } from "../../../board/Token.tsx";
import { powerChoices, powerName } from "../../../messages/power-name.ts";
import { useOrderEditor } from "../../../orders/entry/order-editor.ts";
import { seesAll } from "../../../orders/entry/order-entry.ts";
import { phaseInWords, phaseShortly } from "../../../orders/names.ts";
import type { Moment } from "../../../orders/plugin.ts";
import { LineChart } from "../../../ui/charts/LineChart.tsx";
import { text } from "../text.ts";
import css from "./Favor.module.css";

/** The position before the first phase. */
const START = "start";

/** Everyone's Favor with the nuclear powers, now and over time. */
export function FavorTab({ moments }: { moments: readonly Moment[] }) {
  const { entry, game } = useOrderEditor();
  const { favor } = ownOf(entry.state);
  return (
    <section className={css.tab} aria-label={text("favor")}>
      <p className={css.help}>{text("favorHelp")}</p>
      <table className={css.values}>
        <thead>
          <tr>
            <th scope="col">{text("power")}</th>
            {SLICE_IDS.map((slice) => (
              <th key={slice} scope="col">
                {powerName(sliceName(slice))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {favor.map((embassies, index) => {
            const power = index as Power;
            const name = playerName(power);
            const isOwn = entry.powers.has(power) && !seesAll(entry);
            return (
              <tr key={name} data-own={isOwn || undefined}>
                <th scope="row">
                  <Token game={game} power={name} size={18} />
                  {powerName(name)}
                  {embassies === null && <small>{text("exile")}</small>}
                </th>
                {SLICE_IDS.map((slice) => (
                  <td key={slice} title={embassies?.[slice]}>
                    {favorOf(favor, power, slice)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <History moments={moments} />
    </section>
  );
}

/** Favor over time: of one power with all nuclear powers, or of all powers with one of them. */
function History({ moments }: { moments: readonly Moment[] }) {
  const { entry, game } = useOrderEditor();
  const scheme = useComputedColorScheme("light");
  const [by, setBy] = useState<"power" | "with">("power");
  const [own = 0] = entry.powers;
  const [power, setPower] = useState(playerName(own as Power));
  const [nuclear, setNuclear] = useState(sliceName(SLICE_IDS[0]));
  const history = useMemo(() => historyOf(moments), [moments]);
  const liveries = liveriesOf(game, scheme);
  const chosen = by === "power" ? power : nuclear;
  const lines = history.lines.filter((line) => line[by] === chosen);
  const nameOf = (line: FavorLine): string => (by === "power" ? line.with : line.power);
  const title = text(by === "power" ? "historyOf" : "historyWith", { power: powerName(chosen) });
  const names = [...new Set(history.lines.map((line) => line[by]))];
  return (
    <>
      <div className={css.choice}>
        <SegmentedControl
          size="xs"
          aria-label={text("showFavor")}
          value={by}
          onChange={(value) => setBy(value as typeof by)}
          data={[
            { value: "power", label: text("ofPower") },
            { value: "with", label: text("withNuclear") },
          ]}
        />
        <NativeSelect
          size="xs"
          aria-label={text(by === "power" ? "power" : "nuclearPower")}
          value={chosen}
          onChange={(event) => (by === "power" ? setPower : setNuclear)(event.currentTarget.value)}
          data={powerChoices(names)}
        />
      </div>
      <LineChart
        title={title}
        steps={history.phases.map((phase) =>
          phase === START ? text("start") : phaseShortly(phase, entry.rules),
        )}
        rows={history.phases.map((phase) =>
          phase === START ? text("start") : phaseInWords(phase, entry.rules),
        )}
        most={5}
        series={lines.map((line) => ({
          name: powerName(nameOf(line)),
          color: liveries.get(nameOf(line))?.line ?? "currentColor",
          values: line.values,
        }))}
      />
    </>
  );
}

function historyOf(moments: readonly Moment[]): FavorHistory {
  return favorHistory(
    moments.flatMap(({ phase, position }) => {
      const read = readFavor((position as unknown as { favor: unknown }).favor);
      return read.ok ? [{ phase, favor: read.value }] : [];
    }),
  );
}
