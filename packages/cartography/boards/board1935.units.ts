// biome-ignore-all format: coordinates are read as lists
import type { BoardSpec } from "../src/spec.ts";

/** The districts of today's countries that make up the provinces of 1935. */
export const units: BoardSpec["units"] = {
  FRA: {
    Bri:
      "Finistère|Côtes-d'Armor|Morbihan|Ille-et-Vilaine|Loire-Atlantique|Manche|Mayenne|Calvados|Orne|" +
      "Maine-et-Loire|Vendée",
    Pic: "Nord|Pas-de-Calais|Somme|Aisne|Seine-Maritime|Eure|Ardennes|Oise",
    Par:
      "Hauts-de-Seine|Seine-Saint-Denis|Paris|Val-d'Oise|Yvelines|Essonne|Seien-et-Marne|Val-de-Marne|" +
      "Eure-et-Loir|Loiret|Loir-et-Cher|Cher|Indre|Indre-et-Loire|Sarthe",
    Bur:
      "Côte-d'Or|Yonne|Nièvre|Saône-et-Loire|Aube|Haute-Marne|Marne|Haute-Saône|Doubs|Jura|" +
      "Territoire de Belfort",
    Als: "Meuse|Meurthe-et-Moselle|Moselle|Vosges|Bas-Rhin|Haute-Rhin",
    Lyo: "Rhône|Loire|Ain|Isère|Savoie|Haute-Savoie|Drôme|Ardèche|Haute-Loire",
    Mar:
      "Bouches-du-Rhône|Var|Alpes-Maritimes|Alpes-de-Haute-Provence|Hautes-Alpes|Vaucluse|Gard|" +
      "Hérault|Aude|Pyrénées-Orientales|Lozère",
    _: "Haute-Corse|Corse-du-Sud",
    Bor: "*",
  },
  ESP: {
    Glc: "La Coruña|Lugo|Orense|Pontevedra|Asturias|León|Zamora",
    Nav: "Navarra|Gipuzkoa|Bizkaia|Álava|La Rioja|Cantabria|Burgos|Huesca",
    And: "Gerona|Lérida",
    Bcn: "Barcelona|Tarragona|Zaragoza|Teruel",
    Val: "Valencia|Castellón|Alicante|Murcia|Almería|Granada|Albacete",
    Sev: "Sevilla|Huelva|Córdoba|Jaén|Badajoz|Cádiz",
    Gib: "Málaga",
    Mor: "Ceuta|Melilla",
    _: "Baleares|Santa Cruz de Tenerife|Las Palmas",
    Mad: "*",
  },
  ITA: {
    Pie:
      "Turin|Cuneo|Asti|Alessandria|Vercelli|Biella|Novara|Verbano-Cusio-Ossola|Aoste|Imperia|Savona|" +
      "Genova|La Spezia",
    Mil:
      "Milano|Monza e Brianza|Lodi|Pavia|Cremona|Mantova|Brescia|Bergamo|Lecco|Como|Varese|Sondrio|" +
      "Piacenza|Parma|Reggio Emilia|Modena",
    Ven:
      "Venezia|Padova|Rovigo|Verona|Vicenza|Treviso|Belluno|Ferrara|Bologna|Ravenna|Forlì-Cesena|" +
      "Rimini|Pesaro e Urbino|Ancona|Macerata|Fermo|Ascoli Piceno",
    Tri: "Trieste|Gorizia|Udine|Pordenone",
    Tyl: "Bozen|Trento",
    Tus: "Firenze|Prato|Pistoia|Lucca|Massa-Carrara|Pisa|Livorno|Siena|Arezzo|Grosseto",
    Rom: "Roma|Viterbo|Rieti|Frosinone|Latina|Perugia|Terni|L'Aquila",
    Apu:
      "Teramo|Pescara|Chieti|Campobasso|Isernia|Foggia|Barletta-Andria Trani|Bari|Brindisi|Lecce|" +
      "Taranto",
    _: "Sassari|Olbia-Tempio|Nuoro|Oristrano|Medio Campidano|Cagliari|Ogliastra|Carbonia-Iglesias",
    Nap: "*",
  },
  AUT: { Tyl: "Tirol|Vorarlberg", Aus: "*" },
  DEU: {
    Ham: "Schleswig-Holstein|Hamburg|Bremen",
    Ber: "Brandenburg|Berlin|Mecklenburg-Vorpommern",
    Sax: "Sachsen|Sachsen-Anhalt|Thüringen",
    Fkf: "Hessen",
    Rhi: "Rheinland-Pfalz|Saarland",
    Mst: "Niedersachsen|Nordrhein-Westfalen",
    Mun: "*",
  },
  POL: {
    Pru: "Pomeranian|West Pomeranian|Warmian-Masurian|Kuyavian-Pomeranian",
    Sil: "Greater Poland|Lubusz|Lower Silesian|Opole",
    Kra: "Silesian|Lesser Poland|Subcarpathian|Świętokrzyskie",
    Wbe: "Podlachian",
    War: "*",
  },
  BLR: { Wbe: "Brest|Grodno", Ebe: "*" },
  UKR: {
    Pod: "L'viv|Ternopil'|Ivano-Frankivs'k",
    Wbe: "Volyn|Rivne",
    Slo: "Transcarpathia",
    Rum: "Chernivtsi",
    Ukr: "*",
  },
  ROU: {
    Tra:
      "Arad|Bihor|Satu Mare|Salaj|Timis|Caras-Severin|Cluj|Alba|Mures|Bistrita-Nasaud|Harghita|" +
      "Covasna|Brasov|Sibiu|Maramures|Hunedoara",
    Rum: "*",
  },
  GRC: {
    Sal: "Anatoliki Makedonia kai Thraki|Ayion Oros|Kentriki Makedonia|Dytiki Makedonia",
    _: "Kriti",
    Gre: "*",
  },
  RUS: {
    Pru: "Kaliningrad",
    Ukr: "Crimea|Sevastopol",
    Mur: "Murmansk|Karelia",
    Stp: "Leningrad|City of St. Petersburg|Pskov|Novgorod|Vologda",
    Ark: "Arkhangel'sk|Nenets|Komi",
    Mos:
      "Moskovsskaya|Moskva|Tver'|Smolensk|Kaluga|Tula|Ryazan'|Bryansk|Orel|Kursk|Belgorod|Lipetsk|" +
      "Tambov|Voronezh|Vladimir|Yaroslavl'|Nizhegorod|Kostroma|Ivanovo|Kirov|Mariy-El|Chuvash|" +
      "Tatarstan|Mordovia|Penza|Ul'yanovsk",
    Ros:
      "Rostov|Krasnodar|Adygey|Stavropol'|Karachay-Cherkess|Kabardin-Balkar|North Ossetia|Ingush|" +
      "Chechnya",
    Wol: "Astrakhan'|Kalmyk|Volgograd|Saratov|Samara",
    Aze: "Dagestan",
    Sib: "Perm'|Udmurt|Bashkortostan|Orenburg|Sverdlovsk|Chelyabinsk|Kurgan",
  },
  KAZ: { Tks: "Mangghystau|Atyrau|West Kazakhstan|Aqtöbe|Qyzylorda|Qostanay" },
  UZB: { Tks: "Karakalpakstan|Khorezm|Bukhoro|Navoi" },
  TUR: {
    Ist: "Edirne|Kirklareli|Tekirdag|Istanbul|Çanakkale|Kocaeli|Yalova|Sakarya|Bursa|Bilecik|Balikesir",
    Ank:
      "Ankara|Bolu|Düzce|Zinguldak|Bartın|Karabük|Kastamonu|Çankiri|Sinop|Çorum|Samsun|Amasya|" +
      "Eskisehir|Kinkkale",
    Izm: "Izmir|Manisa|Aydin|Mugla|Denizli|Usak|Kütahya|Afyonkarahisar",
    Ant: "Antalya|Burdur|Isparta",
    Ada: "Adana|Mersin|Osmaniye|K. Maras",
    Syr: "Hatay",
    Tbz: "Ordu|Giresun|Trabzon|Rize|Artvin|Ardahan|Gümüshane|Bayburt|Tokat",
    Kon: "Konya|Karaman|Aksaray|Nigde|Nevsehir|Kirsehir|Kayseri|Yozgat|Sivas",
    Diy: "*",
  },
  MAR: { _: "Laâyoune - Boujdour - Sakia El Hamra|Oued el Dahab", Mor: "*" },
  DZA: { _: "Tamanghasset|Illizi|Tindouf|Adrar|Ouargla|Béchar", Fna: "*" },
  LBY: {
    Cyr: "Ajdabiya|Al Qubbah|Al Jabal al Akhdar|Al Marj|Al Butnan|Benghazi",
    _: "Al Kufrah|Murzuq|Ghat|Wadi al Hayaa",
    Lib: "*",
  },
};
