import { expect, test } from "vitest";
import type { TableView } from "../../api/client.ts";
import type { OrderEditor } from "../../orders/entry/order-editor.ts";
import { seatOf, viewOf } from "./testing.ts";
import { taskInWords } from "./words.ts";

/** What a player who is ready reads, depending on the others. */
const readBy = (others: readonly (boolean | null)[], isCalledUpon = true): string => {
  const powers = ["Austria", "England", "Germany", "Italy"];
  const seats = [
    seatOf(0, ["France"], { isYours: true, isReady: true }),
    ...others.map((isReady, i) => seatOf(i + 1, [powers[i]], { isReady })),
  ];
  const sheet = { power: "France", isCalledUpon, text: null, receipt: null };
  const view = viewOf({
    seats,
    sheets: [sheet as unknown as TableView["sheets"][number]],
    clock: { isNegotiation: isCalledUpon },
  });
  return taskInWords({ ...view, you: { ...view.you, isReady: true } }, null, {} as OrderEditor);
};

test("a player who is ready reads who isn't: by name while they are few, and only what is public", () => {
  expect(readBy([true, false])).toBe("Still waiting for England.");
  expect(readBy([false, true, false])).toBe("Still waiting for Austria and Germany.");
  expect(readBy([false, false, false, false])).toBe("Still waiting for 4 others.");
  expect(readBy([null, null])).toBe("Others may still be writing orders.");
});

test("a player with nothing to order reads that, and who isn't ready", () => {
  expect(readBy([true, false], false)).toBe(
    "You have no orders to give in this phase. Still waiting for England.",
  );
});
