import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chancery, folderWith, linesOf } from "../testing/index.ts";
import { count, render } from "../testing/render.ts";

const LAGOON = readFileSync(new URL("../../../variants/map-file/lagoon.map", import.meta.url), "utf8");
const START = { variant: "./lagoon.map", state: "start" };

describe("a map file", () => {
  const FILES = { "lagoon.map": LAGOON };

  test("is a variant to adjudicate", async () => {
    const orders = { Cove: ["F Cov - Isl", "A Gra - headland"], ForestFolk: ["F Pin - Cap/ec"] };
    const input = JSON.stringify({ ...START, orders });
    const { status, out } = await chancery(["adjudicate"], { cwd: folderWith(FILES), input });
    expect(status).toBe(0);
    const [{ phase, orders: answers }] = linesOf(out);
    expect(phase).toBe("S1650M");
    expect(answers).toMatchObject([
      { order: "F Cov - Isl", result: "moved" },
      { order: "A Gra - Cap", result: "bounced" },
      { order: "F Pin - Cap/ec", result: "bounced" },
    ]);
  });

  test("is a variant to list orders for", async () => {
    const { status, out } = await chancery(["orders", "--variant", "lagoon.map", "--unit", "Cov"], {
      cwd: folderWith(FILES),
    });
    expect(status).toBe(0);
    expect(out).toContain("F Cov - Cap/wc");
    expect(out).not.toContain("F Cov - Gra");
  });

  test("is a variant that bots play", async () => {
    const input = JSON.stringify({ ...START, power: "ForestFolk", level: "club" });
    const { status, out } = await chancery(["bot"], { cwd: folderWith(FILES), input });
    expect(status).toBe(0);
    expect(linesOf(out)).toMatchObject([
      { power: "ForestFolk", orders: [expect.stringMatching(/^A For /), expect.stringMatching(/^F Pin /)] },
    ]);
  });

  test("is drawn, with names, units and lines", async () => {
    const { status, text } = await render(["--variant", "./lagoon.map", "-o", "a.svg"], {
      "lagoon.map": LAGOON,
    });
    expect(status).toBe(0);
    expect(count(text("a.svg"), 'class="unit"')).toBe(6);
    expect(text("a.svg")).toContain("Pinewood");
  });

  test("is refused with all its faults, each with its line", async () => {
    const wrong = LAGOON.replace("VICTORY 6", "RULE BUILD_ANY").replace("A MIL", "A MUL");
    const input = JSON.stringify(START);
    const { status, out } = await chancery(["adjudicate"], {
      cwd: folderWith({ "lagoon.map": wrong }),
      input,
    });
    expect(status).toBe(1);
    expect(linesOf(out)[0].error.message.split("\n")).toEqual([
      "./lagoon.map, line 2: Maps are played by the classic rules here, which don't use this line. Remove it: RULE BUILD_ANY",
      "./lagoon.map, line 7: There is no place MUL. Give it its own line, as in: COAST NWY ABUTS SWE",
    ]);
  });

  test("finds another one that it uses beside it", async () => {
    const files = { "lagoon.map": LAGOON, "later.map": "MAP lagoon\nBEGIN SPRING 1700 MOVEMENT" };
    const input = JSON.stringify({ ...START, variant: "later.map" });
    const { out } = await chancery(["adjudicate"], { cwd: folderWith(files), input });
    expect(linesOf(out)).toMatchObject([{ phase: "S1700M" }]);
  });
});
