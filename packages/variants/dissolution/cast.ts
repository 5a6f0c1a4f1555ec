import { INDEPENDENTS, PAIRS } from "../boards/dissolution/facts.ts";
import type { Slot } from "../boards/slots.ts";
import type { Cast, PowerLook } from "../cast.ts";
import { MINORS, type Neutral, NUCLEARS } from "./neutrals.ts";
import { PLAYERS } from "./players.ts";

/** Colors (DIS-7.1-1 to DIS-7.10-1; teal blue became light blue), and German names and adjectives. */
const PLAYER_LOOKS: Readonly<Record<string, readonly [slot: Slot, name: string, adjective: string]>> = {
  Egypt: ["ink", "Ägypten", "ägyptisch"],
  Ethiopia: ["lime", "Äthiopien", "äthiopisch"],
  Iran: ["silver", "Iran", "iranisch"],
  Kazakhstan: ["sky", "Kasachstan", "kasachisch"],
  Pakistan: ["green", "Pakistan", "pakistanisch"],
  Poland: ["magenta", "Polen", "polnisch"],
  Romania: ["gold", "Rumänien", "rumänisch"],
  "Saudi Arabia": ["olive", "Saudi-Arabien", "saudi-arabisch"],
  Ukraine: ["blue", "Ukraine", "ukrainisch"],
  Yugoslavia: ["red", "Jugoslawien", "jugoslawisch"],
};

/** DIS-8.1-1 to DIS-8.5-1. Of these only the US Navy moves (DIS-8.5.3-1). */
const NUCLEAR_LOOKS: Readonly<Record<string, PowerLook>> = {
  NATO: { title: { en: "NATO", de: "NATO" }, slot: "navy", stationary: true, invulnerable: true },
  Russia: {
    title: { en: "Russia", de: "Russland" },
    adjective: { en: "Russian", de: "russisch" },
    slot: "mauve",
    stationary: true,
    invulnerable: true,
  },
  India: {
    title: { en: "India", de: "Indien" },
    adjective: { en: "Indian", de: "indisch" },
    slot: "orange",
    stationary: true,
    invulnerable: true,
  },
  Israel: {
    title: { en: "Israel", de: "Israel" },
    adjective: { en: "Israeli", de: "israelisch" },
    slot: "cornflower",
    stationary: true,
    invulnerable: true,
  },
  "US Navy": { title: { en: "US Navy", de: "US-Marine" }, slot: "steel", invulnerable: true },
};

const MINOR_NAMES: Readonly<Record<string, readonly [name: string, adjective: string]>> = {
  Albania: ["Albanien", "albanisch"],
  Austria: ["Österreich", "österreichisch"],
  Azerbaijan: ["Aserbaidschan", "aserbaidschanisch"],
  Belarus: ["Belarus", "belarussisch"],
  "Baltic States": ["Baltische Staaten", "baltisch"],
  Bulgaria: ["Bulgarien", "bulgarisch"],
  Eritrea: ["Eritrea", "eritreisch"],
  Finland: ["Finnland", "finnisch"],
  Georgia: ["Georgien", "georgisch"],
  Hungary: ["Ungarn", "ungarisch"],
  Iraq: ["Irak", "irakisch"],
  Jordan: ["Jordanien", "jordanisch"],
  Moldova: ["Moldau", "moldauisch"],
  Somalia: ["Somalia", "somalisch"],
  Syria: ["Syrien", "syrisch"],
  Tajikistan: ["Tadschikistan", "tadschikisch"],
  Turkmenistan: ["Turkmenistan", "turkmenisch"],
  "United Arab Emirates": ["Vereinigte Arabische Emirate", "emiratisch"],
  Yemen: ["Jemen", "jemenitisch"],
  "Bosnia-Herzegovina": ["Bosnien-Herzegowina", "bosnisch"],
  Croatia: ["Kroatien", "kroatisch"],
  Juba: ["Dschuba", "dschubaisch"],
  Kabul: ["Kabul", "kabulisch"],
  Kandahar: ["Kandahar", "kandaharisch"],
  Khartoum: ["Khartum", "khartumisch"],
  Czechoslovakia: ["Tschechoslowakei", "tschechoslowakisch"],
  Libya: ["Libyen", "libysch"],
  Uzbekistan: ["Usbekistan", "usbekisch"],
};

/** Shown so, although the rulebook's own word is longer. */
const SHORTER: Readonly<Record<string, string>> = { Yugoslavian: "Yugoslav" };

const players: Cast = Object.fromEntries(
  PLAYERS.map(({ name, adjective }) => {
    const [slot, germanName, germanAdjective] = PLAYER_LOOKS[name];
    const shown = SHORTER[adjective] ?? adjective;
    return [
      name,
      { title: { en: name, de: germanName }, adjective: { en: shown, de: germanAdjective }, slot },
    ];
  }),
);

/** Minor powers share three colors (DIS-3.5-3). */
function slotOf({ name, units }: Neutral): Slot {
  if (name in PAIRS) return "chocolate";
  const [[, centre]] = units.map((unit) => unit.split(" "));
  return (INDEPENDENTS.tan as readonly string[]).includes(centre) ? "tan" : "bronze";
}

const minors: Cast = Object.fromEntries(
  MINORS.map((minor): [string, PowerLook] => {
    const { name, adjective } = minor;
    const [germanName, germanAdjective] = MINOR_NAMES[name];
    return [
      name,
      {
        title: { en: name, de: germanName },
        adjective: { en: adjective, de: germanAdjective },
        slot: slotOf(minor),
        stationary: true,
      },
    ];
  }),
);

/** The players and the nuclear powers, who are on both boards. */
export const FAVOR_CAST: Cast = {
  ...players,
  ...Object.fromEntries(NUCLEARS.map(({ name }) => [name, NUCLEAR_LOOKS[name]])),
};

export const CAST: Cast = { ...FAVOR_CAST, ...minors };
