import { expect, test } from "vitest";
import { forgetDrafts, keepDraftsOf } from "./drafts.ts";
import { memoryStorage } from "./testing.ts";

const DRAFTS: readonly (readonly [string, string])[] = [
  ["chancery.sheet.g1.2.France", "A Par - Bur"],
  ["chancery.press.g1.France + Germany", "Shall we"],
  ["chancery.room.g1.treaty", "{}"],
  ["chancery.home.g1", "{}"],
  ["chancery.notices.g1", "3"],
  ["chancery.seen.g1", "2"],
];
const DEVICE: readonly (readonly [string, string])[] = [
  ["chancery.language", "de"],
  ["chancery.sandbox.1", "{}"],
];

test("drafts go when people sign out, and the device's settings stay", () => {
  const texts = new Map([...DRAFTS, ...DEVICE]);
  const storage = memoryStorage(texts);
  keepDraftsOf("ann", storage);
  forgetDrafts(storage);
  expect([...texts]).toEqual(DEVICE);
});

test("someone else on the device doesn't find them, and their writer does", () => {
  const texts = new Map([...DRAFTS, ...DEVICE]);
  const storage = memoryStorage(texts);
  keepDraftsOf("ann", storage);
  keepDraftsOf("ann", storage);
  expect(storage.read("chancery.sheet.g1.2.France")).toBe("A Par - Bur");
  keepDraftsOf("bob", storage);
  expect([...texts]).toEqual([...DEVICE, ["chancery.drafts-of", "bob"]]);
});
