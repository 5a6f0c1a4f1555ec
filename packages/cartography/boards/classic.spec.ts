// biome-ignore-all format: coordinates are read as lists
import type { BoardSpec } from "../src/spec.ts";

/** The drawing of the board of 1901. */
export const classicSpec: BoardSpec = {
  projection: { parallels: [36, 62], meridian: 14, center: 50, scale: 1200, stretch: 1.05, frame: [-900, -640, 900, 760] },
  crop: { west: [-21, 47], east: [50, 46], north: [26, 74.2], south: [18, 30.6] },
  warp: { land: 0.62, sea: 0.7, off: 0.6, blur: 6, lifts: 2, liftBlur: 3, area: 300, radius: 7 },

  // ---- land
  countries: {
    GBR: "Lon", IMN: "_", ALB: "Alb", MNE: "Alb", BEL: "Bel", LUX: "Bel", NLD: "Hol", DNK: "Den", SWE: "Swe",
    NOR: "Nwy", FIN: "Fin", ALD: "Fin", PRT: "Por", ESP: "Spa", AND: "Spa", GIB: "Spa", MAR: "NAf",
    DZA: "NAf", TUN: "Tun", SVN: "Tri", HRV: "Tri", BIH: "Tri", HUN: "Bud", KOS: "Ser", MKD: "Ser",
    BGR: "Bul", EST: "Lvn", LVA: "Lvn", LTU: "Lvn", GEO: "Sev", ARM: "Sev", AZE: "Sev", SYR: "Syr",
    LBN: "Syr", ISR: "Syr", PSX: "Syr", JOR: "Syr", IRQ: "Syr", MCO: "Mar", SMR: "Rom",
  },
  units: {
    GRC: { Bul: "Anatoliki Makedonia kai Thraki|Ayion Oros", _: "Kriti", Gre: "*" },
    ROU: {
      Bud:
        "Arad|Bihor|Satu Mare|Salaj|Timis|Caras-Severin|Cluj|Alba|Mures|Bistrita-Nasaud|Harghita|" +
        "Covasna|Brasov|Sibiu|Maramures|Hunedoara",
      Rum: "*",
    },
    SRB: {
      Bud: "Severno-Backi|Zapadno-Backi|Severno-Banatski|Južno-Backi|Srednje-Banatski|Južno-Banatski|Sremski",
      Ser: "*",
    },
    POL: {
      Pru: "Pomeranian|West Pomeranian|Warmian-Masurian|Kuyavian-Pomeranian",
      Sil: "Greater Poland|Lubusz|Lower Silesian|Opole",
      Gal: "Silesian|Lesser Poland|Subcarpathian",
      War: "*",
    },
    DEU: {
      Kie: "Schleswig-Holstein|Hamburg|Bremen|Niedersachsen",
      Ruh: "Nordrhein-Westfalen|Hessen|Rheinland-Pfalz|Saarland",
      Mun: "Bayern|Baden-Württemberg|Thüringen|Sachsen",
      Ber: "*",
    },
    CZE: { Vie: "Jihomoravský|Zlínský|Vysočina", Boh: "*" },
    SVK: { Vie: "Bratislavský|Trnavský|Trenciansky|Žilinský", Bud: "*" },
    AUT: { Tyr: "Tirol|Vorarlberg|Salzburg|Kärnten|Oberösterreich", Vie: "*" },
    BLR: { War: "Brest|Grodno", Lvn: "Vitebsk", Mos: "*" },
    UKR: {
      Gal: "L'viv|Ternopil'|Ivano-Frankivs'k|Chernivtsi",
      Bud: "Transcarpathia",
      Sev: "Odessa|Mykolayiv|Kherson|Zaporizhzhya|Donets'k|Luhans'k|Dnipropetrovs'k",
      Ukr: "*",
    },
    RUS: {
      Pru: "Kaliningrad",
      StP:
        "Leningrad|City of St. Petersburg|Pskov|Novgorod|Karelia|Murmansk|Arkhangel'sk|Vologda|Komi|" +
        "Nenets",
      Sev:
        "Rostov|Krasnodar|Adygey|Stavropol'|Karachay-Cherkess|Kabardin-Balkar|North Ossetia|Ingush|" +
        "Chechnya|Dagestan|Kalmyk|Astrakhan'|Volgograd|Crimea|Sevastopol",
      Mos:
        "Moskovsskaya|Moskva|Tver'|Smolensk|Kaluga|Tula|Ryazan'|Bryansk|Orel|Kursk|Belgorod|Lipetsk|" +
        "Tambov|Voronezh|Vladimir|Yaroslavl'|Nizhegorod|Kostroma|Ivanovo|Kirov|Mariy-El|Chuvash|" +
        "Tatarstan|Mordovia|Penza|Ul'yanovsk|Samara|Saratov|Perm'|Udmurt|Bashkortostan|Orenburg",
    },
    TUR: {
      Con:
        "Edirne|Kirklareli|Tekirdag|Istanbul|Çanakkale|Kocaeli|Yalova|Sakarya|Bursa|Bilecik|Balikesir|" +
        "Düzce",
      Ank:
        "Bolu|Zinguldak|Bartın|Karabük|Kastamonu|Sinop|Samsun|Ordu|Amasya|Tokat|Çorum|Çankiri|Ankara|" +
        "Kinkkale|Kirsehir|Yozgat|Eskisehir|Giresun|Sivas",
      Arm:
        "Trabzon|Rize|Artvin|Gümüshane|Bayburt|Erzincan|Erzurum|Kars|Ardahan|Agri|Iğdir|Mus|Bingöl|" +
        "Tunceli|Van|Bitlis|Elazig|Diyarbakir|Batman|Siirt|Malatya",
      Syr: "Hatay|Gaziantep|Kilis|Sanliurfa|Mardin|Sirnak|Hakkari|Adiyaman",
      Smy: "*",
    },
  },
  nearest: {
    MDA: {
      Ukr: [[27.6, 48.1], [28.3, 48]],
      Sev: [[28.8, 47], [28.4, 46], [29.3, 46.8], [28.2, 47.4]],
    },
    ITA: {
      Pie: [[7.7, 45], [9.3, 45.6], [8.2, 44.6], [9.9, 46.1], [10.2, 45.4]],
      Ven: [[11.8, 45.5], [13, 46.1], [11.5, 44.6], [12.3, 43.95], [10.5, 44.6], [13.1, 43.4]],
      Tus: [[10.8, 43.6], [11.2, 42.9], [10, 44.2], [11.9, 43.4]],
      Rom: [[12.5, 42], [12.6, 42.8], [13.3, 41.8]],
      Apu: [[14, 42.3], [14.8, 41.6], [16.5, 41], [18, 40.3]],
      Nap: [[14.7, 40.8], [16.2, 39.3], [14, 37.5], [16.1, 40.3]],
      Tyr: [[11.3, 46.6], [11.1, 46.15]],
      _: [[9, 40]],
    },
    FRA: {
      Bre: [[-3, 48.2], [-1.4, 48.7], [-1.5, 47.4], [-0.2, 48.3]],
      Pic: [[2.5, 50.1], [1.1, 49.6], [3.5, 49.6]],
      Par: [[2.3, 48.7], [1.6, 47.6], [2.3, 46.9], [3.3, 47.9]],
      Bur: [[5, 47.4], [6.3, 48.2], [4.4, 46.6], [5.2, 49], [3.2, 46.2]],
      Gas: [[-0.3, 44.5], [0.2, 46], [0.8, 43.6], [2, 45.3], [-0.6, 43.6]],
      Mar: [[5, 44], [3.5, 43.9], [5.4, 45.4], [6.5, 44.2], [2.6, 42.8], [6.4, 45.8]],
      Mun: [[7.6, 48.5], [7.3, 47.9]],
      _: [[9.1, 42.2]],
    },
  },
  override: { "FRA/Moselle": "Ruh" },
  paint: [
    // Northern Ireland
    {
      to: "_", over: ["Lon"], rough: 0,
      area: [
        [-9, 53.9], [-9, 55.5], [-6, 55.45], [-5.85, 55.25], [-5.3, 54.9], [-5.3, 53.9],
      ],
    },
    // Wider Strait of Gibraltar
    {
      to: "sea", over: ["Spa", "NAf"], rough: 0,
      area: [
        [-6, 36.2], [-5.25, 36.3], [-5.2, 35.72], [-6, 35.62],
      ],
    },
    // Wider Finnmark, so that Finland keeps away from the Barents Sea
    { to: "Nwy", over: ["Fin"], area: [[25, 69.2], [25, 70.6], [29.6, 70.6], [29.6, 69.2]] },
    // Great Britain, cut by hand
    {
      to: "Cly", over: ["Lon"], rough: 0.2,
      area: [
        [-9, 55.2], [-9, 59.6], [-2.3, 59.6], [-2.3, 58.3], [-3.6, 57.85], [-3.85, 57.6], [-4, 57],
        [-4.25, 56.4], [-4.25, 56], [-3.9, 55.75], [-3.6, 55.42], [-4.4, 55.25], [-5.4, 55.2],
      ],
    },
    {
      to: "Edi", over: ["Lon"],
      area: [
        [-2.3, 59.6], [-2.3, 58.3], [-3.6, 57.85], [-3.85, 57.6], [-4, 57], [-4.25, 56.4], [-4.25, 56],
        [-3.9, 55.75], [-3.6, 55.42], [-3.1, 55.3], [-2.5, 55.25], [-1.9, 55.45], [-1, 55.5], [0.5, 61.5],
        [-2.3, 61.5],
      ],
    },
    {
      to: "Lvp", over: ["Lon"],
      area: [
        [-5.4, 55.2], [-4.4, 55.25], [-3.6, 55.42], [-3.1, 55.3], [-2.5, 55.25], [-2.35, 54.6], [-2.1, 54],
        [-1.95, 53.3], [-2.3, 52.85], [-3.1, 53.2], [-3.6, 53.6], [-5.4, 54.4],
      ],
    },
    {
      to: "Yor", over: ["Lon"],
      area: [
        [-2.5, 55.25], [-2.35, 54.6], [-2.1, 54], [-1.95, 53.3], [-2.3, 52.85], [-2, 52.35], [-0.6, 52.5],
        [0.3, 52.85], [1.5, 53.4], [-0.5, 55.2], [-1, 55.5], [-1.9, 55.45],
      ],
    },
    {
      to: "Wal", over: ["Lon"],
      area: [
        [-3.1, 53.2], [-2.3, 52.85], [-2, 52.35], [-2.1, 51.6], [-2.2, 51], [-1.9, 50.3], [-6.8, 49.5],
        [-6.8, 52.5], [-4.7, 54],
      ],
    },
    // Wider Dardanelles and Bosporus, so that the straits can be seen
    {
      to: "sea", over: ["Con"], rough: 0,
      area: [
        [26.12, 40.02], [26.4, 40.22], [26.72, 40.45], [27.1, 40.6], [27.35, 40.42], [26.95, 40.24], [26.65, 40.08],
        [26.45, 39.92], [26.3, 39.86],
      ],
    },
    { to: "sea", over: ["Con"], rough: 0, area: [[28.92, 40.95], [29.0, 41.3], [29.25, 41.28], [29.16, 40.93]] },
  ],
  pieces: [
    ["_", 9.1, 42.2], ["_", 9, 40], ["_", 55, 72], ["_", 60, 75.5], ["_", 49.5, 69.2], ["_", 59.3, 70],
    ["_", 16, 78.5], ["_", 25, 79.8], ["_", 22, 78],
  ],

  // ---- water
  seaLines: [
    // NAt|Nrg|Nth, Nrg|Bar
    [
      [-4.6, 58.2], [-5, 58.7], [-6.5, 60.5], [-15, 64.6], [-19, 65], [-22.5, 65.3], [-32, 66.5], [-45, 68.5],
      [-69, 72],
    ],
    [[-2.2, 57.55], [-1.1, 60.3], [5.2, 61.6]],
    [[25.2, 70.2], [25.8, 71], [23, 75], [18, 80], [10, 87]],
    // NAt|Iri, NAt|Mid
    [[-5.6, 54.6], [-4.6, 54.85], [-3.6, 54.95]],
    [[-9.2, 51.95], [-12, 51.2], [-22, 50.5], [-40, 48], [-69, 42]],
    // Iri|Mid, Iri|Eng, Eng|Mid
    [[-8.4, 52], [-6.6, 50.2]],
    [[-5.2, 50.2], [-6.6, 50.2]],
    [[-6.6, 50.2], [-4.4, 48.4]],
    // Eng|Nth, Nth|Hel, Nth|Ska
    [[1.1, 51.25], [2.2, 51.35], [3, 51.15]],
    [[5.7, 53], [5.6, 53.6], [6.6, 55], [8.4, 55.95]],
    [[8.5, 57], [7.8, 57.5], [7.4, 58.3]],
    // Bal|Danish straits|Ska
    [[9.3, 54.85], [10.6, 54.75], [11.3, 54.85], [12, 54.95], [12.2, 55.35], [12.45, 55.6], [13.3, 55.6]],
    [[10.2, 56.4], [11, 56.2], [12.4, 56.1], [12.9, 56.05]],
    // Bal|Bot
    [[17.6, 59.2], [20, 59.1], [22.6, 58.9], [23.8, 59]],
    // Mid|Wes|GoL|Tyn
    [[-5.6, 36.4], [-5.6, 35.6]],
    [[-0.6, 39.2], [2.8, 39.5], [8.8, 39.8]],
    [[9.35, 42.7], [9.8, 43], [11, 43.15]],
    [[9.2, 41.6], [9.2, 41]],
    [[9, 39.2], [9.2, 38.6], [9.7, 37]],
    // Tyn|Ion|Adr
    [[15.4, 38.15], [15.8, 38.15]],
    [[12.7, 37.8], [11.9, 37.35], [10.8, 36.85]],
    [[18.1, 40.15], [19.7, 40.2]],
    // Ion|Aeg|Eas
    [[22.8, 36.9], [22.98, 36.25], [23.3, 35.85], [23.62, 35.35]],
    [[24.4, 35.25], [24.1, 34.7], [23.6, 33.6], [22.9, 32.3]],
    [[26, 35.1], [26.6, 35.2], [27.15, 35.6], [28, 36.15], [28.5, 36.95]],
    // Aeg|Marmara|Bla
    [[26.3, 40.25], [26.15, 40], [26.3, 39.8]],
    [[28.7, 41.3], [29.1, 41.23], [29.5, 41.1]],
  ],
  seas: {
    NAt: [[-15, 57]], Nrg: [[2, 66]], Bar: [[40, 72.5]], Nth: [[3, 56.5]], Hel: [[7.4, 54.4]],
    Ska: [[10, 57.9]], Bal: [[18, 56]], Bot: [[20, 62], [25, 59.8]], Eng: [[-2, 50]], Iri: [[-5, 53]],
    Mid: [[-12, 44]], Wes: [[3, 38]], GoL: [[5, 42]], Tyn: [[12, 40]], Ion: [[18, 36.5]], Adr: [[15.5, 43]],
    Aeg: [[25, 39]], Eas: [[30, 34]], Bla: [[34, 43]], _: [[50.5, 42], [34.7, 28.9]],
  },
  straits: { Con: [[28.2, 40.75]], Den: [[11.2, 55.4], [12.72, 55.85]] },

  // ---- look
  unit: 24,
  grow: {
    Adr: 1.25, Aeg: 1.2, Alb: 1.4, Apu: 1.2, Bel: 1.5, Boh: 1.1, Cly: 1.45, Con: 1.45, Den: 1.4, Edi: 1.35,
    Eng: 1.25, Gre: 1.2, Hel: 1.4, Hol: 1.5, Iri: 1.25, Kie: 1.15, Lon: 1.3, Lvp: 1.4, Nap: 1.15, Pic: 1.2,
    Pie: 1.15, Por: 1.1, Rom: 1.25, Ruh: 1.25, Ser: 1.3, Ska: 1.3, Tus: 1.2, Tyr: 1.15, Ven: 1.2, Wal: 1.3,
    Yor: 1.35,
    Bar: 0.65, Bud: 0.95, Mid: 0.6, Mos: 0.7, NAf: 0.7, NAt: 0.6, Nrg: 0.65, Sev: 0.8, StP: 0.75, Syr: 0.75,
    Ukr: 0.9,
  },
  detail: { coast: 5, border: 8, off: 14 },
  hints: {
    Mos: [37.6, 55.3], StP: [33.5, 60.3], Sev: [38, 47.5], Nwy: [9.5, 60.8], Swe: [15.5, 60], NAf: [0, 35],
    Mid: [-12, 44], NAt: [-14, 56], Nrg: [2, 65], Bar: [36, 71.5], Syr: [37.5, 34.5], Nap: [14.9, 40.9],
    Fin: [26, 62.3], Spa: [-3.7, 40], Con: [29, 40], Bul: [25, 42.7], Nth: [3, 56],
  },
  coasts: {
    "Bul/ec": [27.5, 43.2], "Bul/sc": [24.9, 41.3], "Spa/nc": [-4.5, 43.1], "Spa/sc": [-0.8, 38.6],
    "StP/nc": [43.5, 65.6], "StP/sc": [30.2, 59.6],
  },
  marks: [["Swe", "Den"]],
  waterways: [
    { name: "Kiel Canal", line: [[9.15, 53.92], [9.6, 54.2], [10.2, 54.42]] },
  ],
  offBoard: [{ text: "Switzerland", at: [8.1, 46.8] }],
};
