import { expect, test } from "vitest";
import { memoryStorage } from "../../../lib/testing.ts";
import { lateSheets } from "./late-sheets.ts";

test("only leftover orders of earlier turns are found", () => {
  const unsent = (text: string): string => JSON.stringify({ text, base: 0 });
  const storage = memoryStorage(
    new Map([
      ["chancery.sheet.g1.2.France", unsent("A Par - Bur")],
      ["chancery.sheet.g1.3.France", unsent("A Bur H")],
      ["chancery.sheet.g2.1.France", unsent("A Par H")],
      ["chancery.sheet.g1.1.Italy", "{"],
      ["chancery.seen.g1", "2"],
    ]),
  );
  expect(lateSheets("g1", 3, storage)).toEqual([
    { key: "chancery.sheet.g1.2.France", turn: 2, power: "France", text: "A Par - Bur" },
  ]);
});
