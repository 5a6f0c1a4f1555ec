import type { Order, OrderType } from "../orders/order.ts";
import { fail, ok, type Result } from "../result.ts";
import { TASKS, type Task } from "../state/phase.ts";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";
import { choose, understand } from "./choose.ts";
import type { Misreading } from "./misreading.ts";
import type { Notation } from "./notation.ts";
import { readOwnLine } from "./own-lines.ts";
import { Phrases } from "./phrases.ts";
import { orderable } from "./position.ts";
import type { Problem, Scene } from "./scene.ts";
import { Sentences } from "./sentences.ts";
import { explainStop, likePlaces } from "./stop.ts";
import { type Token, tokenise } from "./words.ts";

/** Longest text that is read as one order. */
export const LONGEST_ORDER = 500;

/**
 * Reads one order of a power for the phase of a state. A text with one meaning is followed however badly it
 * is written, one with two is refused (CB-38, C71-VII.4-1), and none is corrected into another.
 */
export function readOrder(
  notation: Notation,
  state: State,
  power: Power,
  text: string,
): Result<Order, Misreading> {
  const own = readOwnLine(notation, state, power, text, readOrdinary);
  if (own === "nothing") return fail({ code: "empty", text, at: 0, unit: null });
  return own ?? readOrdinary(notation, state, power, text);
}

/** The same for what every game knows. */
export function readOrdinary(
  notation: Notation,
  state: State,
  power: Power,
  text: string,
): Result<Order, Misreading> {
  const order = notation.quick.read(state, power, notation.position.of(state), text);
  return order === null ? readCarefully(notation, state, power, text) : ok(order);
}

/** A text that was read, and what it came to. */
interface LastReading {
  readonly state: State;
  readonly power: Power;
  readonly text: string;
  readonly reading: Result<Order, Misreading>;
}

/** What could not be followed at first sight is mostly read a second time, to see whether it is several orders. */
const last = new WeakMap<Notation, LastReading>();

/** The same without the short cut for strictly written orders; gives the same for those too. */
export function readCarefully(
  notation: Notation,
  state: State,
  power: Power,
  text: string,
): Result<Order, Misreading> {
  const known = last.get(notation);
  if (known?.text === text && known.state === state && known.power === power) return known.reading;
  const reading = readWords(notation, state, power, text);
  last.set(notation, { state, power, text, reading });
  return reading;
}

function readWords(notation: Notation, state: State, power: Power, text: string): Result<Order, Misreading> {
  const misread = (problem: Problem, tokens: readonly Token[]): Result<Order, Misreading> => {
    const at = tokens[problem.phrase.from]?.at ?? text.length;
    const end = tokens[problem.phrase.next - 1]?.end ?? text.length;
    const where = { text: text.slice(at, Math.max(at, end)), at, unit: problem.unit };
    return fail({ ...problem.what, ...where } as Misreading);
  };
  const nothing = { from: 0, next: 0 };
  if (text.length > LONGEST_ORDER)
    return misread({ what: { code: "too-long", limit: LONGEST_ORDER }, phrase: nothing, unit: null }, []);
  const tokens = tokenise(text);
  if (tokens.every(({ mark }) => mark !== "word" && mark !== "other"))
    return misread({ what: { code: "empty" }, phrase: nothing, unit: null }, []);

  const scene: Scene = { rules: notation.rules, state, power, units: notation.position.of(state) };
  const { task } = state.phase;
  if (task === "R" && !orderable(state).some((unit) => unit.power === power)) {
    const phrase = { from: 0, next: tokens.length };
    return misread({ what: { code: "nothing-to-do", task }, phrase, unit: null }, tokens);
  }

  const strict = new Phrases(notation.lexicon, tokens, false);
  const found = choose(understand(scene, new Sentences(strict, task).whole()));
  if (found) return "order" in found ? ok(found.order) : misread(found, tokens);
  const misplaced = ofOtherPhase(scene, strict, task);
  if (misplaced) return misread(misplaced, tokens);

  const lenient = new Sentences(new Phrases(notation.lexicon, tokens, true), task);
  const guessed = choose(understand(scene, lenient.whole()));
  if (guessed && "order" in guessed) return ok(guessed.order);
  if (guessed?.what.code === "unknown-place") {
    const nearest = likePlaces(scene, notation.lexicon, tokens, guessed.phrase, guessed.unit);
    return misread({ ...guessed, what: { code: "unknown-place", nearest } }, tokens);
  }
  if (guessed) return misread(guessed, tokens);
  return misread(explainStop(scene, notation.lexicon, tokens, lenient.stop), tokens);
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
