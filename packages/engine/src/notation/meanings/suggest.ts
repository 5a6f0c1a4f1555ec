import type { Province } from "../../board/board.ts";
import type { Fault } from "../../fault.ts";
import type { Task } from "../../state/phase.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Verb } from "../lexicon/order-words.ts";
import { distance, lettersOf, strange, tolerance } from "../lexicon/spelling.ts";

const MOST = 3;

interface Ranked<T> {
  readonly of: T;
  readonly far: number;
}

interface Named<T> {
  readonly of: T;
  readonly key: string;
  /** The letters in it, each a bit. */
  readonly letters: number;
}

/** The places whose names look most like what was written, the likelier ones first. */
export function nearestPlaces(
  { places }: Lexicon,
  written: string,
  isLikely: (province: Province) => boolean,
): Province[] {
  const likelihood = new Map<Province, number>();
  for (const { of, far } of rank(written, places)) {
    const weighed = far - (isLikely(of) ? 0.5 : 0);
    likelihood.set(of, Math.min(weighed, likelihood.get(of) ?? weighed));
  }
  return [...likelihood]
    .sort(([, a], [, b]) => a - b)
    .slice(0, MOST)
    .map(([province]) => province);
}

const ACTIONS: Readonly<Record<Task, readonly Verb[]>> = {
  M: ["hold", "move", "support", "convoy"],
  R: ["retreat", "disband"],
  A: ["build", "disband", "waive"],
};

const named = (name: string, key = name): Named<string> => ({ of: name, key, letters: lettersOf(key) });

/** The word for an action of the phase that looks most like what was written, if any does. */
export function nearestVerbs({ vocabulary }: Lexicon, written: string, task: Task): string[] {
  const forms = vocabulary.longForms.filter(({ verb }) => ACTIONS[task].includes(verb));
  return rank(
    written,
    forms.map(({ form }) => named(form)),
  )
    .sort((a, b) => a.far - b.far)
    .slice(0, 1)
    .map(({ of }) => of);
}

/** The name (of a field or an option, for example) that is closest to what was written, if any is close. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const ranked = rank(
    plain(written),
    names.map((name) => named(name, plain(name))),
  );
  return ranked.toSorted((a, b) => a.far - b.far)[0]?.of;
}

/** The name of a field or an option that doesn't exist: which one is meant, or which there are. */
export const noSuch = (kind: "field" | "option", written: string, known: readonly string[]): Fault => ({
  code: `no-such-${kind}`,
  near: nearestName(written, known) ?? null,
  known,
});

/** Programs write names of several words in several ways. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

function rank<T>(written: string, names: readonly Named<T>[]): Ranked<T>[] {
  if (written.length < 2 || written.length > 30) return [];
  const limit = tolerance(written.length) + (written.length > 4 ? 1 : 0);
  const letters = lettersOf(written);
  const near: Ranked<T>[] = [];
  for (const { of, key, letters: known } of names) {
    // Hardly any name has the letters that are written, and the others need not be compared.
    if (strange(letters, known) > limit) continue;
    const whole = distance(written, key, limit);
    const begun =
      key.length > written.length ? distance(written, key.slice(0, written.length), limit) : whole;
    // The beginning of a name says a little less than the whole.
    const far = Math.min(whole, begun + 0.25);
    if (far <= limit) near.push({ of, far });
  }
  if (near.length > 0) return near;
  return names
    .filter(({ key, letters: known }) => (letters & ~known) === 0 && isShortening(written, key))
    .map(({ of }) => ({ of, far: limit }));
}

/** Whether a word is a name with letters left out, as in "Yrk" for Yorkshire. */
function isShortening(written: string, key: string): boolean {
  if (written.length < 3 || written[0] !== key[0]) return false;
  let at = 0;
  for (const letter of key) if (letter === written[at]) at += 1;
  return at === written.length;
}
