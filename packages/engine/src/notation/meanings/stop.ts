import type { Location, Province } from "../../board/board.ts";
import { move } from "../../orders/order.ts";
import type { Unit } from "../../state/unit.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Token } from "../lexicon/words.ts";
import { isProblem, type Problem, type Scene } from "../scene.ts";
import type { Stop } from "../sentences/parsed-order.ts";
import type { Phrase } from "../sentences/phrases.ts";
import { fitOf } from "./reach.ts";
import { nearestPlaces, nearestVerbs } from "./suggest.ts";
import { findOwn } from "./units.ts";

/** Why a text that could be followed only up to some point isn't an order. */
export function explainStop(scene: Scene, lexicon: Lexicon, tokens: readonly Token[], stop: Stop): Problem {
  const own = stop.unit ? findOwn(scene, stop.unit) : [];
  const unit = isProblem(own) ? null : (own[0] ?? null);
  // Of two faults, the first is reported: a missing unit can't do anything either.
  if (isProblem(own)) return own;
  const rest = { from: stop.at, next: tokens.length };
  const { wanted } = stop;
  if (wanted === "end") return { what: { code: "trailing-text" }, phrase: rest, unit };
  const token = tokens[stop.at];
  const isName = token?.mark === "other" || (token?.mark === "word" && !lexicon.reserved.has(token.text));
  if (!isName && wanted === "unit")
    return { what: { code: "missing-unit", choices: [] }, phrase: rest, unit };
  if (!isName && wanted === "place") return { what: { code: "missing-place" }, phrase: rest, unit };
  if (!token || token.mark === "dash") return { what: { code: "missing-action" }, phrase: rest, unit };

  const phrase = {
    from: stop.at,
    next: token.mark === "word" ? nameEnd(lexicon, tokens, stop.at) : stop.at + 1,
  };
  const nearest = likePlaces(scene, lexicon, tokens, phrase, wanted === "unit" ? null : unit);
  if (wanted !== "action" && token.mark === "word")
    return { what: { code: "unknown-place", nearest }, phrase, unit };
  const verbs = nearestVerbs(lexicon, writtenIn(tokens, phrase), scene.state.phase.task);
  const names = nearest.map((province) => scene.rules.board.provinces[province].name);
  return { what: { code: "unknown-word", nearest: [...verbs, ...names] }, phrase, unit };
}

/** Places whose names look like some words; where the unit can go, or own units stand, first. */
export function likePlaces(
  { rules, state, power, units }: Scene,
  lexicon: Lexicon,
  tokens: readonly Token[],
  phrase: Phrase,
  unit: Unit | null,
): Province[] {
  const isLikely = (province: Province): boolean =>
    unit === null
      ? units[province]?.power === power
      : fitOf(rules, state, power, move(unit, province as number as Location)) === "possible";
  return nearestPlaces(lexicon, writtenIn(tokens, phrase), isLikely);
}

const writtenIn = (tokens: readonly Token[], { from, next }: Phrase): string =>
  tokens
    .slice(from, next)
    .map(({ text }) => text)
    .join("");

/** Where a name ends: before the next mark or word with a meaning of its own. */
function nameEnd(lexicon: Lexicon, tokens: readonly Token[], from: number): number {
  let next = from + 1;
  while (tokens[next]?.mark === "word" && !lexicon.reserved.has(tokens[next].text)) next++;
  return next;
}
