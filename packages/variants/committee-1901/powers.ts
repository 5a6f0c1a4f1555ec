import type { Delegation } from "../committee/committees.ts";

/** The delegations with the colors of the booklet's start table: pink, purple, blue, dark green, green, white and yellow (M01-14 to M01-21). */
export const POWERS: readonly Delegation[] = [
  {
    name: "Austria",
    title: { en: "Austria" },
    official: { en: "Austria-Hungary" },
    adjective: { en: "Austrian" },
    aliases: ["Austria-Hungary", "Austro-Hungarian"],
    slot: "magenta",
    start: ["A Vie", "A Bud", "F Tri"],
  },
  {
    name: "England",
    title: { en: "England" },
    adjective: { en: "English" },
    aliases: ["Britain", "British", "Great Britain"],
    slot: "mauve",
    start: ["F Lon", "F Edi", "A Lvp"],
  },
  {
    name: "France",
    title: { en: "France" },
    adjective: { en: "French" },
    aliases: [],
    slot: "blue",
    // An army in Brest, unlike the ordinary game (M01-17, R08).
    start: ["A Par", "A Mar", "A Bre"],
  },
  {
    name: "Germany",
    title: { en: "Germany" },
    adjective: { en: "German" },
    aliases: [],
    slot: "green",
    start: ["A Ber", "A Mun", "F Kie"],
  },
  {
    name: "Italy",
    title: { en: "Italy" },
    adjective: { en: "Italian" },
    aliases: [],
    slot: "lime",
    start: ["A Rom", "A Ven", "F Nap"],
  },
  {
    name: "Russia",
    title: { en: "Russia" },
    adjective: { en: "Russian" },
    aliases: [],
    slot: "silver",
    start: ["A Mos", "F Sev", "A War", "F StP/sc"],
  },
  {
    name: "Turkey",
    title: { en: "Turkey" },
    adjective: { en: "Turkish" },
    aliases: ["Ottoman Empire"],
    slot: "gold",
    start: ["F Ank", "A Con", "A Smy"],
  },
];
