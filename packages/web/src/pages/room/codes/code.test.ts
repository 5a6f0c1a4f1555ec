import { expect, test } from "vitest";
import { formatCode, isWhole, plainCode } from "./code.ts";

test("a code is shown in two halves, however it is typed, and known when it is whole", () => {
  expect(formatCode("ab3d")).toBe("AB3D");
  expect(formatCode("ab3d e")).toBe("AB3D-E");
  expect(formatCode(" ab-3de f.gh7 x")).toBe("AB3D-EFGH");
  expect(plainCode("AB3D-EFGH")).toBe("AB3DEFGH");
  expect([isWhole("AB3D-EFG"), isWhole("AB3D-EFGH")]).toEqual([false, true]);
});
