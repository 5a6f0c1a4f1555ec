import { describe, expect, test } from "vitest";
import { wordsOf } from "./check.ts";
import { bannedWords, englishNames, parseGlossary } from "./glossary.ts";

const GLOSSARY = parseGlossary(
  [
    "# Wörter",
    "| English | deutsch | nicht |",
    "|---|---|---|",
    "| board | Brett | Spielfeld |",
    "| turn | Zug, Züge | Runde |",
    "| move, moves | Bewegung (Tätigkeit: ziehen) | Zug, Züge |",
    "| round | Runde | |",
  ].join("\n"),
);

describe("a word that is not to be used", () => {
  const banned = (english: string, text: string) => bannedWords(GLOSSARY, english, text);

  test("is found in any of its endings, but not in other words", () => {
    expect(banned("", "am Rand des Spielfelds")).toEqual(["Spielfeld"]);
    expect(banned("", "auf Spielfeldern")).toEqual(["Spielfeld"]);
    expect(banned("", "ein Spielfeldrand, ein Fußballspielfeld und das Brett")).toEqual([]);
  });

  test("may be used for another thing, if the English text is about that", () => {
    expect(banned("Support a move", "Unterstütze einen Zug")).toEqual(["Zug"]);
    expect(banned("Two moves bounce", "Zwei Züge scheitern")).toEqual(["Züge"]);
    expect(banned("The moves of this turn", "Die Bewegungen dieses Zuges")).toEqual([]);
    expect(banned("Support a move", "Unterstütze eine Bewegung")).toEqual([]);
    expect(banned("Next turn", "Nächste Runde")).toEqual(["Runde"]);
    expect(banned("Next round", "Nächste Runde")).toEqual([]);
    // A text of which the English says nothing of either.
    expect(banned("Spring 1901", "Zug im Frühjahr")).toEqual([]);
  });

  test("is looked for in what a message says, not in its arguments", () => {
    const message =
      "{kind, select, Zug {Bewegung} other {<b>{count, plural, one {# Spielfeld} other {x}}</b>}}";
    expect(banned("move", wordsOf(message))).toEqual(["Spielfeld"]);
  });
});

test("places are called by their names in the language, but for what people write", () => {
  const places = { Munich: ["München"], Ruhr: ["Ruhrgebiet", "Ruhr"], Berlin: ["Berlin"] };
  expect(englishNames(places, "A Munich hält, Ruhr und Berlin auch")).toEqual(["Munich"]);
  expect(englishNames(places, "A München hält, „A Munich H“ wird gelesen")).toEqual([]);
  expect(englishNames(places, "Munichs Armee")).toEqual([]);
});
