import { describe, expect, test } from "vitest";
import { count, render } from "../testing/render.ts";

describe("a board without a game", () => {
  test.each(["dissolution", "board1935", "classic"])("is drawn empty: %s", async (board) => {
    const { status, out } = await render(["--board", board, "-o", "-"]);
    expect(status).toBe(0);
    expect(count(out, 'class="unit"')).toBe(0);
  });

  test("takes a position in names", async () => {
    const position = {
      units: { Egypt: ["A Cairo", "wing Asw"], Georgia: ["A Geo"] },
      centers: { egypt: ["Cai"] },
      dislodged: [{ power: "Iran", unit: "A Geo" }],
    };
    const { status, err, text } = await render(["--board", "dissolution", "p.json", "-o", "a.svg"], {
      "p.json": JSON.stringify(position),
    });
    expect([status, err]).toEqual([0, ""]);
    expect(text("a.svg")).toContain('id="dissolution-unit-Cai-Egypt"');
    expect(text("a.svg")).toContain('id="dissolution-dislodged-Geo-Iran"');
  });

  test.each([
    [{ units: { Egypt: ["A Xyz"] } }, 'There is no place "Xyz" on the board (units.Egypt[0])'],
    [{ units: { Egypt: ["X Cai"] } }, '"X Cai" does not begin with a kind of unit (A, F,'],
    [{ units: { Egypt: ["Cai"] } }, '"Cai" does not begin with a kind of unit'],
    [{ units: { Egypt: ["A Cai"], Iran: ["A Cai"] } }, "A Cai is already in Cai (units.Iran[0])"],
    [{ units: { Narnia: ["A Cai"] } }, 'There is no power "Narnia". The powers are Egypt, Ethiopia,'],
    [{ units: { Egypt: "A Cai" } }, "This must be a list of texts (units.Egypt)"],
    [{ units: {}, centers: { Egypt: ["Red Sea"] } }, "Red Sea is not a supply center (centers.Egypt[0])"],
    [{ centers: { Egypt: ["Cai"], Iran: ["Cai"] } }, "Cairo has two owners (centers.Iran[0])"],
    [{ dislodged: [] }, 'This isn\'t a position (with "units" or "centers").'],
    [{ units: {}, dislodged: {} }, "This must be a list (dislodged)"],
  ])("refuses %j", async (position, message) => {
    const { status, err, exists } = await render(["--board", "dissolution", "p.json", "-o", "a.svg"], {
      "p.json": JSON.stringify(position),
    });
    expect([status, exists("a.svg")]).toEqual([1, false]);
    expect(err).toContain(`chancery: p.json: ${message}`);
  });
});

describe("the Favor Map", () => {
  test("is drawn, with embassies", async () => {
    const { status, err, text } = await render(["--favor", "e.json", "-o", "a.svg"], {
      "e.json": JSON.stringify({ embassies: { Poland: ["N1q", "U0z"], Iran: ["E U0z"] } }),
    });
    expect([status, err]).toEqual([0, ""]);
    expect(count(text("a.svg"), 'data-kind="embassy"')).toBe(3);
    const empty = await render(["--favor", "-o", "-"]);
    expect(empty.out).toContain(">Favor Map</title>");
  });

  const winter = {
    state: {
      phase: "W1992A",
      favor: {
        Poland: ["N1q", "U0z", "I1q", "B0z", "R0z"],
        Iran: ["N1p", "U0z", "I1p", "B0z", "R2m"],
        Egypt: ["N1r", "U0z", "I2o", "B0z", "R1r"],
      },
      kicked: { Iran: ["R"] },
    },
    orders: {
      Poland: ["Build A War", "E I1q - I2o", "N1q-N9z"],
      IR: ["E I1p S I1q - I2o", "E R2m - R3g"],
    },
  };

  test("of a position is drawn with what becomes of orders to embassies", async () => {
    const { status, err, text } = await render(["--favor", "--results", "w.json", "-o", "a.svg"], {
      "w.json": JSON.stringify(winter),
    });
    expect(status).toBe(0);
    expect(err).toContain('Poland, "N1q-N9z": "N9z" is not a space of the Favor Map.');
    expect(err).toContain("E R2m was kicked this year and must hold");
    expect(err).not.toContain("Build");
    const svg = text("a.svg");
    expect(svg).toContain("Polish embassy Israel 1q moves to Israel 2o, succeeds");
    expect(svg).toContain("Egyptian embassy Israel 2o retreats to Israel 2n");
    expect(svg).toContain(">Favor Map: Winter 1992");
  });

  test("of a position is drawn with orders, or without", async () => {
    const files = { "w.json": JSON.stringify(winter), "s.json": JSON.stringify({ state: "start" }) };
    const orders = await render(["--favor", "--orders", "w.json", "-o", "a.svg"], files);
    expect(count(orders.text("a.svg"), 'class="order"')).toBe(3);
    const plain = await render(["--favor", "w.json", "-o", "a.svg"], files);
    expect(count(plain.text("a.svg"), 'class="order"')).toBe(0);
    const start = await render(["--favor", "s.json", "-o", "a.svg"], files);
    expect(count(start.text("a.svg"), 'data-kind="embassy"')).toBe(50);
  });

  test.each([
    [
      ["--results"],
      { state: { favor: { Poland: ["N1q"] } }, orders: {} },
      "Poland has no embassy in the slice of US Navy",
    ],
    [["--results"], { state: { favor: {} } }, "There are no orders here"],
    [["--results"], { state: { favor: {} }, orders: { Atlantis: [] } }, 'There is no power "Atlantis"'],
    [["--results"], { embassies: {} }, 'There is no position with "favor" here'],
  ])("refuses %j %j", async (args, given, message) => {
    const { status, err } = await render(["--favor", ...args, "e.json", "-o", "-"], {
      "e.json": JSON.stringify(given),
    });
    expect(status).toBe(1);
    expect(err).toContain(message);
  });

  test.each([
    [
      { embassies: { Poland: ["N9q"] } },
      '"N9q" is not a space of the Favor Map. Write spaces like R2m, Perimeters like R0z (embassies.Poland[0])',
    ],
    [{ embassies: { Poland: ["N1q"], Iran: ["N1q"] } }, "There is already an embassy in N1q"],
    [{ units: {} }, 'This must look like {"embassies"'],
  ])("refuses %j", async (given, message) => {
    const { status, err } = await render(["--favor", "e.json", "-o", "-"], {
      "e.json": JSON.stringify(given),
    });
    expect(status).toBe(1);
    expect(err).toContain(message);
  });
});
