import { afterEach, expect, test } from "vitest";
import { forgetSolo, rememberedSolos, rememberSolo } from "./remembered.ts";

const view = (game: string, at: number, status = "playing") => ({
  game,
  status,
  setup: { variant: "classic", rulebook: "2023" },
  seats: [
    { powers: ["Austria"], isYours: false },
    { powers: ["France"], isYours: true },
  ],
  phase: "S1901M",
  clock: { now: at },
});

afterEach(() => {
  for (const { game } of rememberedSolos()) forgetSolo(game);
});

test("solo games are listed with what is played, the last one first", () => {
  rememberSolo(view("solo-1", 10));
  rememberSolo({ table: view("solo-2", 20) });
  expect(rememberedSolos()).toMatchObject([
    { game: "solo-2", powers: ["France"], variant: "classic", phase: "S1901M" },
    { game: "solo-1" },
  ]);
});

test("games that are over, on the server or forgotten are not listed", () => {
  rememberSolo(view("abc", 10));
  rememberSolo(view("solo-1", 10));
  rememberSolo(view("solo-2", 10));
  rememberSolo(view("solo-1", 20, "ended"));
  forgetSolo("solo-2");
  for (const other of [null, "text", { error: {} }, { messages: [] }]) rememberSolo(other);
  expect(rememberedSolos()).toEqual([]);
});
