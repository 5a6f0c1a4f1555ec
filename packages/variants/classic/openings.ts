import { type Localized, same } from "@chancery/messages";
import type { NamedOpening } from "../opening.ts";

/**
 * Customary names of openings, most of them Richard Sharp's. Only those are here on which the Library of Openings and
 * other collections agree. Names that players don't translate stay as they are in every language.
 */
type Row = readonly [name: Localized, orders: string];

const named = (en: string, de: string): Localized => ({ en, de });

const BALKAN = "F Tri - Alb, A Bud - Ser";
const BLITZKRIEG = "A Ber - Kie, A Mun - Ruh";
const NORTHERN = "F Edi - Nrg, F Lon - Nth";
const SOUTHERN = "F Edi - Nth, F Lon - Eng";
const ATLANTIC = "F Bre - Mid, A Mar - Spa";
const BOTHNIA = "F StP/sc - Bot";

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  Austria: [
    [named("Balkan Gambit", "Balkan-Gambit"), BALKAN],
    [
      named("Balkan Gambit, Budapest Variation", "Balkan-Gambit, Budapester Variante"),
      `${BALKAN}, A Vie - Bud`,
    ],
    [
      named("Balkan Gambit, Galician Variation", "Balkan-Gambit, galizische Variante"),
      `${BALKAN}, A Vie - Gal`,
    ],
    [named("Balkan Gambit, Trieste Variation", "Balkan-Gambit, Triester Variante"), `${BALKAN}, A Vie - Tri`],
    [named("Balkan Gambit, Tyrolian Variation", "Balkan-Gambit, Tiroler Variante"), `${BALKAN}, A Vie - Tyr`],
    [named("Hedgehog", "Igel"), "F Tri - Ven, A Bud - Rum, A Vie - Gal"],
    [named("Southern Hedgehog", "Südlicher Igel"), "F Tri - Ven, A Bud - Ser, A Vie - Gal"],
    [named("Houseboat", "Hausboot"), "F Tri H, A Bud - Ser"],
    [named("Hungarian Houseboat", "Ungarisches Hausboot"), "F Tri H, A Bud - Ser, A Vie - Bud"],
    [same("Blue Water Opening"), "F Tri - Adr"],
  ],
  England: [
    [named("Northern Opening", "Norderöffnung"), NORTHERN],
    [named("Churchill Opening", "Churchill-Eröffnung"), `${NORTHERN}, A Lvp - Edi`],
    [
      named("Northern Opening, Yorkshire Variation", "Norderöffnung, Yorkshire-Variante"),
      `${NORTHERN}, A Lvp - Yor`,
    ],
    [named("Southern Opening", "Süderöffnung"), SOUTHERN],
    [
      named("Southern Opening, Yorkshire Variation", "Süderöffnung, Yorkshire-Variante"),
      `${SOUTHERN}, A Lvp - Yor`,
    ],
    [
      named("Southern Opening, Welsh Variation", "Süderöffnung, walisische Variante"),
      `${SOUTHERN}, A Lvp - Wal`,
    ],
    [same("The Splits"), "F Edi - Nrg, F Lon - Eng"],
    [same("Yorkshire Pudding"), "F Edi - Yor, F Lon - Yor, A Lvp - Yor"],
  ],
  France: [
    [named("Maginot Opening", "Maginot-Eröffnung"), "F Bre - Mid, A Mar S A Par - Bur, A Par - Bur"],
    [named("Burgundy Opening", "Burgund-Eröffnung"), `${ATLANTIC}, A Par - Bur`],
    [named("Picardy Opening", "Picardie-Eröffnung"), `${ATLANTIC}, A Par - Pic`],
    [named("Gascony Opening", "Gascogne-Eröffnung"), `${ATLANTIC}, A Par - Gas`],
    [named("Vineyard Opening", "Weinberg-Eröffnung"), "F Bre - Mid, A Mar - Bur, A Par - Gas"],
    [named("Belgian Gambit", "Belgisches Gambit"), "F Bre - Mid, A Mar - Bur, A Par - Pic"],
    [named("English Attack", "Angriff auf England"), "F Bre - Eng"],
  ],
  Germany: [
    [
      named("Blitzkrieg Opening, Danish Variation", "Blitzkrieg-Eröffnung, dänische Variante"),
      `F Kie - Den, ${BLITZKRIEG}`,
    ],
    [
      named("Blitzkrieg Opening, Dutch Variation", "Blitzkrieg-Eröffnung, niederländische Variante"),
      `F Kie - Hol, ${BLITZKRIEG}`,
    ],
    [named("Burgundy Attack", "Angriff auf Burgund"), "A Ber - Kie, A Mun - Bur"],
    [named("Anschluss", "Anschluss"), "F Kie - Den, A Ber - Kie, A Mun H"],
  ],
  Italy: [
    [named("Lepanto", "Lepanto"), "A Rom - Apu, F Nap - Ion"],
    [named("Key Lepanto", "Schlüssel-Lepanto"), "A Rom - Apu, F Nap - Ion, A Ven - Tri"],
    [named("Tyrolia Attack", "Tiroler Angriff"), "A Rom - Ven, F Nap - Ion, A Ven - Tyr"],
    [same("Alpine Chicken"), "A Rom - Ven, A Ven - Pie"],
  ],
  Russia: [
    [named("Livonia System", "Livland-System"), `${BOTHNIA}, A Mos - Lvn`],
    [named("Northern System", "Nordsystem"), `${BOTHNIA}, A Mos - StP`],
    [named("Southern System", "Südsystem"), `${BOTHNIA}, A Mos - Sev`],
    [named("Ukraine System", "Ukraine-System"), `${BOTHNIA}, A Mos - Ukr`],
    [named("Squid", "Kalmar"), `${BOTHNIA}, A Mos - StP, A War - Ukr, F Sev - Bla`],
    [named("Octopus", "Krake"), `${BOTHNIA}, A Mos - StP, A War - Gal, F Sev - Bla`],
    [named("Turkish Attack", "Angriff auf die Türkei"), `${BOTHNIA}, A Mos - Sev, A War - Ukr, F Sev - Bla`],
    [named("Rumanian Opening", "Rumänische Eröffnung"), `${BOTHNIA}, A Mos - Sev, F Sev - Rum`],
    [named("Southern Defense", "Südverteidigung"), `${BOTHNIA}, A Mos - Ukr, A War - Gal, F Sev - Bla`],
    [named("Austrian Attack", "Angriff auf Österreich"), `${BOTHNIA}, A Mos - Ukr, A War - Gal, F Sev - Rum`],
  ],
  Turkey: [
    [named("Russian Attack", "Angriff auf Russland"), "A Con - Bul, A Smy - Arm, F Ank - Bla"],
    [named("Turkish Hedgehog", "Türkischer Igel"), "A Con - Bul, A Smy - Arm, F Ank - Con"],
  ],
};

export const OPENINGS: readonly NamedOpening[] = Object.entries(ROWS).flatMap(([power, rows]) =>
  rows.map(([name, orders]) => ({ power, name, orders: orders.split(", ") })),
);
