import type { Figures } from "./measure.ts";

export interface Row {
  readonly site: string;
  readonly place: string;
  readonly preset: string;
  /** How many visits succeeded, and what they came to; null if none did. */
  readonly visits: number;
  readonly figures: Figures | null;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Rows as a table in Markdown, with how many of so many visits each stands on. */
export function formatTable(rows: readonly Row[], runs: number): string {
  const head = [
    "preset",
    "page",
    "of",
    "visits",
    "performance",
    "FCP",
    "LCP",
    "TBT",
    "speed index",
    "CLS",
    "accessibility",
    "weight",
  ];
  const body = rows.map(({ site, place, preset, visits, figures }) => [
    preset,
    place,
    site,
    `${visits} of ${runs}`,
    ...(figures ? inCells(figures) : head.slice(4).map(() => "failed")),
  ]);
  return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const inCells = (figures: Figures): readonly string[] => [
  String(figures.performance),
  seconds(figures.fcp),
  seconds(figures.lcp),
  `${Math.round(figures.tbt)} ms`,
  seconds(figures.speedIndex),
  figures.cls.toFixed(3),
  String(figures.accessibility),
  `${Math.round(figures.weight / 1000)} KB`,
];
