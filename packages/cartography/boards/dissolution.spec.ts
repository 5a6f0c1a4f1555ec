// biome-ignore-all format: coordinates are read as lists
import type { BoardSpec } from "../src/spec.ts";

/** The drawing of the board of 1992. */
export const dissolutionSpec: BoardSpec = {
  projection: { parallels: [22, 52], meridian: 41, center: 35, scale: 1000, stretch: 1.1, frame: [-760, -900, 900, 800] },
  crop: { east: [81.5, 24.5], north: [30, 69], south: [42, -2.2] },
  warp: { land: 0.58, sea: 0.7, off: 0.62, blur: 6, lifts: 3, liftBlur: 3, area: 150, radius: 5 },

  // ---- land
  countries: {
    FRA: "Par", MCO: "Par", AUT: "Aus", CZE: "Pra", SVK: "Bra", HUN: "Hun", SVN: "Svn", HRV: "Cro",
    BIH: "BHz", SRB: "Bgd", KOS: "Kos", MNE: "Pod", MKD: "Mac", ALB: "Alb", BGR: "Bul", FIN: "Fin",
    ALD: "Fin", EST: "BSt", LVA: "BSt", LTU: "BSt", BLR: "Blr", MDA: "Mol", GEO: "Geo", ARM: "Arm",
    TUN: "Tun", TCD: "Cha", SDS: "Jub", ERI: "Eri", DJI: "Dji", SOM: "Som", SOL: "Som", YEM: "Yem",
    OMN: "Oma", ARE: "UAE", QAT: "Qat", BHR: "Qat", KWT: "Kuw", IRQ: "Irq", SYR: "Syr", LBN: "Leb",
    JOR: "Jor", ISR: "Tel", PSX: "Tel", TKM: "Tkm", TJK: "Taj", KAB: "Kgd", KAS: "Kas", SMR: "Avi",
    VAT: "Nap", LUX: "Ram",
  },
  units: {
    // Istanbul is the Marmara region only; Izmir reaches the Black Sea; Incirlik is the east with Trabzon
    TUR: {
      Ist: "Edirne|Kirklareli|Tekirdag|Istanbul|Çanakkale|Balikesir|Bursa|Yalova|Kocaeli|Sakarya|Bilecik",
      Inc:
        "Mersin|Adana|Hatay|Osmaniye|K. Maras|Gaziantep|Kilis|Adiyaman|Sanliurfa|Malatya|Sivas|Erzincan|" +
        "Erzurum|Tunceli|Elazig|Bingöl|Mus|Bitlis|Van|Hakkari|Sirnak|Siirt|Batman|Mardin|Diyarbakir|" +
        "Agri|Iğdir|Kars|Ardahan|Bayburt|Giresun|Trabzon|Rize|Artvin|Gümüshane|Ordu",
      Izm: "*",
    },
    GRC: { Cre: "Kriti", Ath: "*" },
    ROU: {
      Cri: "Arad|Bihor|Satu Mare|Salaj|Timis|Caras-Severin",
      Clu:
        "Cluj|Alba|Mures|Bistrita-Nasaud|Harghita|Covasna|Brasov|Sibiu|Maramures|Hunedoara|Suceava|" +
        "Botosani|Iasi|Neamt|Bacau|Vaslui|Vrancea",
      Buc: "*",
    },
    POL: {
      Gda: "Pomeranian|West Pomeranian",
      Ols: "Warmian-Masurian|Podlachian",
      Poz: "Greater Poland|Lubusz|Kuyavian-Pomeranian|Lower Silesian|Opole",
      War: "*",
    },
    DEU: { EGe: "Brandenburg|Berlin|Mecklenburg-Vorpommern|Sachsen|Sachsen-Anhalt|Thüringen", Ram: "*" },
    // Kyiv reaches down to Dnipro so that it borders Sevastopol = Crimea + Kherson
    UKR: {
      Lvi: "L'viv|Volyn|Rivne|Ternopil'|Ivano-Frankivs'k|Transcarpathia|Chernivtsi|Khmel'nyts'kyy",
      Kyv: "Kiev|Kiev City|Zhytomyr|Chernihiv|Cherkasy|Vinnytsya|Kirovohrad|Dnipropetrovs'k",
      Ode: "Odessa|Mykolayiv",
      Sev: "Kherson",
      Khk: "*",
    },
    RUS: {
      Kal: "Kaliningrad",
      Sev: "Crimea|Sevastopol",
      Len: "Leningrad|City of St. Petersburg|Pskov|Novgorod|Karelia|Murmansk|Arkhangel'sk|Vologda",
      Mos:
        "Moskovsskaya|Moskva|Tver'|Smolensk|Kaluga|Tula|Ryazan'|Bryansk|Orel|Kursk|Belgorod|Lipetsk|" +
        "Tambov|Voronezh|Vladimir|Yaroslavl'",
      // Orenburg keeps Sverdlovsk away from Aktau
      Niz:
        "Nizhegorod|Kostroma|Ivanovo|Kirov|Mariy-El|Chuvash|Tatarstan|Mordovia|Penza|Ul'yanovsk|Samara|" +
        "Saratov|Orenburg",
      Sve: "Sverdlovsk|Perm'|Chelyabinsk|Kurgan|Bashkortostan|Udmurt|Tyumen'",
      // Volga-Don: Caspian and Azov
      Ast: "Astrakhan'|Kalmyk|Volgograd|Rostov",
      Kra:
        "Krasnodar|Adygey|Stavropol'|Karachay-Cherkess|Kabardin-Balkar|North Ossetia|Ingush|Chechnya|" +
        "Dagestan",
    },
    KAZ: {
      Akt: "Mangghystau|Atyrau|West Kazakhstan|Aqtöbe",
      Akm: "Aqmola|Astana|Qostanay|North Kazakhstan|Pavlodar",
      Kgd: "Qaraghandy|Qyzylorda",
      Alm: "*",
    },
    // Batken would ring the Fergana valley
    KGZ: { Taj: "Batken", Kyr: "*" },
    UZB: { Nuk: "Karakalpakstan|Khorezm|Navoi|Bukhoro", Tsh: "*" },
    AFG: { Kan: "Kandahar|Hilmand|Nimroz|Farah|Hirat|Zabul|Uruzgan|Ghor|Ghazni|Paktika", Kab: "*" },
    // The Nakhichevan exclave is drawn with Armenia
    AZE: { Arm: "Babək|Culfa|Naxçıvan|Şərur|Sədərək|Kangarli|Şahbuz|Ordubad", Aze: "*" },
    PAK: {
      Blo: "Baluchistan",
      Kch: "Sind",
      Isl: "Punjab|F.C.T.",
      Pes: "K.P.|F.A.T.A.",
      Kas: "Azad Kashmir|Northern Areas",
    },
    IND: {
      Kas: "Jammu and Kashmir",
      Guj: "Gujarat|Daman and Diu|Dadra and Nagar Haveli",
      Mum: "Maharashtra|Goa|Madhya Pradesh|Karnataka",
      Del: "Delhi|Haryana|Punjab|Chandigarh|Himachal Pradesh|Uttaranchal|Uttar Pradesh|Rajasthan",
    },
    IRN: {
      Tbz: "East Azarbaijan|West Azarbaijan|Ardebil|Kordestan|Zanjan|Gilan",
      Khu: "Khuzestan|Ilam|Lorestan|Kermanshah|Chahar Mahall and Bakhtiari",
      Shi: "Fars|Bushehr|Hormozgan|Kerman|Kohgiluyeh and Buyer Ahmad|Sistan and Baluchestan",
      Kho: "North Khorasan|Razavi Khorasan|South Khorasan",
      Teh: "*",
    },
    SAU: {
      Tbk: "Tabuk|Al Jawf",
      Mec: "Makkah|Al Madinah|Al Bahah",
      Naj: "Najran|`Asir|Jizan",
      Dmm: "Ash Sharqiyah",
      Riy: "*",
    },
    EGY: {
      Sue: "Bur Sa`id|Al Isma`iliyah|As Suways|Shamal Sina'|Janub Sina'",
      Alx:
        "Al Iskandariyah|Al Buhayrah|Kafr ash Shaykh|Dumyat|Al Gharbiyah|Al Minufiyah|Ad Daqahliyah|" +
        "Ash Sharqiyah",
      WDe: "Matruh|Al Wadi at Jadid",
      Asw: "Aswan|Al Bahr al Ahmar|Luxor|Qina|Suhaj",
      Cai: "*",
    },
    SDN: { Dar: "Central Darfur|Eastern Darfur|North Darfur|Southern Darfur|Western Darfur", Khm: "*" },
    ETH: { DiD: "Dire Dawa|Harari People|Somali|Afar", AdA: "*" },
    LBY: { Ben: "Ajdabiya|Al Qubbah|Al Jabal al Akhdar|Al Marj|Al Kufrah|Al Butnan|Benghazi", Trp: "*" },
  },
  nearest: {
    ITA: {
      Avi: [[7.7, 45], [9.2, 45.5], [11.5, 45.5], [13, 46], [11, 44.3], [9, 44.4], [10.9, 43.5]],
      Nap: [
        [12.5, 42.2], [13.3, 43.2], [14.5, 41], [16.5, 40.8], [16.3, 39], [14, 37.5], [9, 40], [12.6, 43],
      ],
    },
  },
  override: { "OMN/Musandam": "UAE" },
  paint: [
    // Western Rajasthan: Karachi borders Gujarat, not Delhi
    {
      to: "Guj", units: ["IND/Rajasthan"],
      area: [
        [68.5, 23.5], [68.5, 29.5], [72.2, 28.9], [72.5, 27.2], [73.1, 25.6], [73.5, 23.3],
      ],
    },
    {
      to: "DiD", units: ["ETH/Oromiya"],
      area: [
        [40.2, 10.6], [40.3, 9.2], [40.5, 7.6], [40.7, 6.2], [43.5, 6.2], [43.5, 10.6],
      ],
    },
    {
      to: "Tbk", units: ["SAU/Al Hudud ash Shamaliyah"],
      area: [
        [36, 33.5], [42, 33.5], [41.9, 28.5], [36, 28.5],
      ],
    },
    // Strip that brings Najran to the four-way crossing
    {
      to: "Naj", units: ["SAU/Ash Sharqiyah"],
      area: [
        [47.2, 17.5], [47.2, 20.4], [48.6, 19.9], [50.2, 19.6], [51.25, 19.35], [51.35, 17.5],
      ],
    },
    // Western Wakhan: Tajikistan meets Peshawar
    {
      to: "Taj", units: ["AFG/Badakhshan"],
      area: [
        [72.05, 36], [72.05, 36.72], [71.9, 37.4], [72.6, 37.7], [72.6, 36.2],
      ],
    },
    // Eastern Wakhan keeps Kashmir and Tajikistan apart
    { to: "_", units: ["AFG/Badakhshan"], area: [[72.55, 36.2], [72.55, 37.9], [75.5, 37.9], [75.5, 36.2]] },
    {
      to: "Kas", units: ["PAK/K.P."], rough: 0,
      area: [
        [73.15, 36.3], [73.15, 37.2], [74.5, 37.2], [74.5, 36.3],
      ],
    },
    // Corner by Hafar al-Batin, so that Dammam meets Iraq
    { to: "Dmm", over: ["Riy"], area: [[44.5, 28.3], [44.3, 29.6], [47.2, 29.6], [47.2, 28.3]] },
    // Bosnia's short coast
    {
      to: "BHz", over: ["Cro"], rough: 0,
      area: [
        [17.35, 43.15], [17.5, 42.88], [17.95, 42.6], [18.15, 42.62], [18.2, 42.9], [17.8, 43.2],
      ],
    },
    { to: "Pod", over: ["Cro"], rough: 0, area: [[17.95, 42.75], [18, 42.3], [18.8, 42.3], [18.8, 42.75]] },
    // Vistula spit removed: Olsztyn's short coast
    {
      to: "sea", over: ["Gda", "Kal", "Ols"], rough: 0,
      area: [
        [19.2, 54.6], [19.25, 54.24], [19.45, 54.2], [19.75, 54.28], [19.95, 54.42], [19.75, 54.62],
      ],
    },
    // Wider Kerch strait
    {
      to: "sea", over: ["Sev", "Kra"], rough: 0,
      area: [
        [36.42, 45.5], [36.4, 45], [36.8, 44.95], [36.92, 45.45],
      ],
    },
    // Iraq's short coast
    {
      to: "Irq", over: ["Khu", "Kuw"], rough: 0,
      area: [
        [47.95, 29.95], [47.95, 30.3], [48.55, 30.35], [48.85, 30.1], [48.8, 29.8], [48.2, 29.85],
      ],
    },
    // Slovenia's short coast
    { to: "Svn", over: ["Cro"], rough: 0, area: [[13.3, 45.42], [13.3, 45.6], [14, 45.6], [13.95, 45.38]] },
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
  pieces: [
    ["_", 9.1, 42.2], ["_", 9, 40], ["_", 53.9, 12.5], ["_", 55, 72], ["_", 60, 75.5], ["_", 49.5, 69.2],
    ["_", 59.3, 70],
  ],

  // ---- water
  seaLines: [
    // WMd|TyS
    [[9.4, 42.85], [9.6, 43.5], [9.95, 44.25]],
    [[9.2, 41.6], [9.2, 41]],
    [[9, 39.2], [9.2, 38.6], [9.7, 37]],
    // TyS|Ion
    [[15.4, 38.15], [15.8, 38.15]],
    [[12.7, 37.8], [11.9, 37.35], [10.8, 36.85]],
    // Adr|Ion
    [[18.1, 40.15], [19.7, 40.2]],
    // Ion|Lib
    [[10.2, 35.3], [12.5, 35.1], [17, 35.2], [21, 35], [23.8, 35.3]],
    // Ion|Aeg
    [[22.8, 36.9], [22.98, 36.25], [23.3, 35.85], [23.62, 35.35]],
    // Lib|Lev
    [[24.4, 35.25], [24.1, 34.7], [23.6, 33.6], [22.9, 32.3]],
    // Aeg|Lev
    [[26, 35.1], [26.6, 35.2], [27.15, 35.6], [28, 36.15], [28.5, 36.95]],
    // Aeg|Marmara|Bla
    [[26.3, 40.25], [26.15, 40], [26.3, 39.8]],
    [[28.7, 41.3], [29.1, 41.23], [29.5, 41.1]],
    // Bla|Azo
    [[36.2, 45.2], [36.55, 45.22], [37, 45.15]],
    // gulfs of Suez and Aqaba|Red
    [[33.2, 27.7], [34.24, 27.78], [34.6, 27.93], [35.3, 28.35]],
    // Bab el-Mandeb
    [[42.9, 12.72], [43.1, 12.7], [43.7, 12.72]],
    [[43, 12.2], [43.35, 12.33], [44.1, 12.75]],
    // Per|GOm|Ara
    [[56.2, 26.1], [56.55, 26.55], [56.7, 27.4]],
    [[59.5, 22.5], [61, 23.3], [62.3, 24.4], [62.5, 25.6]],
    // GAd|Ara|Ind
    [[51.8, 16.2], [52.5, 13.6], [50.9, 11.5]],
    [[52.5, 13.6], [57, 11.6], [64, 10.8], [70.5, 11.6], [75.2, 14.7]],
    // Bal|off-board
    [[9.3, 54.85], [10.6, 54.75], [11.3, 54.85], [12, 54.95], [12.2, 55.35], [12.45, 55.6], [13.3, 55.6]],
    [[-5.35, 36.4], [-5.3, 35.6]],
    [[28, 71], [32, 68]],
  ],
  seas: {
    WMd: [[5, 40], [0, 37.5]], TyS: [[12, 40]], Adr: [[15.5, 43]], Ion: [[18.5, 37.5], [22.3, 38.25]],
    Lib: [[17, 33.5]], Aeg: [[25, 38.7], [25, 36]], Lev: [[31, 34]], Bla: [[34, 43]], Azo: [[36.7, 46.2]],
    Cas: [[51, 42], [53.6, 41.3]], Red: [[38, 21]], GAd: [[47, 12.6]], GOm: [[58.8, 24.8]], Per: [[52, 26.8]],
    Ara: [[65, 18]], Ind: [[58, 5]], Bal: [[19, 56.5], [20, 62], [24.5, 59.7]],
    _: [[3, 55], [-4, 46], [38, 66], [-8, 44], [45, 69], [5, 0]],
  },
  straits: { Ist: [[28.2, 40.75]], Sue: [[34.7, 28.9], [33, 28.9]], Dji: [[43.3, 12.55]] },
  beyond: [[117, 66]],

  // ---- look
  unit: 20,
  grow: {
    Adr: 1.2, Aeg: 1.2, Cai: 1.12, Alb: 1.1, Alx: 1.45, Azo: 1.4, Bal: 1.1, Cre: 1.08, Dji: 1.1, Ist: 1.2, Kos: 1.25,
    Kuw: 1.12, Leb: 1.4, Mac: 1.32, Mol: 1.32, Per: 1.1, Pod: 1.4, Sev: 1.58, Svn: 1.25, Tel: 1.1,
    AdA: 0.9, Akt: 0.9, Alm: 0.9, Ara: 0.7, Ben: 0.8, Cha: 0.65, Dar: 0.75, Del: 0.85, DiD: 0.9, Ind: 0.55,
    Jub: 0.85, Kgd: 0.8, Khm: 0.75, Len: 0.9, Mec: 0.9, Niz: 0.9, Red: 0.9, Riy: 0.85, Shi: 0.9, Som: 0.85,
    Sve: 0.8, Tkm: 0.9, Trp: 0.8, WDe: 0.75,
  },
  detail: { coast: 5, border: 8, off: 14 },
  smooth: {
    "Kyr-Tsh": 60, "Taj-Tsh": 60, "Kyr-Taj": 60, "Kab-Kan": 25, "Del-Mum": 60, "Mum-_": 60, "Del-_": 40,
    "Avi-_": 30, "Par-_": 30, "Alx-Cai": 90, "Alx-Sue": 40, "Cai-Sue": 40, "Asw-Cai": 40, "Asw-WDe": 40,
    "Clu-Buc": 40, "Shi-Kho": 40,
  },
  hints: {
    Ist: [29.2, 40.2], Izm: [29.8, 38.7], Len: [31, 59.6], Mos: [37.6, 55.3], Alm: [75.5, 44.2],
    Akt: [53, 47.5], Khk: [36.3, 49.4], Sve: [59.5, 57], Nap: [14.8, 41], Par: [2.4, 48.4], Cai: [30.5, 29],
    Del: [77.5, 27.8], Mum: [75, 18.8], Fin: [25.5, 62], Ath: [22.3, 39.2], Som: [45.5, 2.6], WMd: [5, 40],
    Bla: [34, 43], Red: [38, 21], Aeg: [25, 39], Bal: [18.5, 56.2], Kra: [42.5, 44.8], Ast: [44.5, 47.8],
    Guj: [71.5, 23.5], Ind: [62, 6], Ara: [64, 17], Adr: [15.2, 43.3],
  },
  coasts: {},
  waterways: [
    { name: "Suez Canal", line: [[32.31, 31.27], [32.33, 30.6], [32.57, 29.93]] },
    {
      name: "Volga-Don",
      line: [
        [39.3, 47.2], [41.5, 47.6], [43.4, 48.6], [44.4, 48.6], [46, 47.6], [47.7, 46.3], [48.3, 45.7],
      ],
    },
    {
      name: "Volga-Baltic",
      line: [
        [30.2, 59.95], [31, 59.9], [33, 60.6], [36.4, 60.9], [38.2, 59.2], [40.6, 57.8], [43.9, 56.4],
        [47.6, 55.9], [49.3, 54.2], [47, 51.8], [45.6, 49.8], [44.6, 48.7],
      ],
    },
  ],
  offBoard: [],
};
