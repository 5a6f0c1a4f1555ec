import { manifestOf } from "@chancery/variants";
import type { ComponentType } from "react";
import { KEYS, type VariantPlugin } from "../orders/plugin.ts";

/**
 * The parts that games bring for the pages. A manifest names the folder here that has them (`ui`): `setup.ts` for the
 * forms, which loads its components when they are shown, and `plugin.ts` for the board and its panels, which is loaded
 * where the game is played. `examples.ts` shows its rules (`find-example.ts`).
 */
const SETUPS = import.meta.glob<SetupParts>("./*/setup.ts", { eager: true, import: "setup" });
const PLUGINS = import.meta.glob<VariantPlugin>("./*/plugin.ts", { import: "plugin" });

/** What a game adds to the forms and lists before it begins. */
export interface SetupParts {
  /** Settings that no plain field can hold; they find the form by `useSetupForm`. */
  readonly Settings?: ComponentType;
  /** What people should see of the setup before they choose or are given a power. */
  readonly Before?: ComponentType<{ readonly options: Readonly<Record<string, unknown>> }>;
  /** What to know of a power before it is chosen. */
  readonly PowerNote?: ComponentType<{ readonly power: string }>;
}

export const setupPartsOf = (ui: string | undefined): SetupParts => SETUPS[`./${ui}/setup.ts`] ?? {};

const pathOf = (variant: string): string => `./${manifestOf({ variant })?.ui}/plugin.ts`;

const known = new Map<string, VariantPlugin>();

export const hasPlugin = (variant: string): boolean =>
  known.has(pathOf(variant)) || !PLUGINS[pathOf(variant)];

export async function loadPlugin(variant: string): Promise<void> {
  const path = pathOf(variant);
  const plugin = await PLUGINS[path]?.();
  if (plugin) known.set(path, plugin);
}

const PLAIN: VariantPlugin = { keys: KEYS };

/** What a game brings to the board and its panels, once that is loaded; nothing, if it brings nothing of its own. */
export const pluginOf = (variant: string): VariantPlugin => known.get(pathOf(variant)) ?? PLAIN;
