// biome-ignore-all format: coordinates are read as lists
import type { BoardSpec } from "../src/spec.ts";

/** The drawing of the board of 1935. */
export const spec1935: BoardSpec = {
  projection: { parallels: [34, 60], meridian: 22, centre: 46, scale: 1000, stretch: 1.05, frame: [-900, -800, 960, 700] },
  crop: { west: [-22.5, 47], east: [63.5, 31], north: [26, 73.8], south: [43.2, 11.6] },
  warp: { land: 0.58, sea: 0.7, off: 0.62, blur: 6, lifts: 3, liftBlur: 3, area: 150, radius: 5 },

  // ---- land
  countries: {
    GBR: "Lon", IMN: "_", IRL: "Ire", GIB: "Gib", PRT: "Por", AND: "And", MCO: "Mar", BEL: "Bel", LUX: "Bel",
    NLD: "Hol", DNK: "Den", SWE: "Swe", NOR: "Nor", FIN: "Fin", ALD: "Fin", EST: "Est", LVA: "Lat",
    LTU: "Lit", SVN: "Cro", HRV: "Cro", BIH: "Bos", SRB: "Ser", KOS: "Ser", MNE: "Mon", MKD: "Mac",
    ALB: "Alb", BGR: "Bul", HUN: "Hun", CZE: "Cze", SVK: "Slo", MDA: "Rum", GEO: "Geo", ARM: "Aze",
    AZE: "Aze", SYR: "Syr", LBN: "Syr", ISR: "Pal", PSX: "Pal", JOR: "Pal", IRQ: "Irq", KWT: "Ara",
    SAU: "Ara", YEM: "Ara", OMN: "Ara", ARE: "Ara", QAT: "Ara", BHR: "Ara", IRN: "Irn", EGY: "Egy",
    TUN: "Tun", TKM: "Tks", SMR: "Rom", VAT: "Rom",
  },
  units: {
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
  },
  paint: [
    {
      to: "Ire", over: ["Lon"], rough: 0,
      area: [
        [-9, 53.9], [-9, 55.5], [-6, 55.45], [-5.85, 55.25], [-5.3, 54.9], [-5.3, 53.9],
      ],
    },
    // Great Britain, cut by hand
    {
      to: "Edi", over: ["Lon"], rough: 0.2,
      area: [
        [-9, 55.25], [-9, 61.5], [0.5, 61.5], [-1, 55.5], [-1.9, 55.45], [-2.3, 55.25], [-3.1, 55.3],
        [-3.6, 55.42], [-4.4, 55.25],
      ],
    },
    {
      to: "Lvp", over: ["Lon"],
      area: [
        [-5.4, 55.25], [-4.4, 55.25], [-3.6, 55.42], [-3.1, 55.3], [-2.3, 55.25], [-2, 54.6], [-1.75, 54],
        [-1.75, 53.3], [-2.2, 52.8], [-3.1, 53.2], [-3.6, 53.6], [-5.4, 54.4],
      ],
    },
    {
      to: "Yor", over: ["Lon"],
      area: [
        [-2.3, 55.25], [-2, 54.6], [-1.75, 54], [-1.75, 53.3], [-2.2, 52.8], [-2, 52.35], [-0.6, 52.5],
        [0.3, 52.85], [1.5, 53.4], [-0.5, 55.2], [-1, 55.5], [-1.9, 55.45],
      ],
    },
    {
      to: "Wal", over: ["Lon"],
      area: [
        [-3.1, 53.2], [-2.2, 52.8], [-2, 52.35], [-2.1, 51.6], [-2.2, 51], [-1.9, 50.3], [-6.8, 49.5],
        [-6.8, 52.5], [-4.7, 54],
      ],
    },
    // Germany: Hamburg from the Dutch border to the western Baltic, Rhineland, Palatinate and north Baden with Frankfurt
    {
      to: "Ham", over: ["Mst"],
      area: [
        [6.5, 52.85], [7.6, 52.8], [8.6, 52.7], [9.6, 52.65], [10.4, 52.75], [11.7, 52.8], [11.7, 54.2],
        [6.3, 54.2],
      ],
    },
    {
      to: "Rhi", over: ["Mst"],
      area: [
        [5.6, 51.95], [6.5, 51.9], [7, 51.55], [7.35, 51.15], [8.1, 50.85], [8.1, 50.2], [5.6, 50.2],
      ],
    },
    {
      to: "Fkf", over: ["Rhi"],
      area: [
        [7.35, 48.8], [7.35, 49.35], [7.6, 49.75], [8, 49.95], [8.6, 50.1], [8.8, 48.8],
      ],
    },
    {
      to: "Fkf", over: ["Mun"],
      area: [
        [8, 49.2], [8.9, 49.15], [9.5, 49.25], [9.7, 49.6], [9.3, 50.2], [10.1, 50.6], [8, 50.6],
      ],
    },
    // Gibraltar: the coast from Cadiz to Malaga
    {
      to: "Gib", over: ["Sev"],
      area: [
        [-5.95, 35.8], [-6.05, 36.3], [-5.75, 36.65], [-5.3, 36.9], [-5, 36.9], [-5, 35.8],
      ],
    },
    {
      to: "sea", over: ["Gib", "Sev", "Mor"], rough: 0,
      area: [
        [-6, 36.12], [-5.25, 36.25], [-5.2, 35.72], [-6, 35.62],
      ],
    },
    // Andorra: Catalan Pyrenees down to the Costa Brava; the plain of Lerida goes to Barcelona
    {
      to: "Bcn", over: ["And"],
      area: [
        [0.1, 41.2], [0.1, 41.85], [0.9, 41.85], [1.8, 41.75], [2.4, 41.68], [2.72, 41.5], [2, 41],
      ],
    },
    {
      to: "And", units: ["ESP/Barcelona"],
      area: [
        [1, 41.85], [1, 42.6], [3, 42.6], [3, 41.7], [2.4, 41.78],
      ],
    },
    // Only the Pyrenean edge of Huesca goes to Navarra
    {
      to: "Bcn", units: ["ESP/Huesca"],
      area: [
        [-1.2, 41.2], [-1.2, 42.25], [-0.4, 42.3], [0.3, 42.25], [0.9, 42.2], [0.9, 41.2],
      ],
    },
    // Trieste: Istria and the Slovene littoral
    {
      to: "Tri", over: ["Cro"],
      area: [
        [13, 44.6], [13, 46.8], [13.9, 46.5], [14.1, 45.95], [14.35, 45.45], [14.2, 45.1], [14.1, 44.6],
      ],
    },
    // Dalmatian coast unbroken and wide enough
    {
      to: "Cro", over: ["Bos"], rough: 0,
      area: [
        [17.2, 42.8], [17.3, 43.25], [17.8, 43.15], [18.15, 42.95], [18.6, 42.7], [18.7, 42.4], [18.3, 42.3],
      ],
    },
    // Vilna strip brings Western Belarus to Latvia
    {
      to: "Wbe", over: ["Lit"],
      area: [
        [23.7, 53.8], [24.2, 54.5], [24.9, 54.95], [25.5, 55.4], [25.8, 56.1], [27, 56.1], [27, 53.8],
      ],
    },
    // Wider Finnmark
    { to: "Nor", over: ["Fin"], area: [[25, 69.2], [25, 70.6], [29.6, 70.6], [29.6, 69.2]] },
    // Gulf of Aqaba, off-board
    {
      to: "sea", over: ["Ara", "Egy", "Pal"], rough: 0,
      area: [
        [34.2, 28.05], [34.6, 29], [34.85, 29.5], [35.15, 29.5], [35, 28.5], [34.75, 27.95],
      ],
    },
    // Bessarabian coast
    {
      to: "Rum", over: ["Ukr"],
      area: [
        [27.9, 45], [28, 46.3], [29.2, 46.6], [30, 46.4], [30.45, 46.12], [30.7, 45.9], [30.4, 44.9],
      ],
    },
    // Kastoria and Grevena with Greece
    {
      to: "Gre", over: ["Sal"],
      area: [
        [20.95, 40.88], [21.35, 40.62], [21.7, 40.2], [21.9, 39.7], [20.4, 39.7], [20.6, 40.5],
      ],
    },
    // Wider Strait of Bonifacio
    { to: "sea", over: ["_"], rough: 0, area: [[8.8, 41.55], [9.7, 41.55], [9.7, 41.05], [8.8, 41.05]] },
    // Wider Bab el-Mandeb
    {
      to: "sea", over: ["Ara", "_"], rough: 0,
      area: [
        [42.75, 13.5], [43.55, 13.2], [44.3, 12.6], [43.4, 11.7], [42.6, 12.4],
      ],
    },
    // eastern edge
    { to: "_", over: ["Tks"], area: [[64.5, 36], [64.5, 44.5], [66, 49], [66, 55], [75, 55], [75, 36]] },
    // Wider Dardanelles and Bosporus, so that the straits can be seen
    {
      to: "sea", over: ["Ist"], rough: 0,
      area: [
        [26.12, 40.02], [26.4, 40.22], [26.72, 40.45], [27.1, 40.6], [27.35, 40.42], [26.95, 40.24], [26.65, 40.08],
        [26.45, 39.92], [26.3, 39.86],
      ],
    },
    { to: "sea", over: ["Ist"], rough: 0, area: [[28.92, 40.95], [29.0, 41.3], [29.25, 41.28], [29.16, 40.93]] },
  ],
  corners: [
    { at: [24.55, 47.95], radius: 0.3, sectors: [["Pod", 340], ["Rum", 95], ["Tra", 185], ["Slo", 270]] },
    { at: [20.95, 40.88], radius: 0.25, sectors: [["Mac", 310], ["Sal", 80], ["Gre", 135], ["Alb", 210]] },
    { at: [12.72, 46.62], radius: 0.25, sectors: [["Aus", 330], ["Tri", 95], ["Ven", 185], ["Tyl", 265]] },
    { at: [43.45, 41.12], radius: 0.25, sectors: [["Geo", 290], ["Aze", 75], ["Diy", 170], ["Tbz", 240]] },
  ],
  pieces: [
    ["_", 55, 72], ["_", 60, 75.5], ["_", 49.5, 69.2], ["_", 59.3, 70], ["_", 16, 78.5], ["_", 25, 79.8],
    ["_", 22, 78], ["_", 53.9, 12.5],
  ],

  // ---- water
  seaLines: [
    // Nao|Nwg|Nth, Nwg|Bar
    [
      [-4.6, 58.2], [-5, 58.7], [-6.5, 60.5], [-15, 64.6], [-19, 65], [-22.5, 65.3], [-32, 66.5], [-45, 68.5],
      [-69, 72],
    ],
    [[-2.2, 57.55], [-1.1, 60.3], [5.2, 61.6]],
    [[25.2, 70.2], [25.8, 71], [23, 75], [18, 80], [10, 87]],
    // Bar|Whi
    [[40.2, 66.3], [41.6, 66.6], [43.2, 66.4], [44.5, 66]],
    // Nao|Iri, Nao|Mao
    [[-5.6, 54.6], [-4.6, 54.85], [-3.6, 54.95]],
    [[-9.2, 51.95], [-12, 51.2], [-22, 50.5], [-40, 48], [-69, 42]],
    // Iri|Mao, Iri|Eng, Eng|Mao
    [[-8.4, 52], [-6.6, 50.2]],
    [[-5.2, 50.2], [-6.6, 50.2]],
    [[-6.6, 50.2], [-4.4, 48.4]],
    // Mao|Bis
    [[-4.3, 47.9], [-7, 46], [-8, 44.8], [-8, 43.3]],
    // Mao|Cad|Wme
    [[-8.9, 38.6], [-10.2, 37.4], [-10.2, 34.8], [-7.5, 33.4]],
    [[-5.6, 36.4], [-5.6, 35.6]],
    // Eng|Nth, Nth|Hel, Nth|Ska
    [[1.1, 51.25], [2.2, 51.35], [3, 51.15]],
    [[5.7, 53], [5.6, 53.6], [6.6, 55], [8.4, 55.95]],
    [[8.5, 57], [7.8, 57.5], [7.4, 58.3]],
    // Brn|Danish straits|Ska
    [[9.3, 54.85], [10.6, 54.75], [11.3, 54.85], [12, 54.95], [12.2, 55.35], [12.45, 55.6], [13.3, 55.6]],
    [[10.2, 56.4], [11, 56.2], [12.4, 56.1], [12.9, 56.05]],
    // Brn|Bal
    [[15.6, 56.4], [17, 55.9], [17.6, 55.3], [17.8, 54.6]],
    // Bal|Bot|Gof
    [[17.6, 59.2], [20, 59.1], [22.3, 59.1]],
    [[22.3, 59.1], [22.9, 59.95], [23.2, 60.3]],
    [[22.3, 59.1], [23.4, 59.05], [23.9, 59]],
    // Wme|Gol
    [[3, 41.95], [3.7, 41.3], [8.4, 40.4]],
    // Gol|Lig|Tyr|Wme
    [[8.65, 42.3], [7.8, 42.8], [6.6, 43.3]],
    [[9.4, 42.85], [9.8, 42.95], [10.8, 43.1]],
    [[9.2, 41.6], [9.2, 41]],
    [[9, 39.2], [9.2, 38.6], [9.7, 37]],
    // Tyr|Ion|Sid
    [[15.4, 38.15], [15.8, 38.15]],
    [[12.6, 37.75], [12.2, 37.2], [12, 36.6]],
    [[12, 36.6], [11.4, 36.5], [10.8, 36.6]],
    [[12, 36.6], [15.5, 35.6], [19, 34.9], [21.5, 34.3]],
    // Adr|Ion
    [[18.1, 40.15], [19.7, 40.2]],
    // Ion|Aeg|Eme|Sid
    [[22.8, 36.9], [22.98, 36.25], [23.3, 35.85], [23.62, 35.35]],
    [[24, 35.3], [23.3, 34.7], [21.5, 34.3]],
    [[21.5, 34.3], [21.8, 33.4], [21.9, 32.6]],
    [[26, 35.1], [26.6, 35.2], [27.15, 35.6], [28, 36.15], [28.5, 36.95]],
    // Eme|Cyp
    [[30.4, 36.6], [30.9, 35.8], [31.6, 35], [32.6, 34.9]],
    [[33.2, 34.8], [33.8, 33.6], [34.6, 32.9], [35.2, 32.4]],
    // Aeg|Marmara|Wbs
    [[26.3, 40.25], [26.15, 40], [26.3, 39.8]],
    [[28.7, 41.3], [29.1, 41.23], [29.5, 41.1]],
    // Wbs|Ebs
    [[33.9, 44.5], [34.2, 43.4], [34.2, 42.6], [34, 41.7]],
    // Gulf of Aqaba stays off-board
    [[34.1, 27.7], [34.6, 27.93], [35.3, 28.35]],
    // Red|Arb
    [[41.6, 12.6], [42.6, 12.75], [43.2, 12.8], [44.6, 13.4]],
    // Per|Arb
    [[56.2, 26.1], [56.55, 26.55], [56.7, 27.4]],
  ],
  seas: {
    Nao: [[-15, 57]], Nwg: [[2, 66]], Bar: [[40, 72.5]], Whi: [[38, 65.6]], Mao: [[-12, 44]], Iri: [[-5, 53]],
    Eng: [[-2, 50]], Nth: [[3, 56.5]], Hel: [[7.4, 54.4]], Ska: [[10, 57.9]], Brn: [[15, 55.2]],
    Bal: [[19, 57]], Bot: [[20, 62]], Gof: [[26, 59.9]], Bis: [[-4.5, 45.3]], Cad: [[-7.8, 36]],
    Wme: [[3, 38]], Gol: [[4.5, 42.3]], Lig: [[8.8, 43.6]], Tyr: [[12, 40]], Sid: [[17, 33]],
    Ion: [[18, 36.8]], Adr: [[15.5, 43]], Aeg: [[25, 39]], Eme: [[29, 34]], Cyp: [[34, 36]],
    Wbs: [[31, 43.3]], Ebs: [[37, 43.5], [36.7, 46.2]], Cas: [[51, 42], [53.6, 41.3]], Red: [[37.5, 22]],
    Arb: [[60, 18]], Per: [[52, 26.8]], _: [[34.75, 29]],
  },
  straits: { Ist: [[28.2, 40.75]], Den: [[11.2, 55.4], [12.72, 55.85]] },

  // ---- look
  unit: 20,
  grow: {
    Adr: 1.3, Aeg: 1.3, Alb: 1.08, And: 1.08, Brn: 1.3, Cad: 1.2, Cyp: 1.2, Den: 1.08, Eng: 1.1, Gib: 1.08,
    Gof: 1.3, Gol: 1.5, Ham: 1.1, Hel: 1.3, Ist: 1.45, Lig: 1.4, Lvp: 1.17, Mac: 1.34, Mar: 1.25, Mon: 1.36,
    Pie: 1.26, Ska: 1.3, Rhi: 1.12, Tri: 1.17, Tus: 1.26, Whi: 1.2, Yor: 1.08,
    Ara: 0.4, Arb: 0.5, Ark: 0.65, Bar: 0.6, Bor: 0.85, Cyr: 0.8, Egy: 0.7, Eme: 0.85, Fin: 0.9, Fna: 0.75,
    Irn: 0.65, Irq: 0.8, Lib: 0.75, Mad: 0.9, Mao: 0.6, Mor: 0.8, Mos: 0.75, Mur: 0.85, Nao: 0.55, Nor: 0.9,
    Nwg: 0.6, Red: 0.6, Sib: 0.6, Sid: 0.85, Swe: 0.95, Tks: 0.45, Ukr: 0.9, Wol: 0.85,
  },
  detail: { coast: 5, border: 9, off: 16 },
  smooth: {
    "Bor-Mar": 150, "Lyo-Mar": 150, "Bor-Lyo": 100, "Bor-Bur": 30, "Bcn-Nav": 80, "And-Bcn": 40,
    "Bcn-Val": 120, "Mad-Val": 80, "Bcn-Mad": 80, "Fkf-Rhi": 25, "Fkf-Mst": 25, "Stp-Mos": 30,
    "Ark-Mos": 30, "Mos-Wol": 25, "Sib-Wol": 25, "Mos-Sib": 30, "Als-Fkf": 20, "Diy-Tbz": 60, "Apu-Nap": 20,
  },
  hints: {
    Lon: [-0.1, 51.5], Edi: [-4, 56.6], Ire: [-8, 53.3], Egy: [30.5, 28.5], Yor: [-1, 53.9],
    Lvp: [-2.9, 54.2], Wal: [-3.8, 52.3], Pal: [35.8, 31.5], Par: [2.3, 48.7], Bri: [-2.8, 48.2],
    Lyo: [4.8, 45.7], Syr: [38, 35], Fna: [3, 35], Pic: [2.3, 50], Bur: [4.5, 47.2], Bor: [0, 44.7],
    Mar: [5, 43.6], Als: [6.8, 48.6], Tun: [9.5, 34.5], Rom: [12.5, 42], Nap: [15.5, 40], Ven: [12, 45],
    Mil: [9.6, 45.5], Lib: [14, 30.5], Pie: [8, 44.7], Tus: [11, 43.4], Apu: [16.5, 41.2], Cyr: [22, 31],
    Ham: [10, 53.7], Mst: [7.8, 52], Ber: [13.8, 53], Fkf: [9, 50.3], Mun: [11.3, 48.5], Rhi: [6.9, 50.4],
    Sax: [12.5, 51.2], Mos: [37.6, 55.7], Mur: [33, 67], Stp: [31, 59.3], Sib: [60, 57], Ros: [40.5, 47],
    Ark: [43, 63.5], Ebe: [29.5, 54], Ukr: [32, 49], Wol: [46, 49], Geo: [42.5, 42.5], Aze: [47.5, 41],
    Ank: [33, 40.5], Ada: [36, 37.2], Izm: [28, 38.3], Ist: [28.5, 41], Ant: [31, 36.9], Kon: [33.5, 38.5],
    Tbz: [39.5, 40.7], Diy: [41.5, 38.3], Ser: [21, 44.2], Bos: [17.8, 44.2], Cro: [16, 45.4],
    Mon: [19.2, 42.7], Mac: [21.6, 41.5], Mad: [-3.7, 40.4], Bcn: [0.8, 41.3], Nav: [-2.5, 43],
    Sev: [-5.8, 37.6], And: [2, 42.2], Glc: [-7, 43], Val: [-1, 38.7], Pru: [19.5, 54.2], Sil: [17, 51.2],
    Kra: [20, 50], Wbe: [25, 53.3], Pod: [24.8, 49.5], War: [20.8, 52.2], Nor: [9, 61.5], Swe: [15.5, 60],
    Den: [9.3, 56], Hol: [5.5, 52.3], Bel: [4.6, 50.7], Por: [-8.2, 39.6], Mor: [-6, 33], Cze: [15.3, 49.7],
    Aus: [14.8, 47.7], Hun: [19.3, 47], Rum: [26.5, 45.5], Bul: [25, 42.7], Gre: [22.3, 39], Irn: [53, 33],
    Lat: [25, 56.9], Fin: [26, 63.5], Est: [25.8, 58.7], Lit: [23.5, 55.5], Slo: [20.5, 48.7],
    Tyl: [11.5, 47.1], Tra: [23.5, 46.5], Alb: [20, 41], Sal: [23.5, 40.8], Irq: [43.5, 33], Nao: [-20, 56],
    Nwg: [2, 66], Bar: [40, 72], Whi: [38, 65.8], Mao: [-15, 44], Iri: [-5.5, 52.5], Eng: [-2.5, 50],
    Nth: [3, 56], Hel: [7.5, 54.3], Ska: [9.5, 57.9], Brn: [14.8, 55], Bal: [19.3, 56.5], Bot: [19.5, 62.5],
    Gof: [26.5, 59.9], Bis: [-4.5, 45.3], Cad: [-7.8, 36], Wme: [2, 38], Gol: [4, 42.3], Lig: [8.8, 43.6],
    Tyr: [12, 39.8], Sid: [17, 33], Ion: [18.5, 37.5], Adr: [16, 43], Aeg: [25, 38.3], Eme: [28.5, 34],
    Cyp: [34, 35.8], Wbs: [30.5, 43.3], Ebs: [37, 43.5], Cas: [51, 41.8], Red: [37, 23.5], Per: [51.5, 27],
  },
  coasts: {
    "Irn/nc": [52.2, 36.3], "Irn/sc": [53.2, 28.2],
  },
  marks: [["Swe", "Den"]],
  waterways: [
    { name: "Kiel Canal", line: [[9.15, 53.92], [9.6, 54.2], [10.2, 54.42]] },
    {
      name: "Volga-Don waterway",
      line: [
        [39.3, 47.2], [41.5, 47.6], [43.4, 48.6], [44.4, 48.6], [46, 47.6], [47.7, 46.3], [48.3, 45.7],
      ],
    },
    { name: "Nile/Suez", line: [[32.31, 31.27], [32.33, 30.6], [32.57, 29.93]] },
  ],
  offBoard: [{ text: "Switzerland", at: [8.1, 46.8] }],
};
