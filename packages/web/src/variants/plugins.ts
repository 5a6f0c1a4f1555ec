import { committee } from "./committee/plugin.ts";
import { dissolution } from "./dissolution/plugin.ts";
import { KEYS, type VariantPlugin } from "./plugin.ts";

/** The orders of the classic game, which others add to. */
const classic: VariantPlugin = { keys: KEYS };

const PLUGINS: ReadonlyMap<string, VariantPlugin> = new Map([
  ["classic", classic],
  ["dissolution", dissolution],
  ["committee-1901", committee],
  ["committee-1935", committee],
]);

/** What a game brings to the desk; the classic game's where it brings nothing of its own. */
export const pluginOf = (variant: string): VariantPlugin => PLUGINS.get(variant) ?? classic;
