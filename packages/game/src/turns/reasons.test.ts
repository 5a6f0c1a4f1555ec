import { USUAL_REASONS } from "@chancery/api";
import { LANGUAGES } from "@chancery/messages";
import { expect, test } from "vitest";
import { Play, sevenAt } from "../testing.ts";
import { viewTable } from "../views/view.ts";
import { reasonIn, tableWords } from "../views/words.ts";

const GERMAN = tableWords("de");

/** The game as someone reads it in German. */
const inGerman = (play: Play) => viewTable(play.table, "projector", play.now, GERMAN);

test.each(LANGUAGES)("the usual reasons have words in %s", (language) => {
  for (const code of USUAL_REASONS) expect(reasonIn(tableWords(language), code), code).not.toBe(code);
});

test("a usual reason is logged as a code, and read in the reader's language", () => {
  const play = sevenAt().do("ann", { type: "pause", reason: "pause-meal" });
  expect(play.log.at(-1)?.event).toMatchObject({ type: "paused", reason: "pause-meal" });
  expect(play.view("bob").clock.pausedFor).toBe("Meal break");
  expect(play.view("bob").chronicle.at(-1)).toMatchObject({
    text: "Meal break",
    sentence: "The host paused the clock: Meal break",
  });
  expect(inGerman(play)?.clock.pausedFor).toBe("Essenspause");
  expect(inGerman(play)?.chronicle.at(-1)).toMatchObject({
    text: "Essenspause",
    sentence: expect.stringMatching(/: Essenspause$/),
  });
});

test("any other reason is shown as it was written, as in logs of earlier versions", () => {
  const play = sevenAt().do("ann", { type: "pause", reason: "One moment, please" });
  expect(inGerman(play)?.clock.pausedFor).toBe("One moment, please");
  expect(inGerman(play)?.chronicle.at(-1)?.text).toBe("One moment, please");
});

test("a game that hasn't started ends with its host's account, and its record says so", () => {
  const play = new Play().do("clock", { type: "forget", member: "ann", name: "—" });
  expect(play.log.findLast(({ event }) => event.type === "ended")?.event).toMatchObject({
    reason: "canceled-before-start",
  });
  expect(inGerman(play)?.chronicle.findLast(({ what }) => what === "ended")?.text).toBe(
    "Vor dem Beginn abgesagt",
  );
});
