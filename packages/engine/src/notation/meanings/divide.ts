import { formatOrder } from "../format.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Token } from "../lexicon/words.ts";
import { isProblem, type Scene } from "../scene.ts";
import type { ParsedOrder } from "../sentences/parsed-order.ts";
import { type Phrase, Phrases } from "../sentences/phrases.ts";
import { Sentences } from "../sentences/sentences.ts";
import { choose, understand } from "./choose.ts";
import { meaningsOf } from "./meanings.ts";

/** Ways to divide a text that are compared before it is given up as unclear. */
const MOST_WAYS = 16;

/**
 * Divides a text into the orders that run together in it, as in the older book's sample game: "A Liv.—Yor.
 * F Lon.—North Sea F Edi.—Norw. Sea". The grammar finds the joints, and every word must belong to some
 * order, so that dividing changes no meaning. Null if there is no way; "unclear" if two ways say different things.
 */
export function divide(
  scene: Scene,
  lexicon: Lexicon,
  tokens: readonly Token[],
): readonly Phrase[] | "unclear" | null {
  for (const lenient of [false, true]) {
    const sentences = new Sentences(new Phrases(lexicon, tokens, lenient), scene.state.phase.task);
    const known = new Map<number, ParsedOrder[]>();
    const draftsAt = (index: number): ParsedOrder[] => {
      const drafts = known.get(index) ?? sentences.from(index);
      known.set(index, drafts);
      return drafts;
    };
    // Orders that can be carried out; or else to units that are there; or else any sentences at all.
    for (const isUsable of [isPossible, isMeant, isSentence]) {
      const ways = waysThrough(sentences, (index) =>
        draftsAt(index).filter((draft) => isUsable(scene, draft)),
      );
      const meanings = ways.map((way) => way.map((step) => meaningIn(scene, draftsAt, step)).join("\n"));
      if (new Set(meanings).size === 1) return ways[0];
      if (ways.length > 1) return isUsable === isSentence ? null : "unclear";
    }
  }
  return null;
}

function isPossible(scene: Scene, draft: ParsedOrder): boolean {
  const meanings = meaningsOf(scene, draft);
  return !isProblem(meanings) && meanings.some(({ fit }) => fit === "possible");
}

const isMeant = (scene: Scene, draft: ParsedOrder): boolean => !isProblem(meaningsOf(scene, draft));

const isSentence = ({ state }: Scene, { type }: ParsedOrder): boolean =>
  type !== "bare" || state.phase.task === "A";

/** All ways from the beginning to the end, up to a limit. */
function waysThrough(
  sentences: Sentences,
  draftsAt: (index: number) => readonly Phrase[],
): (readonly Phrase[])[] {
  const known = new Map<number, readonly Phrase[]>();
  /** The orders that can follow here so that the rest can be divided too. */
  const stepsAt = (index: number): readonly Phrase[] => {
    const steps = known.get(index);
    if (steps) return steps;
    const start = sentences.skipLead(index);
    const ends = [...new Set(draftsAt(start).map(({ next }) => next))];
    const found = ends
      .filter((next) => sentences.isEnd(next) || stepsAt(next).length > 0)
      .map((next) => ({ from: start, next }));
    known.set(index, found);
    return found;
  };
  const ways: Phrase[][] = [];
  const walk = (index: number, way: readonly Phrase[]): void => {
    if (ways.length >= MOST_WAYS) return;
    if (way.length > 0 && sentences.isEnd(index)) ways.push([...way]);
    else for (const step of stepsAt(index)) walk(step.next, [...way, step]);
  };
  walk(0, []);
  return ways;
}

/** What one step of a way comes to, so that ways can be compared. */
function meaningIn(
  scene: Scene,
  draftsAt: (index: number) => readonly ParsedOrder[],
  { from, next }: Phrase,
): string {
  const found = choose(
    understand(
      scene,
      draftsAt(from).filter((draft) => draft.next === next),
    ),
  );
  return found && "order" in found ? formatOrder(scene.rules, found.order) : `${from}-${next}`;
}
