/** What the provinces of 1992 mean to the game. Home centers and territories: see `country`. */

/** Centers worth two victory points; every other center is worth one (DIS-7.1-2 to DIS-7.10-2, DIS-10.0-5). */
export const TWO_POINTS = [
  "AdA",
  "Akt",
  "Alm",
  "Bgd",
  "Buc",
  "Cai",
  "Clu",
  "DiD",
  "Gda",
  "Isl",
  "Kch",
  "Khk",
  "Kyv",
  "Pes",
  "Riy",
  "Tbz",
  "Teh",
  "War",
] as const;

/** Centers with oil (DIS-5.2.2-1). */
export const OIL = ["Akt", "Aze", "Ben", "Dmm", "Irq", "Riy", "Shi", "UAE"] as const;

/** Land provinces that fleets pass through (DIS-6.2.1-1, DIS-6.2.2-1, DIS-6.2.3-1). */
export const CANALS = ["Ast", "Ist", "Len", "Niz", "Sue"] as const;

/** The canals of European Russia, closed to the US Navy (DIS-8.5.4-1). */
export const DEEP_WATER = ["Ast", "Len", "Niz"] as const;

/** Powers whose territory never changes hands (DIS-8.1.1-1, DIS-8.2.1-1, DIS-8.3.1-1, DIS-8.4.1-1). */
export const NUCLEAR_POWERS = ["NATO", "Russia", "India", "Israel"] as const;

/** Centers of minor powers that stand alone, in the two colors they are shown in (DIS-3.5.1-1, DIS-3.5.2-1). */
export const INDEPENDENTS = {
  tan: [
    "Alb",
    "Aus",
    "Aze",
    "Blr",
    "BSt",
    "Bul",
    "Eri",
    "Fin",
    "Geo",
    "Hun",
    "Irq",
    "Jor",
    "Mol",
    "Som",
    "Syr",
    "Taj",
    "Tkm",
    "UAE",
    "Yem",
  ],
  bronze: ["BHz", "Cro", "Jub", "Kab", "Kan", "Khm"],
} as const;

/** Minor powers with two centers (DIS-3.5.3-1). */
export const PAIRS = {
  Czechoslovakia: ["Bra", "Pra"],
  Libya: ["Ben", "Trp"],
  Uzbekistan: ["Nuk", "Tsh"],
} as const;
