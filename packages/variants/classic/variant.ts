import type { Variant } from "@chancery/engine";
import { createClassic } from "./game.ts";

/** Diplomacy, by the rules of 2023 or of 1971. */
export const classic: Variant = { id: "classic", rulebooks: ["2023", "1971"], create: createClassic };
