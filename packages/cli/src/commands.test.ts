import { BOARDS } from "@chancery/variants";
import { describe, expect, test } from "vitest";
import type { BoardDescription } from "./boards/boards.ts";
import { chancery, folderWith } from "./testing/index.ts";

describe("the command", () => {
  test.each([
    [],
    ["adjudicate"],
    ["orders"],
    ["bot"],
    ["replay"],
    ["analyze"],
    ["predict"],
    ["render"],
    ["board"],
    ["variants"],
    ["audit"],
    ["serve"],
    ["doctor"],
    ["backup"],
  ])("explains itself, with examples: %s", async (...command) => {
    const { status, out, err } = await chancery([...command, "--help"]);
    expect([status, err]).toEqual([0, ""]);
    expect(out).toContain("Usage: chancery");
    expect(out).toContain("Examples:\n  chancery");
  });

  test("without anything to do shows its help, and that something is missing", async () => {
    const { status, out, err } = await chancery([]);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain("Usage: chancery");
  });

  test("knows its version", async () => {
    expect(await chancery(["--version"])).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });
});

describe("orders", () => {
  test("of the start are listed by power and unit", async () => {
    const { status, out } = await chancery(["orders", "--power", "turkish", "--unit", "fleet ankara"]);
    expect(status).toBe(0);
    expect(out).toBe(`Spring 1901 (S1901M)

Turkey
  F Ank
    F Ank H
    F Ank - Arm
    F Ank - Bla
    F Ank - Con
    F Ank S F Sev - Arm
    F Ank S F Sev - Bla
    F Ank S A Con
    F Ank S A Smy - Arm
    F Ank S A Smy - Con
`);
  });

  test("of Dissolution include points on neutral units and orders to embassies", async () => {
    const bids = await chancery([
      "orders",
      "--variant",
      "dissolution",
      "--power",
      "Poland",
      "--unit",
      "a aus",
      "--json",
    ]);
    const { orders } = JSON.parse(bids.out) as { orders: Record<string, Record<string, string[]>> };
    expect(orders.Poland["A Aus"]).toEqual(
      expect.arrayContaining(["1 DP: A Aus H", "1 DP: A Aus S A War - Pra", "1 DP: A Aus - Hun"]),
    );
    const cwd = folderWith({
      "winter.json": JSON.stringify({ phase: "W1992A", units: {}, centers: { Egypt: ["Cai"] } }),
    });
    const winter = await chancery(
      ["orders", "winter.json", "--variant", "dissolution", "--power", "Egypt", "--unit", "E R1p"],
      { cwd },
    );
    expect(winter.out).toContain("  E R1p\n    E R1p H\n");
  });

  test("of retreats, builds and removals are listed as JSON", async () => {
    const cwd = folderWith({
      "retreats.json": JSON.stringify({
        phase: "F1901R",
        units: { Germany: ["A Bur"] },
        dislodged: [{ power: "France", unit: "A Bur", attackedFrom: "Mun", retreats: ["Gas", "Par"] }],
      }),
      "winter.json": JSON.stringify({
        state: {
          phase: "W1901A",
          units: { France: ["A Bur"], Russia: ["A War", "F Sev"], Germany: ["A Mun", "A Ber"] },
          centers: { France: ["Bre"], Russia: ["StP", "Sev", "War"], Germany: ["Mun"] },
        },
      }),
    });
    const retreats = await chancery(["orders", "retreats.json", "--json"], { cwd });
    expect(JSON.parse(retreats.out)).toEqual({
      phase: "F1901R",
      orders: { France: { "A Bur": ["A Bur R Gas", "A Bur R Par", "Disband A Bur"] } },
    });
    const winter = await chancery(["orders", "winter.json", "--json"], { cwd });
    expect(JSON.parse(winter.out)).toEqual({
      phase: "W1901A",
      due: { Germany: -1, Russia: 1 },
      orders: {
        Germany: { "A Ber": ["Disband A Ber"], "A Mun": ["Disband A Mun"] },
        Russia: { StP: ["Build A StP", "Build F StP/nc", "Build F StP/sc"], waive: ["Waive"] },
      },
    });
    const text = await chancery(["orders", "winter.json", "--power", "Russia", "--unit", "F StP/nc"], {
      cwd,
    });
    expect(text.out).toContain("Russia (1 build due)\n  StP\n    Build F StP/nc\n");
  });

  test.each([
    [["--power", "Frnce"], 2, 'There is no power "Frnce". The powers are Austria, England,'],
    [["--unit", "A Xyz"], 1, 'There is nothing to order for a unit "A Xyz" here.'],
    [["--variant", "chess"], 1, 'There is no game "chess". Available: classic'],
    [["--option", "players=70"], 1, "This must be a whole number from 2 to 7 (options.players)"],
    [["--variant", "./none.ts"], 1, "There is no variant file ./none.ts."],
  ])("asked for with %j are refused", async (args, expected, message) => {
    const { status, out, err } = await chancery(["orders", ...args]);
    expect([status, out]).toEqual([expected, ""]);
    expect(err).toContain(message);
  });
});

test.each([
  [{ state: "start", order: {} }, "There is no such field. Did you mean orders? (order)"],
  [{ state: "start", varient: "classic" }, "There is no such field. Did you mean variant? (varient)"],
  [
    { phase: "S1901M", units: {}, centres: {} },
    "There is no such field. Did you mean centers? (state.centres)",
  ],
])("a file with %j, in which a name is misspelt, is refused with the right one", async (given, message) => {
  const cwd = folderWith({ "given.json": JSON.stringify(given) });
  const { status, err } = await chancery(["orders", "given.json"], { cwd });
  expect([status, err]).toEqual([1, `chancery: given.json: ${message}\n`]);
});

test("fields of other programs beside a position are no matter", async () => {
  const cwd = folderWith({ "given.json": JSON.stringify({ state: "start", status: "over", title: "x" }) });
  expect(await chancery(["orders", "given.json"], { cwd })).toMatchObject({ status: 0, err: "" });
});

describe("a board", () => {
  test("is printed as a table", async () => {
    const { status, out } = await chancery(["board", "classic"]);
    expect(status).toBe(0);
    expect(out).toContain("Europe 1901 (classic): 75 provinces, 34 supply centers");
    expect(out).toMatch(
      /^Bul {2}Bulgaria +coast +center +A +Con Gre Rum Ser\n +F\/ec +Bla Con Rum\n +F\/sc +Aeg Con Gre$/m,
    );
    expect(out).toMatch(/^Par {2}Paris +inland +home of France +A +Bre Bur Gas Pic$/m);
  });

  test.each([
    ["classic", 75, 34],
    ["dissolution", 122, 57],
    ["board1935", 132, 60],
  ])("is printed as JSON: %s", async (name, provinces, centers) => {
    const { out } = await chancery(["board", name, "--json"]);
    const board: BoardDescription = JSON.parse(out);
    expect(board.id).toBe(name);
    expect(board.provinces.length).toBe(provinces);
    expect(board.provinces.filter(({ center }) => center).length).toBe(centers);
    expect(board.edges.land[0]).toEqual([expect.any(String), expect.any(String)]);
  });

  test("that does not exist is named, with those that do", async () => {
    const { status, err } = await chancery(["board", "europe"]);
    expect(status).toBe(2);
    const names = BOARDS.map(({ table }) => table.id).join(", ");
    expect(names).toContain("classic, dissolution");
    expect(err).toContain(`There is no board "europe". Available: ${names}.`);
  });
});

test("the variants are listed with their rulebooks, players and options", async () => {
  const { out } = await chancery(["variants"]);
  expect(out).toContain("classic: Diplomacy\n  Rulebooks  2023 (default), 1971\n  Players    7\n");
  expect(out).toMatch(/^ {4}players +How many play +2 to 7 +default: 7$/m);
  const json = JSON.parse((await chancery(["variants", "--json"])).out);
  expect(json[0]).toMatchObject({ id: "classic", rulebooks: ["2023", "1971"], players: 7, board: "classic" });
  expect(json[0].options[0]).toEqual({
    name: "players",
    meaning: "How many play",
    values: "2 to 7",
    default: "7",
  });
});

test("the list of variants says who made Dissolution, and under which licenses (DIS-0-1)", async () => {
  const { out } = await chancery(["variants"]);
  expect(out).toMatch(/W\. Alex Ronke, 2017–2021.*CC BY-SA 4\.0.*GFDL 1\.2/);
});
