import lighthouse, { desktopConfig, type Flags } from "lighthouse";
import type { Place } from "./places.ts";

export const PRESETS = ["mobile", "desktop"] as const;
export type Preset = (typeof PRESETS)[number];

/** What a visit shows: scores from 0 to 100, times in milliseconds, the shift without unit, weight in bytes. */
export interface Figures {
  readonly performance: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly speedIndex: number;
  readonly cls: number;
  readonly accessibility: number;
  readonly weight: number;
}

const FLAGS = {
  output: "json",
  logLevel: "error",
  onlyCategories: ["performance", "accessibility"],
} as const;

/** Opens a page as for the first time, and takes its figures. */
export async function measure({ url, cookie }: Place, preset: Preset, port: number): Promise<Figures> {
  const flags: Flags = { ...FLAGS, onlyCategories: [...FLAGS.onlyCategories], port };
  if (cookie !== "") flags.extraHeaders = { cookie };
  const result = await lighthouse(url, flags, preset === "desktop" ? desktopConfig : undefined);
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url} could not be measured: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const score = (category: string): number => Math.round((categories[category].score ?? 0) * 100);
  const value = (audit: string): number => audits[audit].numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    speedIndex: value("speed-index"),
    cls: value("cumulative-layout-shift"),
    accessibility: score("accessibility"),
    weight: value("total-byte-weight"),
  };
}

/** The figures of several visits, each by its own median; null if there are none. */
export function median(all: readonly Figures[]): Figures | null {
  if (all.length === 0) return null;
  const middle = (name: keyof Figures): number =>
    all.map((each) => each[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
  const names = Object.keys(all[0]) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Figures;
}
