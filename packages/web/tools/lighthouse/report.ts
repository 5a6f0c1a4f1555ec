import type { Figures } from "./measure.ts";

export interface Row {
  readonly site: string;
  readonly place: string;
  readonly preset: string;
  readonly figures: Figures;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Rows as a table in Markdown. */
export function formatTable(rows: readonly Row[]): string {
  const head = [
    "preset",
    "page",
    "of",
    "performance",
    "FCP",
    "LCP",
    "TBT",
    "speed index",
    "CLS",
    "accessibility",
    "weight",
  ];
  const body = rows.map(({ site, place, preset, figures }) => [
    preset,
    place,
    site,
    String(figures.performance),
    seconds(figures.fcp),
    seconds(figures.lcp),
    `${Math.round(figures.tbt)} ms`,
    seconds(figures.speedIndex),
    figures.cls.toFixed(3),
    String(figures.accessibility),
    `${Math.round(figures.weight / 1000)} KB`,
  ]);
  return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
