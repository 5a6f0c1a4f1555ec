import { type Localized, same } from "@chancery/messages";
import type { NamedOpening } from "../opening.ts";

/**
 * Customary names of openings, most of them Richard Sharp's. Only those are here on which the Library of Openings and
 * other collections agree. Names that players don't translate stay as they are in every language.
 */
type Row = readonly [name: Localized, orders: string];

const BALKAN = "F Tri - Alb, A Bud - Ser";
const BLITZKRIEG = "A Ber - Kie, A Mun - Ruh";
const NORTHERN = "F Edi - Nrg, F Lon - Nth";
const SOUTHERN = "F Edi - Nth, F Lon - Eng";
const ATLANTIC = "F Bre - Mid, A Mar - Spa";
const BOTHNIA = "F StP/sc - Bot";

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  Austria: [
    [{ en: "Balkan Gambit", de: "Balkan-Gambit" }, BALKAN],
    [
      { en: "Balkan Gambit, Budapest Variation", de: "Balkan-Gambit, Budapester Variante" },
      `${BALKAN}, A Vie - Bud`,
    ],
    [
      { en: "Balkan Gambit, Galician Variation", de: "Balkan-Gambit, galizische Variante" },
      `${BALKAN}, A Vie - Gal`,
    ],
    [
      { en: "Balkan Gambit, Trieste Variation", de: "Balkan-Gambit, Triester Variante" },
      `${BALKAN}, A Vie - Tri`,
    ],
    [
      { en: "Balkan Gambit, Tyrolian Variation", de: "Balkan-Gambit, Tiroler Variante" },
      `${BALKAN}, A Vie - Tyr`,
    ],
    [{ en: "Hedgehog", de: "Igel" }, "F Tri - Ven, A Bud - Rum, A Vie - Gal"],
    [{ en: "Southern Hedgehog", de: "Südlicher Igel" }, "F Tri - Ven, A Bud - Ser, A Vie - Gal"],
    [{ en: "Houseboat", de: "Hausboot" }, "F Tri H, A Bud - Ser"],
    [{ en: "Hungarian Houseboat", de: "Ungarisches Hausboot" }, "F Tri H, A Bud - Ser, A Vie - Bud"],
    [same("Blue Water Opening"), "F Tri - Adr"],
  ],
  England: [
    [{ en: "Northern Opening", de: "Norderöffnung" }, NORTHERN],
    [{ en: "Churchill Opening", de: "Churchill-Eröffnung" }, `${NORTHERN}, A Lvp - Edi`],
    [
      { en: "Northern Opening, Yorkshire Variation", de: "Norderöffnung, Yorkshire-Variante" },
      `${NORTHERN}, A Lvp - Yor`,
    ],
    [{ en: "Southern Opening", de: "Süderöffnung" }, SOUTHERN],
    [
      { en: "Southern Opening, Yorkshire Variation", de: "Süderöffnung, Yorkshire-Variante" },
      `${SOUTHERN}, A Lvp - Yor`,
    ],
    [
      { en: "Southern Opening, Welsh Variation", de: "Süderöffnung, walisische Variante" },
      `${SOUTHERN}, A Lvp - Wal`,
    ],
    [same("The Splits"), "F Edi - Nrg, F Lon - Eng"],
    [same("Yorkshire Pudding"), "F Edi - Yor, F Lon - Yor, A Lvp - Yor"],
  ],
  France: [
    [{ en: "Maginot Opening", de: "Maginot-Eröffnung" }, "F Bre - Mid, A Mar S A Par - Bur, A Par - Bur"],
    [{ en: "Burgundy Opening", de: "Burgund-Eröffnung" }, `${ATLANTIC}, A Par - Bur`],
    [{ en: "Picardy Opening", de: "Picardie-Eröffnung" }, `${ATLANTIC}, A Par - Pic`],
    [{ en: "Gascony Opening", de: "Gascogne-Eröffnung" }, `${ATLANTIC}, A Par - Gas`],
    [{ en: "Vineyard Opening", de: "Weinberg-Eröffnung" }, "F Bre - Mid, A Mar - Bur, A Par - Gas"],
    [{ en: "Belgian Gambit", de: "Belgisches Gambit" }, "F Bre - Mid, A Mar - Bur, A Par - Pic"],
    [{ en: "English Attack", de: "Angriff auf England" }, "F Bre - Eng"],
  ],
  Germany: [
    [
      { en: "Blitzkrieg Opening, Danish Variation", de: "Blitzkrieg-Eröffnung, dänische Variante" },
      `F Kie - Den, ${BLITZKRIEG}`,
    ],
    [
      { en: "Blitzkrieg Opening, Dutch Variation", de: "Blitzkrieg-Eröffnung, niederländische Variante" },
      `F Kie - Hol, ${BLITZKRIEG}`,
    ],
    [{ en: "Burgundy Attack", de: "Angriff auf Burgund" }, "A Ber - Kie, A Mun - Bur"],
    [{ en: "Anschluss", de: "Anschluss" }, "F Kie - Den, A Ber - Kie, A Mun H"],
  ],
  Italy: [
    [{ en: "Lepanto", de: "Lepanto" }, "A Rom - Apu, F Nap - Ion"],
    [{ en: "Key Lepanto", de: "Schlüssel-Lepanto" }, "A Rom - Apu, F Nap - Ion, A Ven - Tri"],
    [{ en: "Tyrolia Attack", de: "Tiroler Angriff" }, "A Rom - Ven, F Nap - Ion, A Ven - Tyr"],
    [same("Alpine Chicken"), "A Rom - Ven, A Ven - Pie"],
  ],
  Russia: [
    [{ en: "Livonia System", de: "Livland-System" }, `${BOTHNIA}, A Mos - Lvn`],
    [{ en: "Northern System", de: "Nordsystem" }, `${BOTHNIA}, A Mos - StP`],
    [{ en: "Southern System", de: "Südsystem" }, `${BOTHNIA}, A Mos - Sev`],
    [{ en: "Ukraine System", de: "Ukraine-System" }, `${BOTHNIA}, A Mos - Ukr`],
    [{ en: "Squid", de: "Kalmar" }, `${BOTHNIA}, A Mos - StP, A War - Ukr, F Sev - Bla`],
    [{ en: "Octopus", de: "Krake" }, `${BOTHNIA}, A Mos - StP, A War - Gal, F Sev - Bla`],
    [
      { en: "Turkish Attack", de: "Angriff auf die Türkei" },
      `${BOTHNIA}, A Mos - Sev, A War - Ukr, F Sev - Bla`,
    ],
    [{ en: "Rumanian Opening", de: "Rumänische Eröffnung" }, `${BOTHNIA}, A Mos - Sev, F Sev - Rum`],
    [{ en: "Southern Defense", de: "Südverteidigung" }, `${BOTHNIA}, A Mos - Ukr, A War - Gal, F Sev - Bla`],
    [
      { en: "Austrian Attack", de: "Angriff auf Österreich" },
      `${BOTHNIA}, A Mos - Ukr, A War - Gal, F Sev - Rum`,
    ],
  ],
  Turkey: [
    [{ en: "Russian Attack", de: "Angriff auf Russland" }, "A Con - Bul, A Smy - Arm, F Ank - Bla"],
    [{ en: "Turkish Hedgehog", de: "Türkischer Igel" }, "A Con - Bul, A Smy - Arm, F Ank - Con"],
  ],
};

export const OPENINGS: readonly NamedOpening[] = Object.entries(ROWS).flatMap(([power, rows]) =>
  rows.map(([name, orders]) => ({ power, name, orders: orders.split(", ") })),
);
