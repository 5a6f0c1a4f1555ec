import type { Variant } from "@chancery/engine";
import { createClassic } from "./game.ts";
import { OPTIONS } from "./options.ts";

/** Diplomacy, by the rules of 2023 or of 1971. */
export const classic: Variant = {
  id: "classic",
  title: "Diplomacy",
  rulebooks: ["2023", "1971"],
  options: OPTIONS,
  create: createClassic,
};
