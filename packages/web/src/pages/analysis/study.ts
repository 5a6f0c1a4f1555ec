import type { Sandbox, SandboxPhase, SandboxSetup } from "../sandbox/sandbox.ts";
import { timelineOf } from "../sandbox/timeline.ts";
import { keyOf } from "./evaluating.ts";

/** A phase of a line. `at` counts phases from the beginning of the game, whichever line they are on. */
export interface Place {
  readonly line: number;
  readonly at: number;
}

/** The game as it was played, or what else could have been played from some phase on. */
export interface StudyLine {
  /** Where it leaves another line, with other orders; null for the first line. */
  readonly from: Place | null;
  readonly phases: readonly SandboxPhase[];
  /** What people wrote about phases, by `at`. */
  readonly comments: Readonly<Record<number, string>>;
}

/** A game with branches and comments. Each line is a sandbox of its own. */
export interface Study {
  readonly setup: SandboxSetup;
  readonly lines: readonly StudyLine[];
}

export const studyOf = ({ setup, phases }: Sandbox): Study => ({
  setup,
  lines: [{ from: null, phases, comments: {} }],
});

/** All phases of a line, from the beginning of the game. */
export function phasesOf({ lines }: Pick<Study, "lines">, line: number): readonly SandboxPhase[] {
  const { from, phases } = lines[line];
  return from ? [...phasesOf({ lines }, from.line).slice(0, from.at), ...phases] : phases;
}

export const sandboxOf = (study: Study, line: number): Sandbox => ({
  setup: study.setup,
  phases: phasesOf(study, line),
});

/** The positions of the first line, by `keyOf`. */
export function playedIn(study: Study): ReadonlySet<string> {
  const timeline = timelineOf(sandboxOf(study, 0));
  return new Set(timeline.ok ? timeline.value.phases.map(({ position }) => keyOf(position)) : []);
}

/** The study with other phases on a line. Branches that left it where there is nothing anymore go with them. */
export function withPhases(study: Study, line: number, all: readonly SandboxPhase[]): Study {
  const before = study.lines[line];
  const phases = all.slice(before.from?.at ?? 0);
  const lines = study.lines.with(line, { ...before, phases });
  const lost = lines.findIndex(({ from }) => from?.line === line && from.at >= all.length);
  const kept = { ...study, lines };
  return lost < 0 ? kept : withPhases(withoutLine(kept, lost), line, all);
}

/** The line that a phase really belongs to: a branch shares its beginning with the line that it left. */
function ownerOf({ lines }: Study, { line, at }: Place): number {
  const { from } = lines[line];
  return from && at < from.at ? ownerOf({ lines } as Study, { line: from.line, at }) : line;
}

/** Begins a branch with orders of its own; it is the last line then. */
export const withBranch = (study: Study, place: Place, orders: SandboxPhase["orders"]): Study => {
  const from = { line: ownerOf(study, place), at: place.at };
  const { position } = phasesOf(study, place.line)[place.at];
  const first = { orders, ...(position && { position }) };
  return { ...study, lines: [...study.lines, { from, phases: [first], comments: {} }] };
};

/** The study without a branch, and without those that left it. */
export function withoutLine(study: Study, line: number): Study {
  const gone = new Set([line]);
  study.lines.forEach(({ from }, index) => {
    if (from && gone.has(from.line)) gone.add(index);
  });
  const numbers = new Map<number, number>();
  for (const index of study.lines.keys()) if (!gone.has(index)) numbers.set(index, numbers.size);
  const lines = study.lines.flatMap((each, index): StudyLine[] => {
    if (gone.has(index)) return [];
    return [each.from ? { ...each, from: { ...each.from, line: numbers.get(each.from.line) ?? 0 } } : each];
  });
  return { ...study, lines };
}

export const commentAt = (study: Study, place: Place): string =>
  study.lines[ownerOf(study, place)].comments[place.at] ?? "";

export function withComment(study: Study, place: Place, comment: string): Study {
  const line = ownerOf(study, place);
  const { [place.at]: _, ...others } = study.lines[line].comments;
  const comments = comment.trim() === "" ? others : { ...others, [place.at]: comment };
  return { ...study, lines: study.lines.with(line, { ...study.lines[line], comments }) };
}

/** The branches that leave a phase, by number. */
export const branchesAt = (study: Study, place: Place): readonly number[] => {
  const owner = ownerOf(study, place);
  return [...study.lines.keys()].filter((line) => {
    const { from } = study.lines[line];
    return from?.line === owner && from.at === place.at;
  });
};
