import { derivedManifest } from "../classic/derived.ts";
import { POWERS, START } from "../classic/powers.ts";

/** Two powers alone on the classic board. */
export const franceAustria = derivedManifest({
  id: "france-austria",
  title: { en: "France vs Austria", de: "Frankreich gegen Österreich" },
  summary: {
    en: "A duel on the classic board. Every other center is neutral, and 18 centers win.",
    de: "Ein Duell auf dem klassischen Spielplan. Alle anderen Zentren sind neutral, 18 Zentren gewinnen.",
  },
  credit: {
    en: "France vs Austria was first made by Oliver Auth.",
    de: "Frankreich gegen Österreich stammt ursprünglich von Oliver Auth.",
  },
  powers: POWERS.filter(({ name }) => name === "France" || name === "Austria"),
  start: START,
});
