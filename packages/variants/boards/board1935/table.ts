import type { BoardTable } from "@chancery/engine";

/**
 * The board of 1935: 132 spaces, 60 supply centers, Iran with two coasts. The printed map is lost; this one agrees
 * with everything the booklet says of it, and the rest is designed (see notes.ts). Ids are the booklet's
 * abbreviations as far as it uses any; `aliases` are other names and the classic board's spellings.
 */
export const board1935: BoardTable = {
  id: "board1935",
  name: "Europe 1935",
  provinces: [
    // United Kingdom
    { id: "Lon", name: "London", terrain: "coast", country: "United Kingdom", center: true },
    { id: "Edi", name: "Edinburgh", terrain: "coast", country: "United Kingdom", center: true },
    { id: "Ire", name: "Ireland", terrain: "coast", country: "United Kingdom", center: true },
    { id: "Gib", name: "Gibraltar", terrain: "coast", country: "United Kingdom", center: true },
    { id: "Egy", name: "Egypt", terrain: "coast", country: "United Kingdom", center: true, aliases: ["Nile"] },
    { id: "Yor", name: "Yorkshire", terrain: "coast", country: "United Kingdom" },
    { id: "Lvp", name: "Liverpool", terrain: "coast", country: "United Kingdom" },
    { id: "Wal", name: "Wales", terrain: "coast", country: "United Kingdom" },
    { id: "Pal", name: "Palestine", terrain: "coast", country: "United Kingdom" },
    // France
    { id: "Par", name: "Paris", terrain: "inland", country: "France", center: true },
    { id: "Bri", name: "Brittany", terrain: "coast", country: "France", center: true },
    { id: "Lyo", name: "Lyon", terrain: "inland", country: "France", center: true },
    { id: "Syr", name: "Syria", terrain: "coast", country: "France", center: true },
    { id: "Fna", name: "French North Africa", terrain: "coast", country: "France", center: true, aliases: ["North Africa"] },
    { id: "Pic", name: "Picardy", terrain: "coast", country: "France" },
    { id: "Bur", name: "Burgundy", terrain: "inland", country: "France" },
    { id: "Bor", name: "Bordeaux", terrain: "coast", country: "France" },
    { id: "Mar", name: "Marseilles", terrain: "coast", country: "France" },
    { id: "Als", name: "Alsace-Lorraine", terrain: "inland", country: "France" },
    { id: "Tun", name: "Tunis", terrain: "coast", country: "France" },
    // Italy
    { id: "Rom", name: "Rome", terrain: "coast", country: "Italy", center: true },
    { id: "Nap", name: "Naples", terrain: "coast", country: "Italy", center: true },
    { id: "Ven", name: "Venice", terrain: "coast", country: "Italy", center: true },
    { id: "Mil", name: "Milan", terrain: "inland", country: "Italy", center: true },
    { id: "Lib", name: "Libya", terrain: "coast", country: "Italy", center: true },
    { id: "Pie", name: "Piedmont", terrain: "coast", country: "Italy" },
    { id: "Tus", name: "Tuscany", terrain: "coast", country: "Italy" },
    { id: "Apu", name: "Apulia", terrain: "coast", country: "Italy" },
    { id: "Tri", name: "Trieste", terrain: "coast", country: "Italy" },
    { id: "Cyr", name: "Cyrenaica", terrain: "coast", country: "Italy" },
    // Germany
    { id: "Ham", name: "Hamburg", terrain: "coast", country: "Germany", center: true, aliases: ["Kiel"] },
    { id: "Mst", name: "Münster", terrain: "inland", country: "Germany", center: true },
    { id: "Ber", name: "Berlin", terrain: "coast", country: "Germany", center: true },
    { id: "Fkf", name: "Frankfurt", terrain: "inland", country: "Germany", center: true },
    { id: "Mun", name: "Munich", terrain: "inland", country: "Germany", center: true },
    { id: "Rhi", name: "Rhineland", terrain: "inland", country: "Germany" },
    { id: "Sax", name: "Saxony", terrain: "inland", country: "Germany" },
    // USSR
    { id: "Mos", name: "Moscow", terrain: "inland", country: "USSR", center: true },
    { id: "Mur", name: "Murmansk", terrain: "coast", country: "USSR", center: true },
    { id: "Stp", name: "St. Petersburg", terrain: "coast", country: "USSR", center: true, aliases: ["Leningrad"] },
    { id: "Sib", name: "Siberia", terrain: "inland", country: "USSR", center: true },
    { id: "Ros", name: "Rostov", terrain: "coast", country: "USSR", center: true },
    { id: "Ark", name: "Arkhangelsk", terrain: "coast", country: "USSR" },
    { id: "Ebe", name: "Eastern Belarus", terrain: "inland", country: "USSR" },
    { id: "Ukr", name: "Ukraine", terrain: "coast", country: "USSR" },
    { id: "Wol", name: "Wolga", terrain: "coast", country: "USSR", aliases: ["Volga"] },
    { id: "Geo", name: "Georgia", terrain: "coast", country: "USSR" },
    { id: "Aze", name: "Azerbaijan", terrain: "coast", country: "USSR" },
    { id: "Tks", name: "Turkestan", terrain: "coast", country: "USSR" },
    // Turkey
    { id: "Ank", name: "Ankara", terrain: "coast", country: "Turkey", center: true },
    { id: "Ada", name: "Adana", terrain: "coast", country: "Turkey", center: true },
    { id: "Izm", name: "Izmir", terrain: "coast", country: "Turkey", center: true, aliases: ["Smyrna"] },
    { id: "Ist", name: "Istanbul", terrain: "coast", country: "Turkey", center: true, aliases: ["Constantinople"] },
    { id: "Ant", name: "Antalya", terrain: "coast", country: "Turkey", center: true },
    { id: "Kon", name: "Konya", terrain: "inland", country: "Turkey" },
    { id: "Tbz", name: "Trabzon", terrain: "coast", country: "Turkey" },
    { id: "Diy", name: "Diyarbakir", terrain: "inland", country: "Turkey" },
    // Yugoslavia
    { id: "Ser", name: "Serbia", terrain: "inland", country: "Yugoslavia", center: true },
    { id: "Bos", name: "Bosnia", terrain: "inland", country: "Yugoslavia", center: true },
    { id: "Cro", name: "Croatia", terrain: "coast", country: "Yugoslavia", center: true },
    { id: "Mon", name: "Montenegro", terrain: "coast", country: "Yugoslavia", center: true },
    { id: "Mac", name: "Macedonia", terrain: "inland", country: "Yugoslavia", center: true },
    // Spain
    { id: "Mad", name: "Madrid", terrain: "inland", country: "Spain", center: true },
    { id: "Bcn", name: "Barcelona", terrain: "coast", country: "Spain", center: true, aliases: ["Catalonia"] },
    { id: "Nav", name: "Navarra", terrain: "coast", country: "Spain", center: true },
    { id: "Sev", name: "Sevilla", terrain: "coast", country: "Spain", center: true, aliases: ["Seville"] },
    { id: "And", name: "Andorra", terrain: "coast", country: "Spain", center: true },
    { id: "Glc", name: "Galicia", terrain: "coast", country: "Spain" },
    { id: "Val", name: "Valencia", terrain: "coast", country: "Spain" },
    // Poland
    { id: "Pru", name: "Prussia", terrain: "coast", country: "Poland", center: true },
    { id: "Sil", name: "Silesia", terrain: "inland", country: "Poland", center: true, aliases: ["Silisia"] },
    { id: "Kra", name: "Krakow", terrain: "inland", country: "Poland", center: true },
    { id: "Wbe", name: "Western Belarus", terrain: "inland", country: "Poland", center: true },
    { id: "Pod", name: "Podolia", terrain: "inland", country: "Poland", center: true },
    { id: "War", name: "Warsaw", terrain: "inland", country: "Poland" },
    // neither a power nor a sea
    { id: "Nor", name: "Norway", terrain: "coast", center: true, aliases: ["Nwy"] },
    { id: "Swe", name: "Sweden", terrain: "coast", center: true },
    { id: "Den", name: "Denmark", terrain: "coast", center: true },
    { id: "Hol", name: "Holland", terrain: "coast", center: true, aliases: ["Netherlands"] },
    { id: "Bel", name: "Belgium", terrain: "coast", center: true },
    { id: "Por", name: "Portugal", terrain: "coast", center: true },
    { id: "Mor", name: "Morocco", terrain: "coast", center: true },
    { id: "Cze", name: "Czechia", terrain: "inland", center: true, aliases: ["Czechoslovakia"] },
    { id: "Aus", name: "Austria", terrain: "inland", center: true },
    { id: "Hun", name: "Hungary", terrain: "inland", center: true },
    { id: "Rum", name: "Romania", terrain: "coast", center: true, aliases: ["Rumania"] },
    { id: "Bul", name: "Bulgaria", terrain: "coast", center: true },
    { id: "Gre", name: "Greece", terrain: "coast", center: true },
    { id: "Irn", name: "Iran", terrain: "coast", center: true, coasts: ["nc", "sc"] },
    { id: "Lat", name: "Latvia", terrain: "coast" },
    { id: "Fin", name: "Finland", terrain: "coast" },
    { id: "Est", name: "Estonia", terrain: "coast" },
    { id: "Lit", name: "Lithuania", terrain: "coast" },
    { id: "Slo", name: "Slovakia", terrain: "inland" },
    { id: "Tyl", name: "Tyrol", terrain: "inland" },
    { id: "Tra", name: "Transylvania", terrain: "inland" },
    { id: "Alb", name: "Albania", terrain: "coast", center: true },
    { id: "Sal", name: "Salonika", terrain: "coast" },
    { id: "Irq", name: "Iraq", terrain: "coast" },
    { id: "Ara", name: "Arabia", terrain: "coast" },
    // the seas
    { id: "Nao", name: "North Atlantic Ocean", terrain: "sea", aliases: ["NAt"] },
    { id: "Nwg", name: "Norwegian Sea", terrain: "sea", aliases: ["Nrg"] },
    { id: "Bar", name: "Barents Sea", terrain: "sea" },
    { id: "Whi", name: "White Sea", terrain: "sea" },
    { id: "Mao", name: "Mid-Atlantic Ocean", terrain: "sea", aliases: ["Mid", "MAt"] },
    { id: "Iri", name: "Irish Sea", terrain: "sea" },
    { id: "Eng", name: "English Channel", terrain: "sea" },
    { id: "Nth", name: "North Sea", terrain: "sea" },
    { id: "Hel", name: "Helgoland Bight", terrain: "sea" },
    { id: "Ska", name: "Skagerrak", terrain: "sea" },
    { id: "Brn", name: "Bornholm", terrain: "sea" },
    { id: "Bal", name: "Baltic Sea", terrain: "sea" },
    { id: "Bot", name: "Gulf of Bothnia", terrain: "sea" },
    { id: "Gof", name: "Gulf of Finland", terrain: "sea" },
    { id: "Bis", name: "Bay of Biscay", terrain: "sea" },
    { id: "Cad", name: "Gulf of Cadiz", terrain: "sea" },
    { id: "Wme", name: "Western Mediterranean", terrain: "sea", aliases: ["WMed"] },
    { id: "Gol", name: "Gulf of Lyon", terrain: "sea" },
    { id: "Lig", name: "Ligurian Sea", terrain: "sea" },
    { id: "Tyr", name: "Tyrrhenian Sea", terrain: "sea", aliases: ["Tyn", "TYS"] },
    { id: "Sid", name: "Gulf of Sidra", terrain: "sea" },
    { id: "Ion", name: "Ionian Sea", terrain: "sea" },
    { id: "Adr", name: "Adriatic Sea", terrain: "sea" },
    { id: "Aeg", name: "Aegean Sea", terrain: "sea" },
    { id: "Eme", name: "Eastern Mediterranean", terrain: "sea", aliases: ["EMed"] },
    { id: "Cyp", name: "Cyprus Sea", terrain: "sea" },
    { id: "Wbs", name: "Western Black Sea", terrain: "sea" },
    { id: "Ebs", name: "Eastern Black Sea", terrain: "sea" },
    { id: "Cas", name: "Caspian Sea", terrain: "sea" },
    { id: "Red", name: "Red Sea", terrain: "sea" },
    { id: "Arb", name: "Arabian Sea", terrain: "sea" },
    { id: "Per", name: "Persian Gulf", terrain: "sea" },
  ],
  edges: {
    land: `
      Ada-Diy Ada-Kon Alb-Mac Alb-Ser Als-Bel Als-Bur Als-Fkf Als-Mun Als-Pic Als-Rhi And-Bor And-Nav
      Ank-Izm Ank-Kon Ant-Kon Apu-Rom Ara-Pal Ark-Mos Ark-Sib Ark-Stp Aus-Cro Aus-Cze Aus-Hun Aus-Mun
      Aus-Slo Aus-Tri Aus-Tyl Aze-Diy Aze-Geo Aze-Irn Aze-Ros Bcn-Mad Bcn-Nav Bel-Rhi Ber-Sax Ber-Sil
      Bor-Bur Bor-Lyo Bor-Mar Bor-Par Bos-Cro Bos-Mon Bos-Ser Bri-Par Bul-Mac Bul-Sal Bul-Ser Bur-Lyo
      Bur-Par Bur-Pic Cro-Hun Cro-Ser Cze-Kra Cze-Mun Cze-Sax Cze-Sil Cze-Slo Diy-Irn Diy-Irq Diy-Kon
      Diy-Syr Diy-Tbz Ebe-Lat Ebe-Mos Ebe-Stp Ebe-Ukr Ebe-Wbe Fin-Mur Fin-Nor Fkf-Mst Fkf-Mun Fkf-Rhi
      Fkf-Sax Glc-Mad Ham-Mst Ham-Sax Hol-Mst Hol-Rhi Hun-Ser Hun-Slo Hun-Tra Irn-Irq Irn-Tks Irq-Pal
      Irq-Syr Izm-Kon Kon-Tbz Kra-Pod Kra-Sil Kra-Slo Kra-War Lat-Stp Lat-Wbe Lit-Wbe Lvp-Yor Lyo-Mar
      Lyo-Pie Mac-Sal Mac-Ser Mad-Nav Mad-Por Mad-Sev Mad-Val Mil-Pie Mil-Tus Mil-Tyl Mil-Ven Mon-Ser
      Mos-Ros Mos-Sib Mos-Stp Mos-Ukr Mos-Wol Mst-Rhi Mst-Sax Mun-Sax Mun-Tyl Mur-Stp Par-Pic Pod-Rum
      Pod-Slo Pod-Ukr Pod-War Pod-Wbe Pru-Sil Pru-War Pru-Wbe Rom-Ven Rum-Ser Rum-Tra Sax-Sil Ser-Tra
      Sev-Val Sib-Tks Sib-Wol Sil-War Slo-Tra Tus-Ven Tyl-Ven Ukr-Wbe Wal-Yor War-Wbe
    `,
    both: `
      Ada-Ant Ada-Syr Alb-Gre Alb-Mon And-Bcn And-Mar Ank-Ist Ank-Tbz Ant-Izm Apu-Nap Apu-Ven Ara-Irq
      Ark-Mur Aze-Wol Bcn-Val Bel-Hol Bel-Pic Ber-Ham Ber-Pru Bor-Bri Bor-Nav Bri-Pic Bul-Ist Bul-Rum
      Cro-Mon Cro-Tri Cyr-Egy Cyr-Lib Den-Ham Den-Swe Edi-Lvp Edi-Yor Egy-Pal Est-Lat Est-Stp Fin-Stp
      Fin-Swe Fna-Mor Fna-Tun Geo-Ros Geo-Tbz Gib-Sev Gib-Val Glc-Nav Glc-Por Gre-Sal Ham-Hol Ist-Izm
      Ist-Sal Lat-Lit Lib-Tun Lit-Pru Lon-Wal Lon-Yor Lvp-Wal Mar-Pie Mur-Nor Nap-Rom Nor-Swe Pal-Syr
      Pie-Tus Por-Sev Rom-Tus Ros-Ukr Ros-Wol Rum-Ukr Tks-Wol Tri-Ven
    `,
    water: `
      Ada-Cyp Adr-Alb Adr-Apu Adr-Cro Adr-Ion Adr-Mon Adr-Tri Adr-Ven Aeg-Eme Aeg-Gre Aeg-Ion Aeg-Ist
      Aeg-Izm Aeg-Sal Alb-Ion And-Gol And-Wme Ank-Ebs Ank-Wbs Ant-Cyp Ant-Eme Apu-Ion Ara-Arb Ara-Per
      Ara-Red Arb-Irn/sc Arb-Per Arb-Red Ark-Bar Ark-Whi Aze-Cas Aze-Irn/nc Bal-Bot Bal-Brn Bal-Est Bal-Gof
      Bal-Lat Bal-Lit Bal-Pru Bal-Swe Bar-Mur Bar-Nor Bar-Nwg Bar-Whi Bcn-Wme Bel-Eng Bel-Nth Ber-Brn
      Bis-Bor Bis-Bri Bis-Glc Bis-Mao Bis-Nav Bot-Fin Bot-Gof Bot-Swe Bri-Eng Bri-Mao Brn-Den Brn-Ham
      Brn-Pru Brn-Swe Bul-Wbs Cad-Gib Cad-Mao Cad-Mor Cad-Por Cad-Sev Cad-Wme Cas-Irn/nc Cas-Tks Cas-Wol
      Cyp-Eme Cyp-Pal Cyp-Syr Cyr-Eme Cyr-Sid Den-Hel Den-Nth Den-Ska Ebs-Geo Ebs-Ros Ebs-Tbz Ebs-Ukr
      Ebs-Wbs Edi-Nao Edi-Nth Edi-Nwg Egy-Eme Egy-Red Eme-Ion Eme-Izm Eme-Pal Eme-Sid Eng-Iri Eng-Lon
      Eng-Mao Eng-Nth Eng-Pic Eng-Wal Est-Gof Fin-Gof Fna-Wme Gib-Wme Glc-Mao Gof-Stp Gol-Lig Gol-Mar
      Gol-Tyr Gol-Wme Gre-Ion Ham-Hel Hel-Hol Hel-Nth Hol-Nth Ion-Nap Ion-Sid Ion-Tyr Ire-Iri Ire-Mao
      Ire-Nao Iri-Lvp Iri-Mao Iri-Nao Iri-Wal Irn/nc-Tks Irn/sc-Irq Irn/sc-Per Irq-Per Ist-Wbs Lib-Sid
      Lig-Mar Lig-Pie Lig-Tus Lig-Tyr Lon-Nth Lvp-Nao Mao-Mor Mao-Nao Mao-Por Mor-Wme Mur-Whi Nao-Nwg
      Nap-Tyr Nor-Nth Nor-Nwg Nor-Ska Nth-Nwg Nth-Ska Nth-Yor Rom-Tyr Rum-Wbs Sid-Tun Sid-Tyr Ska-Swe
      Tun-Tyr Tun-Wme Tus-Tyr Tyr-Wme Ukr-Wbs Val-Wme
    `,
  },
};
