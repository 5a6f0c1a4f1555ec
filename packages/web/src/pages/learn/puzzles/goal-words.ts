import type { Puzzle } from "@chancery/analysis/puzzles";
import type { Rules } from "@chancery/engine";
import { formatList } from "@chancery/messages";
import { LANGUAGE } from "../../../messages/language.ts";
import { puzzles as text } from "../../../messages/puzzles.ts";
import { provinceName } from "../../../orders/names.ts";

/** "Take Munich or Berlin, whatever the others order. One of the two is enough." */
export function goalInWords(rules: Rules, { aim, places }: Pick<Puzzle, "aim" | "places">): string {
  const names = places.map((place) => provinceName(rules, place));
  return text(aim, { places: formatList(LANGUAGE, names, aim === "either" ? "or" : "and") });
}
