import { readFileSync } from "node:fs";
import { classicWords } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { formatOrder } from "./format.ts";
import { readPosition } from "./read-wire.ts";
import { readSheet } from "./sheet.ts";

const { rules, start, notation } = classicWords("1971");

type ByPower = Readonly<Record<string, readonly string[]>>;

interface SampleCase {
  readonly id: string;
  readonly units: ByPower;
  readonly orders: ByPower;
  readonly ownershipBefore?: Readonly<Record<string, string>>;
  readonly dislodged?: readonly {
    readonly power: string;
    readonly unit: string;
    readonly retreatOptions: string[];
  }[];
  readonly expected: { readonly ownership?: ByPower };
}

const docs = new URL("../../../../docs/rules/", import.meta.url);
const cases: SampleCase[] = JSON.parse(readFileSync(new URL("classic.cases.json", docs), "utf8")).cases;

/** The orders as printed, and the case that holds the same in strict notation. */
const SHEETS = {
  "SG71-S01": `Spring, 1901
England: A Liv.—Yor. F Lon.—North Sea F Edi.—Norw. Sea
Germany: A Ber.—Kiel A Mun.—Ruhr F Kiel—Den.
Russia: A Mos.—Ukr. A War.—Gal. F St. P.—Both. F Sev.—Bla.
Turkey: A Con.—Bul. A Smy.—Con. F Ank.—Bla.
Austria-Hungary: A Vie.—Tri. A Bud.—Gal. F Tri.—Alb.
Italy: A Ven.—Pie. A Rome—Ven. F Nap.—Ion.
France: A Par.—Bur. A Mar.—Spa. F Bre.—Pic.`,
  "SG71-F01": `Fall, 1901
England: A Yor.—Norway F North Sea C A Yor.—Norway F Norw. Sea—Bar.
Germany: A Kiel—Hol. A Ruhr—Bel. F Stands
Russia: A Ukr S F Sev.—Rum. A War.—Gal. F Both.—Swe. F Sev.—Rum.
Turkey: A Bul.—Ser. A Con.—Bul. F Ank.—Bla.
Austria-Hungary: A Tri. Stand A Bud.—Ser. F Alb.—Gre.
Italy: A Ven. Stands A Pie.—Mar. F Ion.—Tun.
France: A Bur.—Mar. A Spa.—Por. F Pic.—Bel.`,
  "SG71-W01":
    "England builds F Edi., Germany builds F Kiel and A Mun., Russia builds A St. P. and A Sev., Turkey builds A Smy., Austria-Hungary builds A Vie., Italy builds F Naples, France builds F Marseilles.",
  "SG71-S02": `Spring, 1902
Germany: A Hol.—Bel. A Ruhr S Hol.—Bel. A Mun.—Bur. F Den. Stands F Kiel—Hol.
Russia: A Ukr. S F Rum. A Gal.—Bud. A St. P.—Norway A Sev. S F Rum. F Swe. S St. P.—Norway F Rum. Stands
Turkey: A Bul.—Rum. A Con.—Bul. A Smy.—Arm. F Bla. S Bul.—Rum.
Austria-Hungary: A Tri.—Bud. A Vie.—Bud. A Bud.—Ser. F Stands
Italy: A Ven. Stands A Pie.—Mar. F Tun.—W Med. F Nap.—Tyr.
France: A Bur. S F Pic.—Bel. A Por.—Spa. F Pic.—Bel. F Mar. Stands
England: A Nor.—St. P. F North Sea—Norway F Bar. S Nor.—St. P. F Edi.—North Sea`,
  "SG71-F02": `Fall, 1902
Germany: A Ruhr—Bur. A Mun. S Ruhr—Bur. A Bel. S Ruhr—Bur. F Den.—Swe. F Hol. S A Bel.
Russia: A St. P.—Norway F Swe. S St. P.—Norw. F Rum. S A Sev. A Sev. S F Rum. A Gal. S F Rum. A Ukr. S A Sev.
Turkey: A Bul.—Rum. A Con.—Bul. A Arm.—Sev. F S A Bul.—Rum.
Austria-Hungary: A Vie.—Gal. A Tri.—Bud. A Ser. S Turk. A Bul. Rum. F Stands
Italy: A Ven.—Pie. A Pie.—Mar. F W Med.—Mid. F Tyr.—Gulf of L.
France: A Bur.—Bel. F Pic. S Bur.—Bel. A Spa. S F Mar. F Mar. S A Spa.
England: A Norw.—St. P. F Bar. S Norw.—St. P. F North Sea—Norway F Edi.—North Sea`,
  "SG71-F02R": "Retreats: Russia, St. P.—Mos.; France, Bur.—Gas.",
  "SG71-W02":
    "Germany builds F Kiel, Russia removes A Gal., Turkey builds F Smyrna, Austria-Hungary builds A Tri., Italy: no change, France builds A Paris, England builds F Lon.",
  "SG23-F01": `Fall 1901
Austria: A Tri Holds, A Bud–Ser, F Alb–Gre
England: A Yor–Nwy, F Nth C A Yor–Nwy, F Nrg–Bar
France: A Bur–Mar, A Spa–Port, F Pic–Bel
Germany: A Kie–Hol, A Ruh–Bel, F Den Holds
Italy: A Ven Holds, A Pie–Mar, F Ion–Tun
Russia: A Ukr S F Sev–Rum, A War–Gal, F Bot–Swe, F Sev–Rum
Turkey: A Bul–Ser, A Con–Bul, F Ank–Bla`,
  "SG23-F02": `Fall 1902
Austria:	 A Vie–Gal, A Tri–Bud, A Ser S Turkish A Bul–Rum, F Gre Holds

England:	 A Nwy–StP, F Bar S A Nwy–StP, F Nth–Nwy, F Edi–Nth

France:	 A Bur–Bel, F Pic S A Bur–Bel, A Spa S F Mar, F Mar S A Spa

Germany:	 A Ruh–Bur, A Mun S A Ruh–Bur, A Bel S A Ruh–Bur,

	 F Den–Swe, F Hol S A Bel

Italy:	 A Ven–Pie, A Pie–Mar, F Wes–NAf, F Tyn–GoL

Russia:	 A StP–Nwy, F Swe S StP–Nwy, F Rum S A Sev, A Sev S F Rum,

	 A Gal S F Rum, A Ukr S A Sev

Turkey:	 A Bul–Rum, A Con–Bul, A Arm–Sev, F Bla S A Bul–Rum`,
} as const;

/** Our orders as the cases write them. */
const asInCases = (text: string): string =>
  text
    .toUpperCase()
    .replace(/\/(\w\w)/g, "($1)")
    .replace(/ - | R /, "-")
    .replace("DISBAND", "REMOVE");

const TASKS: Readonly<Record<string, string>> = { S: "M", F: "M", W: "A" };

describe("whole sheets of the sample games (CB-44, CB-47, C71-SG-1, C71-VII.7-1, C23-17)", () => {
  test.each(Object.entries(SHEETS))("%s", (id, sheet) => {
    const found = cases.find((each) => each.id === id);
    if (!found) throw new Error(`no case ${id}`);
    const [, season, year] = /-(.)(\d\d)/.exec(id) ?? [];
    const state = readPosition(notation, start, {
      phase: `${season}19${year}${id.endsWith("R") ? "R" : TASKS[season]}`,
      units: found.units,
      centers: found.expected.ownership ?? {},
      dislodged: (found.dislodged ?? []).map(({ power, unit, retreatOptions }) => ({
        power,
        unit,
        retreats: retreatOptions,
      })),
    });
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    const { orders, faults } = readSheet(notation, state.value, sheet);
    expect(faults).toEqual([]);
    const read: Record<string, string[]> = {};
    for (const { power, reading, text } of orders) {
      const name = rules.powers[power].name.toUpperCase();
      read[name] = [
        ...(read[name] ?? []),
        reading.ok ? asInCases(formatOrder(rules, reading.value)) : `? ${text}`,
      ];
    }
    for (const [power, expected] of Object.entries(found.orders))
      expect([power, (read[power] ?? []).sort()]).toEqual([power, [...expected].sort()]);
  });
});
