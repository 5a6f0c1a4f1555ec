import type { BoardTable } from "@chancery/engine";

/**
 * The board of 1901: 75 spaces, 34 supply centers, six separate coasts. Ids are the abbreviations of the
 * 2023 back-cover table; `aliases` are the spellings of the 1971 book and of other programs.
 * Full names, and prefixes of names that fit one space only, need no alias.
 */
export const classicBoard: BoardTable = {
  id: "classic",
  name: "Europe 1901",
  provinces: [
    { id: "Adr", name: "Adriatic Sea", terrain: "sea" },
    { id: "Aeg", name: "Aegean Sea", terrain: "sea" },
    { id: "Alb", name: "Albania", terrain: "coast" },
    { id: "Ank", name: "Ankara", terrain: "coast", country: "Turkey", center: true },
    { id: "Apu", name: "Apulia", terrain: "coast", country: "Italy" },
    { id: "Arm", name: "Armenia", terrain: "coast", country: "Turkey" },
    { id: "Bal", name: "Baltic Sea", terrain: "sea" },
    { id: "Bar", name: "Barents Sea", terrain: "sea" },
    { id: "Bel", name: "Belgium", terrain: "coast", center: true },
    { id: "Ber", name: "Berlin", terrain: "coast", country: "Germany", center: true },
    { id: "Bla", name: "Black Sea", terrain: "sea" },
    { id: "Boh", name: "Bohemia", terrain: "inland", country: "Austria" },
    { id: "Bre", name: "Brest", terrain: "coast", country: "France", center: true },
    { id: "Bud", name: "Budapest", terrain: "inland", country: "Austria", center: true },
    { id: "Bul", name: "Bulgaria", terrain: "coast", center: true, coasts: ["ec", "sc"] },
    { id: "Bur", name: "Burgundy", terrain: "inland", country: "France" },
    { id: "Cly", name: "Clyde", terrain: "coast", country: "England" },
    { id: "Con", name: "Constantinople", terrain: "coast", country: "Turkey", center: true },
    { id: "Den", name: "Denmark", terrain: "coast", center: true },
    { id: "Eas", name: "Eastern Mediterranean", terrain: "sea", aliases: ["EMed", "EMD"] },
    { id: "Edi", name: "Edinburgh", terrain: "coast", country: "England", center: true },
    { id: "Eng", name: "English Channel", terrain: "sea", aliases: ["ECh"] },
    { id: "Fin", name: "Finland", terrain: "coast", country: "Russia" },
    { id: "Gal", name: "Galicia", terrain: "inland", country: "Austria" },
    { id: "Gas", name: "Gascony", terrain: "coast", country: "France" },
    { id: "Gre", name: "Greece", terrain: "coast", center: true },
    { id: "Bot", name: "Gulf of Bothnia", terrain: "sea", aliases: ["GoB"] },
    { id: "GoL", name: "Gulf of Lyon", terrain: "sea", aliases: ["Lyo", "Gulf of Lyons", "Gulf of Lions"] },
    { id: "Hel", name: "Helgoland Bight", terrain: "sea", aliases: ["Heligoland Bight"] },
    { id: "Hol", name: "Holland", terrain: "coast", center: true },
    { id: "Ion", name: "Ionian Sea", terrain: "sea" },
    { id: "Iri", name: "Irish Sea", terrain: "sea" },
    { id: "Kie", name: "Kiel", terrain: "coast", country: "Germany", center: true },
    { id: "Lvp", name: "Liverpool", terrain: "coast", country: "England", center: true, aliases: ["Lpl", "Liv"] },
    { id: "Lvn", name: "Livonia", terrain: "coast", country: "Russia", aliases: ["Liv"] },
    { id: "Lon", name: "London", terrain: "coast", country: "England", center: true },
    { id: "Mar", name: "Marseilles", terrain: "coast", country: "France", center: true },
    { id: "Mid", name: "Mid-Atlantic Ocean", terrain: "sea", aliases: ["MAO", "MAt"] },
    { id: "Mos", name: "Moscow", terrain: "inland", country: "Russia", center: true },
    { id: "Mun", name: "Munich", terrain: "inland", country: "Germany", center: true },
    { id: "Nap", name: "Naples", terrain: "coast", country: "Italy", center: true },
    { id: "NAf", name: "North Africa", terrain: "coast" },
    { id: "NAt", name: "North Atlantic Ocean", terrain: "sea", aliases: ["NAO"] },
    { id: "Nth", name: "North Sea", terrain: "sea" },
    { id: "Nwy", name: "Norway", terrain: "coast", center: true },
    { id: "Nrg", name: "Norwegian Sea", terrain: "sea", aliases: ["NWG"] },
    { id: "Par", name: "Paris", terrain: "inland", country: "France", center: true },
    { id: "Pic", name: "Picardy", terrain: "coast", country: "France" },
    { id: "Pie", name: "Piedmont", terrain: "coast", country: "Italy" },
    { id: "Por", name: "Portugal", terrain: "coast", center: true },
    { id: "Pru", name: "Prussia", terrain: "coast", country: "Germany" },
    { id: "Rom", name: "Rome", terrain: "coast", country: "Italy", center: true },
    { id: "Ruh", name: "Ruhr", terrain: "inland", country: "Germany" },
    { id: "Rum", name: "Rumania", terrain: "coast", center: true, aliases: ["Romania"] },
    { id: "Ser", name: "Serbia", terrain: "inland", center: true },
    { id: "Sev", name: "Sevastopol", terrain: "coast", country: "Russia", center: true },
    { id: "Sil", name: "Silesia", terrain: "inland", country: "Germany" },
    { id: "Ska", name: "Skagerrak", terrain: "sea", aliases: ["Skaggerak"] },
    { id: "Smy", name: "Smyrna", terrain: "coast", country: "Turkey", center: true },
    { id: "Spa", name: "Spain", terrain: "coast", center: true, coasts: ["nc", "sc"] },
    { id: "StP", name: "St. Petersburg", terrain: "coast", country: "Russia", center: true, coasts: ["nc", "sc"], aliases: ["Saint Petersburg"] },
    { id: "Swe", name: "Sweden", terrain: "coast", center: true },
    { id: "Syr", name: "Syria", terrain: "coast", country: "Turkey" },
    { id: "Tri", name: "Trieste", terrain: "coast", country: "Austria", center: true },
    { id: "Tun", name: "Tunis", terrain: "coast", center: true, aliases: ["Tunisia"] },
    { id: "Tus", name: "Tuscany", terrain: "coast", country: "Italy" },
    { id: "Tyr", name: "Tyrolia", terrain: "inland", country: "Austria" },
    { id: "Tyn", name: "Tyrrhenian Sea", terrain: "sea", aliases: ["TYS", "Tyr"] },
    { id: "Ukr", name: "Ukraine", terrain: "inland", country: "Russia" },
    { id: "Ven", name: "Venice", terrain: "coast", country: "Italy", center: true },
    { id: "Vie", name: "Vienna", terrain: "inland", country: "Austria", center: true },
    { id: "Wal", name: "Wales", terrain: "coast", country: "England" },
    { id: "War", name: "Warsaw", terrain: "inland", country: "Russia", center: true },
    { id: "Wes", name: "Western Mediterranean", terrain: "sea", aliases: ["WMed", "WMD", "West Mediterranean"] },
    { id: "Yor", name: "Yorkshire", terrain: "coast", country: "England" },
  ],
  edges: {
    land: `
      Alb-Ser Ank-Smy Apu-Rom Arm-Smy Arm-Syr Bel-Bur Bel-Ruh Ber-Mun Ber-Sil Boh-Gal Boh-Mun Boh-Sil
      Boh-Tyr Boh-Vie Bre-Par Bud-Gal Bud-Rum Bud-Ser Bud-Tri Bud-Vie Bul-Con Bul-Gre Bul-Rum Bul-Ser
      Bur-Gas Bur-Mar Bur-Mun Bur-Par Bur-Pic Bur-Ruh Edi-Lvp Fin-Nwy Fin-StP Gal-Rum Gal-Sil Gal-Ukr
      Gal-Vie Gal-War Gas-Mar Gas-Par Gas-Spa Gre-Ser Hol-Ruh Kie-Mun Kie-Ruh Lvn-Mos Lvn-StP Lvn-War
      Lvp-Yor Mar-Spa Mos-Sev Mos-StP Mos-Ukr Mos-War Mun-Ruh Mun-Sil Mun-Tyr Nwy-StP Par-Pic Pie-Tyr
      Pie-Ven Por-Spa Pru-Sil Pru-War Rom-Ven Rum-Ser Rum-Ukr Ser-Tri Sev-Ukr Sil-War Tri-Tyr Tri-Vie
      Tus-Ven Tyr-Ven Tyr-Vie Ukr-War Wal-Yor
    `,
    both: `
      Alb-Gre Alb-Tri Ank-Arm Ank-Con Apu-Nap Apu-Ven Arm-Sev Bel-Hol Bel-Pic Ber-Kie Ber-Pru Bre-Gas
      Bre-Pic Cly-Edi Cly-Lvp Con-Smy Den-Kie Den-Swe Edi-Yor Fin-Swe Hol-Kie Lon-Wal Lon-Yor Lvn-Pru
      Lvp-Wal Mar-Pie NAf-Tun Nap-Rom Nwy-Swe Pie-Tus Rom-Tus Rum-Sev Smy-Syr Tri-Ven
    `,
    water: `
      Adr-Alb Adr-Apu Adr-Ion Adr-Tri Adr-Ven Aeg-Bul/sc Aeg-Con Aeg-Eas Aeg-Gre Aeg-Ion Aeg-Smy
      Alb-Ion Ank-Bla Apu-Ion Arm-Bla Bal-Ber Bal-Bot Bal-Den Bal-Kie Bal-Lvn Bal-Pru Bal-Swe Bar-Nrg
      Bar-Nwy Bar-StP/nc Bel-Eng Bel-Nth Bla-Bul/ec Bla-Con Bla-Rum Bla-Sev Bot-Fin Bot-Lvn Bot-StP/sc
      Bot-Swe Bre-Eng Bre-Mid Bul/ec-Con Bul/ec-Rum Bul/sc-Con Bul/sc-Gre Cly-NAt Cly-Nrg Den-Hel
      Den-Nth Den-Ska Eas-Ion Eas-Smy Eas-Syr Edi-Nrg Edi-Nth Eng-Iri Eng-Lon Eng-Mid Eng-Nth Eng-Pic
      Eng-Wal Fin-StP/sc Gas-Mid Gas-Spa/nc GoL-Mar GoL-Pie GoL-Spa/sc GoL-Tus GoL-Tyn GoL-Wes Gre-Ion
      Hel-Hol Hel-Kie Hel-Nth Hol-Nth Ion-Nap Ion-Tun Ion-Tyn Iri-Lvp Iri-Mid Iri-NAt Iri-Wal Lon-Nth
      Lvn-StP/sc Lvp-NAt Mar-Spa/sc Mid-NAf Mid-NAt Mid-Por Mid-Spa/nc Mid-Spa/sc Mid-Wes NAf-Wes
      NAt-Nrg Nap-Tyn Nrg-Nth Nrg-Nwy Nth-Nwy Nth-Ska Nth-Yor Nwy-Ska Nwy-StP/nc Por-Spa/nc Por-Spa/sc
      Rom-Tyn Ska-Swe Spa/sc-Wes Tun-Tyn Tun-Wes Tus-Tyn Tyn-Wes
    `,
  },
};
