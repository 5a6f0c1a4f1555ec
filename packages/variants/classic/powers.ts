import type { PowerRow } from "../cast.ts";

/** The seven Great Powers, in the order of the 2023 set-up table. Colors are the historic ones, as near as everyone can tell apart. */
export const POWERS = [
  {
    name: "Austria",
    title: { en: "Austria" },
    adjective: { en: "Austrian" },
    aliases: ["Austria-Hungary", "Austro-Hungarian"],
    slot: "red",
  },
  {
    name: "England",
    title: { en: "England" },
    adjective: { en: "English" },
    aliases: ["Britain", "British", "Great Britain"],
    slot: "blue",
  },
  {
    name: "France",
    title: { en: "France" },
    adjective: { en: "French" },
    aliases: [],
    slot: "sky",
  },
  {
    name: "Germany",
    title: { en: "Germany" },
    adjective: { en: "German" },
    aliases: [],
    slot: "ink",
  },
  {
    name: "Italy",
    title: { en: "Italy" },
    adjective: { en: "Italian" },
    aliases: [],
    slot: "green",
  },
  {
    name: "Russia",
    title: { en: "Russia" },
    adjective: { en: "Russian" },
    aliases: [],
    slot: "mauve",
  },
  {
    name: "Turkey",
    title: { en: "Turkey" },
    adjective: { en: "Turkish" },
    aliases: ["Ottoman Empire"],
    slot: "gold",
  },
] as const satisfies readonly PowerRow[];

export type ClassicPower = (typeof POWERS)[number]["name"];

/** Where everyone starts; each of these is a home center (CB-21 to CB-27). */
export const START: Readonly<Record<ClassicPower, readonly string[]>> = {
  Austria: ["A Vie", "A Bud", "F Tri"],
  England: ["F Lon", "F Edi", "A Lvp"],
  France: ["A Par", "A Mar", "F Bre"],
  Germany: ["A Ber", "A Mun", "F Kie"],
  Italy: ["A Rom", "A Ven", "F Nap"],
  Russia: ["A Mos", "A War", "F Sev", "F StP/sc"],
  Turkey: ["A Con", "A Smy", "F Ank"],
};
