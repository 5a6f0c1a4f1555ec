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
    [{ en: "Balkan Gambit" }, BALKAN],
    [{ en: "Balkan Gambit, Budapest Variation" }, `${BALKAN}, A Vie - Bud`],
    [{ en: "Balkan Gambit, Galician Variation" }, `${BALKAN}, A Vie - Gal`],
    [{ en: "Balkan Gambit, Trieste Variation" }, `${BALKAN}, A Vie - Tri`],
    [{ en: "Balkan Gambit, Tyrolian Variation" }, `${BALKAN}, A Vie - Tyr`],
    [{ en: "Hedgehog" }, "F Tri - Ven, A Bud - Rum, A Vie - Gal"],
    [{ en: "Southern Hedgehog" }, "F Tri - Ven, A Bud - Ser, A Vie - Gal"],
    [{ en: "Houseboat" }, "F Tri H, A Bud - Ser"],
    [{ en: "Hungarian Houseboat" }, "F Tri H, A Bud - Ser, A Vie - Bud"],
    [same("Blue Water Opening"), "F Tri - Adr"],
  ],
  England: [
    [{ en: "Northern Opening" }, NORTHERN],
    [{ en: "Churchill Opening" }, `${NORTHERN}, A Lvp - Edi`],
    [{ en: "Northern Opening, Yorkshire Variation" }, `${NORTHERN}, A Lvp - Yor`],
    [{ en: "Southern Opening" }, SOUTHERN],
    [{ en: "Southern Opening, Yorkshire Variation" }, `${SOUTHERN}, A Lvp - Yor`],
    [{ en: "Southern Opening, Welsh Variation" }, `${SOUTHERN}, A Lvp - Wal`],
    [same("The Splits"), "F Edi - Nrg, F Lon - Eng"],
    [same("Yorkshire Pudding"), "F Edi - Yor, F Lon - Yor, A Lvp - Yor"],
  ],
  France: [
    [{ en: "Maginot Opening" }, "F Bre - Mid, A Mar S A Par - Bur, A Par - Bur"],
    [{ en: "Burgundy Opening" }, `${ATLANTIC}, A Par - Bur`],
    [{ en: "Picardy Opening" }, `${ATLANTIC}, A Par - Pic`],
    [{ en: "Gascony Opening" }, `${ATLANTIC}, A Par - Gas`],
    [{ en: "Vineyard Opening" }, "F Bre - Mid, A Mar - Bur, A Par - Gas"],
    [{ en: "Belgian Gambit" }, "F Bre - Mid, A Mar - Bur, A Par - Pic"],
    [{ en: "English Attack" }, "F Bre - Eng"],
  ],
  Germany: [
    [{ en: "Blitzkrieg Opening, Danish Variation" }, `F Kie - Den, ${BLITZKRIEG}`],
    [{ en: "Blitzkrieg Opening, Dutch Variation" }, `F Kie - Hol, ${BLITZKRIEG}`],
    [{ en: "Burgundy Attack" }, "A Ber - Kie, A Mun - Bur"],
    [{ en: "Anschluss" }, "F Kie - Den, A Ber - Kie, A Mun H"],
  ],
  Italy: [
    [{ en: "Lepanto" }, "A Rom - Apu, F Nap - Ion"],
    [{ en: "Key Lepanto" }, "A Rom - Apu, F Nap - Ion, A Ven - Tri"],
    [{ en: "Tyrolia Attack" }, "A Rom - Ven, F Nap - Ion, A Ven - Tyr"],
    [same("Alpine Chicken"), "A Rom - Ven, A Ven - Pie"],
  ],
  Russia: [
    [{ en: "Livonia System" }, `${BOTHNIA}, A Mos - Lvn`],
    [{ en: "Northern System" }, `${BOTHNIA}, A Mos - StP`],
    [{ en: "Southern System" }, `${BOTHNIA}, A Mos - Sev`],
    [{ en: "Ukraine System" }, `${BOTHNIA}, A Mos - Ukr`],
    [{ en: "Squid" }, `${BOTHNIA}, A Mos - StP, A War - Ukr, F Sev - Bla`],
    [{ en: "Octopus" }, `${BOTHNIA}, A Mos - StP, A War - Gal, F Sev - Bla`],
    [{ en: "Turkish Attack" }, `${BOTHNIA}, A Mos - Sev, A War - Ukr, F Sev - Bla`],
    [{ en: "Rumanian Opening" }, `${BOTHNIA}, A Mos - Sev, F Sev - Rum`],
    [{ en: "Southern Defense" }, `${BOTHNIA}, A Mos - Ukr, A War - Gal, F Sev - Bla`],
    [{ en: "Austrian Attack" }, `${BOTHNIA}, A Mos - Ukr, A War - Gal, F Sev - Rum`],
  ],
  Turkey: [
    [{ en: "Russian Attack" }, "A Con - Bul, A Smy - Arm, F Ank - Bla"],
    [{ en: "Turkish Hedgehog" }, "A Con - Bul, A Smy - Arm, F Ank - Con"],
  ],
};

export const OPENINGS: readonly NamedOpening[] = Object.entries(ROWS).flatMap(([power, rows]) =>
  rows.map(([name, orders]) => ({ power, name, orders: orders.split(", ") })),
);
