import { position, type RuleExample } from "../rule-example.ts";

/** Positions that show the classic rules. */
export const POSITIONS: readonly RuleExample[] = [
  {
    name: "start",
    position: null,
    orders: {},
    rules:
      "CB-1..5 CB-17..31 C23-1 C23-7..10 C71-VI.1-1 C71-VI.2-1 C71-VI.3-1 CB-162..169 C71-XIV.2-1..3 C23-49",
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
    rules:
      "CB-9..16 CB-32..36 CB-40..49 C23-11..14 C23-16..17 C23-50 C71-VII.6-1 C71-VII.4-1..2 C71-VII.7-1..2 C71-VII.5-1 C71-Examples-1 C71-SG-1 C71-SG-3 CB-170..173",
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
    rules: "CB-6..8 C71-II-1..2 C71-III-1..3 C23-2..6",
  },
  {
    name: "impossible",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Mun"] }),
    orders: { France: ["A Par - Gal"], Germany: ["A Mun - Bur"] },
    rules: "CB-37..40 C23-15 C23-19",
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
    rules: "CB-50..57 C23-21..23",
  },
  {
    name: "waterways",
    position: position({ Germany: ["F Bal", "A Ber"], Turkey: ["F Bla", "A Bul"] }),
    orders: { Germany: ["F Bal - Kie", "A Ber - Mun"], Turkey: ["F Bla - Con", "A Bul - Gre"] },
    rules: "CB-58..60",
  },
  {
    name: "coasts",
    position: position({ France: ["F Mid", "F Gas"], Turkey: ["F Con"], Russia: ["F StP/nc"] }),
    orders: { France: ["F Mid - Spa/nc"], Turkey: ["F Con - Bul"], Russia: ["F StP - Bar"] },
    rules: "CB-61..69 C23-24",
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
    rules: "CB-70..76",
  },
  {
    name: "standoff",
    position: position({ France: ["A Par"], Germany: ["A Mun"], Italy: ["A Mar"] }),
    orders: { France: ["A Par - Bur"], Germany: ["A Mun - Bur"], Italy: ["A Mar H"] },
    rules: "CB-77..81 C23-51",
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
    rules: "CB-84..95 C23-52",
  },
  {
    name: "mismatch",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Bur"] }),
    orders: { France: ["A Par - Gas", "A Mar S A Par - Bur"], Germany: ["A Bur - Par"] },
    rules: "CB-96..97 C23-25",
  },
  {
    name: "ownUnit",
    position: position({ France: ["A Par", "A Bur", "A Mar"], Germany: ["A Mun"] }),
    orders: { France: ["A Par - Bur", "A Mar S A Par - Bur", "A Bur H"], Germany: ["A Mun - Bur"] },
    rules: "CB-98..103 C23-54",
  },
  {
    name: "selfStandoff",
    position: position({ France: ["A Par", "A Mar"] }),
    orders: { France: ["A Par - Bur", "A Mar - Bur"] },
    rules: "CB-104..105",
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
    rules: "CB-106..107 C23-18",
  },
  {
    name: "lostButFelt",
    position: position({ Germany: ["A Mun", "A Tyr"], Austria: ["A Boh", "A Vie"] }),
    orders: {
      Germany: ["A Mun - Boh", "A Tyr S A Mun - Boh"],
      Austria: ["A Boh - Mun", "A Vie - Boh"],
    },
    rules: "CB-108..110 C23-53",
  },
  {
    name: "cut",
    position: position({ France: ["A Par", "A Mar"], Germany: ["A Bur"], Italy: ["A Pie"] }),
    orders: {
      France: ["A Par - Bur", "A Mar S A Par - Bur"],
      Germany: ["A Bur H"],
      Italy: ["A Pie - Mar"],
    },
    rules: "CB-111..116 C23-55",
  },
  {
    name: "convoy",
    position: position({ England: ["A Lon", "F Nth"] }),
    orders: { England: ["A Lon - Nwy", "F Nth C A Lon - Nwy"] },
    rules: "CB-117..123 C23-56",
  },
  {
    name: "brokenConvoy",
    position: position({ England: ["A Lon", "F Nth"], Germany: ["F Hel", "F Den"] }),
    orders: {
      England: ["A Lon - Nwy", "F Nth C A Lon - Nwy"],
      Germany: ["F Hel - Nth", "F Den S F Hel - Nth"],
    },
    rules: "CB-124..127 C71-XII.3-1 C23-28..29 C23-31",
  },
  {
    name: "routes",
    position: position({ England: ["A Lon", "F Eng", "F Nth"], France: ["F Bre", "F Iri"] }),
    orders: {
      England: ["A Lon - Bel", "F Eng C A Lon - Bel", "F Nth C A Lon - Bel"],
      France: ["F Bre - Eng", "F Iri S F Bre - Eng"],
    },
    rules: "C71-XII.4-1..3 C23-30",
  },
  {
    name: "convoyCuts",
    position: position({ France: ["A Tun", "F Tyn"], Italy: ["F Ion", "F Nap"] }),
    orders: {
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap"],
      Italy: ["F Ion - Tyn", "F Nap S F Ion - Tyn"],
    },
    rules: "C71-XII.5-1..2 C23-27 C23-32 C23-35 C23-57",
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
    rules: "C23-36..39 C71-XIV.5-1",
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
    rules: "CB-128..139 C71-XI.1-1 C71-XI.2-1 C23-40 C71-SG-2",
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
    rules: "CB-140..143",
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
    rules: "CB-144..153 C23-42..44 C71-XIII.2-1",
  },
  {
    name: "removals",
    position: position(
      { Russia: ["A Lvn", "A Syr"], Turkey: ["F Con"] },
      { phase: "W1905A", centers: { Russia: ["Ank"], Turkey: ["Con"] } },
    ),
    orders: {},
    rules: "CB-154..161 C71-XIV.3-1..2 C71-XIV.4-1..3 C23-45..48",
  },
];
