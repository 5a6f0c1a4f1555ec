import { describe, expect, test } from "vitest";
import { styleFor, visible } from "./style.ts";

const stream = (isTTY: boolean): NodeJS.WriteStream => ({ isTTY }) as NodeJS.WriteStream;

describe("a failed order", () => {
  test("is underlined on a terminal (C23-18)", () => {
    expect(styleFor(stream(true), {}).failedOrder("A Par - Bur")).toBe("\u001b[4mA Par - Bur\u001b[24m");
  });

  test.each([
    [false, {}],
    [true, { NO_COLOR: "1" }],
    [true, { TERM: "dumb" }],
  ])("is marked visibly where no line can be drawn (C23-18): terminal %s, %j", (isTTY, env) => {
    expect(styleFor(stream(isTTY), env).failedOrder("A Par - Bur")).toBe("_A Par - Bur_");
  });
});

test("what someone wrote cannot steer the terminal", () => {
  expect(visible("A Par\u001b[2J - \u202eBur\n\u009b")).toBe("A Par\\u001b[2J - \\u{202e}Bur\\n\\u{9b}");
  expect(visible("Orléans – Île")).toBe("Orléans – Île");
});
