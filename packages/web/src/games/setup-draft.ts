import { isRecord } from "@chancery/engine";

/** What a host changes in the preset and rulebook: a setup with only those fields. */
export type SetupDraft = Readonly<Record<string, unknown>>;

export type ClockName = "correspondence" | "live" | "referee";

/** What stands at a path such as "clock.hours.moves". */
export const valueAt = (tree: unknown, path: string): unknown =>
  path.split(".").reduce((node, step) => (isRecord(node) ? node[step] : undefined), tree);

/** The same with something else at a path; undefined leaves it to preset and rulebook again. */
export function withValue(tree: SetupDraft, path: string, value: unknown): SetupDraft {
  const [step, ...rest] = path.split(".");
  const { [step]: before, ...others } = tree;
  const after = rest.length === 0 ? value : withValue(isRecord(before) ? before : {}, rest.join("."), value);
  const isNothing = after === undefined || (isRecord(after) && Object.keys(after).length === 0);
  return isNothing ? others : { ...others, [step]: after };
}

/** Another kind of clock brings its own times, and what goes with them. */
export function withClock(draft: SetupDraft, preset: ClockName): SetupDraft {
  const { clock: _clock, missing: _missing, referee: _referee, refereeReads: _reads, ...rest } = draft;
  const next = { ...rest, preset };
  return preset !== "referee" && draft.assignment === "referee"
    ? withValue(next, "assignment", undefined)
    : next;
}

/** Whether someone is to referee, as far as the draft says so by itself. */
export const hasReferee = (draft: SetupDraft): boolean =>
  (draft.referee ?? draft.preset === "referee") === true;

/** With or without a referee, and with or without what only a referee can do. */
export function withReferee(draft: SetupDraft, referee: boolean): SetupDraft {
  let next = withValue(draft, "referee", referee);
  if (referee) return next;
  if (draft.preset === "referee") next = withClock(next, "correspondence");
  if (draft.assignment === "referee") next = withValue(next, "assignment", undefined);
  if (draft.missing === "wait") next = withValue(next, "missing", undefined);
  return withValue(withValue(next, "refereeReads", undefined), "referee", undefined);
}
