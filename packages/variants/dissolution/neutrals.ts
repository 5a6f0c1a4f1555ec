import { INDEPENDENTS, PAIRS } from "../boards/dissolution/facts.ts";
import type { SliceId } from "./favor/index.ts";

/** A power nobody plays, whose units follow the Diplomacy Points put on their orders (DIS-5.0-1). */
export interface Neutral {
  readonly name: string;
  readonly adjective: string;
  readonly aliases: readonly string[];
  /** Its units at the start. */
  readonly units: readonly string[];
  /** The slice of the Favor Map in which players compete for it; null for minor powers. */
  readonly slice: SliceId | null;
}

/** Names of the powers that have an army in one center, by that center. */
const INDEPENDENT_NAMES: Readonly<Record<string, readonly [name: string, adjective: string]>> = {
  Alb: ["Albania", "Albanian"],
  Aus: ["Austria", "Austrian"],
  Aze: ["Azerbaijan", "Azerbaijani"],
  Blr: ["Belarus", "Belarusian"],
  BSt: ["Baltic States", "Baltic"],
  Bul: ["Bulgaria", "Bulgarian"],
  Eri: ["Eritrea", "Eritrean"],
  Fin: ["Finland", "Finnish"],
  Geo: ["Georgia", "Georgian"],
  Hun: ["Hungary", "Hungarian"],
  Irq: ["Iraq", "Iraqi"],
  Jor: ["Jordan", "Jordanian"],
  Mol: ["Moldova", "Moldovan"],
  Som: ["Somalia", "Somali"],
  Syr: ["Syria", "Syrian"],
  Taj: ["Tajikistan", "Tajik"],
  Tkm: ["Turkmenistan", "Turkmen"],
  UAE: ["United Arab Emirates", "Emirati"],
  Yem: ["Yemen", "Yemeni"],
  BHz: ["Bosnia-Herzegovina", "Bosnian"],
  Cro: ["Croatia", "Croatian"],
  Jub: ["Juba", "Juban"],
  Kab: ["Kabul", "Kabuli"],
  Kan: ["Kandahar", "Kandahari"],
  Khm: ["Khartoum", "Khartoumi"],
};

const independents = [...INDEPENDENTS.tan, ...INDEPENDENTS.bronze].map((center): Neutral => {
  const [name, adjective] = INDEPENDENT_NAMES[center];
  return { name, adjective, aliases: [], units: [`A ${center}`], slice: null };
});

const PAIR_ADJECTIVES = { Czechoslovakia: "Czechoslovak", Libya: "Libyan", Uzbekistan: "Uzbek" } as const;

const pairs = Object.entries(PAIRS).map(
  ([name, centers]): Neutral => ({
    name,
    adjective: PAIR_ADJECTIVES[name as keyof typeof PAIRS],
    aliases: [],
    units: centers.map((center) => `A ${center}`),
    slice: null,
  }),
);

/** Minor powers: nineteen tan, six bronze, three pairs (DIS-3.5.1-1, DIS-3.5.2-1, DIS-3.5.3-1). */
export const MINORS: readonly Neutral[] = [...independents, ...pairs];

/** Nuclear powers and their units (DIS-8.1.2-1, DIS-8.2.2-1, DIS-8.3.2-1, DIS-8.4.2-1, DIS-8.5.2-1). */
export const NUCLEARS: readonly (Neutral & { readonly slice: SliceId })[] = [
  {
    name: "NATO",
    adjective: "NATO",
    aliases: ["NA"],
    units: ["A Ath", "W Avi", "W Dji", "W Inc", "F Izm", "A Par", "W Ram"],
    slice: "N",
  },
  {
    name: "US Navy",
    adjective: "American",
    aliases: ["US", "USA", "United States"],
    units: ["F Kuw", "F Nap"],
    slice: "U",
  },
  { name: "Israel", adjective: "Israeli", aliases: ["IS"], units: ["W Tel"], slice: "I" },
  { name: "India", adjective: "Indian", aliases: ["IN"], units: ["A Del", "W Mum"], slice: "B" },
  {
    name: "Russia",
    adjective: "Russian",
    aliases: ["RU"],
    units: ["F Kal", "W Kra", "A Mos", "W Sve"],
    slice: "R",
  },
];
