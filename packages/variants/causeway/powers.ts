import type { PowerRow } from "../cast.ts";

export const POWERS = [
  {
    name: "Lindria",
    title: { en: "Lindria", de: "Lindrien" },
    adjective: { en: "Lindrian", de: "lindrisch" },
    aliases: ["Lindrien"],
    slot: "blue",
  },
  {
    name: "Corvany",
    title: { en: "Corvany", de: "Korvanien" },
    adjective: { en: "Corvan", de: "korvanisch" },
    aliases: ["Korvanien"],
    slot: "red",
  },
] as const satisfies readonly PowerRow[];

/** Where both start; each of these is a home center. */
export const START: Readonly<Record<(typeof POWERS)[number]["name"], readonly string[]>> = {
  Lindria: ["F Gul", "A Eld", "A Sal"],
  Corvany: ["F Tar", "A Iro", "A Dun"],
};
