import { position, type RuleExample } from "../rule-example.ts";

/** Positions that show the classic rules. */
export const POSITIONS: readonly RuleExample[] = [
  {
    name: "start",
    position: null,
    orders: {},
    rules: "CB-17..18 CB-20..27 C23-9..10",
  },
  {
    name: "opening",
    position: null,
    orders: {
      Austria: ["A Vie - Gal", "A Bud - Ser", "F Tri - Alb"],
      England: ["F Lon - Nth", "F Edi - Nrg", "A Lvp - Yor"],
      France: ["A Par - Bur", "A Mar S A Par - Bur", "F Bre - Mid"],
      Germany: ["A Ber - Kie", "A Mun - Ruh", "F Kie - Den"],
      Italy: ["A Rom - Apu", "A Ven H", "F Nap - Ion"],
      Russia: ["A Mos - Ukr", "A War - Gal", "F Sev - Bla", "F StP/sc - Bot"],
      Turkey: ["A Con - Bul", "A Smy - Con", "F Ank - Bla"],
    },
    rules: "CB-32 CB-36 C23-50 CB-170..173",
  },
  {
    name: "victory",
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
    rules: "CB-6..7",
  },
  {
    name: "impossible",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Mun"] }),
    orders: { France: ["A Par - Gal"], Germany: ["A Mun - Bur"] },
    rules: "CB-37 C23-15",
  },
  {
    name: "impossibleHeld",
    position: position({ France: ["A Par", "A Gas"], Germany: ["A Bur", "A Pic"] }),
    orders: { France: ["A Par - Gal", "A Gas S A Par"], Germany: ["A Bur - Par", "A Pic S A Bur - Par"] },
    rules: "C23-20 C71-VII.4-3",
  },
  {
    name: "moves",
    position: position({ France: ["A Par", "F Eng"], Italy: ["F Rom", "A Ven"] }),
    orders: { France: ["A Par - Bur", "F Eng - Bel"], Italy: ["F Rom - Tus", "A Ven - Tyr"] },
    rules: "CB-50..51 CB-54 C23-21..23",
  },
  {
    name: "waterways",
    position: position({ Germany: ["F Bal"], Turkey: ["F Con", "A Bul"] }),
    orders: { Germany: ["F Bal - Kie"], Turkey: ["F Con - Aeg", "A Bul - Con"] },
    rules: "CB-58..59",
  },
  {
    name: "terrain",
    position: position({ France: ["F Gas", "A Spa", "A Par"] }),
    orders: { France: ["F Gas - Bur", "A Spa - Mid", "A Par - Gas"] },
    rules: "CB-28 CB-31",
  },
  {
    name: "coasts",
    position: position({ France: ["F Mid", "F Gas"], Turkey: ["F Con"], Russia: ["F StP/nc"] }),
    orders: { France: ["F Mid - Spa/nc"], Turkey: ["F Con - Bul"], Russia: ["F StP - Bar"] },
    rules: "CB-61 CB-64..65 C23-24",
  },
  {
    name: "coastSupport",
    position: position({ France: ["F Mid", "F Gas"], Italy: ["F Wes"] }),
    orders: { France: ["F Mid - Spa/nc", "F Gas S F Mid - Spa"], Italy: ["F Wes - Spa/sc"] },
    rules: "CB-67 C23-26 C71-VII.3.b-1",
  },
  {
    name: "baltic",
    position: position({ Russia: ["A Swe", "F Ska"], Germany: ["F Bal"] }),
    orders: { Russia: ["A Swe - Den", "F Ska - Swe"], Germany: ["F Bal - Ber"] },
    rules: "CB-70 CB-72",
  },
  {
    name: "standoff",
    position: position({ France: ["A Par"], Germany: ["A Mun"], Italy: ["A Mar"] }),
    orders: { France: ["A Par - Bur"], Germany: ["A Mun - Bur"], Italy: ["A Mar H"] },
    rules: "CB-77 CB-80 C23-51",
  },
  {
    name: "rotation",
    position: position({ England: ["F Nth"], Germany: ["A Hol", "F Bel"] }),
    orders: { England: ["F Nth - Hol"], Germany: ["A Hol - Bel", "F Bel - Nth"] },
    rules: "CB-82",
  },
  {
    name: "exchange",
    position: position({ England: ["A Lon", "F Nth"], France: ["A Bel", "F Eng"] }),
    orders: {
      England: ["A Lon - Bel VIA", "F Nth C A Lon - Bel"],
      France: ["A Bel - Lon VIA", "F Eng C A Bel - Lon"],
    },
    rules: "CB-83",
  },
  {
    name: "support",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Bur"] }),
    orders: { France: ["A Par - Bur", "A Mar S A Par - Bur"], Germany: ["A Bur H"] },
    rules: "CB-84 CB-86..88 CB-92 CB-94 CB-41 C23-52",
  },
  {
    name: "mismatch",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Bur"] }),
    orders: { France: ["A Par - Gas", "A Mar S A Par - Bur"], Germany: ["A Bur - Par"] },
    rules: "CB-97 C23-25",
  },
  {
    name: "ownUnit",
    position: position({ France: ["A Par", "A Bur", "A Mar"], Germany: ["A Mun"] }),
    orders: { France: ["A Par - Bur", "A Mar S A Par - Bur", "A Bur H"], Germany: ["A Mun - Bur"] },
    rules: "CB-98..99 C23-54",
  },
  {
    name: "selfStandoff",
    position: position({ France: ["A Par", "A Mar"] }),
    orders: { France: ["A Par - Bur", "A Mar - Bur"] },
    rules: "CB-104",
  },
  {
    name: "garrison",
    position: position({
      France: ["A Bur", "A Par"],
      Germany: ["A Mun", "A Ruh"],
      Italy: ["A Mar", "A Gas"],
    }),
    orders: {
      France: ["A Bur H", "A Par H"],
      Germany: ["A Mun - Bur", "A Ruh S A Mun - Bur"],
      Italy: ["A Mar - Bur", "A Gas S A Mar - Bur"],
    },
    rules: "CB-106",
  },
  {
    name: "lostButFelt",
    position: position({ Germany: ["A Mun", "A Tyr"], Austria: ["A Boh"], France: ["A Bur"] }),
    orders: {
      Germany: ["A Mun - Boh", "A Tyr S A Mun - Boh"],
      Austria: ["A Boh - Mun"],
      France: ["A Bur - Mun"],
    },
    rules: "CB-109..110",
  },
  {
    name: "cut",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Bur"], Italy: ["A Pie"] }),
    orders: {
      France: ["A Par - Bur", "A Mar S A Par - Bur"],
      Germany: ["A Bur H"],
      Italy: ["A Pie - Mar"],
    },
    rules: "CB-111 C23-55",
  },
  {
    name: "convoy",
    position: position({ England: ["A Lon", "F Nth"] }),
    orders: { England: ["A Lon - Nwy", "F Nth C A Lon - Nwy"] },
    rules: "CB-117 C23-56",
  },
  {
    name: "brokenConvoy",
    position: position({ England: ["A Lon", "F Nth"], Germany: ["F Hel", "F Den"] }),
    orders: {
      England: ["A Lon - Nwy", "F Nth C A Lon - Nwy"],
      Germany: ["F Hel - Nth", "F Den S F Hel - Nth"],
    },
    rules: "CB-124 C23-31",
  },
  {
    name: "routes",
    position: position({ England: ["A Lon", "F Eng", "F Nth"], France: ["F Bre", "F Iri"] }),
    orders: {
      England: ["A Lon - Bel", "F Eng C A Lon - Bel", "F Nth C A Lon - Bel"],
      France: ["F Bre - Eng", "F Iri S F Bre - Eng"],
    },
    rules: "C71-XII.4-1 C23-30",
  },
  {
    name: "convoyCuts",
    position: position({ France: ["A Tun", "F Tyn"], Italy: ["F Ion", "F Nap"] }),
    orders: {
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap"],
      Italy: ["F Ion - Tyn", "F Nap S F Ion - Tyn"],
    },
    rules: "C71-XII.5-1 C23-32 C23-57",
  },
  {
    name: "otherRoute",
    position: position({ France: ["A Tun", "F Tyn", "F Ion"], Italy: ["F Rom", "F Nap"] }),
    orders: {
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap", "F Ion C A Tun - Nap"],
      Italy: ["F Rom - Tyn", "F Nap S F Rom - Tyn"],
    },
    rules: "C23-33..34",
  },
  {
    name: "byLand",
    position: position({ France: ["A Pic"], England: ["F Eng"], Germany: ["A Bel"] }),
    orders: { France: ["A Pic - Bel"], England: ["F Eng C A Pic - Bel"], Germany: ["A Bel - Pic"] },
    rules: "C23-37 C23-39 C71-XIV.5-1",
  },
  {
    name: "ownConvoy",
    position: position({ France: ["A Pic", "F Eng"], Germany: ["F Nth", "F Bel"], Italy: ["F Iri"] }),
    orders: {
      France: ["A Pic - Bel", "F Eng C A Pic - Bel"],
      Germany: ["F Nth - Eng", "F Bel S F Nth - Eng"],
      Italy: ["F Iri H"],
    },
    rules: "C23-36",
  },
  {
    name: "retreat",
    position: position(
      { France: ["A Bur", "A Mar"], Germany: ["A Ruh"] },
      {
        phase: "S1905R",
        dislodged: [
          { power: "Germany", unit: "A Bur", attackedFrom: "Par", retreats: ["Bel", "Gas", "Mun", "Pic"] },
        ],
      },
    ),
    orders: { Germany: ["A Bur R Mun"] },
    rules: "CB-128..129 CB-139 C23-40",
  },
  {
    name: "adjacentConvoy",
    position: position({ England: ["A Pic", "F Eng", "A Bur"], Germany: ["A Bel"] }),
    orders: {
      England: ["A Pic - Bel VIA", "F Eng C A Pic - Bel", "A Bur S A Pic - Bel"],
      Germany: ["A Bel H"],
    },
    rules: "C23-41",
  },
  {
    name: "capture",
    position: position(
      { France: ["A Spa", "A Por"], Germany: ["A Bel"] },
      { phase: "F1905M", centers: { France: ["Par", "Bre", "Mar", "Por"], Germany: ["Ber", "Kie", "Mun"] } },
    ),
    orders: { France: ["A Spa H", "A Por - Spa"], Germany: ["A Bel H"] },
    rules: "CB-140..141 CB-143",
  },
  {
    name: "builds",
    position: position(
      { France: ["A Spa", "F Bre"], Italy: ["A Mar"] },
      {
        phase: "W1905A",
        centers: { France: ["Par", "Bre", "Spa", "Por"], Italy: ["Mar", "Rom", "Nap", "Ven"] },
      },
    ),
    orders: { France: ["Build A Par"], Italy: ["Build F Nap", "Build A Rom", "Build A Ven"] },
    rules: "CB-144 CB-146 CB-151 C23-12 C23-44 C71-VII.6-1 CB-19",
  },
  {
    name: "removals",
    position: position(
      { Russia: ["A Lvn", "A Syr"], Turkey: ["F Con"] },
      { phase: "W1905A", centers: { Russia: ["Ank"], Turkey: ["Con"] } },
    ),
    orders: {},
    rules: "C71-XIV.4-1 C23-47 CB-155 CB-169",
  },
  {
    name: "spelling",
    position: position({ France: ["A Par", "A Mar"], England: ["F Nth"] }),
    orders: {
      France: ["A Paris-Burgundy", "Mar S French A Par-Bur"],
      England: ["F North Sea H."],
    },
    rules: "CB-38 CB-43..47 C23-16 C71-VII.7-1..2 C71-Examples-1",
  },
  {
    name: "twoMeanings",
    position: position({ Russia: ["F Bar"] }),
    orders: { Russia: ["F Bar - Nor"] },
    rules: "C71-VII.4-1 C23-17",
  },
  {
    name: "onlyFleet",
    position: position({ Turkey: ["F Con", "A Bul"] }),
    orders: { Turkey: ["F Stands", "A Bul - Rum"] },
    rules: "C71-SG-1",
  },
  {
    name: "unordered",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Bur"] }),
    orders: { France: ["A Mar H"], Germany: ["A Bur - Par"] },
    rules: "CB-39..40 C23-19",
  },
  {
    name: "alongTheCoast",
    position: position({ Italy: ["F Rom", "A Tus"] }),
    orders: { Italy: ["F Rom - Ven", "A Tus - Ven"] },
    rules: "CB-52..53",
  },
  {
    name: "notOnTheBoard",
    position: position({ Germany: ["A Mun"] }),
    orders: { Germany: ["A Mun - Switzerland"] },
    rules: "CB-55..56",
  },
  {
    name: "ownSpace",
    position: position({ France: ["A Par"] }),
    orders: { France: ["A Par - Par"] },
    rules: "CB-57",
  },
  {
    name: "through",
    position: position({ Turkey: ["F Bla"] }),
    orders: { Turkey: ["F Bla - Aeg"] },
    rules: "CB-60",
  },
  {
    name: "fromOneCoast",
    position: position({ France: ["F Spa/nc"] }),
    orders: { France: ["F Spa/nc - Mar"] },
    rules: "CB-62 CB-66",
  },
  {
    name: "wholeProvince",
    position: position({ France: ["F Spa/nc"], Italy: ["F Wes"] }),
    orders: { France: ["F Spa/nc H"], Italy: ["F Wes - Spa/sc"] },
    rules: "CB-29 CB-63",
  },
  {
    name: "coastOutOfReach",
    position: position({ France: ["F Spa/nc", "A Gas"] }),
    orders: { France: ["F Spa/nc S A Gas - Mar", "A Gas - Mar"] },
    rules: "CB-68",
  },
  {
    name: "armyOnCoasts",
    position: position({ Turkey: ["A Con"], Russia: ["A Rum"] }),
    orders: { Turkey: ["A Con - Bul"], Russia: ["A Rum H"] },
    rules: "CB-69",
  },
  {
    name: "balticSkagerrak",
    position: position({ Germany: ["F Bal"], Russia: ["F Ska"] }),
    orders: { Germany: ["F Bal - Ska"], Russia: ["F Ska - Swe"] },
    rules: "CB-71",
  },
  {
    name: "denmarkBerlin",
    position: position({ Germany: ["A Den"] }),
    orders: { Germany: ["A Den - Ber"] },
    rules: "CB-73",
  },
  {
    name: "norwayPetersburg",
    position: position({ Russia: ["F StP/nc"], England: ["F Swe"] }),
    orders: { Russia: ["F StP/nc - Nwy"], England: ["F Swe H"] },
    rules: "CB-74",
  },
  {
    name: "swedenNorway",
    position: position({ England: ["F Swe", "A Fin"] }),
    orders: { England: ["F Swe S A Fin - Nwy", "A Fin - Nwy"] },
    rules: "CB-75",
  },
  {
    name: "supportInland",
    position: position({ Italy: ["F Gre", "A Alb"], Austria: ["A Ser"] }),
    orders: { Italy: ["A Alb - Ser", "F Gre S A Alb - Ser"], Austria: ["A Ser H"] },
    rules: "CB-76 CB-85 CB-89",
  },
  {
    name: "queue",
    position: position({ France: ["A Gas", "A Par", "A Bur"], Germany: ["A Mun"] }),
    orders: { France: ["A Gas - Par", "A Par - Bur", "A Bur - Mun"], Germany: ["A Mun H"] },
    rules: "CB-78",
  },
  {
    name: "headToHead",
    position: position({ France: ["A Bur"], Germany: ["A Mun"] }),
    orders: { France: ["A Bur - Mun"], Germany: ["A Mun - Bur"] },
    rules: "CB-79",
  },
  {
    name: "staysBetween",
    position: position({ France: ["A Par"], Germany: ["A Mun"], Italy: ["A Bur"] }),
    orders: { France: ["A Par - Bur"], Germany: ["A Mun - Bur"], Italy: ["A Bur H"] },
    rules: "CB-81",
  },
  {
    name: "heldBySupport",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Bur", "A Mun"] }),
    orders: { France: ["A Par - Bur", "A Mar S A Par - Bur"], Germany: ["A Bur H", "A Mun S A Bur"] },
    rules: "CB-93 CB-95",
  },
  {
    name: "foreignSupport",
    position: position({ France: ["A Par"], Italy: ["A Mar"], Germany: ["A Bur"] }),
    orders: { France: ["A Par - Bur"], Italy: ["A Mar S A Par - Bur"], Germany: ["A Bur H"] },
    rules: "CB-90",
  },
  {
    name: "supportOverseas",
    position: position({ England: ["A Lon", "F Eng"], France: ["A Bre"] }),
    orders: { England: ["A Lon S A Bre - Pic", "F Eng H"], France: ["A Bre - Pic"] },
    rules: "CB-91",
  },
  {
    name: "supportOfMover",
    position: position({ France: ["A Par", "A Bre"], Germany: ["A Mun", "A Pic"], Italy: ["A Gas"] }),
    orders: {
      France: ["A Par - Bur", "A Bre S A Par"],
      Germany: ["A Mun - Bur", "A Pic - Par"],
      Italy: ["A Gas S A Pic - Par"],
    },
    rules: "CB-96",
  },
  {
    name: "againstOneself",
    position: position({ France: ["A Bur"], Germany: ["A Mun", "A Ruh"] }),
    orders: { France: ["A Bur - Mun"], Germany: ["A Mun H", "A Ruh S A Bur - Mun"] },
    rules: "CB-100",
  },
  {
    name: "againstOneselfFelt",
    position: position({ France: ["A Bur"], Germany: ["A Mun", "A Ruh"], Austria: ["A Boh"] }),
    orders: {
      France: ["A Bur - Mun"],
      Germany: ["A Mun - Tyr", "A Ruh S A Bur - Mun"],
      Austria: ["A Boh - Mun"],
    },
    rules: "CB-101",
  },
  {
    name: "enoughWithout",
    position: position({ France: ["A Bur"], Austria: ["A Tyr"], Germany: ["A Mun", "A Ruh"] }),
    orders: {
      France: ["A Bur - Mun"],
      Austria: ["A Tyr S A Bur - Mun"],
      Germany: ["A Mun H", "A Ruh S A Bur - Mun"],
    },
    rules: "CB-102",
  },
  {
    name: "ownUnitBack",
    position: position({ Germany: ["A Mun", "A Ber", "A Ruh"], Italy: ["A Ven"] }),
    orders: { Germany: ["A Mun - Tyr", "A Ber - Mun", "A Ruh S A Ber - Mun"], Italy: ["A Ven - Tyr"] },
    rules: "CB-103",
  },
  {
    name: "unevenOwn",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Mun"] }),
    orders: { France: ["A Par - Bur", "A Mar - Bur"], Germany: ["A Mun S A Par - Bur"] },
    rules: "CB-105",
  },
  {
    name: "garrisonCut",
    position: position({
      France: ["A Bur", "A Par"],
      Germany: ["A Mun", "A Ruh"],
      Italy: ["A Mar", "A Gas"],
    }),
    orders: {
      France: ["A Bur S A Par - Pic", "A Par - Pic"],
      Germany: ["A Mun - Bur", "A Ruh S A Mun - Bur"],
      Italy: ["A Mar - Bur", "A Gas S A Mar - Bur"],
    },
    rules: "CB-107",
  },
  {
    name: "dislodgedFelt",
    position: position({ Germany: ["A Mun", "A Tyr"], Austria: ["A Boh"], Russia: ["A War"] }),
    orders: {
      Germany: ["A Mun - Boh", "A Tyr S A Mun - Boh"],
      Austria: ["A Boh - Gal"],
      Russia: ["A War - Gal"],
    },
    rules: "CB-108 C23-53",
  },
  {
    name: "cutFromTarget",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Bur"] }),
    orders: { France: ["A Par - Bur", "A Mar S A Par - Bur"], Germany: ["A Bur - Mar"] },
    rules: "CB-112",
  },
  {
    name: "supporterDislodged",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Bur"], Italy: ["A Pie", "F GoL"] }),
    orders: {
      France: ["A Par - Bur", "A Mar S A Par - Bur"],
      Germany: ["A Bur H"],
      Italy: ["A Pie - Mar", "F GoL S A Pie - Mar"],
    },
    rules: "CB-113",
  },
  {
    name: "dislodgedCuts",
    position: position({
      France: ["A Par", "A Pic", "A Mar", "A Gas"],
      Germany: ["A Bur"],
      Italy: ["A Spa"],
    }),
    orders: {
      France: ["A Par - Bur", "A Pic S A Par - Bur", "A Gas - Spa", "A Mar S A Gas - Spa"],
      Germany: ["A Bur - Mar"],
      Italy: ["A Spa H"],
    },
    rules: "CB-114",
  },
  {
    name: "ownAttack",
    position: position({ France: ["A Par", "A Mar", "A Gas"], Germany: ["A Bur"] }),
    orders: { France: ["A Par - Bur", "A Mar S A Par - Bur", "A Gas - Mar"], Germany: ["A Bur H"] },
    rules: "CB-115",
  },
  {
    name: "brokenCutsNothing",
    position: position({
      England: ["A Lon", "F Nth", "F Nrg"],
      Germany: ["F Hel", "F Den"],
      Russia: ["F Nwy", "F Bar"],
    }),
    orders: {
      England: ["A Lon - Nwy", "F Nth C A Lon - Nwy", "F Nrg H"],
      Germany: ["F Hel - Nth", "F Den S F Hel - Nth"],
      Russia: ["F Bar - Nrg", "F Nwy S F Bar - Nrg"],
    },
    rules: "CB-116 C71-XII.3-1 C23-28",
  },
  {
    name: "otherGoal",
    position: position({ England: ["A Lon", "F Nth"] }),
    orders: { England: ["A Lon - Nwy", "F Nth C A Lon - Bel"] },
    rules: "CB-118..119",
  },
  {
    name: "foreignConvoy",
    position: position({ England: ["A Lon"], Germany: ["F Nth"] }),
    orders: { England: ["A Lon - Nwy"], Germany: ["F Nth C A Lon - Nwy"] },
    rules: "CB-120",
  },
  {
    name: "fleetCarried",
    position: position({ England: ["F Lon", "F Nth"] }),
    orders: { England: ["F Lon - Eng", "F Nth C F Lon - Nwy"] },
    rules: "CB-121",
  },
  {
    name: "convoyFromCoast",
    position: position({ Germany: ["A Kie", "F Den"] }),
    orders: { Germany: ["F Den C A Kie - Swe", "A Kie H"] },
    rules: "CB-122",
  },
  {
    name: "chain",
    position: position({ England: ["A Lon", "F Eng", "F Mid"], France: ["F Wes"] }),
    orders: {
      England: ["A Lon - Tun", "F Eng C A Lon - Tun", "F Mid C A Lon - Tun"],
      France: ["F Wes C A Lon - Tun"],
    },
    rules: "CB-123",
  },
  {
    name: "convoyAttacked",
    position: position({ England: ["A Lon", "F Nth"], Germany: ["F Hel"] }),
    orders: { England: ["A Lon - Nwy", "F Nth C A Lon - Nwy"], Germany: ["F Hel - Nth"] },
    rules: "CB-125",
  },
  {
    name: "convoySupported",
    position: position({ England: ["A Lon", "F Nth", "F Edi"], Germany: ["F Hel", "F Den"] }),
    orders: {
      England: ["A Lon - Nwy", "F Nth C A Lon - Nwy", "F Edi S F Nth"],
      Germany: ["F Hel - Nth", "F Den S F Hel - Nth"],
    },
    rules: "CB-126",
  },
  {
    name: "landing",
    position: position({ England: ["A Lon", "F Nth", "F Eng"], Germany: ["A Bel"] }),
    orders: { England: ["A Lon - Bel", "F Nth C A Lon - Bel", "F Eng S A Lon - Bel"], Germany: ["A Bel H"] },
    rules: "CB-127",
  },
  {
    name: "landingStoodOff",
    position: position({ England: ["A Lon", "F Nth"], Germany: ["A Hol"] }),
    orders: { England: ["A Lon - Bel", "F Nth C A Lon - Bel"], Germany: ["A Hol - Bel"] },
    rules: "C23-29",
  },
  {
    name: "bothRoutes",
    position: position({ England: ["A Lon", "F Eng", "F Nth"] }),
    orders: { England: ["A Lon - Bel", "F Eng C A Lon - Bel", "F Nth C A Lon - Bel"] },
    rules: "C71-XII.4-2",
  },
  {
    name: "onNoRoute",
    position: position({ England: ["A Lon", "F Eng", "F Iri"], France: ["F NAt", "F Mid"] }),
    orders: {
      England: ["A Lon - Bel", "F Eng C A Lon - Bel", "F Iri C A Lon - Bel"],
      France: ["F NAt - Iri", "F Mid S F NAt - Iri"],
    },
    rules: "C71-XII.4-3",
  },
  {
    name: "betrayal",
    position: position({
      England: ["A Lon", "F Nth", "F Eng"],
      France: ["F Bel"],
      Germany: ["F Hel", "F Ska"],
    }),
    orders: {
      England: ["A Lon - Bel", "F Nth C A Lon - Bel", "F Eng S A Lon - Bel"],
      France: ["F Bel S F Nth"],
      Germany: ["F Ska - Nth", "F Hel S F Ska - Nth"],
    },
    rules: "C71-XII.5-2 C23-35",
  },
  {
    name: "viaConvoy",
    position: position({ France: ["A Pic"], England: ["F Eng"], Germany: ["A Bel"] }),
    orders: { France: ["A Pic - Bel VIA"], England: ["F Eng C A Pic - Bel"], Germany: ["A Bel - Pic"] },
    rules: "C23-38",
  },
  {
    name: "nowhere",
    position: position(
      { France: ["A Par"], Germany: ["A Bre"] },
      {
        phase: "S1905R",
        dislodged: [{ power: "Italy", unit: "A Gas", attackedFrom: "Par", retreats: [] }],
      },
    ),
    orders: {},
    rules: "CB-133",
  },
  {
    name: "retreatsMeet",
    position: position(
      { France: ["A Bur", "A Mar"] },
      {
        phase: "S1905R",
        dislodged: [
          { power: "Germany", unit: "A Bur", attackedFrom: "Par", retreats: ["Bel", "Gas"] },
          { power: "Italy", unit: "A Mar", attackedFrom: "Pie", retreats: ["Gas", "Spa"] },
        ],
      },
    ),
    orders: { Germany: ["A Bur R Gas"], Italy: ["A Mar R Gas"] },
    rules: "CB-135",
  },
  {
    name: "noRetreatOrdered",
    position: position(
      { France: ["A Bur"] },
      {
        phase: "S1905R",
        dislodged: [{ power: "Germany", unit: "A Bur", attackedFrom: "Par", retreats: ["Bel", "Mun"] }],
      },
    ),
    orders: {},
    rules: "CB-136",
  },
  {
    name: "disbandInstead",
    position: position(
      { France: ["A Bur"] },
      {
        phase: "S1905R",
        dislodged: [{ power: "Germany", unit: "A Bur", attackedFrom: "Par", retreats: ["Bel", "Mun"] }],
      },
    ),
    orders: { Germany: ["Disband A Bur"] },
    rules: "CB-137 C71-SG-2",
  },
  {
    name: "retreatBarred",
    position: position(
      { France: ["A Bur"], Italy: ["A Mar"] },
      {
        phase: "S1905R",
        dislodged: [{ power: "Germany", unit: "A Bur", attackedFrom: "Par", retreats: ["Bel", "Mun"] }],
      },
    ),
    orders: { Germany: ["A Bur R Mar"] },
    rules: "CB-130..132",
  },
  {
    name: "lastSpace",
    position: position(
      { Germany: ["A Vie", "A Boh"] },
      {
        phase: "S1905R",
        dislodged: [
          { power: "Austria", unit: "A Vie", attackedFrom: "Gal", retreats: ["Tyr"] },
          { power: "Austria", unit: "A Boh", attackedFrom: "Sil", retreats: ["Tyr"] },
        ],
      },
    ),
    orders: { Austria: ["A Vie R Tyr"] },
    rules: "C71-XI.2-1",
  },
  {
    name: "springVisit",
    position: position({ France: ["A Gas"] }, { centers: { France: ["Par"], Italy: ["Spa"] } }),
    orders: { France: ["A Gas - Spa"] },
    rules: "CB-142",
  },
  {
    name: "removeByChoice",
    position: position({ Russia: ["A Lvn", "A Syr"] }, { phase: "W1905A", centers: { Russia: ["Ank"] } }),
    orders: { Russia: ["Disband A Lvn"] },
    rules: "CB-145",
  },
  {
    name: "wrongBuilds",
    position: position(
      { France: ["F Bre"], Russia: ["A Mos"] },
      {
        phase: "W1905A",
        centers: { France: ["Par", "Spa", "Bre"], Russia: ["StP", "Mos"] },
      },
    ),
    orders: { France: ["Build F Par", "Build A Spa"], Russia: ["Build F StP"] },
    rules: "CB-147..150 C23-43",
  },
  {
    name: "noHome",
    position: position(
      { France: ["A Bel"] },
      {
        phase: "W1905A",
        centers: { France: ["Bel", "Hol"], Germany: ["Par", "Bre", "Mar"] },
      },
    ),
    orders: { France: ["Build A Hol"] },
    rules: "CB-152",
  },
  {
    name: "waive",
    position: position({ France: ["A Bel"] }, { phase: "W1905A", centers: { France: ["Par", "Bel"] } }),
    orders: { France: ["Waive"] },
    rules: "C23-42 C71-XIII.2-1",
  },
  {
    name: "eliminated",
    position: position(
      { France: ["A Gas"], Germany: ["A Par"] },
      { phase: "W1905A", centers: { Germany: ["Par", "Bre", "Mar"] } },
    ),
    orders: {},
    rules: "CB-154",
  },
  {
    name: "disorder",
    position: position(
      { Italy: ["A Ven", "A Tyr"], Austria: ["A Tri", "A Vie"], Germany: ["A Mun"] },
      { civilDisorder: ["Italy"] },
    ),
    orders: { Austria: ["A Tri - Ven"], Germany: ["A Mun S A Tyr"] },
    rules: "CB-157 CB-160 CB-162..163",
  },
  {
    name: "disorderRetreat",
    position: position(
      { Germany: ["A Ven"] },
      {
        phase: "S1905R",
        civilDisorder: ["Italy"],
        dislodged: [{ power: "Italy", unit: "A Ven", attackedFrom: "Tyr", retreats: ["Apu", "Pie"] }],
      },
    ),
    orders: {},
    rules: "CB-158",
  },
  {
    name: "disorderBuilds",
    position: position(
      { Italy: ["A Ven"] },
      { phase: "W1905A", civilDisorder: ["Italy"], centers: { Italy: ["Rom", "Nap", "Ven"] } },
    ),
    orders: {},
    rules: "CB-159",
  },
  {
    name: "fleetFirst",
    position: position({ Italy: ["F Tus", "A Pie"] }, { phase: "W1905A", centers: { Italy: ["Ven"] } }),
    orders: {},
    rules: "C71-XIV.4-2 C23-45",
  },
  {
    name: "byName",
    position: position({ Russia: ["A Lvn", "A Ukr"] }, { phase: "W1905A", centers: { Russia: ["Mos"] } }),
    orders: {},
    rules: "C71-XIV.4-3 C23-48",
  },
  {
    name: "centersLast",
    position: position({ France: ["A Mos", "A Bur"] }, { phase: "W1902A", centers: { France: ["Mos"] } }),
    orders: {},
    rules: "C23-46",
  },
];
