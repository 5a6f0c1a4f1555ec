import { BOT_CHARACTERS, type BotCharacter } from "@chancery/api";
import { openVariant } from "@chancery/contract";
import { expect, test } from "vitest";
import { diceOf } from "../dice.ts";
import { agreementOf } from "./agreement.ts";
import { breakersKnown } from "./answers.ts";
import { draftOf, peaceBy, type SeenTreaty, signaturesOf } from "./treaties.ts";

const opened = openVariant({ variant: "committee-1901", rulebook: "1901", options: {} });
if (!opened.ok) throw new Error("no such game");
const { notation, start, rules } = opened.value;
const germany = rules.powers.findIndex(({ name }) => name === "Germany");

const treaty = (facts: Partial<SeenTreaty> = {}): SeenTreaty => ({
  treaty: "t",
  parties: ["France", "Germany"],
  inForce: null,
  signed: ["Germany"],
  denouncedBy: [],
  suggestions: [],
  may: ["sign-treaty"],
  version: 1,
  ...facts,
});

const tableFor = (character: BotCharacter, treaties: readonly SeenTreaty[] = []) => ({
  notation,
  state: start,
  deals: peaceBy(treaties, "France", 1901),
  character,
});

/** How often France signs. */
const signed = (
  character: BotCharacter,
  facts: Partial<SeenTreaty> = {},
  known: readonly SeenTreaty[] = [],
): number =>
  Array.from({ length: 20 }, (_, seed) =>
    signaturesOf(tableFor(character, known), [treaty(facts)], "France", diceOf(seed)),
  ).filter(([first]) => first).length;

test("bots sign by character, and the version that they have seen", () => {
  expect(signed("loyal")).toBe(20);
  expect(signed("cautious")).toBe(20);
  expect(signed("bold")).toBeLessThan(14);
  expect(signaturesOf(tableFor("loyal"), [treaty()], "France", diceOf(1))).toEqual([
    { type: "room", act: { do: "sign-treaty", treaty: "t", version: 1 } },
  ]);
});

test("nobody signs twice, for others, what nobody stands by, or with those who broke a treaty", () => {
  const broken = treaty({
    inForce: 0,
    suggestions: [{ turn: 1, by: "Germany", against: "France", order: "A Mun - Bur" }],
  });
  for (const character of BOT_CHARACTERS) {
    expect(signed(character, { signed: ["Germany", "France"] })).toBe(0);
    expect(signed(character, { parties: ["Italy", "Germany"] })).toBe(0);
    expect(signed(character, { signed: [] })).toBe(0);
    expect(signed(character, { may: [] })).toBe(0);
    expect(signed(character, {}, [broken])).toBe(0);
  }
  expect(breakersKnown(peaceBy([broken], "France", 1901), "France")).toEqual(new Set(["Germany"]));
});

test("a treaty in force means peace, until one of the two denounces it or it is broken", () => {
  const isFriend = (facts: Partial<SeenTreaty>): boolean => {
    const deals = peaceBy([treaty(facts)], "France", 1901);
    return [...(agreementOf(notation, start, "France", deals)?.friends ?? [])].some(
      (power) => power === germany,
    );
  };
  expect(isFriend({})).toBe(false);
  expect(isFriend({ inForce: 0 })).toBe(true);
  for (const power of ["France", "Germany"])
    expect(isFriend({ inForce: 0, denouncedBy: [power] })).toBe(false);
  const hostile = (by: string, against: string) => [{ turn: 1, by, against, order: "A Mun - Bur" }];
  expect(isFriend({ inForce: 0, suggestions: hostile("Germany", "France") })).toBe(false);
  expect(isFriend({ inForce: 0, suggestions: hostile("Germany", "Italy") })).toBe(true);
});

test("bots propose a treaty in place of a deal, one with each power", () => {
  const offer = {
    type: "say",
    as: "France",
    to: ["Germany"],
    text: "",
    deal: { kind: "alliance", against: "Italy", through: 1901 },
  } as const;
  expect(draftOf(offer, [], true)).toEqual({
    type: "room",
    act: {
      do: "draft-treaty",
      parties: ["Germany"],
      secret: true,
      conference: null,
      title: "",
      text: "",
      duration: "",
      terms: { kind: "alliance", against: "Italy" },
    },
  });
  expect(draftOf(offer, [treaty()], false)).toBeNull();
  expect(draftOf(offer, [treaty({ parties: ["France", "Italy"] })], false)).not.toBeNull();
});

test("an alliance by treaty binds like one by deal", () => {
  const terms = { kind: "alliance", against: "Italy" } as const;
  const deals = peaceBy([treaty({ inForce: 0, terms })], "France", 1901);
  const italy = rules.powers.findIndex(({ name }) => name === "Italy");
  const agreement = agreementOf(notation, start, "France", deals);
  expect([...(agreement?.targets ?? [])]).toEqual([italy]);
  expect([...(agreement?.friends ?? [])]).toEqual([germany]);
});
