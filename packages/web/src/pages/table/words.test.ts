import { expect, test } from "vitest";
import type { TableView } from "../../api/client.ts";
import type { OrderEditor } from "../../orders/order-editor.ts";
import { seatOf, viewOf } from "./testing.ts";
import { taskInWords } from "./words.ts";

/** What somebody who is ready reads, by who else is. */
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
  return taskInWords(view, null, {} as OrderEditor);
};

test("who is ready reads for whom the table waits: by name while they are few, and only what is to be known", () => {
  expect(readBy([true, false])).toBe("Waiting for England.");
  expect(readBy([false, true, false])).toBe("Waiting for Austria and Germany.");
  expect(readBy([false, false, false, false])).toBe("Waiting for 4 others.");
  expect(readBy([null, null])).toBe("Others may still be writing.");
});

test("who has nothing to order reads that, and for whom the table waits", () => {
  expect(readBy([true, false], false)).toBe("Nothing to order in this phase. Waiting for England.");
});
