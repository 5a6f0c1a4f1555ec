import type { Variant } from "@chancery/engine";
import { createDissolution, RULEBOOK } from "./game.ts";
import { OPTIONS } from "./options.ts";

/** Dissolution: ten players after the end of the Soviet Union. */
export const dissolution: Variant = {
  id: "dissolution",
  title: "Dissolution",
  credit: "by W. Alex Ronke, 2017-2021, under CC BY-SA 4.0 and GFDL 1.2",
  rulebooks: [RULEBOOK],
  options: OPTIONS,
  create: createDissolution,
};
