import { readFileSync } from "node:fs";
import { type Board, formatUnit, type Game, type Way } from "@chancery/engine";
import { describe, expect, test } from "vitest";
import { mapManifest } from "./manifest.ts";
import { neighborsIn } from "./neighbors.ts";
import { wholeMap } from "./whole.ts";

const LAGOON = readFileSync(new URL("lagoon.map", import.meta.url), "utf8");

const compile = (text: string, files: Readonly<Record<string, string>> = {}) =>
  mapManifest(text, "./lagoon.map", "lagoon", (name) => files[name] ?? null);

function manifestOf(text: string, files?: Readonly<Record<string, string>>) {
  const manifest = compile(text, files);
  if (!manifest.ok) throw new Error(JSON.stringify(manifest.error));
  return manifest.value.manifest;
}

function gameOf(text: string, files?: Readonly<Record<string, string>>): Game {
  const { variant } = manifestOf(text, files);
  const game = variant.create(variant.rulebooks[0], {});
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

function faultsOf(text: string): string[] {
  const manifest = compile(text);
  return manifest.ok ? [] : manifest.error.map(({ line, code, text }) => `${line} ${code} ${text}`);
}

function reach(board: Board, way: Way, from: string): string[] {
  const at = board.locations.findIndex(({ label }) => label === from);
  return board.reach[way].to[at].map((to) => board.locations[to].label).sort();
}

const ids = (board: Board, provinces: readonly number[]) => provinces.map((each) => board.provinces[each].id);

/** Centers at the start, by power. */
const ownedIn = ({ rules: { board, powers }, start }: Game) =>
  powers.map((_, power) =>
    ids(
      board,
      board.centers.filter((_, i) => start.owners[i] === power),
    ),
  );

describe("a map file", () => {
  test("becomes a game with its powers, homes, units, year and victory", () => {
    const game = gameOf(LAGOON);
    const { rules, start } = game;
    expect(
      rules.powers.map(({ name, adjective, homes }) => [name, adjective, ids(rules.board, homes)]),
    ).toEqual([
      ["Harbor", "Harborite", ["Har", "Mil"]],
      ["Cove", "Covian", ["Cov", "Gra"]],
      ["ForestFolk", "Forest Folk's", ["For", "Pin"]],
    ]);
    expect(start.units.map((unit) => formatUnit(rules, unit))).toEqual([
      "F Har",
      "A Mil",
      "A Gra",
      "F Cov",
      "A For",
      "F Pin",
    ]);
    expect(ids(rules.board, rules.board.centers).sort()).toEqual(
      "Cap Cov For Gra Har Isl Mil Pin Val".split(" "),
    );
    expect([start.phase.year, rules.policies.controlNeeds]).toEqual([1650, 6]);
  });

  test("lets armies and fleets go where it says", () => {
    const { board } = gameOf(LAGOON).rules;
    expect(reach(board, "land", "Cap")).toEqual(["Cov", "Gra", "Pin"]);
    expect(reach(board, "water", "Cap/ec")).toEqual(["Eas", "Pin"]);
    expect(reach(board, "water", "Cap/wc")).toEqual(["Cov", "Wes"]);
    // overseas: by fleet only
    expect(reach(board, "land", "Isl")).toEqual([]);
    expect(reach(board, "water", "Isl")).toEqual(["Cov", "Lag", "Wes"]);
    // no coast in common: by army only
    expect(reach(board, "land", "Pin")).toContain("For");
    expect(reach(board, "water", "Pin")).toEqual(["Cap/ec", "Eas"]);
    expect(board.provinces.map(({ id }) => id)).not.toContain("Lak");
    expect(board.unclear).toEqual(["sea", "sea"]);
  });

  test("can change another one that it uses", () => {
    const game = gameOf(
      `MAP lagoon
       UNPLAYED COVE
       DROP ISL
       HARBOR -MIL
       OWNS HAR VAL
       UNITS
       F WES
       _FOREST+FOLK
       INHABITS GRA
       A PIN
       BEGIN SPRING 1700 MOVEMENT`,
      { "lagoon.map": LAGOON },
    );
    const { rules, start } = game;
    expect(rules.powers.map(({ name, homes }) => [name, ids(rules.board, homes)])).toEqual([
      ["Harbor", ["Har"]],
      ["ForestFolk", ["Gra"]],
    ]);
    expect(ownedIn(game)).toEqual([["Har", "Val"], ["Gra"]]);
    expect(ids(rules.board, rules.board.centers).sort()).toEqual(["Cap", "Gra", "Har", "Mil", "Val"]);
    expect(start.units.map((unit) => formatUnit(rules, unit))).toEqual(["F Wes", "A For", "A Pin"]);
    expect(start.phase.year).toBe(1700);
    expect(reach(rules.board, "water", "Wes")).not.toContain("Isl");
  });

  test("without VICTORY is won with more than half of the centers", () => {
    expect(gameOf(LAGOON.replace("VICTORY 6", "")).rules.policies.controlNeeds).toBe(5);
  });

  test("can amend another one: neighbors, names, powers in a list with commas", () => {
    const game = gameOf(
      `MAP lagoon.map
       FLAGS standard
       UNPLAYED HARBOR, _FOREST+FOLK
       AMEND VAL ABUTS -HAR FOR
       AMEND HAR ABUTS -VAL
       AMEND FOR ABUTS VAL
       ISL -> Rock = roc crag
       COAST GRA ABUTS CAP/WC COV PIN VAL
       GULLS (Gull) ROC
       F ROC`,
      { "lagoon.map": LAGOON.replace("COAST CAP/WC ABUTS COV WES", "COAST CAP/WC ABUTS COV GRA WES") },
    );
    const { rules, start } = game;
    expect(rules.powers.map(({ name, homes }) => [name, ids(rules.board, homes)])).toEqual([
      ["Cove", ["Cov", "Gra"]],
      ["Gulls", ["Roc"]],
    ]);
    expect(reach(rules.board, "land", "Val")).toEqual(["For", "Gra", "Mil", "Pin"]);
    expect(reach(rules.board, "water", "Roc")).toEqual(["Cov", "Lag", "Wes"]);
    expect(start.units.map((unit) => formatUnit(rules, unit))).toEqual(["A Gra", "F Cov", "F Roc"]);
    expect(ids(rules.board, rules.board.centers)).not.toContain("Isl");
  });

  test("may have ports, where fleets don't convoy here", () => {
    const game = compile(LAGOON.replace("COAST ISL", "PORT ISL"));
    expect(game.ok && game.value.notes).toEqual([{ line: 43, code: "map-port", text: "ISL" }]);
  });

  test("may have adjectives in capitals", () => {
    const { powers } = gameOf(LAGOON.replace("(Covian)", "(COVE+FOLK)")).rules;
    expect(powers[1].adjective).toBe("Cove Folk");
  });

  test.each([
    ["Cove = cov", "Cove is cov", ["22 map-line Cove is cov", "38 map-no-name COV"]],
    ["LAND GRA", "LAND GR", ["41 map-abbreviation GR"]],
    ["LAND VAL ABUTS", "LAND VAL ABUTS XYZ", ["48 map-place XYZ"]],
    ["SHUT LAK", "SHUT LAK\nLAND FAR ABUTS LAK", ["46 map-no-name FAR", "46 map-no-neighbors FAR"]],
    ["LAND VAL ABUTS", "LAND VAL ABUTS VAL", ["48 map-itself VAL"]],
    ["FOR ABUTS HAR", "FOR ABUTS har", ["42 map-one-way HAR, FOR"]],
    ["COAST CAP/WC ABUTS COV WES", "", ["37 map-coasts CAP"]],
    ["WATER EAS ABUTS CAP/EC", "WATER EAS ABUTS CAP", ["39 map-which-coast CAP"]],
    ["UNOWNED", "UNOWNED LAG", ["17 map-sea-center LAG"]],
    ["UNOWNED", "OWNS HAR\nUNOWNED", ["17 map-two-owners HAR"]],
    ["A MIL", "F MIL", ["7 map-unit F MIL"]],
    ["F HAR", "A WES", ["6 map-unit A WES"]],
    ["F PIN", "F CAP", ["15 map-unit F CAP"]],
    ["VICTORY 6", "A HAR", ["2 map-no-power A HAR"]],
    ["VICTORY 6", "VICTORY 6 8", ["2 map-victory VICTORY 6 8"]],
    ["SPRING 1650 MOVEMENT", "WINTER 1650 ADJUSTMENTS", ["3 map-begin WINTER 1650 ADJUSTMENTS"]],
    ["VICTORY 6", "USE other.map", ["2 map-include other.map"]],
    ["UNOWNED", "UNPLAYED ALL EXCEPT COVE\nUNOWNED", ["0 map-powers 1"]],
  ])("with %s as %s is refused", (right, wrong, faults) => {
    expect(LAGOON).toContain(right);
    expect(faultsOf(LAGOON.replace(right, wrong))).toEqual(expect.arrayContaining(faults));
  });

  test("is refused with all that is wrong, in the order of its lines", () => {
    const text = LAGOON.replace("VICTORY 6", "RULE BUILD_ANY")
      .replace("A MIL", "A MUL")
      .replace("Mill =", "Mill is");
    expect(faultsOf(text)).toEqual([
      "2 map-rule RULE BUILD_ANY",
      "7 map-place MUL",
      "30 map-line Mill is mil",
      "46 map-no-name MIL",
    ]);
  });
});

describe("the drawing of a map file", () => {
  const { table, geometry } = manifestOf(LAGOON).board;

  test("is the same each time", async () => {
    expect(await manifestOf(LAGOON).board.geometry()).toEqual(await geometry());
  });

  test("has a cell for each province that touches no other, and a line between any two neighbors", async () => {
    const { provinces, crossings, faces } = await geometry();
    const cells = [...provinces].map(([id, { unit }]) => ({ id, x: unit[0], y: unit[1] }));
    expect(cells.map(({ id }) => id)).toEqual(table.provinces.map(({ id }) => id));
    for (const one of cells)
      for (const other of cells)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * 46);
    expect(crossings.map(({ between }) => between)).toEqual(neighborsIn(table));
    expect(
      faces.filter(({ kind, province }) => kind === "sea" && province).map((face) => face.province),
    ).toEqual(["Eas", "Lag", "Wes"]);
  });

  test("shows each coast of a province in a place of its own", async () => {
    const { coasts } = (await geometry()).provinces.get("Cap") ?? {};
    const [ec, wc] = [coasts?.ec.unit, coasts?.wc.unit];
    expect(Math.abs((ec?.[0] ?? 0) - (wc?.[0] ?? 0))).toBeGreaterThanOrEqual(30);
  });
});

describe("a map that is too large", () => {
  const id = (index: number): string =>
    [676, 26, 1].map((part) => String.fromCharCode(97 + (Math.floor(index / part) % 26))).join("");
  const faults = (text: string, files?: Readonly<Record<string, string>>) => {
    const compiled = compile(text, files);
    return compiled.ok ? [] : compiled.error;
  };

  test("is refused before it's compiled", () => {
    const places = Array.from({ length: 17_000 }, (_, i) => `LAND ${id(i)} ABUTS ${id(i + 1)}`).join("\n");
    expect(faults(places)).toEqual([{ line: 0, code: "map-too-large", text: "places", most: 600 }]);
  });

  test("is drawn if it's just small enough, though everything borders on everything", async () => {
    const near = (i: number) =>
      Array.from({ length: 76 }, (_, k) => id((i + k - 38 + (k < 38 ? 0 : 1) + 600) % 600));
    const places = Array.from(
      { length: 600 },
      (_, i) => `${id(i)} = ${id(i)}\nLAND ${id(i)} ABUTS ${near(i).join(" ")}`,
    );
    const powers = "RED (RED) aaa\nA aaa\nBLUE (BLUE) aac\nA aac";
    const { board } = manifestOf(`${powers}\n${places.join("\n")}`);
    expect((await board.geometry()).provinces.size).toBe(600);
  });

  test("can't be made of one that uses itself over and over", () => {
    const files = { "self.map": "USE self.map\n".repeat(1000) };
    expect(faults("USE self.map", files)).toEqual([
      { line: 0, code: "map-too-large", text: "characters", most: 200_000 },
    ]);
    expect(wholeMap("USE self.map", () => files["self.map"]).length).toBeLessThan(1_000_000);
  });
});
