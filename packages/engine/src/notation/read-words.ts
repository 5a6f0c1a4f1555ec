import type { Province } from "../board/board.ts";
import type { OrderType } from "../orders/order.ts";
import { fail, ok } from "../result.ts";
import type { Rules } from "../rulebook/rules.ts";
import { TASKS, type Task } from "../state/phase.ts";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import type { Token } from "./lexicon/words.ts";
import { choose, understand } from "./meanings/choose.ts";
import type { Meaning } from "./meanings/meanings.ts";
import { explainStop, likePlaces } from "./meanings/stop.ts";
import type { Guess, Misreading, Reading } from "./misreading.ts";
import type { Notation } from "./notation.ts";
import { orderable } from "./position.ts";
import type { Problem, Scene } from "./scene.ts";
import { isDated, readDateline } from "./sentences/heading.ts";
import { Phrases } from "./sentences/phrases.ts";
import { Sentences } from "./sentences/sentences.ts";

/** Longest text that is read as one order. */
export const LONGEST_ORDER = 500;

/** How sure a reading is: names as listed, names broken off, names misspelled. */
export const CERTAINTY = ["near", "prefix", "exact"] as const;

export interface Rated {
  readonly reading: Reading;
  /** An index into `CERTAINTY`; of no meaning where nothing was read. */
  readonly certainty: number;
}

/** Reads a text with the words of one lexicon. */
export function readWords(
  notation: Notation,
  lexicon: Lexicon,
  state: State,
  power: Power,
  text: string,
): Rated {
  const misread = (problem: Problem, tokens: readonly Token[]): Rated => {
    const at = tokens[problem.phrase.from]?.at ?? text.length;
    const end = tokens[problem.phrase.next - 1]?.end ?? text.length;
    const where = { text: text.slice(at, Math.max(at, end)), at, unit: problem.unit };
    return { reading: fail({ ...problem.what, ...where } as Misreading), certainty: 0 };
  };
  const nothing = { from: 0, next: 0 };
  if (text.length > LONGEST_ORDER)
    return misread({ what: { code: "too-long", limit: LONGEST_ORDER }, phrase: nothing, unit: null }, []);
  const tokens = lexicon.vocabulary.tokens(text);
  if (tokens.every(({ mark }) => mark !== "word" && mark !== "other"))
    return misread({ what: { code: "empty" }, phrase: nothing, unit: null }, []);

  const scene: Scene = { rules: notation.rules, state, power, units: notation.position.of(state) };
  const { task } = state.phase;
  const whole = { from: 0, next: tokens.length };
  if (task === "R" && !orderable(state).some((unit) => unit.power === power))
    return misread({ what: { code: "nothing-to-do", task }, phrase: whole, unit: null }, tokens);

  const strict = new Phrases(lexicon, tokens, false);
  const found = choose(understand(scene, new Sentences(strict, task).whole()));
  if (found) return "order" in found ? rated(notation.rules, found, text, tokens) : misread(found, tokens);
  const misplaced = ofOtherPhase(scene, strict, task);
  if (misplaced) return misread(misplaced, tokens);
  const date = readDateline(strict);
  if (date?.season && date.next >= tokens.length)
    return misread(
      { what: { code: isDated(state.phase, date) ? "empty" : "other-phase" }, phrase: whole, unit: null },
      tokens,
    );

  const lenient = new Sentences(new Phrases(lexicon, tokens, true), task);
  const guessed = choose(understand(scene, lenient.whole()));
  if (guessed && "order" in guessed) return { ...rated(notation.rules, guessed, text, tokens), certainty: 0 };
  if (guessed?.what.code === "unknown-place") {
    const nearest = likePlaces(scene, lexicon, tokens, guessed.phrase, guessed.unit);
    return misread({ ...guessed, what: { code: "unknown-place", nearest } }, tokens);
  }
  if (guessed) return misread(guessed, tokens);
  return misread(explainStop(scene, lexicon, tokens, lenient.stop), tokens);
}

/** An order with how sure it is, and with the places that were guessed. */
function rated(
  { board }: Rules,
  { order, draft: { unit, target, to } }: Meaning,
  text: string,
  tokens: readonly Token[],
): Rated {
  const pairs = [
    [unit?.place, order.unit ? order.unit.at : order.to],
    [target?.place, order.target?.at],
    [to, order.to],
  ] as const;
  const named = pairs.flatMap(([place, at]) => (place && at != null ? [{ place, at }] : []));
  const certainty = Math.min(...named.map(({ place }) => CERTAINTY.indexOf(place.how)), CERTAINTY.length - 1);
  const guesses = named
    .filter(({ place }) => place.how === "near")
    .map(({ place: { from, next }, at: location }): Guess => {
      const { at } = tokens[from];
      return {
        text: text.slice(at, tokens[next - 1].end),
        at,
        province: board.provinceOf[location] as Province,
      };
    });
  return { reading: guesses.length > 0 ? { ...ok(order), guesses } : ok(order), certainty };
}

/** What is ordered in each phase. A retreat may be written as a move. */
const ALLOWED: Readonly<Record<Task, readonly OrderType[]>> = {
  M: ["hold", "move", "support", "convoy"],
  R: ["retreat", "disband", "move"],
  A: ["build", "disband", "waive"],
};

/** A well-formed order, but of another phase: a build in Spring. */
function ofOtherPhase(scene: Scene, phrases: Phrases, task: Task): Problem | null {
  for (const other of TASKS) {
    if (other === task) continue;
    const drafts = new Sentences(phrases, other).whole();
    for (const { type, unit, from, next } of drafts) {
      if (type === "bare" || ALLOWED[task].includes(type)) continue;
      const own = unit?.place?.all.flatMap((province) => scene.units[province] ?? []) ?? [];
      return {
        what: { code: "wrong-phase", task, type },
        phrase: { from, next },
        unit: own.find(({ power }) => power === scene.power) ?? null,
      };
    }
  }
  return null;
}
