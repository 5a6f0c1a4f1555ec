import { position, type RuleExample, type RuleExamples } from "../rule-example.ts";

type Units = Parameters<typeof position>[0];
type ByPower = Readonly<Record<string, readonly string[]>>;

/** What a position of this game may say besides. */
type Rest = Parameters<typeof position>[1] & {
  readonly favor?: ByPower;
  readonly kicked?: ByPower;
  readonly retaliated?: ByPower;
  readonly builtIn?: ByPower;
};

/** A position of 1993, of which nothing but these units matters. */
const at = (units: Units, rest: Rest = {}) => position(units, { phase: "S1993M", ...rest });

/** The armies of minor powers, which would otherwise come back in Winter and hide what matters. */
const MINORS = Object.fromEntries(
  (
    "Albania Alb, Austria Aus, Azerbaijan Aze, Belarus Blr, Baltic States BSt, Bulgaria Bul, Eritrea Eri, Finland Fin, " +
    "Georgia Geo, Hungary Hun, Iraq Irq, Jordan Jor, Moldova Mol, Somalia Som, Syria Syr, Tajikistan Taj, " +
    "Turkmenistan Tkm, United Arab Emirates UAE, Yemen Yem, Bosnia-Herzegovina BHz, Croatia Cro, Juba Jub, Kabul Kab, " +
    "Kandahar Kan, Khartoum Khm, Czechoslovakia Bra, Czechoslovakia Pra, Libya Ben, Libya Trp, Uzbekistan Nuk, " +
    "Uzbekistan Tsh"
  )
    .split(", ")
    .map((each) => [each.slice(0, -4), each.slice(-3)] as const)
    .reduce(
      (armies, [power, place]) => armies.set(power, [...(armies.get(power) ?? []), `A ${place}`]),
      new Map<string, readonly string[]>(),
    ),
);

/** Winter: minor armies stand wherever nobody else does, but for those that are left out. */
const winter = (units: Units, { without = "", ...rest }: Rest & { readonly without?: string }) => {
  const taken = new Set([
    ...Object.values(units).flatMap((own) => [...own].map((unit) => unit.slice(2))),
    ...Object.values(rest.centers ?? {}).flat(),
    ...without.split(" "),
  ]);
  const minors = Object.entries(MINORS).map(
    ([power, armies]) => [power, armies.filter((army) => !taken.has(army.slice(2)))] as const,
  );
  return position({ ...Object.fromEntries(minors), ...units }, { phase: "W1993A", ...rest });
};

/** Egypt carries an army to Shiraz, and Iran one to Aswan. */
const CRISSCROSS = {
  Egypt: ["A Cai", "W Asw"],
  Iran: ["A Teh", "W Shi"],
  "United Arab Emirates": ["A UAE"],
  Khartoum: ["A Khm"],
  Kandahar: ["A Kan"],
};
const CARRIED = {
  Egypt: ["A Cai - Asw - Shi", "W Asw C A Cai - Shi", "1 DP: A UAE S A Cai - Shi"],
  Iran: ["A Teh - Shi - Asw", "W Shi C A Teh - Asw", "1 DP: A Khm S A Teh - Asw"],
};

/** Poland wants Prague, Yugoslavia wants Hungary, and both want Austria's help. */
const AUSTRIA = {
  Poland: ["A War - Pra", "2 DP: A Aus S A War - Pra"],
  Yugoslavia: ["A Bgd - Hun", "1 DP: A Aus S A Bgd - Hun"],
};

const PERSIAN_GULF = { "US Navy": ["F Per"], "Saudi Arabia": ["A Dmm"], Iran: ["A UAE"] };
const GULF_FAVOR = {
  "Saudi Arabia": ["N2m", "U2j", "I0z", "B1u", "R1s"],
  Iran: ["N1u", "U0z", "I0z", "B3f", "R2n"],
};

const IRAQ = { "Saudi Arabia": ["A Riy", "A Dmm"], NATO: ["W Inc"], Iraq: ["A Irq"], Syria: ["A Syr"] };
const TO_IRAQ = ["A Riy - Irq", "A Dmm S A Riy - Irq"];

/** Where a position begins like the game, both boards are as people know them. */
const POSITIONS: readonly RuleExample[] = [
  {
    name: "start",
    position: null,
    orders: {},
    rules:
      "DIS-1.2-1 DIS-1.3-1 DIS-1.4-1..4 DIS-7* DIS-8.1-1 DIS-8.1.1-1 DIS-8.1.2-1 DIS-8.1.3-1..2 DIS-8.2-1 " +
      "DIS-8.2.1-1 DIS-8.2.2-1 DIS-8.2.3-1 DIS-8.3* DIS-8.4* DIS-8.5-1 DIS-8.5.1-1 DIS-8.5.2-1 DIS-10.0-1..7 " +
      "DIS-11.1.1-1..4 DIS-11.1.2-1..3 DIS-11.1.2-5 DIS-11.1.3-1 DIS-11.1.3-3 DIS-11.2-1 DIS-11.2-3 DIS-11.3* DIS-3.4-1..2 DIS-3.5.1-1 " +
      "DIS-3.5.2-1 DIS-3.5.3-1 DIS-6.1-1 DIS-6.1-4 DIS-6.4-1 DIS-6.5-1 DIS-4.2-2 DIS-4.4-4 DIS-3.5-3 DIS-3.6-1 DIS-11.6.6-3",
  },
  {
    name: "pointsWon",
    position: at(
      { Egypt: ["A Cai", "A Jor", "W Asw"], Iran: ["A Teh"] },
      {
        phase: "F1999M",
        centers: {
          Egypt: "Alx Asw Cai Sue Ben Trp Khm Jub Eri Jor AdA DiD Mec Riy Dmm Som Yem Irq Shi UAE Tbz".split(
            " ",
          ),
          Iran: ["Teh"],
          Syria: ["Syr"],
        },
      },
    ),
    orders: { Egypt: ["A Jor - Syr"] },
    rules: "DIS-1.5* DIS-2.1.5-1..4 DIS-2.1.5-9..10",
  },
  {
    name: "exiled",
    position: at(
      { Iran: ["A Irq"], "Saudi Arabia": [] },
      { phase: "F1995M", centers: { Iran: ["Teh", "Tbz"], "Saudi Arabia": ["Riy"] } },
    ),
    orders: { Iran: ["A Irq - Riy"] },
    rules: "DIS-2.1.5-5 DIS-2.1.5-7..8 DIS-4.1-2 DIS-3.4-7",
  },
  {
    name: "exile",
    position: at(
      { Austria: ["A Aus"], Yugoslavia: ["A Bgd"], Hungary: ["A Hun"] },
      { centers: { Yugoslavia: ["Bgd"] }, favor: { Yugoslavia: ["N0z", "U0z", "I1p", "B3i", "R2k"] } },
    ),
    orders: { Yugoslavia: ["A Bgd - Hun"], Poland: ["1 DP: A Aus S A Bgd - Hun"] },
    rules: "DIS-5.3-1..3 DIS-5.2.3-2",
  },
  {
    name: "turn",
    position: null,
    orders: {
      Egypt: ["A Cai - Asw - Khm", "W Asw C A Cai - Khm", "F Alx H", "1 DP: A Ben S A Cai - Khm"],
    },
    rules:
      "DIS-2.1.1-3..4 DIS-2.1.2-1..3 DIS-2.1.2-5 DIS-2.1.4-4 DIS-3.0-1..2 DIS-3.1-6 DIS-3.2-1..3 DIS-3.3-4 " +
      "DIS-3.5-1..2 DIS-3.7-1 DIS-3.7-3 DIS-3.7-7 DIS-3.10.1* DIS-3.10.2-1 DIS-5.1-1 DIS-5.1.1-1 " +
      "DIS-5.1.3-3..4 DIS-5.2.1-1",
  },
  {
    name: "terrain",
    position: at({ Egypt: ["A Alx", "F Sue"], Ukraine: ["F Sev"] }),
    orders: { Egypt: ["A Alx - Lev", "F Sue - Cai"], Ukraine: ["F Sev - Bla"] },
    rules: "DIS-3.1-1..2",
  },
  {
    name: "sortie",
    position: at({ Egypt: ["W Asw"], "Saudi Arabia": ["F Lev"] }),
    orders: { Egypt: ["W Asw - Sue"], "Saudi Arabia": ["F Lev - Sue"] },
    rules: "DIS-3.1-4 DIS-3.7-2 DIS-3.3-1..2 DIS-3.7-4 DIS-3.7-6 DIS-3.7-8",
  },
  {
    name: "sortieCuts",
    position: at({ Egypt: ["W Asw"], "Saudi Arabia": ["A Sue", "A Tbk"], Jordan: ["A Jor"] }),
    orders: { Egypt: ["W Asw - Sue"], "Saudi Arabia": ["A Sue S A Tbk - Jor", "A Tbk - Jor"] },
    rules: "DIS-3.7-5",
  },
  {
    name: "wingSupports",
    position: at({ Egypt: ["W Asw", "F Red"], "Saudi Arabia": ["F Sue"] }),
    orders: { Egypt: ["F Red - Sue", "W Asw S F Red - Sue"], "Saudi Arabia": ["F Sue H"] },
    rules: "DIS-3.1-5 DIS-3.2-2 DIS-3.3-3",
  },
  {
    name: "disabledByWing",
    position: at({ Egypt: ["W Asw", "A Cai"], "Saudi Arabia": ["A Sue", "A Tbk"], Jordan: ["A Jor"] }),
    orders: {
      Egypt: ["W Asw - Sue", "A Cai S W Asw - Sue"],
      "Saudi Arabia": ["A Sue S A Tbk - Jor", "A Tbk - Jor"],
    },
    rules: "DIS-3.7-9 DIS-3.9-1..2 DIS-3.9-4",
  },
  {
    name: "disabledCarrier",
    position: at({
      Ukraine: ["A Sev"],
      Russia: ["W Kra"],
      Kazakhstan: ["A Ast"],
      Iran: ["A Geo"],
      Azerbaijan: ["A Aze"],
    }),
    orders: {
      Ukraine: ["A Sev - Kra - Aze", "1 DP: W Kra C A Sev - Aze"],
      Kazakhstan: ["A Ast - Kra"],
      Iran: ["A Geo S A Ast - Kra"],
    },
    rules: "DIS-3.9-3",
  },
  {
    name: "noDisablingOneself",
    position: at({ Egypt: ["W Asw", "A Cai", "A Sue"], "Saudi Arabia": ["A Tbk"] }),
    orders: { Egypt: ["W Asw - Sue", "A Cai S W Asw - Sue", "A Sue H"], "Saudi Arabia": ["A Tbk H"] },
    rules: "DIS-3.9-5",
  },
  {
    name: "relay",
    position: at({ Poland: ["A EGe", "A War"], NATO: ["W Ram"], India: ["W Mum"] }),
    orders: { Poland: ["A EGe - Ram - Mum - Guj", "1 DP: W Ram C A EGe - Guj", "1 DP: W Mum C A EGe - Guj"] },
    rules: "DIS-3.3-6 DIS-3.10.2-2 DIS-3.10.2-5 DIS-5.1.1-5",
  },
  {
    name: "delivered",
    position: at({ Egypt: ["A Cai", "W Asw"], Iran: ["W Shi"], "United Arab Emirates": ["A UAE"] }),
    orders: {
      Egypt: ["A Cai - Asw - Shi", "W Asw C A Cai - Shi", "1 DP: A UAE S A Cai - Shi"],
      Iran: ["W Shi H"],
    },
    rules: "DIS-3.3-7..8 DIS-3.10.2-3",
  },
  {
    name: "seaAndAir",
    position: at({ Ukraine: ["F Bla", "A Sev"], NATO: ["W Inc"], Israel: ["W Tel"], Syria: ["A Syr"] }),
    orders: {
      Ukraine: [
        "A Sev - Bla - Inc - Syr",
        "F Bla C A Sev - Syr",
        "1 DP: W Inc C A Sev - Syr",
        "1 DP: W Tel S A Sev - Syr",
      ],
    },
    rules: "DIS-3.1-3 DIS-3.3-5 DIS-3.10.2-4 DIS-3.2-4 DIS-11.6.3-5",
  },
  {
    name: "crisscross",
    position: at(CRISSCROSS),
    orders: CARRIED,
    rules: "DIS-3.11.1-1 DIS-3.11.1-3",
  },
  {
    name: "crisscrossWon",
    position: at(CRISSCROSS),
    orders: { ...CARRIED, Egypt: [...CARRIED.Egypt, "1 DP: A Kan S A Cai - Shi"] },
    rules: "DIS-3.11.1-2 DIS-3.11.1-4",
  },
  {
    name: "crisscrossHeld",
    position: at(CRISSCROSS),
    orders: { ...CARRIED, Iran: [...CARRIED.Iran, "1 DP: A Kan S W Shi"] },
    rules: "DIS-3.11.1-5",
  },
  {
    name: "paradox",
    position: at({ "Saudi Arabia": ["A Mec", "F Red"], Egypt: ["W Asw", "F Sue"] }),
    orders: {
      "Saudi Arabia": ["A Mec - Red - Asw", "F Red C A Mec - Asw"],
      Egypt: ["W Asw S F Sue - Red", "F Sue - Red"],
    },
    rules: "DIS-3.11.2-1",
  },
  {
    name: "outbid",
    position: null,
    orders: AUSTRIA,
    rules: "DIS-5.1-2 DIS-5.1-4 DIS-5.1.3-1 DIS-5.0-1 DIS-3.5.3-2 DIS-9.2.1-2",
  },
  {
    name: "tie",
    position: null,
    orders: { ...AUSTRIA, Kazakhstan: ["1 DP: A Aus S A Bgd - Hun"] },
    rules: "DIS-5.1-3 DIS-5.1.3-2",
  },
  {
    name: "bidCut",
    position: at(
      {
        Poland: ["A War"],
        Yugoslavia: ["A Bgd"],
        Austria: ["A Aus"],
        Hungary: ["A Hun"],
        Czechoslovakia: ["A Pra"],
        NATO: ["W Ram"],
      },
      {
        favor: {
          Yugoslavia: ["N1p", "U0z", "I1p", "B3i", "R2k"],
          Poland: ["N1q", "U2m", "I1q", "B1r", "R1r"],
        },
      },
    ),
    orders: {
      Poland: ["A War - Pra", "1 DP: A Aus S A War - Pra"],
      Yugoslavia: ["A Bgd H", "1 DP: W Ram - Aus"],
    },
    rules: "DIS-5.1.3-6 DIS-3.5.3-3 DIS-9.2.1-3",
  },
  {
    name: "overspent",
    position: null,
    orders: { Romania: ["2 DP: A Mol H", "1 DP: A Bul H"] },
    rules: "DIS-5.0-2 DIS-5.1.2-1 DIS-5.2-1",
  },
  {
    name: "oil",
    position: null,
    orders: { Iran: ["4 DP: A Irq H"], "Saudi Arabia": ["3 DP: A Yem H"] },
    rules: "DIS-5.2.2-1..3 DIS-5.2.1-1",
  },
  {
    name: "favorCap",
    position: null,
    orders: { Ukraine: ["2 DP: A Mos H", "1 DP: W Kra H"] },
    rules: "DIS-5.1.2-2 DIS-11.4.1-1..2 DIS-3.6-2 DIS-11.0-1",
  },
  {
    name: "noFavor",
    position: null,
    orders: { Yugoslavia: ["1 DP: W Ram - Aus", "1 DP: A Hun H"] },
    rules: "DIS-11.4.1-3..4",
  },
  {
    name: "illegalBid",
    position: null,
    orders: { Poland: ["1 DP: A Aus - Mos"] },
    rules: "DIS-5.1.2-4..5",
  },
  {
    name: "deception",
    position: null,
    orders: { Poland: ["A War - Pra", "1 DP: A Bra H"] },
    rules: "DIS-9.0-1 DIS-9.1* DIS-5.1.2-3",
  },
  {
    name: "cohesion",
    position: null,
    orders: { Poland: ["1 DP: A Bra - Pra"] },
    rules: "DIS-9.2-1..3 DIS-9.2.1-1 DIS-5.1.2-6",
  },
  {
    name: "sisterFleet",
    position: at(
      { "US Navy": ["F Per", "F Kuw"], Iran: ["A Teh"] },
      { favor: { Iran: ["N1u", "U1q", "I0z", "B3f", "R2n"] } },
    ),
    orders: { Iran: ["1 DP: F Per - Kuw"] },
    rules: "DIS-9.2.3*",
  },
  {
    name: "prejudice",
    position: at(PERSIAN_GULF, { favor: GULF_FAVOR }),
    orders: { "Saudi Arabia": ["A Dmm - UAE", "1 DP: F Per S A Dmm - UAE"], Iran: ["A UAE H"] },
    rules: "DIS-9.3-1 DIS-11.4.3-1 DIS-5.1.1-3",
  },
  {
    name: "prejudiceAgainst",
    position: at(PERSIAN_GULF, { favor: GULF_FAVOR }),
    orders: { Iran: ["A UAE - Dmm"], "Saudi Arabia": ["A Dmm H", "1 DP: F Per S A UAE - Dmm"] },
    rules: "DIS-5.1.2-7",
  },
  {
    name: "prejudiceEqual",
    position: at(
      { Kazakhstan: ["A Ast"], Ukraine: ["A Kyv"], Russia: ["A Mos", "W Kra"] },
      {
        favor: {
          Kazakhstan: ["N1p", "U1p", "I1s", "B1p", "R2j"],
          Ukraine: ["N1t", "U1r", "I1t", "B1s", "R2m"],
        },
        centers: { Kazakhstan: ["Akt"], Ukraine: ["Khk", "Kyv", "Sev"] },
      },
    ),
    orders: { Kazakhstan: ["A Ast - Khk", "1 DP: A Mos S A Ast - Khk"], Ukraine: ["A Kyv H"] },
    rules: "DIS-9.3-2..3",
  },
  {
    name: "nuclear",
    position: null,
    orders: { Ukraine: ["A Khk - Mos"], Romania: ["1 DP: A Blr S A Khk - Mos"] },
    rules:
      "DIS-2.1.3-1..3 DIS-3.8* DIS-11.6-1 DIS-11.6.1-1..2 DIS-11.6.1-4 DIS-11.7-1 DIS-11.7.1-1..3 DIS-3.6-3",
  },
  {
    name: "harmless",
    position: null,
    orders: { Pakistan: ["A Isl - Del"] },
    rules: "DIS-11.6.1-3",
  },
  {
    name: "fromTheirTerritory",
    position: at({ Kazakhstan: ["A Ast"], Russia: ["W Kra"] }),
    orders: { Kazakhstan: ["A Ast - Kra"] },
    rules: "DIS-11.6.2-1 DIS-11.6.2-3 DIS-6.1-2..3",
  },
  {
    name: "twoViolations",
    position: at({ Kazakhstan: ["A Ast"], Ukraine: ["F Bla"], Russia: ["W Kra"] }),
    orders: { Kazakhstan: ["A Ast - Kra"], Ukraine: ["F Bla S A Ast - Kra"] },
    rules: "DIS-11.6.2-2 DIS-11.7.2-1 DIS-11.7.1-4 DIS-11.7.5-1",
  },
  {
    name: "unpermitted",
    position: at(IRAQ),
    orders: { "Saudi Arabia": [...TO_IRAQ, "1 DP: W Inc S A Dmm - Irq"] },
    rules: "DIS-11.6.3-1 DIS-11.6.3-4 DIS-11.6.4-1",
  },
  {
    name: "permitted",
    position: at(IRAQ),
    orders: { "Saudi Arabia": [...TO_IRAQ, "1 DP: W Inc S A Riy - Irq"], Iran: ["1 DP: A Syr - Inc"] },
    rules: "DIS-11.6.3-3 DIS-11.6.3-6",
  },
  {
    name: "permittedByTheFleet",
    position: at({ ...IRAQ, "US Navy": ["F Kuw"] }),
    orders: {
      "Saudi Arabia": [...TO_IRAQ, "1 DP: F Kuw S A Riy - Irq"],
    },
    rules: "DIS-11.6.4-3 DIS-11.6.3-7",
  },
  {
    name: "atSea",
    position: at({ Ukraine: ["F Bla", "F Sev"], Romania: ["F Azo"] }),
    orders: { Ukraine: ["F Bla - Azo", "F Sev S F Bla - Azo"], Romania: ["F Azo H"] },
    rules: "DIS-11.6.3-2",
  },
  {
    name: "byDjibouti",
    position: at({ Ethiopia: ["F GAd", "A DiD"], Somalia: ["A Som"] }),
    orders: { Ethiopia: ["A DiD - Som", "F GAd S A DiD - Som"] },
    rules: "DIS-11.6.5-1",
  },
  {
    name: "retaliation",
    position: at(
      { Romania: ["A Buc", "A Ast"] },
      { favor: { Romania: ["N1r", "U1q", "I2o", "B2m", "R0z"] } },
    ),
    orders: { Romania: ["A Ast H"] },
    rules: "DIS-2.1.4-5 DIS-11.4.2-2 DIS-11.4.2-4",
  },
  {
    name: "noRefuge",
    position: at(
      { Iran: ["A Khk"], Russia: ["A Mos"] },
      {
        phase: "S1993R",
        favor: { Ukraine: ["N1t", "U1r", "I1t", "B1s", "R0z"] },
        dislodged: [{ power: "Ukraine", unit: "A Khk", attackedFrom: "Kyv", retreats: ["Sev"] }],
      },
    ),
    orders: { Ukraine: ["A Khk R Ast"] },
    rules: "DIS-2.1.4-2 DIS-11.4.2-1",
  },
  {
    name: "retreat",
    position: at(
      { Iran: ["A Khk"] },
      {
        phase: "S1993R",
        favor: { Ukraine: ["N1t", "U1r", "I1t", "B1s", "R2m"] },
        dislodged: [{ power: "Ukraine", unit: "A Khk", attackedFrom: "Ast", retreats: ["Kyv", "Sev"] }],
      },
    ),
    orders: { Ukraine: ["A Khk R Sev"] },
    rules: "DIS-2.1.4-1 DIS-2.1.4-6",
  },
  {
    name: "canals",
    position: at({ Egypt: ["F Lev"], Romania: ["F Bla"], Ukraine: ["F Len"] }),
    orders: { Egypt: ["F Lev - Sue"], Romania: ["F Bla - Ist"], Ukraine: ["F Len - Niz"] },
    rules: "DIS-6.2.1-1..2 DIS-6.2.2-1..2 DIS-6.2.3-1..3",
  },
  {
    name: "noConvoyInCanals",
    position: at({ Egypt: ["F Sue", "A Jor"] }),
    orders: { Egypt: ["F Sue C A Jor - Alx", "A Jor H"] },
    rules: "DIS-6.2.1-3 DIS-6.2.2-3 DIS-6.2.3-4",
  },
  {
    name: "noFleetsOfTheNavy",
    position: at({ "US Navy": ["F Bal"], Poland: ["A War"] }),
    orders: { Poland: ["1 DP: F Bal - Len"] },
    rules: "DIS-8.5.4-1",
  },
  {
    name: "navyMoves",
    position: null,
    orders: { Pakistan: ["1 DP: F Kuw - Per"] },
    rules: "DIS-8.5.3-1 DIS-3.2-5",
  },
  {
    name: "crossings",
    position: at({
      Pakistan: ["A Pes", "F Per"],
      Ethiopia: ["F Red"],
      Ukraine: ["F Sev"],
      Poland: ["F Gda"],
    }),
    orders: {
      Pakistan: ["A Pes - Taj", "F Per - Dmm"],
      Ethiopia: ["F Red - Yem"],
      Ukraine: ["F Sev - Azo"],
      Poland: ["F Gda - Ols"],
    },
    rules: "DIS-6.3-1 DIS-6.3.1* DIS-6.3.2*",
  },
  {
    name: "winter",
    position: winter(
      { Egypt: ["A Cai"] },
      {
        without: "Khm",
        centers: { Egypt: ["Cai", "Alx", "Asw"] },
        favor: { Egypt: ["N2k", "U1s", "I1r", "B1q", "R1p"] },
      },
    ),
    orders: { Egypt: ["Build F Alx", "E N2k - N3h"] },
    rules:
      "DIS-1.3-2 DIS-2.2.2-1 DIS-3.4-3..4 DIS-3.2-6 DIS-4.0-1 DIS-4.1-1 DIS-4.1-3..4 DIS-4.2-1 DIS-4.3-1..2 " +
      "DIS-4.5-1..3 DIS-11.1-1 DIS-11.5-1 DIS-11.5.1-1..2",
  },
  {
    name: "whereToBuild",
    position: winter(
      { Egypt: ["A Sue"], "Saudi Arabia": [] },
      { centers: { Egypt: ["Cai", "Alx", "Jor", "Teh", "Sue"], "Saudi Arabia": ["Riy"] } },
    ),
    orders: { Egypt: ["Build W Cai", "Build A Teh", "Build A Jor"] },
    rules: "DIS-4.3-3 DIS-4.4-2 DIS-4.4-5",
  },
  {
    name: "secondWing",
    position: winter(
      { Egypt: ["W Asw"] },
      {
        centers: { Egypt: "Cai Alx Asw Sue AdA DiD Teh Tbz Riy".split(" ") },
      },
    ),
    orders: { Egypt: ["Build W Cai", "Build A Alx"] },
    rules: "DIS-4.4-1 DIS-4.4-3",
  },
  {
    name: "tooMany",
    position: winter(
      { Egypt: ["A Cai", "A Alx", "A Sue", "A Jor", "W Asw"] },
      { centers: { Egypt: ["Cai", "Alx", "Sue", "Ben", "Trp", "Jor"] } },
    ),
    orders: { Egypt: ["Disband A Jor"] },
    rules: "DIS-4.2-3 DIS-1.4-5",
  },
  {
    name: "occupiedOil",
    position: winter(
      { "Saudi Arabia": ["A Riy", "A Mec"], "US Navy": ["F Dmm"] },
      { centers: { "Saudi Arabia": ["Dmm", "Mec", "Riy", "Irq"] } },
    ),
    orders: { "Saudi Arabia": ["Build A Irq"] },
    rules: "DIS-4.6-1 DIS-4.6.1* DIS-8.5.1-2",
  },
  {
    name: "occupiedLast",
    position: at(
      { "Saudi Arabia": ["A Naj"], "US Navy": ["F Dmm"], Iran: ["A Teh"] },
      { phase: "F1995M", centers: { "Saudi Arabia": ["Dmm"], Iran: ["Teh"] } },
    ),
    orders: { "Saudi Arabia": ["A Naj H"] },
    rules: "DIS-2.1.5-6 DIS-4.6.2-1..2",
  },
  {
    name: "embassies",
    position: winter(
      {},
      {
        favor: {
          Kazakhstan: ["N1p", "U1p", "I1p", "B1p", "R2j"],
          Poland: ["N1q", "U2m", "I1q", "B1r", "R1r"],
          Romania: ["N1r", "U1q", "I2o", "B2m", "R0z"],
        },
        centers: { Kazakhstan: ["Alm"], Poland: ["War"], Romania: ["Buc"] },
      },
    ),
    orders: { Kazakhstan: ["E I1p - I2o"], Poland: ["E I1q S I1p - I2o"], Romania: ["E I2o H"] },
    rules: "DIS-2.2.3-2 DIS-3.4-8 DIS-11.7.3-1..2 DIS-11.7.3-4 DIS-11.7.3-6 DIS-11.7-4 DIS-11.5.4-3",
  },
  {
    name: "acrossSlices",
    position: winter(
      {},
      {
        favor: {
          Kazakhstan: ["N1p", "U1p", "I1s", "B1p", "R2j"],
          Pakistan: ["N2n", "U2k", "I0z", "B0z", "R2o"],
          Iran: ["N1u", "U0z", "I0z", "B3f", "R2n"],
        },
        centers: { Kazakhstan: ["Alm"], Pakistan: ["Isl"], Iran: ["Teh"] },
      },
    ),
    orders: { Kazakhstan: ["E B1p S Pakistan I0z - I1u"], Pakistan: ["E I0z - I1u"] },
    rules: "DIS-3.4-5..6 DIS-11.5.1-3..4 DIS-11.5.2-2 DIS-11.5.2-4..5 DIS-11.1.3-1",
  },
  {
    name: "fromThePerimeter",
    position: winter(
      {},
      {
        favor: {
          Pakistan: ["N2n", "U2k", "I0z", "B0z", "R2o"],
          Ethiopia: ["N1s", "U2o", "I1u", "B2n", "R0z"],
        },
        centers: { Pakistan: ["Isl"], Ethiopia: ["AdA"] },
      },
    ),
    orders: { Pakistan: ["E I0z S I1u"], Ethiopia: ["E R0z H"] },
    rules: "DIS-3.1-7 DIS-11.5.2-1 DIS-11.5.2-3 DIS-11.1.3-2",
  },
  {
    name: "kicked",
    position: winter(
      {},
      {
        favor: { Ukraine: ["N1t", "U1r", "I1t", "B1s", "R1q"] },
        kicked: { Ukraine: ["R"] },
        centers: { Ukraine: ["Kyv"] },
      },
    ),
    orders: { Ukraine: ["E R1q - R2m"] },
    rules: "DIS-11.5.3-1",
  },
  {
    name: "stillInside",
    position: winter(
      { Ukraine: ["A Ast"] },
      {
        favor: { Ukraine: ["N1t", "U1r", "I1t", "B1s", "R2m"] },
        centers: { Ukraine: ["Kyv"] },
      },
    ),
    orders: { Ukraine: ["E R2m - R3g"] },
    rules: "DIS-11.5.3-2",
  },
  {
    name: "tooManyMoves",
    position: winter(
      {},
      {
        favor: { Egypt: ["N2k", "U1s", "I1r", "B1q", "R1p"] },
        centers: { Egypt: ["Cai"] },
      },
    ),
    orders: { Egypt: ["E N2k - N3h", "E U1s - U2m", "E I1r - I2m", "E R1p - R2o"] },
    rules: "DIS-11.5.4-1..2",
  },
  {
    name: "sameCountry",
    position: at({ Ethiopia: ["A AdA"], Khartoum: ["A Khm"], Juba: ["A Jub"] }),
    orders: { Ethiopia: ["A AdA H", "1 DP: A Jub - Khm"] },
    rules: "DIS-3.5.2-2 DIS-9.2.2-1",
  },
  {
    name: "interlocked",
    position: at({
      Egypt: ["A Cai", "A Teh"],
      Russia: ["W Asw"],
      NATO: ["W Shi"],
      "United Arab Emirates": ["A UAE"],
      Khartoum: ["A Khm"],
      Ethiopia: ["A AdA"],
      Kazakhstan: ["A Alm"],
      Pakistan: ["A Kch"],
      Poland: ["A War"],
    }),
    orders: {
      Egypt: ["A Cai - Asw - Shi", "A Teh - Shi - Asw"],
      Ethiopia: ["1 DP: A Khm S A Teh - Asw"],
      Kazakhstan: ["1 DP: W Asw C A Cai - Shi"],
      Pakistan: ["1 DP: A UAE S A Cai - Shi"],
      Poland: ["1 DP: W Shi C A Teh - Asw"],
    },
    rules: "DIS-3.11.2-2",
  },
  {
    name: "neutralsCarry",
    position: at(
      { "Saudi Arabia": ["A Riy", "A Dmm"], "US Navy": ["F Per"], "United Arab Emirates": ["A UAE"] },
      { favor: { "Saudi Arabia": ["N2m", "U2j", "I0z", "B1u", "R1s"] } },
    ),
    orders: { "Saudi Arabia": ["1 DP: A UAE - Per - Khu", "1 DP: F Per C A UAE - Khu"] },
    rules: "DIS-5.1.1-2 DIS-5.1.1-4",
  },
  {
    name: "noUnits",
    position: at({ Austria: ["A Aus"], Hungary: ["A Hun"] }, { centers: { Poland: ["War"] } }),
    orders: { Poland: ["1 DP: A Aus - Hun"] },
    rules: "DIS-5.2.3-1",
  },
  {
    name: "ownCenter",
    position: at(
      { Ukraine: ["A Kyv"], Russia: ["A Mos"] },
      {
        favor: { Ukraine: ["N1t", "U1r", "I1t", "B1s", "R2m"] },
        centers: { Ukraine: ["Khk", "Kyv", "Sev"] },
      },
    ),
    orders: { Ukraine: ["A Kyv - Khk", "1 DP: A Mos S A Kyv - Khk"] },
    rules: "DIS-9.3-4",
  },
  {
    name: "navyDisabled",
    position: at({ Iran: ["A Khu", "A Irq"], "US Navy": ["F Kuw"] }),
    orders: { Iran: ["A Khu - Kuw", "A Irq S A Khu - Kuw"] },
    rules: "DIS-11.6.4-2",
  },
  {
    name: "kyrgyzstan",
    position: at({ Kazakhstan: ["A Alm", "A Tsh"], Pakistan: ["A Kyr"] }),
    orders: { Kazakhstan: ["A Alm - Kyr", "A Tsh S A Alm - Kyr"] },
    rules: "DIS-11.6.5-2",
  },
  {
    name: "finland",
    position: at({ Poland: ["F Bal", "F BSt"], Finland: ["A Fin"] }),
    orders: { Poland: ["F Bal - Fin", "F BSt S F Bal - Fin"] },
    rules: "DIS-11.6.6-1..2 DIS-11.6.6-4..5",
  },
  {
    name: "twoKicks",
    position: at({
      Ukraine: ["A Khk"],
      Kazakhstan: ["A Ast"],
      Romania: ["A Blr"],
      Russia: ["A Mos", "W Kra"],
    }),
    orders: {
      Ukraine: ["A Khk - Mos"],
      Kazakhstan: ["A Ast - Kra"],
      Romania: ["A Blr S A Khk - Mos"],
    },
    rules: "DIS-2.1.3-4 DIS-11.7-2..3 DIS-11.1.2-4",
  },
  {
    name: "kickedInThePerimeter",
    position: at(
      { Romania: ["A Ast"], Russia: ["W Kra"] },
      { favor: { Romania: ["N1r", "U1q", "I2o", "B2m", "R0z"] } },
    ),
    orders: { Romania: ["A Ast - Kra"] },
    rules: "DIS-11.7.1-5",
  },
  {
    name: "builtBefore",
    position: winter(
      { Egypt: ["A Cai"] },
      { builtIn: { Egypt: ["Jor"] }, centers: { Egypt: ["Cai", "Alx", "Jor", "Syr"] } },
    ),
    orders: { Egypt: ["Build A Syr"] },
    rules: "DIS-4.3-4..5",
  },
  {
    name: "navyGone",
    position: winter(
      { "Saudi Arabia": [], "US Navy": ["F Per"], Iran: ["A Teh"] },
      { centers: { "Saudi Arabia": ["Dmm"], Iran: ["Teh"] } },
    ),
    orders: { "Saudi Arabia": ["Build A Dmm"] },
    rules: "DIS-4.6.2-4",
  },
  {
    name: "afterRetaliation",
    position: winter(
      { Iran: ["A Teh"] },
      {
        favor: { Iran: ["N1u", "U0z", "I0z", "B3f", "R0z"] },
        retaliated: { Iran: ["R"] },
        centers: { Iran: ["Teh"] },
      },
    ),
    orders: { Iran: ["E R0z - R1p"] },
    rules: "DIS-11.5.3-3",
  },
  {
    name: "insideInWinter",
    position: winter(
      { Romania: ["A Ast", "A Buc"] },
      { favor: { Romania: ["N1r", "U1q", "I2o", "B2m", "R0z"] }, centers: { Romania: ["Buc", "Clu"] } },
    ),
    orders: { Romania: ["E I2o H"] },
    rules: "DIS-11.4.2-3 DIS-11.7.5-2",
  },
  {
    name: "noHexLeft",
    position: winter(
      {},
      {
        favor: {
          Romania: ["N1r", "U1q", "I1p", "B2m", "R0z"],
          Kazakhstan: ["N1p", "U1p", "I1q", "B1p", "R2j"],
          Poland: ["N1q", "U2m", "I1r", "B1r", "R1r"],
          Ukraine: ["N1t", "U1r", "I1s", "B1s", "R2m"],
          Yugoslavia: ["N0z", "U0z", "I1t", "B3i", "R2k"],
          Ethiopia: ["N1s", "U2o", "I1u", "B2n", "R0z"],
          Pakistan: ["N2n", "U2k", "I0z", "B0z", "R2o"],
        },
        centers: {
          Romania: ["Buc"],
          Kazakhstan: ["Alm"],
          Poland: ["War"],
          Ukraine: ["Kyv"],
          Yugoslavia: ["Bgd"],
          Ethiopia: ["AdA"],
          Pakistan: ["Isl"],
        },
      },
    ),
    orders: { Pakistan: ["E I0z - I1p"], Kazakhstan: ["E I1q S Pakistan I0z - I1p"] },
    rules: "DIS-11.7.3-5",
  },
  {
    name: "busySlice",
    position: winter(
      {},
      {
        favor: {
          Egypt: ["N2k", "U1s", "I1r", "B1q", "R1p"],
          Iran: ["N1u", "U0z", "I0z", "B2n", "R2n"],
          Romania: ["N1r", "U1q", "I2o", "B2m", "R0z"],
          Poland: ["N1q", "U2m", "I1q", "B1r", "R1r"],
          Ukraine: ["N1t", "U1r", "I1t", "B1s", "R2m"],
          Yugoslavia: ["N0z", "U0z", "I1p", "B3f", "R2k"],
        },
        centers: {
          Egypt: ["Cai"],
          Iran: ["Teh"],
          Romania: ["Buc"],
          Poland: ["War"],
          Ukraine: ["Kyv"],
          Yugoslavia: ["Bgd"],
        },
      },
    ),
    orders: {
      Egypt: ["E B1q - B2n"],
      Iran: ["E B2n - B3f"],
      Poland: ["E B1r - B2m"],
      Romania: ["E B2m - B3h"],
      Ukraine: ["E B1s - B2m"],
      Yugoslavia: ["E B3f S B1q - B2n"],
    },
    rules: "DIS-11.7.3-3 DIS-11.7.3-7 DIS-2.2.3-3",
  },
];

/** Rules about the people, the calendar and the printed map. */
const OFF_BOARD =
  "DIS-11.2-2 DIS-0* DIS-1.0* DIS-2.0-1 DIS-2.1.1-1..2 DIS-2.1.2-4 DIS-2.2.1* DIS-2.2.3-1 DIS-2.2.3-4 DIS-3.1-8 DIS-4.0-2 " +
  "DIS-4.6.2-3 DIS-5.0-3 DIS-5.1.3-5 DIS-5.3-4..8 DIS-10.0-8 DIS-11.5-2 DIS-11.5.3-4";

export const examples: RuleExamples = {
  positions: POSITIONS,
  borrowed: { nowhere: "DIS-2.1.4-3" },
  offBoard: OFF_BOARD,
};
