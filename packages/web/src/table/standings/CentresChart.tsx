import type { Game } from "@chancery/engine";
import { useComputedColorScheme } from "@mantine/core";
import type { TableView } from "../../api/client.ts";
import { liveriesOf } from "../../board/liveries.ts";
import { LineChart } from "../../panels/LineChart.tsx";
import { seriesOf } from "./standings.ts";

/** How many centres everybody had, year by year. */
export function CentresChart({ view, game }: { view: TableView; game: Game }) {
  const liveries = liveriesOf(game, useComputedColorScheme("light"));
  const years = view.standings.map(({ year }) => String(year));
  const series = seriesOf(view);
  return (
    <LineChart
      title="Centres at the end of each year"
      steps={years}
      rows={years}
      most={Math.max(6, ...series.flatMap(({ counts }) => counts))}
      series={series.map(({ power, counts }) => ({
        name: power,
        colour: liveries.get(power)?.line ?? "currentColor",
        values: counts,
      }))}
    />
  );
}
