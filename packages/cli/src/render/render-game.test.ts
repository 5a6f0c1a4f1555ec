import { describe, expect, test } from "vitest";
import { count, GAME, render } from "../testing/render.ts";

describe("a recorded game", () => {
  test("is drawn phase by phase into a folder", async () => {
    const { status, err, names, text } = await render(["--game", "game.txt", "-o", "pictures"], {
      "game.txt": GAME,
    });
    expect([status, err]).toEqual([0, ""]);
    expect(names("pictures")).toEqual([
      "001-S1901M.svg",
      "002-F1901M.svg",
      "003-W1901A.svg",
      "004-S1902M.svg",
    ]);
    expect(text("pictures/002-F1901M.svg")).toContain("Burgundy moves to Munich, succeeds");
    expect(count(text("pictures/004-S1902M.svg"), 'class="order"')).toBe(0);
    const small = ["--game", "game.txt", "--format", "png", "--width", "200", "-o", "in/folders/"];
    const png = await render(small, { "game.txt": GAME });
    expect(png.names("in/folders")[0]).toBe("001-S1901M.png");
  });

  test("is drawn as one SVG that shows all phases in turn, on one map", async () => {
    const { status, err, text } = await render(["--game", "game.txt", "--seconds", "2", "-o", "game.svg"], {
      "game.txt": GAME,
    });
    expect([status, err]).toEqual([0, ""]);
    const svg = text("game.svg");
    expect(svg).toContain("Europe 1901: Spring 1901 – Spring 1902</title>");
    expect(svg).toContain("animation:8s step-end infinite");
    const captions = [...svg.matchAll(/>Europe 1901: ([^<]+)<\/tspan>/g)].map(([, caption]) => caption);
    expect(captions).toEqual(["Spring 1901", "Fall 1901", "Winter 1901 builds", "Spring 1902"]);
    expect(count(svg, 'class="layer-land"')).toBe(1);
    expect(count(svg, ">Barents Sea<")).toBe(1);
  });

  test("ends where it differs from its record", async () => {
    const record = [
      { phase: "S1901M", units: { France: ["A Par"] }, orders: { France: ["A Par - Bur"] } },
      { phase: "F1901M", units: { France: ["A Par"] }, orders: {} },
    ];
    const { status, err, names } = await render(["--game", "game.json", "-o", "pictures/"], {
      "game.json": JSON.stringify(record),
    });
    expect(status).toBe(1);
    expect(err).toContain("France has the units A Bur. The record says A Par.");
    expect(names("pictures")).toEqual(["001-S1901M.svg", "002-F1901M.svg"]);
  });

  test.each([
    ["", "game.txt: There is no phase in the record."],
    [
      '{"state": "start"}\n{"state": "start"}',
      "game.txt, line 2: This is a second game. Only one can be drawn at a time.",
    ],
  ])("has to be one: %j", async (game, message) => {
    const { status, err } = await render(["--game", "game.txt", "-o", "-"], { "game.txt": game });
    expect(status).toBe(1);
    expect(err).toContain(message);
  });
});
