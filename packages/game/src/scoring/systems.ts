import type { ScoringName } from "@chancery/api";
import { bangkok } from "./bangkok.ts";
import { cDiplo80, cDiplo100, cDiploNamur } from "./c-diplo.ts";
import { carnage2023 } from "./carnage.ts";
import { drawSize } from "./draw-size.ts";
import { haight } from "./haight.ts";
import { manorCon } from "./manorcon.ts";
import { omg } from "./omg.ts";
import { openTribute } from "./open-tribute.ts";
import type { Scoring } from "./outcome.ts";
import { sumOfSquares } from "./sum-of-squares.ts";
import { tribute } from "./tribute.ts";
import { worldClassic } from "./world-classic.ts";

/** Every scoring system by its name in the settings of a game; their titles are messages. */
export const SYSTEMS: Readonly<Record<ScoringName, Scoring>> = {
  "draw-size": drawSize,
  "sum-of-squares": sumOfSquares,
  "c-diplo-100": cDiplo100,
  "c-diplo-80": cDiplo80,
  "c-diplo-namur": cDiploNamur,
  "carnage-2023": carnage2023,
  tribute,
  "open-tribute": openTribute,
  omg,
  manorcon: manorCon,
  bangkok,
  haight,
  "world-classic": worldClassic,
};

/** Systems in which points depend on when powers are eliminated. */
export const COUNT_YEARS: readonly ScoringName[] = [
  "carnage-2023",
  "manorcon",
  "bangkok",
  "haight",
  "world-classic",
];
