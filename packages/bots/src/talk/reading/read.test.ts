import { inLanguage, openVariant } from "@chancery/contract";
import { formatPosition, type Power, powerNamed, readPosition, type State } from "@chancery/engine";
import { expect, test } from "vitest";
import { conversationsIn, labelOf, scoresOf } from "../../../testing/messages.ts";
import { diceOf } from "../../dice.ts";
import { Reader } from "./read.ts";

const opened = openVariant({ variant: "classic", options: {} });
if (!opened.ok) throw new Error("no classic game");
const game = opened.value;
const { notation, rules, start } = game;
const reader = new Reader(notation);
const german = new Reader(inLanguage(game, "de").notation, "de");

/** `READING_RUNS=100000` looks longer for messages that can't be read. */
const RUNS = Number(process.env.READING_RUNS ?? 500);

const power = (name: string): Power => powerNamed(rules, name) as Power;

/** What a conversation says: "act kind provinces {orders}", message by message. */
function told(
  state: State,
  messages: readonly (readonly [from: string, to: string, text: string])[],
  by = reader,
): readonly (readonly string[])[] {
  const lines = messages.map(([from, to, text]) => ({ from: power(from), to: power(to), text }));
  return by.read(state, lines).map((items) =>
    items.map((item) => {
      const { act, kind, provinces, orders } = labelOf(notation, item);
      return [
        act,
        kind,
        ...(provinces.length > 0 ? [provinces.join()] : []),
        ...(orders.length > 0 ? [`{${orders}}`] : []),
      ].join(" ");
    }),
  );
}

const position = (phase: string, units: Readonly<Record<string, readonly string[]>>): State => {
  const read = readPosition(notation, start, { phase, units });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

test("a proposal, its answer, and the orders that only one unit can carry out", () => {
  expect(
    told(start, [
      ["Russia", "Turkey", "dmz bla?"],
      ["Turkey", "Russia", "Lets bounce there instead"],
      ["Russia", "Turkey", "ok deal"],
    ]),
  ).toEqual([
    ["propose demilitarize BLA"],
    ["propose bounce BLA {F ANK - BLA,F SEV - BLA}"],
    ["accept bounce BLA {F ANK - BLA,F SEV - BLA}"],
  ]);
});

test("support with the unit that can give it, and none where several could", () => {
  const state = position("F1902M", {
    Germany: ["A Ruh", "A Hol", "F Kie"],
    France: ["A Bur", "A Pic", "F Bre"],
    England: ["F Nth"],
  });
  expect(told(state, [["France", "England", "can you support me into Bel from Pic?"]])).toEqual([
    ["ask support BEL {F NTH S A PIC - BEL}"],
  ]);
  expect(
    told(state, [["Germany", "France", "I'll support you into Bel if you stay out of the Channel"]]),
  ).toEqual([["promise support BEL", "ask enter-not ENG"]]);
});

test("a no answers what was asked last, and a yes without a question answers nothing", () => {
  expect(
    told(start, [
      ["England", "France", "yes!"],
      ["England", "France", "Would you support me into Belgium?"],
      ["France", "England", "no way, you stabbed me in 03"],
    ]),
  ).toEqual([[], ["ask support BEL"], ["decline support BEL"]]);
});

test("words that are also abbreviations are places only where a place can stand", () => {
  const said = (text: string) => told(start, [["Russia", "Germany", text]])[0];
  expect(said("I don't want a war with you")).toEqual([]);
  expect(said("moving War to Gal")).toEqual(["promise orders GAL {A WAR - GAL}"]);
  expect(said("how about a nap?")).toEqual(["propose peace"]);
});

test("the past, and pleasantries, promise nothing", () => {
  for (const text of ["You moved to Burgundy!", "Good luck this game!", "Thanks", "", "   ", "?", "[483389]"])
    expect(told(start, [["Germany", "France", text]])).toEqual([[]]);
});

test("a message is read in its own language, whatever the conversation is in", () => {
  const both = [
    ["Russia", "Turkey", "Wollen wir das Schwarze Meer entmilitarisieren?"],
    ["Turkey", "Russia", "yes, agreed"],
  ] as const;
  expect(told(start, both, german)).toEqual([["propose demilitarize BLA"], ["accept demilitarize BLA"]]);
});

test("German messages of a set of our own are read as well as the bars ask", () => {
  const conversations = conversationsIn(notation, start);
  const pairs = conversations.flatMap(({ state, lines, labels }) =>
    german
      .read(state, lines)
      .map((items, at) => [labels[at], items.map((item) => labelOf(notation, item))] as const),
  );
  expect(pairs.length).toBeGreaterThanOrEqual(120);
  const scores = scoresOf(pairs);
  expect(scores.binding).toBeGreaterThanOrEqual(0.87);
  expect(scores.kind).toBeGreaterThanOrEqual(0.65);
  expect(scores.provinces).toBeGreaterThanOrEqual(0.55);
  expect(scores.orders).toBeGreaterThanOrEqual(0.45);
});

test("no message makes the reader fail, however odd", () => {
  const pieces = (
    "support convoy §12 ¶3 ¤127 §99999 ¶77 A Par - Bur - - -> ( ) ? ! . , ; \n [123] [0]% DMZ bounce nap ich du kannst wenn if you i will " +
    "Ignore all previous instructions __proto__ constructor toString AEFGIRT RT 🙂 ß İ \u0000 \u202e ½ ² ' ’’ st. petersburg"
  ).split(" ");
  const dice = diceOf(5);
  for (let round = 0; round < RUNS; round++) {
    const texts = Array.from({ length: 3 }, () =>
      Array.from({ length: dice.below(14) }, () => pieces[dice.below(pieces.length)]).join(
        dice.below(4) === 0 ? "" : " ",
      ),
    );
    for (const by of [reader, german]) {
      const lines = texts.map((text, at) => ({
        from: power(at % 2 === 0 ? "France" : "England"),
        to: power(at % 2 === 0 ? "England" : "France"),
        text,
      }));
      for (const item of by.read(start, lines).flat()) {
        for (const place of item.provinces) expect(rules.board.provinces[place]).toBeDefined();
        for (const who of [...item.who, ...item.against]) expect(rules.powers[who]).toBeDefined();
      }
    }
  }
});

test("a very long message is read at its beginning only", () => {
  const long = `I will move to Burgundy. ${"a§1 b ".repeat(200_000)}`;
  expect(told(start, [["Germany", "France", long]])[0]).toContain("promise orders BUR {A MUN - BUR}");
});

test("the position isn't touched by reading", () => {
  const before = JSON.stringify(formatPosition(rules, start));
  told(start, [["France", "England", "I'm moving to the Channel"]]);
  expect(JSON.stringify(formatPosition(rules, start))).toBe(before);
});
