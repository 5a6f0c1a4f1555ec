import type { Game } from "@chancery/engine";
import { useComputedColorScheme } from "@mantine/core";
import { powerName } from "../messages/power-name.ts";
import { ui } from "../messages/ui.ts";
import { LineChart } from "../ui/charts/LineChart.tsx";
import { liveriesOf } from "./liveries.ts";

interface CentersChartProps {
  readonly game: Game;
  readonly years: readonly number[];
  readonly series: readonly { readonly power: string; readonly counts: readonly number[] }[];
}

/** How many centers everyone had, year by year. */
export function CentersChart({ game, years, series }: CentersChartProps) {
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
        color: liveries.get(power)?.line ?? "currentColor",
        values: counts,
      }))}
    />
  );
}
