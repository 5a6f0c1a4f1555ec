import { expect, test } from "vitest";
import { readSetup } from "./index.ts";
import { Play } from "./testing.ts";
import { viewTable } from "./views/view.ts";

const SETUP = { variant: "committee-1901", boardOnly: true };

test("a committee's game without its room has settings like any other game", () => {
  const read = readSetup({ ...SETUP, preset: "correspondence", talk: "open" });
  expect(read).toMatchObject({ ok: true, value: { boardOnly: true, referee: false, talk: "open" } });
  expect(readSetup({ variant: "committee-1901", talk: "open" })).toMatchObject({ ok: false });
  const plain = readSetup({ variant: "classic" });
  expect(plain.ok && "boardOnly" in plain.value).toBe(false);
});

test("one player sits on each of its seats, and there is no room around the board", () => {
  const play = new Play(SETUP);
  const { seats } = play.table;
  play.join(...seats.slice(1).map((_, number) => `p${number}`)).do("ann", { type: "start", seed: 1 });
  expect(play.table.room).toBeNull();
  expect(play.table.seats.every(({ holder, partners }) => holder && partners.length === 0)).toBe(true);
  const view = viewTable(play.table, { member: "ann" }, play.now);
  expect(view?.you.may).toContain("save");
  expect(view?.you.may).not.toContain("room");
});
