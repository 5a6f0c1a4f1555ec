import { useLoaded } from "../lib/use-loaded.ts";
import { hasPlugin, loadPlugin } from "./parts.ts";

/** Whether a game's plug-in has been loaded. */
export const usePlugin = (variant: string): boolean => useLoaded(variant, hasPlugin, loadPlugin);
