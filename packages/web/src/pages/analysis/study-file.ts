import { fail, formatPhase, formatPosition, isRecord, ok, type Result } from "@chancery/engine";
import { pack, unpack } from "../../lib/packed.ts";
import { analysis as text } from "../../messages/analysis.ts";
import { sandbox as messages } from "../../messages/sandbox.ts";
import { isSilent, type Sandbox } from "../sandbox/sandbox.ts";
import { readSandbox, sandboxIn } from "../sandbox/sharing/read-record.ts";
import { type Timeline, timelineOf } from "../sandbox/timeline.ts";
import { phasesOf, type Study, type StudyLine, sandboxOf, studyOf } from "./study.ts";

// Import this file only with `import()`: it brings along schemas that a first visit does not need.

/** How the fragment of a link begins; the number tells later forms from this one. */
const MARK = "a=1.";
const MOST_LINES = 200;
const LONGEST_COMMENT = 4000;

/** Games in progress are not analyzed, so that nobody plays with a computer's help. */
export const isOfRunningGame = (json: unknown): boolean => isRecord(json) && json.isRunning === true;

/** A study as a record of its first line, with the branches beside it. Whatever reads records reads this. */
export function formatStudy(study: Study): string {
  const [main, ...branches] = study.lines.map((_, line) => phasesInFile(study, line));
  const record = {
    ...study.setup,
    phases: main,
    ...(branches.length > 0 && {
      branches: branches.map((phases, index) => ({ from: study.lines[index + 1].from, phases })),
    }),
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

function phasesInFile(study: Study, line: number): object[] {
  const timeline = timelineOf(sandboxOf(study, line));
  if (!timeline.ok) throw new Error(timeline.error);
  const { from, phases, comments } = study.lines[line];
  const first = from?.at ?? 0;
  return phases.map(({ orders, position }, index) => {
    const { state } = timeline.value.phases[first + index];
    const comment = comments[first + index];
    return {
      phase: formatPhase(state.phase),
      ...(position && { state: position }),
      orders,
      ...(comment && { comment }),
    };
  });
}

/** Reads a study, a record of a game, a request of the contract, or what was in a link. */
export function readStudy(json: unknown): Result<Study, string> {
  const main = readSandbox(sandboxIn(json));
  if (!main.ok) return main;
  const timeline = timelineOf(main.value);
  if (!timeline.ok) return timeline;
  const isWhole = isRecord(json) && Array.isArray(json.phases) && !("setup" in json);
  const sandbox = withoutKnown(isWhole ? played(main.value) : main.value, timeline.value);
  const study = withComments(studyOf(sandbox), 0, isRecord(json) ? json.phases : []);
  const branches = isRecord(json) && Array.isArray(json.branches) ? json.branches : [];
  if (branches.length > MOST_LINES) return fail(text("tooManyBranches", { most: MOST_LINES }));
  return branches.reduce<Result<Study, string>>(
    (before, branch) => (before.ok ? withRead(before.value, branch) : before),
    ok(study),
  );
}

/** A record's last phase was played: what came of it is a phase of its own. */
const played = (sandbox: Sandbox): Sandbox => {
  const last = sandbox.phases.at(-1);
  return last && !isSilent(last) ? { ...sandbox, phases: [...sandbox.phases, { orders: {} }] } : sandbox;
};

/** Positions that follow from the phase before needn't be kept: links get shorter. */
const withoutKnown = ({ setup, phases }: Sandbox, { table, phases: reached }: Timeline): Sandbox => ({
  setup,
  phases: phases.map((phase, index) => {
    if (index === 0 || !phase.position) return phase;
    const [given, own] = [reached[index].state, reached[index - 1].next].map((state) =>
      JSON.stringify(formatPosition(table.rules, state)),
    );
    return given === own ? { orders: phase.orders } : phase;
  }),
});

function withRead(study: Study, branch: unknown): Result<Study, string> {
  if (!isRecord(branch) || !isRecord(branch.from) || !Array.isArray(branch.phases))
    return fail(text("badBranch"));
  const { line, at } = branch.from as { readonly line: unknown; readonly at: unknown };
  const isThere = typeof line === "number" && study.lines[line] !== undefined;
  if (!isThere || typeof at !== "number" || phasesOf(study, line)[at] === undefined)
    return fail(text("badBranch"));
  const read = readSandbox(sandboxIn({ ...study.setup, phases: branch.phases }));
  if (!read.ok) return read;
  const added: StudyLine = { from: { line, at }, phases: read.value.phases, comments: {} };
  const grown = { ...study, lines: [...study.lines, added] };
  const timeline = timelineOf(sandboxOf(grown, study.lines.length));
  return timeline.ok ? ok(withComments(grown, study.lines.length, branch.phases)) : timeline;
}

function withComments(study: Study, line: number, phases: unknown): Study {
  const first = study.lines[line].from?.at ?? 0;
  const comments = (Array.isArray(phases) ? phases : []).flatMap((phase, index) =>
    isRecord(phase) && typeof phase.comment === "string"
      ? [[first + index, phase.comment.slice(0, LONGEST_COMMENT)] as const]
      : [],
  );
  const read = { ...study.lines[line], comments: Object.fromEntries(comments) };
  return { ...study, lines: study.lines.with(line, read) };
}

/** A whole study as the fragment of a link, without the #. */
export const formatStudyLink = async (study: Study): Promise<string> =>
  MARK + (await pack(JSON.stringify(JSON.parse(formatStudy(study)))));

export const isStudyLink = (fragment: string): boolean => /^#?a=/.test(fragment);

/** The study in a link, or what is wrong with it in a sentence. */
export async function parseStudyLink(fragment: string): Promise<Result<Study, string>> {
  const packed = fragment.replace(/^#/, "");
  if (!packed.startsWith(MARK)) return fail(messages("linkOtherVersion"));
  try {
    return readStudy(JSON.parse(await unpack(packed.slice(MARK.length))));
  } catch {
    return fail(messages("linkDamaged"));
  }
}
