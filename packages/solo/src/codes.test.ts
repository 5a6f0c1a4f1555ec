import type { Entry } from "@chancery/game";
import { expect, test } from "vitest";
import { MemoryLogs } from "./memory-logs.ts";
import { SoloPlay } from "./testing.ts";

const NAMES = { you: "Toi", master: "Ordinateur", tookBack: "Tour repris", out: "Tu es éliminé" };

/** A log as earlier versions wrote it: with words in place of codes. */
function asBefore(entries: readonly Entry[]): Entry[] {
  const words = { you: NAMES.you, computer: NAMES.master, "took-back": NAMES.tookBack };
  const text = Object.entries(words).reduce(
    (log, [code, word]) =>
      log
        .replaceAll(`"name":"${code}"`, `"name":"${word}"`)
        .replaceAll(`"reason":"${code}"`, `"reason":"${word}"`),
    JSON.stringify(entries),
  );
  return JSON.parse(text) as Entry[];
}

async function takenBack(): Promise<readonly Entry[]> {
  const play = new SoloPlay();
  await play.start();
  await play.ready();
  await play.takeBack();
  return play.logs.games.get("solo-1")?.entries ?? [];
}

test("a log holds codes, and each reader is told in their language", async () => {
  const entries = await takenBack();
  expect(JSON.stringify(entries)).not.toMatch(/Computer|Turn taken back/);
  const logs = new MemoryLogs();
  await logs.create({ game: "solo-1", seed: 1 }, entries);
  const play = new SoloPlay({}, logs);
  expect(await play.look()).toMatchObject({ you: { name: "You" }, referee: "Computer" });
  play.language = "de";
  const view = await play.look();
  expect(view.you.name).toBe("Du");
  expect(view.chronicle.map(({ text }) => text)).toContain("Zug zurückgenommen");
  const turn = await play.ask("GET", `/turns/${view.turns.length}`);
  expect(turn.body.intervention).toMatchObject({ reason: "Zug zurückgenommen" });
});

test("a game that an earlier version stored in words opens, and is told in the reader's language", async () => {
  const entries = asBefore(await takenBack());
  expect(JSON.stringify(entries)).toContain("Tour repris");
  const logs = new MemoryLogs();
  await logs.create({ game: "solo-1", seed: 1, names: NAMES }, entries);
  const play = new SoloPlay({}, logs);
  const view = await play.look();
  expect(view).toMatchObject({ you: { name: "You" }, referee: "Computer", phase: "S1901M" });
  expect(view.chronicle.map(({ text }) => text)).toContain("Turn taken back");
  expect((await play.ready()).phase).toBe("F1901M");
});
