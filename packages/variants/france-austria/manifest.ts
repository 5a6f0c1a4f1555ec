import { derivedManifest } from "../classic/derived.ts";
import { POWERS, START } from "../classic/powers.ts";

/** Two powers alone on the classic board. */
export const franceAustria = derivedManifest({
  id: "france-austria",
  title: { en: "France vs Austria" },
  summary: { en: "A duel on the classic board. Every other center is neutral, and 18 centers win." },
  credit: { en: "France vs Austria was first made by Oliver Auth." },
  powers: POWERS.filter(({ name }) => name === "France" || name === "Austria"),
  start: START,
});
