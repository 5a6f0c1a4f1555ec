import type { TableView } from "../../../api/client.ts";

/** A sheet as the game master has changed it, what it was before, and the version it is based on. */
interface DraftedSheet {
  readonly text: string;
  readonly from: string;
  readonly base: number;
}

/** What a game master changes in others' orders, on the page only until it is saved with a reason. */
export interface SheetDraft {
  /** The turn it is for. */
  readonly turn: number;
  /** The powers whose orders are being edited. */
  readonly powers: readonly string[];
  readonly sheets: Readonly<Record<string, DraftedSheet>>;
}

type Seen = Pick<TableView, "sheets" | "turns">;

/** Lines of a power's orders before and after a change, as far as they differ. */
export interface SheetChange {
  readonly power: string;
  readonly text: string;
  readonly base: number;
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

const textOf = ({ sheets }: Pick<Seen, "sheets">, power: string): string =>
  sheets.find((sheet) => sheet.power === power)?.text ?? "";

/** The version of a power's sheet on the server; 0 if nothing has been saved. */
export const versionOf = ({ sheets }: Pick<Seen, "sheets">, power: string): number =>
  sheets.find((sheet) => sheet.power === power)?.receipt?.version ?? 0;

export const beginDraft = ({ turns }: Seen, powers: readonly string[]): SheetDraft => ({
  turn: turns.length,
  powers,
  sheets: {},
});

/** Changes a power's orders. Back at what the server has, nothing is left of the change. */
export function writeDraft(draft: SheetDraft, view: Seen, power: string, text: string): SheetDraft {
  const { [power]: before, ...others } = draft.sheets;
  const base = before?.base ?? versionOf(view, power);
  const from = before?.from ?? textOf(view, power);
  const isSame = base === versionOf(view, power) && text === textOf(view, power);
  return { ...draft, sheets: isSame ? others : { ...others, [power]: { text, from, base } } };
}

/** All orders as they are with the changes of a draft. */
export const draftedSheets = (
  view: Seen,
  draft: SheetDraft | null,
): ReadonlyMap<string, { readonly text: string }> =>
  new Map(
    view.sheets.map(({ power }) => [power, { text: draft?.sheets[power]?.text ?? textOf(view, power) }]),
  );

/** What a draft would change. */
export const changesIn = (view: Seen, { sheets }: SheetDraft): readonly SheetChange[] =>
  Object.entries(sheets).map(([power, { text, base }]) => ({
    power,
    text,
    base,
    ...lineChanges(textOf(view, power), text),
  }));

/** What a draft would have changed in a turn that is over. */
export const lateChanges = ({ turns }: Seen, { turn, sheets }: SheetDraft): readonly SheetChange[] =>
  turn === turns.length
    ? []
    : Object.entries(sheets).map(([power, { text, from, base }]) => ({
        power,
        text,
        base,
        ...lineChanges(from, text),
      }));

/** The lines that one text has and another doesn't. */
export function lineChanges(before: string, after: string): Pick<SheetChange, "gone" | "come"> {
  const [old, now] = [before, after].map((text) => new Set(text.split("\n").map((line) => line.trim())));
  const of = (lines: Set<string>): string[] => [...lines].filter((line) => line !== "");
  return { gone: of(old.difference(now)), come: of(now.difference(old)) };
}

/** Powers whose orders have been saved by someone else since the game master changed them here. */
export const overtakenIn = (view: Seen, { sheets }: SheetDraft): readonly string[] =>
  Object.entries(sheets).flatMap(([power, { base }]) => (versionOf(view, power) === base ? [] : [power]));

/** A draft upon what others have saved since: in place of it, or without what was changed here. */
export function settleDraft(draft: SheetDraft, view: Seen, keeps: boolean): SheetDraft {
  const overtaken = overtakenIn(view, draft);
  const sheets = Object.entries(draft.sheets).flatMap(([power, sheet]) =>
    overtaken.includes(power)
      ? keeps && sheet.text !== textOf(view, power)
        ? [[power, { ...sheet, from: textOf(view, power), base: versionOf(view, power) }] as const]
        : []
      : [[power, sheet] as const],
  );
  return { ...draft, sheets: Object.fromEntries(sheets) };
}
