import type { VariantPlugin } from "./plugin.ts";

/** The orders of the classic game, which others add to. */
const classic: VariantPlugin = {
  keys: {
    M: { h: "hold", m: "move", s: "support", c: "convoy" },
    R: { m: "retreat", r: "retreat", d: "disband" },
    A: {},
  },
};

const PLUGINS: ReadonlyMap<string, VariantPlugin> = new Map([["classic", classic]]);

/** What a game brings to the desk; the classic game's where it brings nothing of its own. */
export const pluginOf = (variant: string): VariantPlugin => PLUGINS.get(variant) ?? classic;
