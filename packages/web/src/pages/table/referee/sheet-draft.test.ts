import { expect, test } from "vitest";
import {
  beginDraft,
  changesIn,
  draftedSheets,
  lateChanges,
  overtakenIn,
  settleDraft,
  writeDraft,
} from "./sheet-draft.ts";

const seen = (russia: string, version: number) =>
  ({
    turns: [{}],
    sheets: [
      { power: "Russia", text: russia, receipt: { version } },
      { power: "Turkey", text: null, receipt: null },
    ],
  }) as never;

const before = seen("A Mos - Ukr\nA War - Gal", 2);

test("what a game master changes is drawn at once, and named line by line before it is saved", () => {
  const draft = writeDraft(beginDraft(before, ["Russia"]), before, "Russia", "A Mos - Ukr\nA War H");
  expect(draftedSheets(before, draft).get("Russia")).toEqual({ text: "A Mos - Ukr\nA War H" });
  expect(draftedSheets(before, draft).get("Turkey")).toEqual({ text: "" });
  expect(changesIn(before, draft)).toMatchObject([
    { power: "Russia", base: 2, gone: ["A War - Gal"], come: ["A War H"] },
  ]);
});

test("orders that are changed back are no change", () => {
  const changed = writeDraft(beginDraft(before, ["Russia"]), before, "Russia", "");
  expect(changesIn(before, changed)).toMatchObject([{ gone: ["A Mos - Ukr", "A War - Gal"], come: [] }]);
  expect(changesIn(before, writeDraft(changed, before, "Russia", "A Mos - Ukr\nA War - Gal"))).toEqual([]);
});

test("orders that the player changes meanwhile are not written over unseen", () => {
  const draft = writeDraft(beginDraft(before, ["Russia"]), before, "Russia", "A Mos H");
  const after = seen("A Mos - Sev", 3);
  expect(overtakenIn(before, draft)).toEqual([]);
  expect(overtakenIn(after, draft)).toEqual(["Russia"]);
  const kept = settleDraft(draft, after, true);
  expect(overtakenIn(after, kept)).toEqual([]);
  expect(changesIn(after, kept)).toMatchObject([{ base: 3, gone: ["A Mos - Sev"], come: ["A Mos H"] }]);
  expect(changesIn(after, settleDraft(draft, after, false))).toEqual([]);
});

test("changes that were not saved before the turn was over are named, and only then", () => {
  const draft = writeDraft(beginDraft(before, ["Russia"]), before, "Russia", "A Mos - Ukr");
  expect(lateChanges(before, draft)).toEqual([]);
  const over = { turns: [{}, {}], sheets: [{ power: "Russia", text: "", receipt: null }] } as never;
  expect(lateChanges(over, draft)).toMatchObject([{ power: "Russia", gone: ["A War - Gal"], come: [] }]);
  expect(lateChanges(over, beginDraft(before, ["Russia"]))).toEqual([]);
});
