import { useLoaded } from "../lib/use-loaded.ts";
import { hasPlugin, loadPlugin } from "./plugins.ts";

/** Whether it is known what a game brings to the desk. */
export const usePlugin = (variant: string): boolean => useLoaded(variant, hasPlugin, loadPlugin);
