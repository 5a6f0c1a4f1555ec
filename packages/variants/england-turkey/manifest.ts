import { derivedManifest } from "../classic/derived.ts";
import { POWERS, START } from "../classic/powers.ts";

/** Two powers alone on the classic board. */
export const englandTurkey = derivedManifest({
  id: "england-turkey",
  title: { en: "England vs Turkey" },
  summary: { en: "A duel on the classic board. Every other center is neutral, and 18 centers win." },
  powers: POWERS.filter(({ name }) => name === "England" || name === "Turkey"),
  start: START,
});
