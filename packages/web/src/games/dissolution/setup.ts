import { lazy } from "react";
import type { SetupParts } from "../parts.ts";

export const setup: SetupParts = {
  Settings: lazy(async () => ({ default: (await import("./favor/FavorSettings.tsx")).FavorSettings })),
  Before: lazy(async () => ({ default: (await import("./favor/FavorBefore.tsx")).FavorBefore })),
  PowerNote: lazy(async () => ({ default: (await import("./favor/StartingFavor.tsx")).StartingFavor })),
};
