import { type Order, samePath } from "../../orders/order.ts";
import { isProblem, type Problem, type Scene } from "../scene.ts";
import type { ParsedOrder } from "../sentences/parsed-order.ts";
import { isWeak, type Phrase, type PlacePhrase } from "../sentences/phrases.ts";
import { type Meaning, meaningsOf } from "./meanings.ts";
import { FITS } from "./reach.ts";

/** What the drafts of one text come to: the orders they can stand for, and what stands in the way of others. */
export interface Understanding {
  readonly meanings: readonly Meaning[];
  readonly problems: readonly Problem[];
}

export function understand(scene: Scene, drafts: readonly ParsedOrder[]): Understanding {
  const meanings: Meaning[] = [];
  const problems: Problem[] = [];
  for (const draft of drafts) {
    const found = meaningsOf(scene, draft);
    if (isProblem(found)) problems.push(found);
    else meanings.push(...found);
  }
  return { meanings, problems };
}

/**
 * The one meaning of a text, or why it has none or more than one; null if it could not be followed at all.
 * Where several readings are left, those go first that the unit could carry out.
 */
export function choose({ meanings, problems }: Understanding): Meaning | Problem | null {
  // The name of a unit alone isn't forced into a move: "F Mid-Atlantic".
  const bare = problems.find(({ what }) => what.code === "missing-action");
  if (bare) return bare;
  if (meanings.length === 0) return problems.toSorted((a, b) => weight(b) - weight(a))[0] ?? null;
  const best = distinct(fittest(meanings));
  const [first] = best;
  const { order, draft, fit } = first;
  const guess =
    fit === "possible" && best.length === 1
      ? first.stretched
      : placesIn(first).find((place) => fit !== "possible" && isGuess(place, best));
  if (guess) return { what: { code: "unknown-place", nearest: [] }, phrase: guess, unit: order.unit };
  if (best.length === 1) return first;
  const meant = best.map((meaning) => meaning.order);
  const unit = meant.every((other) => other.unit === order.unit) ? order.unit : null;
  return { what: { code: "two-meanings", meanings: meant }, phrase: difference(meant, draft), unit };
}

const placesIn = ({ draft: { unit, target, to } }: Meaning): PlacePhrase[] =>
  [to, target?.place, unit?.place].filter((place) => place != null);

const isGuess = (place: PlacePhrase, readings: readonly Meaning[]): boolean =>
  isWeak(place) || (place.how === "near" && readings.length > 1);

function fittest(meanings: readonly Meaning[]): readonly Meaning[] {
  const best = FITS.findLast((fit) => meanings.some((meaning) => meaning.fit === fit));
  return meanings.filter(({ fit }) => fit === best);
}

/** Which problem says most: the one met last. */
function weight({ what, unit }: Problem): number {
  const codes = [
    "nothing-to-do",
    "other-power",
    "no-such-unit",
    "unknown-place",
    "missing-unit",
    "not-yours",
    "kind-missing",
    "trailing-text",
  ];
  return codes.indexOf(what.code) + (unit ? codes.length : 0);
}

function distinct(meanings: readonly Meaning[]): Meaning[] {
  const kept: Meaning[] = [];
  for (const meaning of meanings)
    if (!kept.some(({ order }) => isSame(order, meaning.order))) kept.push(meaning);
  return kept;
}

export function isSame(a: Order, b: Order): boolean {
  return (
    a.type === b.type &&
    a.unit === b.unit &&
    a.target === b.target &&
    a.to === b.to &&
    a.kind === b.kind &&
    a.viaConvoy === b.viaConvoy &&
    samePath(a.path, b.path)
  );
}

/** The words in which the meanings differ. */
function difference(meant: readonly Order[], draft: ParsedOrder): Phrase {
  const [first] = meant;
  if (meant.some(({ type }) => type !== first.type)) return draft;
  if (meant.some(({ unit }) => unit !== first.unit)) return draft.unit ?? draft;
  if (meant.some(({ target }) => target !== first.target)) return draft.target ?? draft;
  return draft.to ?? draft.unit ?? draft;
}
