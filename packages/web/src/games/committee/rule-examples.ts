import { position, type RuleExample } from "../rule-example.ts";

/** A position in which countries are lost to others. */
const fallen = (
  units: Parameters<typeof position>[0],
  rest: Parameters<typeof position>[1] & { readonly lost: Readonly<Record<string, string>> },
) => position(units, rest);

/** Rules that an example of the classic game shows as well, by its name. */
export const BORROWED: Readonly<Record<string, string>> = {
  adjacentConvoy: "M01-53",
  alongTheCoast: "MB-98..100",
  baltic: "MB-110..111",
  balticSkagerrak: "M01-40",
  brokenConvoy: "MB-169 M01-29 M01-52",
  builds: "MB-17..18 MB-202 MB-207 M01-60",
  capture: "MB-197..199 MB-201",
  chain: "MB-167..168",
  coastSupport: "M01-36",
  coasts: "M01-31..34",
  convoy: "MB-93 MB-158..159 MB-161 MB-165 MB-83",
  convoyAttacked: "MB-170",
  convoyCuts: "M01-55",
  convoyFromCoast: "MB-164",
  cut: "MB-81 MB-150..151 MB-179",
  cutFromTarget: "MB-154",
  denmarkBerlin: "MB-112",
  disbandInstead: "MB-196",
  dislodgedCuts: "MB-156",
  dislodgedFelt: "MB-144",
  exchange: "MB-175",
  fleetCarried: "MB-160",
  foreignSupport: "MB-128..129",
  fromOneCoast: "MB-104 M01-35",
  headToHead: "MB-120..121",
  heldBySupport: "MB-85 MB-126..127 MB-136",
  impossible: "MB-68",
  landing: "MB-173",
  landingStoodOff: "MB-171..172",
  lostButFelt: "MB-146",
  mismatch: "MB-137..138",
  moves: "MB-90 MB-94..95 MB-97",
  noHome: "MB-212..213",
  noRetreatOrdered: "MB-195",
  notOnTheBoard: "MB-101..103",
  nowhere: "MB-189",
  opening: "MB-66 MB-82 MB-178",
  otherGoal: "MB-162..163",
  otherRoute: "M01-56..57",
  ownAttack: "M01-51",
  ownUnit: "M01-50",
  queue: "MB-118",
  removeByChoice: "MB-205..206",
  retreat: "MB-181 MB-184..185 MB-193",
  retreatBarred: "MB-186..188",
  retreatsMeet: "MB-190 MB-194",
  rotation: "MB-122..123",
  routes: "M01-54",
  selfStandoff: "MB-113",
  spelling: "MB-22 MB-74..76 MB-87..88 M01-30",
  springVisit: "MB-200",
  standoff: "MB-69 MB-79 MB-92 M01-59",
  staysBetween: "MB-116..117",
  support: "MB-89 MB-125 MB-130..133 MB-139",
  supporterDislodged: "MB-153",
  supportInland: "MB-134",
  terrain: "MB-13..16 MB-91 MB-96",
  through: "MB-109",
  twoMeanings: "MB-77..78",
  unordered: "MB-70..71 MB-86 MB-124",
  waive: "MB-214",
  waterways: "MB-107..108 M01-37..39",
  wholeProvince: "MB-105..106",
  wrongBuilds: "MB-208..210 MB-215 M01-62",
};

/** Lines in the words of the booklets' diagrams, which are printed on the map of the classic game. */
const DIAGRAMS: readonly RuleExample[] = [
  {
    name: "evenSupport",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Mun", "A Ruh"] }),
    orders: {
      France: ["A Par - Bur", "A Mar S A Par - Bur"],
      Germany: ["A Mun - Bur", "A Ruh S A Mun - Bur"],
    },
    rules: "MB-114",
  },
  {
    name: "silesia",
    position: position({ Germany: ["A Ber"], Russia: ["A War"] }),
    orders: { Germany: ["A Ber - Sil"], Russia: ["A War - Sil"] },
    rules: "MB-115",
  },
  {
    name: "prussiaHolds",
    position: position({ Germany: ["A Ber", "F Kie"], Russia: ["A Pru"] }),
    orders: { Germany: ["A Ber - Pru", "F Kie - Ber"], Russia: ["A Pru H"] },
    rules: "MB-119",
  },
  {
    name: "romeVenice",
    position: position({ Italy: ["F Rom", "A Apu"] }),
    orders: { Italy: ["F Rom S A Apu - Ven", "A Apu - Ven"] },
    rules: "MB-135",
  },
  {
    name: "burgundyTaken",
    position: position({ France: ["A Mar", "A Gas"], Germany: ["A Bur"] }),
    orders: { France: ["A Mar - Bur", "A Gas S A Mar - Bur"], Germany: ["A Bur H"] },
    rules: "MB-140",
  },
  {
    name: "prussiaTaken",
    position: position({ Germany: ["A Sil", "F Bal"], Russia: ["A Pru"] }),
    orders: { Germany: ["A Sil - Pru", "F Bal S A Sil - Pru"], Russia: ["A Pru H"] },
    rules: "MB-141",
  },
  {
    name: "twoAgainstTwo",
    position: position({ France: ["F GoL", "F Wes"], Italy: ["F Nap", "F Rom"] }),
    orders: { France: ["F GoL - Tyn", "F Wes S F GoL - Tyn"], Italy: ["F Nap - Tyn", "F Rom S F Nap - Tyn"] },
    rules: "MB-142",
  },
  {
    name: "betweenTwoPairs",
    position: position({ France: ["F GoL", "F Wes"], Italy: ["F Nap", "F Rom"], Austria: ["F Tyn"] }),
    orders: {
      France: ["F GoL - Tyn", "F Wes S F GoL - Tyn"],
      Italy: ["F Nap - Tyn", "F Rom S F Nap - Tyn"],
      Austria: ["F Tyn H"],
    },
    rules: "MB-143",
  },
  {
    name: "munichDislodged",
    position: position({
      Austria: ["A Boh", "A Tyr"],
      Germany: ["A Mun", "A Ber"],
      Russia: ["A War", "A Pru"],
    }),
    orders: {
      Austria: ["A Boh - Mun", "A Tyr S A Boh - Mun"],
      Germany: ["A Mun - Sil", "A Ber S A Mun - Sil"],
      Russia: ["A War - Sil", "A Pru S A War - Sil"],
    },
    rules: "MB-145",
  },
  {
    name: "bulgariaDislodged",
    position: position({ Turkey: ["A Bul"], Russia: ["A Rum", "A Ser", "A Sev"] }),
    orders: { Turkey: ["A Bul - Rum"], Russia: ["A Rum - Bul", "A Ser S A Rum - Bul", "A Sev - Rum"] },
    rules: "MB-147",
  },
  {
    name: "bulgariaSupported",
    position: position({ Turkey: ["A Bul", "F Bla"], Russia: ["A Rum", "A Ser", "A Gre", "A Sev"] }),
    orders: {
      Turkey: ["A Bul - Rum", "F Bla S A Bul - Rum"],
      Russia: ["A Rum - Bul", "A Ser S A Rum - Bul", "A Gre S A Rum - Bul", "A Sev - Rum"],
    },
    rules: "MB-148",
  },
  {
    name: "rumaniaEmpty",
    position: position({ Turkey: ["A Bul"], Russia: ["A Rum", "A Ser"] }),
    orders: { Turkey: ["A Bul - Rum"], Russia: ["A Rum - Bul", "A Ser S A Rum - Bul"] },
    rules: "MB-149",
  },
  {
    name: "bohemiaCuts",
    position: position({ Germany: ["A Pru", "A Sil"], Russia: ["A War"], Austria: ["A Boh"] }),
    orders: {
      Germany: ["A Pru - War", "A Sil S A Pru - War"],
      Russia: ["A War H"],
      Austria: ["A Boh - Sil"],
    },
    rules: "MB-152",
  },
  {
    name: "silesiaDislodged",
    position: position({ Germany: ["F Bal", "A Sil", "A Ber"], Russia: ["A Pru", "A War"] }),
    orders: {
      Germany: ["A Ber - Pru", "A Sil S A Ber - Pru", "F Bal - Pru"],
      Russia: ["A Pru - Sil", "A War S A Pru - Sil"],
    },
    rules: "MB-155",
  },
  {
    name: "munichCuts",
    position: position({
      Germany: ["A Ber", "A Mun"],
      Russia: ["A Pru", "A Sil"],
      Austria: ["A Boh", "A Tyr"],
    }),
    orders: {
      Germany: ["A Ber H", "A Mun - Sil"],
      Russia: ["A Pru - Ber", "A Sil S A Pru - Ber"],
      Austria: ["A Boh - Mun", "A Tyr S A Boh - Mun"],
    },
    rules: "MB-157",
  },
  {
    name: "supportCarried",
    position: position({ France: ["A Pic"], England: ["A Lon", "F Eng"], Germany: ["F Bre"] }),
    orders: {
      France: ["A Pic - Bre"],
      England: ["A Lon S A Pic - Bre", "F Eng C A Lon S A Pic - Bre"],
      Germany: ["F Bre H"],
    },
    rules: "MB-166 M01-48",
  },
  {
    name: "tyrrhenianLost",
    position: position({ France: ["A Spa", "F GoL", "F Tyn"], Italy: ["F Ion", "F Tun"] }),
    orders: {
      France: ["A Spa - Nap", "F GoL C A Spa - Nap", "F Tyn C A Spa - Nap"],
      Italy: ["F Ion - Tyn", "F Tun S F Ion - Tyn"],
    },
    rules: "MB-174",
  },
  {
    name: "twoOrders",
    position: position({ France: ["A Par"] }),
    orders: { France: ["A Par - Bur", "A Par - Pic"] },
    rules: "MB-84",
  },
  {
    name: "byMistake",
    position: position({ Turkey: ["F Con"], Russia: ["F Sev"] }),
    orders: { Turkey: ["F Con - Aeg"], Russia: ["F Sev - Arm"] },
    rules: "MB-67",
  },
  {
    name: "noRoomToBuild",
    position: position(
      { France: ["A Bel", "A Par", "F Bre"], Italy: ["A Mar"] },
      { phase: "W1905A", centers: { France: ["Par", "Bre", "Bel", "Por", "Spa", "Hol"], Italy: ["Mar"] } },
    ),
    orders: { France: ["Build A Par"] },
    rules: "MB-211",
  },
].map((example) => ({ ...example, borrowed: true }));

const RUSSIA_LOST = {
  centers: {
    Turkey: ["Ank", "Con", "Smy", "Sev", "Mos"],
    Germany: ["Ber", "Kie", "Mun", "War"],
    England: ["Lon", "Edi", "Lvp", "StP"],
  },
  lost: { Russia: "Turkey" },
};

const HELPERS_1901 = { England: ["F Lon", "A Lvp"], Turkey: ["A Con"] };

/** On the board of 1901. */
const IN_1901: readonly RuleExample[] = [
  {
    name: "control",
    position: position(
      { Germany: ["A Bur", "A Ruh"], France: ["A Gas"] },
      {
        phase: "F1910M",
        centers: {
          Germany: "Ber Kie Mun Den Hol Bel Swe Nwy StP Mos War Vie Bud Tri Par Bre Lon".split(" "),
          France: ["Mar", "Spa", "Por"],
        },
      },
    ),
    orders: { Germany: ["A Bur - Mar"], France: ["A Gas H"] },
    rules: "M01-4 MB-5..7",
  },
  {
    name: "coastal",
    position: position({ England: ["F Nth"], France: ["A Gas", "F Mid"] }),
    orders: { England: ["F Nth - Den"], France: ["A Gas - Spa", "F Mid - Bre"] },
    rules: "M01-6",
  },
  {
    name: "abbreviations",
    position: position({ Turkey: ["A Con", "F Ank"], Germany: ["A Mun"], Austria: ["A Tyr"] }),
    orders: { Turkey: ["A Con-Bul", "F Ank-Bla"], Germany: ["A Mun-Sil"], Austria: ["A Tyr-Boh"] },
    rules: "M01-27..28",
  },
  {
    name: "supportWritten",
    position: position({ France: ["A Par", "A Mar"] }),
    orders: { France: ["A Par S A Mar-Bur", "A Mar-Bur"] },
    rules: "M01-42",
  },
  {
    name: "supportAtSea",
    position: position({ France: ["A Bre", "F Eng"] }),
    orders: { France: ["A Bre S F Eng", "F Eng H"] },
    rules: "M01-43",
  },
  {
    name: "supportHeld",
    position: position({ Germany: ["F Den", "F Bal", "A Ber"], Russia: ["F Bot", "F Lvn"] }),
    orders: {
      Germany: ["F Den S F Bal", "F Bal C A Ber-Swe", "A Ber-Swe"],
      Russia: ["F Bot - Bal", "F Lvn S F Bot - Bal"],
    },
    rules: "M01-44",
  },
  {
    name: "supportElsewhere",
    position: position({ Austria: ["A Boh"], Germany: ["A Mun"] }),
    orders: { Austria: ["A Boh S A Mun-Sil"], Germany: ["A Mun - Tyr"] },
    rules: "M01-45",
  },
  {
    name: "acrossTheBlackSea",
    position: position({ Turkey: ["A Ank", "F Bla"] }),
    orders: { Turkey: ["A Ank-Sev", "F Bla C A Ank-Sev"] },
    rules: "M01-46",
  },
  {
    name: "convoyElsewhere",
    position: position({ Turkey: ["A Rum", "F Bla"] }),
    orders: { Turkey: ["A Rum-Arm", "F Bla C A Rum-Ank"] },
    rules: "M01-47",
  },
  {
    name: "homeRegained",
    position: position(
      { France: ["A Bel"] },
      { phase: "W1906A", centers: { France: ["Par", "Bre", "Mar", "Bel"] } },
    ),
    orders: { France: ["Build F Bre", "Build A Mar", "Build A Par"] },
    rules: "M01-61",
  },
  {
    name: "countryLost",
    position: position(
      { Turkey: ["A Sev"], Germany: ["A Ukr"] },
      {
        phase: "F1905M",
        centers: { Russia: ["Mos"], Turkey: ["Sev", "Con"], Germany: ["War", "Ber"], England: ["StP"] },
      },
    ),
    orders: { Turkey: ["A Sev - Mos"], Germany: ["A Ukr S A Sev - Mos"] },
    rules: "MB-216..218",
  },
  {
    name: "homesLost",
    position: position(
      { Turkey: ["A Sev"], Russia: ["F Swe"] },
      { phase: "F1905M", centers: { Russia: ["Mos", "Swe"], Turkey: ["Sev", "War", "StP", "Con"] } },
    ),
    orders: { Turkey: ["A Sev - Mos"], Russia: ["F Swe H"] },
    rules: "MB-222",
  },
  {
    name: "rising",
    position: fallen(HELPERS_1901, RUSSIA_LOST),
    orders: {
      England: ["F I Lon-Russia", "A I Lvp-Russia"],
      Turkey: ["A Con H"],
      Russia: ["Revive 1 A Mos, 2 F Sev"],
    },
    rules: "MB-223 MB-225..231 MB-237..244 M01-63 M01-66 MB-217 MB-236",
  },
  {
    name: "risingWeak",
    position: fallen({ England: ["F Lon"] }, RUSSIA_LOST),
    orders: { England: ["F I Lon-Russia"], Russia: ["Revive 1 A Mos, 2 F Sev"] },
    rules: "MB-232 MB-249",
  },
  {
    name: "risingAll",
    position: fallen(
      { England: ["F Lon", "A Lvp", "F Edi", "A Yor"] },
      { ...RUSSIA_LOST, lost: { Turkey: "Russia" }, centers: { Russia: ["Ank", "Con", "Smy"] } },
    ),
    orders: {
      England: ["F I Lon-Turkey", "A I Lvp-Turkey", "F I Edi-Turkey", "A I Yor-Turkey"],
      Turkey: ["Revive 1 A Con, 2 F Ank, 3 A Smy"],
    },
    rules: "M01-64",
  },
  {
    name: "risingSix",
    position: fallen({ England: ["F Lon", "A Lvp", "F Edi", "A Yor", "F Nth", "A Wal"] }, RUSSIA_LOST),
    orders: {
      England: ["F Lon", "A Lvp", "F Edi", "A Yor", "F Nth", "A Wal"].map((unit) => `${unit} I Russia`),
      Russia: ["Revive 1 A Mos, 2 F Sev, 3 A War, 4 F StP/nc"],
    },
    rules: "M01-65",
  },
  {
    name: "risingOccupied",
    position: fallen({ England: ["F Lon", "A Lvp", "F Edi"], Turkey: ["A Mos"] }, RUSSIA_LOST),
    orders: {
      England: ["F I Lon-Russia", "A I Lvp-Russia", "F I Edi-Russia"],
      Russia: ["Revive 1 A Mos, 2 F Sev"],
    },
    rules: "MB-233..234",
  },
  {
    name: "risingForeign",
    position: fallen(HELPERS_1901, RUSSIA_LOST),
    orders: {
      England: ["F I Lon-Russia", "A I Lvp-Russia"],
      Russia: ["Revive 1 A Ank, 2 F Sev"],
    },
    rules: "MB-235",
  },
  {
    name: "risingPartly",
    position: fallen(HELPERS_1901, RUSSIA_LOST),
    orders: {
      England: ["F I Lon-Russia", "A I Lvp-Russia"],
      Russia: ["Revive 1 A War, 2 F Sev, 3 A Mos"],
    },
    rules: "MB-245 MB-247",
  },
  {
    name: "risingUnordered",
    position: fallen(HELPERS_1901, RUSSIA_LOST),
    orders: { England: ["F I Lon-Russia", "A I Lvp-Russia"], Russia: ["Revive Mos, Sev"] },
    rules: "MB-246 MB-248",
  },
  {
    name: "risingAlone",
    position: fallen({ Turkey: ["A Con"] }, RUSSIA_LOST),
    orders: { Turkey: ["A Con H"], Russia: ["Revive 1 A Mos, 2 F Sev"] },
    rules: "MB-224",
  },
].map((example) => ({ ...example, rulebook: "1901" }));

const POLAND_LOST = {
  phase: "S1938M",
  centers: {
    Germany: ["Ham", "Mst", "Ber", "Fkf", "Mun", "Sil", "Pru"],
    USSR: ["Mos", "Stp", "Sib", "Ros", "Mur", "Wbe", "Pod", "Kra"],
    "United Kingdom": ["Lon", "Edi", "Ire", "Gib", "Egy"],
    France: ["Par", "Bri", "Lyo"],
  },
  lost: { Poland: "Germany" },
};

const HELPERS_1935 = { "United Kingdom": ["F Lon", "A Edi"], France: ["F Bri"], Germany: ["A Ber"] };
const HELP_1935 = {
  "United Kingdom": ["F I Lon-Poland", "A I Edi-Poland"],
  France: ["F I Bri-Poland"],
};

/** On the board of 1935. */
const IN_1935: readonly RuleExample[] = [
  {
    name: "control1935",
    position: position(
      { Germany: ["A Bur", "A Bel"], France: ["A Bor"] },
      {
        phase: "F1940M",
        centers: {
          Germany:
            "Ham Mst Ber Fkf Mun Pod Sil Pru Kra Wbe Cze Aus Hun Den Hol Bel Ven Mil Swe Nor Rum Mos Stp Par".split(
              " ",
            ),
          France: ["Lyo", "Syr", "Fna", "Bri"],
        },
      },
    ),
    orders: { Germany: ["A Bur - Lyo"], France: ["A Bor H"] },
    rules: "M35-4 MB-5..7",
  },
  {
    name: "coastal1935",
    position: position({ "United Kingdom": ["F Nth", "A Lon"], France: ["F Eng"] }),
    orders: { "United Kingdom": ["F Nth - Nor", "A Lon - Yor"], France: ["F Eng - Bri"] },
    rules: "M35-6",
  },
  {
    name: "names1935",
    position: position({ France: ["A Par", "F Fna", "F Lon"], "United Kingdom": ["F Eme"] }),
    orders: {
      France: ["A Paris-Brittany", "F North Africa H", "F Lon-Eng"],
      "United Kingdom": ["F Eme-Egy"],
    },
    rules: "M35-26..28 M35-30",
  },
  {
    name: "supportWritten1935",
    position: position({ France: ["A Par", "A Bor"] }),
    orders: { France: ["A Par S A Bor-Bri", "A Bor - Bri"] },
    rules: "M35-41",
  },
  {
    name: "supportAtSea1935",
    position: position({ France: ["A Bri", "F Eng"] }),
    orders: { France: ["A Bri S F Eng", "F Eng H"] },
    rules: "M35-42",
  },
  {
    name: "supportHeld1935",
    position: position({ Germany: ["F Swe", "F Bal"], USSR: ["F Pru"] }),
    orders: { Germany: ["F Swe S F Bal", "F Bal H"], USSR: ["F Pru - Bal"] },
    rules: "M35-43",
  },
  {
    name: "supportElsewhere1935",
    position: position({ Poland: ["A Sil"], Germany: ["A Cze"] }),
    orders: { Poland: ["A Sil S A Cze-Kra"], Germany: ["A Cze - Sax"] },
    rules: "M35-44",
  },
  {
    name: "acrossTheChannel",
    position: position({ France: ["A Bri", "F Eng"] }),
    orders: { France: ["A Bri-Lon", "F Eng C A Bri-Lon"] },
    rules: "M35-45",
  },
  {
    name: "supportCarried1935",
    position: position({ France: ["A Pic"], "United Kingdom": ["A Lon", "F Eng"], Germany: ["F Bri"] }),
    orders: {
      France: ["A Pic - Bri"],
      "United Kingdom": ["A Lon S A Pic - Bri", "F Eng C A Lon S A Pic - Bri"],
      Germany: ["F Bri H"],
    },
    rules: "M35-46",
  },
  {
    name: "iran",
    position: position({ USSR: ["F Cas"], "United Kingdom": ["F Per"] }),
    orders: { USSR: ["F Cas - Irn"], "United Kingdom": ["F Per - Irn/sc"] },
    rules: "M35-32..33 M35-35",
  },
  {
    name: "iranNorth",
    position: position({ USSR: ["F Cas"] }),
    orders: { USSR: ["F Cas-Irn NC"] },
    rules: "M35-34",
  },
  {
    name: "canals",
    position: position({ "United Kingdom": ["F Eme"], Germany: ["F Hol"], Turkey: ["F Aeg"] }),
    orders: { "United Kingdom": ["F Eme-Egy"], Germany: ["F Hol-Ham"], Turkey: ["F Aeg-Ist"] },
    rules: "M35-36..38",
  },
  {
    name: "toTheCaspian",
    position: position({ USSR: ["F Ebs"], Turkey: ["F Ros"] }),
    orders: { USSR: ["F Ebs-Ros"], Turkey: ["F Ros-Wol"] },
    rules: "M35-39",
  },
  {
    name: "bornholm",
    position: position({ Germany: ["F Brn"], "United Kingdom": ["F Ska"] }),
    orders: { Germany: ["F Brn-Ska"], "United Kingdom": ["F Ska-Swe"] },
    rules: "M35-40",
  },
  {
    name: "builds1935",
    position: position(
      { France: ["A Bel", "F Bri"], Italy: ["A Lyo"] },
      {
        phase: "W1937A",
        centers: { France: ["Par", "Bri", "Syr", "Fna", "Bel", "Hol"], Italy: ["Lyo", "Mil"] },
      },
    ),
    orders: { France: ["Build A Par", "Build A Syr", "Build F Fna"] },
    rules: "M35-47",
  },
  {
    name: "homeRegained1935",
    position: position(
      { France: ["A Bel"] },
      { phase: "W1938A", centers: { France: ["Par", "Bri", "Lyo", "Bel"] } },
    ),
    orders: { France: ["Build F Bri", "Build A Lyo", "Build A Par"] },
    rules: "M35-48",
  },
  {
    name: "iranNoHome",
    position: position({ Turkey: ["A Ank"] }, { phase: "W1937A", centers: { Turkey: ["Irn", "Ank"] } }),
    orders: { Turkey: ["Build F Irn/nc"] },
    rules: "M35-49",
  },
  {
    name: "countryLost1935",
    position: position(
      { Germany: ["A Sil"] },
      {
        phase: "F1937M",
        centers: { Poland: ["Kra"], Germany: ["Sil", "Pru", "Ber"], USSR: ["Wbe", "Pod"] },
      },
    ),
    orders: { Germany: ["A Sil - Kra"] },
    rules: "MB-216..218",
  },
  {
    name: "homesLost1935",
    position: position(
      { Germany: ["A Sil"], Poland: ["A Cze"] },
      {
        phase: "F1937M",
        centers: { Poland: ["Kra", "Cze"], Germany: ["Sil", "Pru", "Ber"], USSR: ["Wbe", "Pod"] },
      },
    ),
    orders: { Germany: ["A Sil - Kra"], Poland: ["A Cze H"] },
    rules: "MB-222",
  },
  {
    name: "rising1935",
    position: fallen(HELPERS_1935, POLAND_LOST),
    orders: { ...HELP_1935, Germany: ["A Ber H"], Poland: ["Revive 1 A Kra, 2 F Pru, 3 A Sil"] },
    rules: "MB-217 MB-223 MB-225 MB-227..231 MB-236..244 M35-50 M35-52",
  },
  {
    name: "russiaRises",
    position: fallen(
      { "United Kingdom": ["F Lon"] },
      {
        phase: "S1938M",
        centers: { "United Kingdom": ["Lon"], Germany: ["Mos"] },
        lost: { USSR: "Germany" },
      },
    ),
    orders: { "United Kingdom": ["F I Lon-Russia"], USSR: ["Revive 1 A Mos, 2 A Stp"] },
    rules: "M35-29 MB-226",
  },
  {
    name: "risingWeak1935",
    position: fallen(HELPERS_1935, POLAND_LOST),
    orders: {
      "United Kingdom": ["F I Lon-Poland", "A I Edi-Poland"],
      Poland: ["Revive 1 A Kra, 2 F Pru, 3 A Sil"],
    },
    rules: "MB-232 MB-249",
  },
  {
    name: "risingAll1935",
    position: fallen({ ...HELPERS_1935, France: ["F Bri", "A Par"] }, POLAND_LOST),
    orders: {
      "United Kingdom": ["F I Lon-Poland", "A I Edi-Poland"],
      France: ["F I Bri-Poland", "A I Par-Poland"],
      Poland: ["Revive 1 A Kra, 2 F Pru, 3 A Sil, 4 A Pod, 5 A Wbe"],
    },
    rules: "M35-51",
  },
  {
    name: "risingOccupied1935",
    position: fallen({ ...HELPERS_1935, France: ["F Bri", "A Par"], Germany: ["A Kra"] }, POLAND_LOST),
    orders: {
      "United Kingdom": ["F I Lon-Poland", "A I Edi-Poland"],
      France: ["F I Bri-Poland", "A I Par-Poland"],
      Poland: ["Revive 1 A Kra, 2 F Pru, 3 A Sil"],
    },
    rules: "MB-233..234",
  },
  {
    name: "risingForeign1935",
    position: fallen(HELPERS_1935, POLAND_LOST),
    orders: { ...HELP_1935, Poland: ["Revive 1 A Ber, 2 F Pru, 3 A Sil"] },
    rules: "MB-235",
  },
  {
    name: "risingPartly1935",
    position: fallen(HELPERS_1935, POLAND_LOST),
    orders: { ...HELP_1935, Poland: ["Revive 1 A Wbe, 2 A Pod, 3 A Sil, 4 A Kra, 5 F Pru"] },
    rules: "MB-245 MB-247",
  },
  {
    name: "risingUnordered1935",
    position: fallen(HELPERS_1935, POLAND_LOST),
    orders: { ...HELP_1935, Poland: ["Revive Kra, Pru, Sil"] },
    rules: "MB-246 MB-248",
  },
  {
    name: "risingAlone1935",
    position: fallen({ Germany: ["A Ber"] }, POLAND_LOST),
    orders: { Germany: ["A Ber H"], Poland: ["Revive 1 A Kra, 2 F Pru, 3 A Sil"] },
    rules: "MB-224",
  },
].map((example) => ({ ...example, rulebook: "1935" }));

export const POSITIONS: readonly RuleExample[] = [
  {
    name: "start",
    position: null,
    orders: {},
    rules: "M35-7..8 M01-7..8 M01-10..11 M35-11..22 M01-12..21",
  },
  ...DIAGRAMS,
  ...IN_1901,
  ...IN_1935,
];

/** Rules about pieces in a box, printed paper and the booklets themselves. */
export const OFF_BOARD =
  "MB-1..4 M35-1..3 M01-1..3 M35-5 M01-5 M35-9 M01-9 MB-19..21 M35-10 M35-31 M01-41 M01-49 M01-58 MB-11 " +
  "MB-73 MB-80 MB-191..192 MB-183 MB-203..204";
