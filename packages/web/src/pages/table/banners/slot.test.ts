import { expect, test } from "vitest";
import { inOrder, slotOf } from "./slot.ts";

const PAST = { id: "a", rank: "past" } as const;
const NEWS = { id: "b", rank: "news" } as const;
const REFEREE = { id: "c", rank: "referee" } as const;
const VOTE = { id: "d", rank: "needs-you" } as const;
const OFFLINE = { id: "e", rank: "offline" } as const;

test("being offline comes first, then what needs you, the referee, news and the past", () => {
  const entries = [PAST, NEWS, REFEREE, VOTE, OFFLINE];
  expect(inOrder(entries)).toEqual(entries.toReversed());
});

test("a phone shows one banner, which leads to the others", () => {
  const entries = [PAST, REFEREE, VOTE];
  expect(slotOf(entries, "d", true, false)).toEqual({ isFolded: false, more: 2 });
  for (const id of ["a", "c"]) {
    expect(slotOf(entries, id, true, false)).toEqual({ isFolded: true, more: null });
    expect(slotOf(entries, id, true, true)).toEqual({ isFolded: false, more: null });
  }
  // Once it's gone, the next one takes its place.
  expect(slotOf([PAST, REFEREE], "c", true, false)).toEqual({ isFolded: false, more: 1 });
  expect(slotOf([PAST], "a", true, false)).toEqual({ isFolded: false, more: null });
});

test("with room for all, all are shown", () => {
  expect(slotOf([PAST, VOTE], "a", false, false)).toEqual({ isFolded: false, more: null });
});
