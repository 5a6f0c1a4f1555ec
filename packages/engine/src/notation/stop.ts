import type { Location, Province } from "../board/board.ts";
import { move } from "../orders/order.ts";
import type { Stop } from "./draft.ts";
import type { Lexicon } from "./lexicon.ts";
import { fitOf } from "./reach.ts";
import { isProblem, type Problem, type Scene } from "./scene.ts";
import { nearestPlaces, nearestVerbs } from "./suggest.ts";
import { findOwn } from "./units.ts";
import type { Token } from "./words.ts";

/** Why a text that could be followed only up to some point is no order. */
export function explainStop(scene: Scene, lexicon: Lexicon, tokens: readonly Token[], stop: Stop): Problem {
  const own = stop.unit ? findOwn(scene, stop.unit) : [];
  const unit = isProblem(own) ? null : (own[0] ?? null);
  // Of two faults the first is told: a unit that is not there cannot do anything either.
  if (isProblem(own)) return own;
  const rest = { from: stop.at, next: tokens.length };
  const { wanted } = stop;
  if (wanted === "end") return { what: { code: "trailing-text" }, phrase: rest, unit };
  const token = tokens[stop.at];
  const isName = token?.mark === "other" || (token?.mark === "word" && !lexicon.reserved.has(token.text));
  if (!isName && wanted === "unit")
    return { what: { code: "missing-unit", choices: [] }, phrase: rest, unit };
  if (!isName && wanted === "place") return { what: { code: "missing-place" }, phrase: rest, unit };
  if (!isName && (!token || token.mark === "dash"))
    return { what: { code: "missing-action" }, phrase: rest, unit };

  const words = isName ? nameAt(lexicon, tokens, stop.at) : 1;
  const phrase = { from: stop.at, next: stop.at + words };
  const written = tokens
    .slice(phrase.from, phrase.next)
    .map(({ text }) => text)
    .join("");
  const nearest = nearestPlaces(lexicon, written, (province) => isLikely(scene, unit, wanted, province));
  if (wanted !== "action" && token?.mark === "word")
    return { what: { code: "unknown-place", nearest }, phrase, unit };
  const names = nearest.map((province) => scene.rules.board.provinces[province].name);
  return { what: { code: "unknown-word", nearest: [...nearestVerbs(written), ...names] }, phrase, unit };
}

/** How many words from here can belong to one name: up to the next mark or word with a meaning of its own. */
function nameAt(lexicon: Lexicon, tokens: readonly Token[], from: number): number {
  let next = from + 1;
  while (tokens[next]?.mark === "word" && !lexicon.reserved.has(tokens[next].text)) next++;
  return next - from;
}

/** Where the unit can go, or if none has been named where own units stand. */
function isLikely(
  { rules, state, power, units }: Scene,
  unit: Scene["units"][number],
  wanted: Stop["wanted"],
  province: Province,
): boolean {
  if (unit === null || wanted === "unit") return units[province]?.power === power;
  return fitOf(rules, state, power, move(unit, province as number as Location)) === "possible";
}
