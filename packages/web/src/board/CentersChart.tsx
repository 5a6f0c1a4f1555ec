import type { Game } from "@chancery/engine";
import { useComputedColorScheme } from "@mantine/core";
import { powerName } from "../messages/power-name.ts";
import { ui } from "../messages/ui.ts";
import { LineChart } from "../ui/charts/LineChart.tsx";
import { liveriesOf } from "./liveries.ts";

interface CentresChartProps {
  readonly game: Game;
  readonly years: readonly number[];
  readonly series: readonly { readonly power: string; readonly counts: readonly number[] }[];
}

/** How many centres everyone had, year by year. */
export function CentresChart({ game, years, series }: CentresChartProps) {
  const liveries = liveriesOf(game, useComputedColorScheme("light"));
  const steps = years.map(String);
  return (
    <LineChart
      title={ui("centersByYear")}
      steps={steps}
      rows={steps}
      most={Math.max(6, ...series.flatMap(({ counts }) => counts))}
      series={series.map(({ power, counts }) => ({
        name: powerName(power),
        colour: liveries.get(power)?.line ?? "currentColor",
        values: counts,
      }))}
    />
  );
}
