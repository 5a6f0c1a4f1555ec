import { lazy } from "react";
import { KEYS, type VariantPlugin } from "../orders/plugin.ts";
import { committee } from "./committee/plugin.ts";

/** The orders of the classic game, which others add to. */
const classic: VariantPlugin = {
  keys: KEYS,
  Settings: lazy(async () => ({ default: (await import("./classic/ClassicSettings.tsx")).ClassicSettings })),
};

const known = new Map<string, VariantPlugin>([
  ["committee-1901", committee],
  ["committee-1935", committee],
]);

/** What is loaded only where it is played. */
const LOADERS: Readonly<Record<string, () => Promise<VariantPlugin>>> = {
  dissolution: async () => (await import("./dissolution/plugin.ts")).dissolution,
};

export const hasPlugin = (variant: string): boolean => known.has(variant) || !LOADERS[variant];

export async function loadPlugin(variant: string): Promise<void> {
  const plugin = await LOADERS[variant]?.();
  if (plugin) known.set(variant, plugin);
}

/** A game's plug-in, once it is loaded; the classic game's where it has none of its own. */
export const pluginOf = (variant: string): VariantPlugin => known.get(variant) ?? classic;
