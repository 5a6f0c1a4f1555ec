/** The seven Great Powers, in the order of the 2023 set-up table. */
export const POWERS = [
  { name: "Austria", adjective: "Austrian", aliases: ["Austria-Hungary", "Austro-Hungarian"] },
  { name: "England", adjective: "English", aliases: ["Britain", "British", "Great Britain"] },
  { name: "France", adjective: "French", aliases: [] },
  { name: "Germany", adjective: "German", aliases: [] },
  { name: "Italy", adjective: "Italian", aliases: [] },
  { name: "Russia", adjective: "Russian", aliases: [] },
  { name: "Turkey", adjective: "Turkish", aliases: ["Ottoman Empire"] },
] as const;

export type ClassicPower = (typeof POWERS)[number]["name"];

/** Where everybody starts; each of these is a home centre (CB-21 to CB-27). */
export const START: Readonly<Record<ClassicPower, readonly string[]>> = {
  Austria: ["A Vie", "A Bud", "F Tri"],
  England: ["F Lon", "F Edi", "A Lvp"],
  France: ["A Par", "A Mar", "F Bre"],
  Germany: ["A Ber", "A Mun", "F Kie"],
  Italy: ["A Rom", "A Ven", "F Nap"],
  Russia: ["A Mos", "A War", "F Sev", "F StP/sc"],
  Turkey: ["A Con", "A Smy", "F Ank"],
};
