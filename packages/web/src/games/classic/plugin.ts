import { lazy } from "react";
import { KEYS, type VariantPlugin } from "../../orders/plugin.ts";

/** The classic game, whose settings in a sandbox change rulebook and players. */
export const plugin: VariantPlugin = {
  keys: KEYS,
  Settings: lazy(async () => ({ default: (await import("./ClassicSettings.tsx")).ClassicSettings })),
};
