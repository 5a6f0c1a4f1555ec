import { derivedManifest } from "../classic/derived.ts";
import { POWERS, START } from "../classic/powers.ts";

/** Two powers alone on the classic board. */
export const germanyItaly = derivedManifest({
  id: "germany-italy",
  title: { en: "Germany vs Italy" },
  summary: { en: "A duel on the classic board. Every other center is neutral, and 18 centers win." },
  powers: POWERS.filter(({ name }) => name === "Germany" || name === "Italy"),
  start: START,
});
