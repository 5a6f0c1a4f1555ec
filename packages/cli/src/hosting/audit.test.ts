import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sevenAt } from "@chancery/game/testing";
import { type Numbered, openSqlite } from "@chancery/store";
import { expect, test } from "vitest";
import { chancery, folderWith, linesOf } from "../testing/index.ts";

const CARD = {
  status: "playing",
  variant: "classic",
  public: true,
  deadline: null,
  members: [],
  codes: [],
  bots: null,
  summary: {},
};

const { log } = sevenAt().save("France", "A Par - Bur").allReady().save("Germany", "A Mun - Bur").allReady();
const LINES = log.map((entry) => JSON.stringify(entry));

/** The same log, but with another order on the sheet of turn 1 than the one that was resolved. */
const forge = (text: string): string => text.replaceAll("A Par - Bur", "A Par - Pic");

/** A folder with the data of a server on which two games were played, and a backup of it. */
async function dataFolder(): Promise<{ folder: string; file: string; backup: string }> {
  const folder = folderWith({});
  const file = join(folder, "chancery.sqlite");
  const opened = await openSqlite<Numbered, unknown>(file, { format: "1" });
  if (!opened.ok) throw new Error(opened.error.code);
  const { games, close } = opened.value;
  for (const game of ["first", "second"])
    expect(await games.create({ game, change: { at: 0, events: log, state: {}, card: CARD } })).toMatchObject(
      {
        ok: true,
      },
    );
  const backup = join(folder, "all.backup");
  expect(await opened.value.backup(backup)).toMatchObject({ ok: true });
  await close();
  return { folder, file, backup };
}

/** Changes what one event of a database says. */
function tamper(file: string, game: string, change: (body: string) => string): void {
  const database = new DatabaseSync(file);
  for (const { seq, body } of database.prepare("select seq, body from events where game = ?").all(game))
    database
      .prepare("update events set body = ? where game = ? and seq = ?")
      .run(change(String(body)), game, seq as number);
  database.close();
}

test("a clean database, data folder, backup and log have no differences", async () => {
  const { folder, file, backup } = await dataFolder();
  const logFile = join(folder, "game.jsonl");
  writeFileSync(logFile, `${LINES.join("\n")}\n`);
  for (const source of [file, folder, backup]) {
    const { status, out, err } = await chancery(["audit", source]);
    expect([status, out, err]).toEqual([0, "2 games checked: no differences.\n", ""]);
  }
  expect(await chancery(["audit", logFile])).toMatchObject({
    status: 0,
    out: "1 game checked: no differences.\n",
  });
  const around = await chancery(["audit"], { env: { DATA_DIR: folder } });
  expect([around.status, around.out]).toEqual([0, "2 games checked: no differences.\n"]);
});

test("nothing is written into a database that is audited", async () => {
  const { file } = await dataFolder();
  const database = new DatabaseSync(file);
  // As an older version of the program left it.
  database.exec("delete from chancery_migrations where version > 1; pragma wal_checkpoint(truncate)");
  database.close();
  const before = readFileSync(file);
  expect(await chancery(["audit", file])).toMatchObject({ status: 0 });
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("a game with a tampered event is named with its turns, and all others are checked", async () => {
  const { file } = await dataFolder();
  tamper(file, "first", forge);
  const { status, out } = await chancery(["audit", file]);
  expect([status, out]).toEqual([
    1,
    "Game first: turn 1 differs from the log\n2 games checked, 1 with differences.\n",
  ]);
  const json = await chancery(["audit", file, "--format", "json"]);
  expect(json.status).toBe(1);
  expect(linesOf(json.out)).toEqual([
    { game: "first", turns: [1] },
    { games: 2, differing: 1 },
  ]);
  const german = await chancery(["audit", file, "--language", "de"]);
  expect(german.out).toContain("Partie first: Zug 1 weicht vom Protokoll ab\n");
});

test("a log that can't be replayed is a difference, and ends nothing", async () => {
  const { file } = await dataFolder();
  tamper(file, "first", (body) => body.slice(1));
  const { status, out } = await chancery(["audit", file]);
  expect(status).toBe(1);
  expect(out).toMatch(
    /^Game first: the log can't be replayed \(.+\)\n2 games checked, 1 with differences\.\n$/,
  );
  const cwd = folderWith({ "gap.jsonl": LINES.toSpliced(3, 1).join("\n") });
  expect((await chancery(["audit", "gap.jsonl"], { cwd })).out).toContain("(event 4 is missing)");
});

test("a changed backup is reported with the games that differ, and one that is cut off can't be trusted", async () => {
  const { folder, backup } = await dataFolder();
  const text = readFileSync(backup, "utf8");
  const changed = join(folder, "changed.backup");
  writeFileSync(changed, forge(text));
  const run = await chancery(["audit", changed]);
  expect(run.status).toBe(1);
  expect(run.out).toContain("Game first: turn 1 differs from the log\nGame second: turn 1 differs");
  expect(run.out).toContain("its checksum doesn't match");
  const cut = join(folder, "cut.backup");
  writeFileSync(cut, text.slice(0, text.lastIndexOf('{"rows"')));
  const short = await chancery(["audit", cut]);
  expect([short.status, short.out]).toEqual([2, "2 games checked: no differences.\n"]);
  expect(short.err).toContain("is cut off: the end of the backup is missing.");
});

test.each([
  ["empty.jsonl", "empty.jsonl is empty."],
  ["letter.txt", "letter.txt isn't a Chancery database, a backup or a game's log."],
  ["other.json", "other.json isn't a Chancery database, a backup"],
  ["picture.png", "picture.png isn't a Chancery database, a backup"],
  ["broken.jsonl", `broken.jsonl, line ${LINES.length + 1}: this isn't part of a log.`],
  ["missing.sqlite", "There is no file missing.sqlite."],
  [".", ". has no data of a Chancery server"],
  ["postgres://nobody@localhost:1/none", "localhost:1"],
])("unreadable input gets a clear answer: %s", async (source, message) => {
  const cwd = folderWith({
    "empty.jsonl": "",
    "letter.txt": "Dear Sir,\nthis is no log.\n",
    "other.json": '{"state": "start"}',
    "picture.png": "\u0089PNG\r\n\0\0",
    "broken.jsonl": `${LINES.join("\n")}\n{"seq": `,
  });
  const { status, out, err } = await chancery(["audit", source], { cwd });
  expect([status, out]).toEqual([2, ""]);
  expect(err).toContain(message);
});

test("another program's database is refused", async () => {
  const folder = folderWith({});
  const file = join(folder, "other.sqlite");
  const database = new DatabaseSync(file);
  database.exec("create table games (name text)");
  database.close();
  const { status, err } = await chancery(["audit", file]);
  expect(status).toBe(2);
  expect(err).toContain("other.sqlite");
});

/** Their logs alone are larger than the memory there is. */
const MANY = 5000;

test("more games need no more memory", async () => {
  const cwd = folderWith({ "many.jsonl": `${LINES.join("\n")}\n`.repeat(MANY) });
  const { status, out } = await chancery(["audit", "many.jsonl"], {
    cwd,
    node: ["--max-old-space-size=40", "--max-semi-space-size=1"],
  });
  expect([status, out]).toEqual([0, `${MANY.toLocaleString("en")} games checked: no differences.\n`]);
});
