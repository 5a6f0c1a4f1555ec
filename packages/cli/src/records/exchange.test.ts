import { join } from "node:path";
import { expect, test } from "vitest";
import { chancery, folderWith } from "../testing/index.ts";

const units = { FRANCE: ["A PAR"], GERMANY: ["A MUN"] };
const saved = {
  id: "one",
  map: "standard",
  mood: "fine",
  phases: [
    {
      name: "S1901M",
      state: { name: "S1901M", units, centers: {} },
      orders: { FRANCE: ["A PAR - BUR"], GERMANY: ["A MUN - BUR", "A MUN FLIES"] },
    },
    {
      name: "F1901M",
      state: { name: "F1901M", units: { ...units, FRANCE: ["A BUR"] }, centers: {} },
      orders: {},
    },
  ],
};

/** From the second phase on, so that the position is the record's. */
const later = JSON.parse(JSON.stringify(saved).replaceAll("1901", "1902"));

test("games are imported, and everything that isn't as recorded is told with the reason", async () => {
  const { status, out, err } = await chancery(["import", "py-diplomacy"], { input: JSON.stringify(later) });
  expect(status).toBe(0);
  const record = JSON.parse(out);
  expect(record).toMatchObject({ id: "one", variant: "classic", rulebook: "2023" });
  expect(record.phases[0].orders).toEqual({
    France: ["A Par - Bur"],
    Germany: ["A Mun - Bur", "A MUN FLIES"],
  });
  expect(err).toMatch(
    /^one, S1902M: France has the units A Par\. The record says A Bur\.\n {2}A Par - Bur: Bounced/,
  );
  expect(err).toContain("one, S1902M: A MUN FLIES can't be read as an order. ");
  expect(err).toContain("py-diplomacy: One field is not part of the format and wasn't read: mood");
  expect(err).toMatch(/1 game, 1 phase, 1 difference\n$/);
});

test("nothing in a game tells the terminal what to do", async () => {
  const signs = "\u001b]0;title\u0007\u001b[31m";
  const hostile = {
    id: `${signs}game`,
    [`${signs}field`]: 1,
    phases: [
      { phase: "S1901M", orders: { France: [`${signs}A Par - Bur`, "A Bel H"] } },
      { phase: `${signs}S1902M`, orders: { France: ["A Par H"] } },
    ],
  };
  const { out, err } = await chancery(["import", "chancery"], { input: JSON.stringify(hostile) });
  for (const name of ["game, S1901M", "field", "S1902M: "]) expect(err).toContain(name);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
});

test("what was imported is exported, line by line, and a broken line stops nothing", async () => {
  const imported = await chancery(["import", "cicero"], { input: JSON.stringify(later) });
  const input = `${imported.out}{"phases": 3}\nnot JSON\n${imported.out}`;
  const { status, out, err } = await chancery(["export", "py-diplomacy"], { input });
  expect(status).toBe(1);
  const games = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(games.map(({ id, map }) => [id, map])).toEqual([
    ["one", "standard"],
    ["one", "standard"],
  ]);
  expect(games[0].phases[0].orders).toMatchObject({ FRANCE: ["A PAR - BUR"] });
  expect(err).toMatch(/line 2 can't be read: .*\(phases\)\n.*line 3 can't be read/s);
  expect(err).toMatch(/2 games, .*, 2 games refused\n$/);
});

test("files with a game each get their names, and other editions can be asked for", async () => {
  const log = [
    "PHASE 1901 Spring Movement",
    "POSITIONS",
    "France: A par",
    "ORDERS",
    " France: Army par move bur",
  ];
  const folder = folderWith({ "game_7.txt": log.join("\n"), "game_8.txt": "Chapter 1" });
  const files = ["game_7.txt", "game_8.txt"].map((name) => join(folder, name));
  const { status, out, err } = await chancery(["import", "droidippy", "--rulebook", "2023", ...files]);
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ id: "game_7", rulebook: "2023" });
  expect(err).toContain("game_8.txt can't be read: Line 1 can't be read here: Chapter 1 ([1])");
});

test("a format that doesn't exist, or that is only read, is refused with those there are", async () => {
  expect((await chancery(["import", "jdip", "x"])).err).toContain(
    "Available: chancery, py-diplomacy, cicero",
  );
  const { status, err } = await chancery(["export", "webdiplomacy", "x"]);
  expect(status).toBe(2);
  expect(err).toContain('There is no format "webdiplomacy"');
});
