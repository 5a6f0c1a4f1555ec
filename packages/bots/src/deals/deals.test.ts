import { BOT_CHARACTERS, type BotCharacter, type Deal, type DealView, type SeenDeal } from "@chancery/api";
import { openVariant } from "@chancery/contract";
import { formatPosition, type PositionJson, readPosition } from "@chancery/engine";
import { botsToMove, type Table, talksOf, viewTable } from "@chancery/game";
import { expect, test } from "vitest";
import { does, startedGame, withBots } from "../../testing/table.ts";
import { type BotCommand, playSeat, type SeatSight } from "../seat.ts";

const opened = openVariant({ variant: "classic", rulebook: "2023", options: {} });
if (!opened.ok) throw new Error("no such game");
const game = opened.value;
const SEEDS = Array.from({ length: 24 }, (_, i) => i + 1);

/** France beside a German center that nobody guards. */
const OPEN_MUNICH = positionOf({
  phase: "F1902M",
  units: { France: ["A Bur", "F Bre"], Germany: ["A Ber", "F Kie"], Italy: ["A Ven"], Turkey: ["A Con"] },
  centers: {
    France: ["Par", "Bre", "Mar", "Bel", "Spa", "Por"],
    Germany: ["Ber", "Mun", "Kie", "Hol"],
    Italy: ["Ven", "Rom", "Nap", "Tun"],
    Turkey: ["Con", "Ank", "Smy", "Bul"],
    Russia: ["Mos", "War", "Sev", "StP", "Rum"],
    England: ["Lon", "Edi", "Lvp", "Nwy"],
    Austria: ["Vie", "Bud", "Tri", "Ser"],
  },
});

function positionOf(position: object): PositionJson {
  const read = readPosition(game.notation, game.start, position as never);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return formatPosition(game.rules, read.value);
}

function sightOf(power: string, deals: readonly SeenDeal[], position = OPEN_MUNICH): SeatSight {
  return {
    position,
    turns: [{ number: 4 }],
    clock: { isNegotiation: false },
    sheets: [{ power, isCalledUpon: true, receipt: null }],
    you: { may: ["save", "say", "ready"], vote: null },
    proposal: null,
    past: [],
    talks: { deals, people: [], bots: [] },
  };
}

const seen = (terms: Deal, facts: Partial<DealView> = {}, from = "Germany", to = "France"): SeenDeal => ({
  parties: [to, from],
  from,
  message: 3,
  deal: {
    terms,
    phase: "F1902M",
    state: "agreed",
    accepted: [to],
    mayAnswer: [],
    mayWithdraw: false,
    outcome: "untested",
    isOver: false,
    breaches: [],
    ...facts,
  },
});

const OPEN = { state: "open", accepted: [], mayAnswer: ["France"] } as const;
const PEACE: Deal = { kind: "peace", through: 1903 };
const BROKEN = seen(
  { kind: "peace", through: 1901 },
  {
    isOver: true,
    outcome: "broken",
    breaches: [{ power: "Germany", turn: 1, phase: "S1901M", orders: ["A Mun - Bur"] }],
  },
);

const play = (sight: SeatSight, character: BotCharacter, seed: number): readonly BotCommand[] =>
  playSeat(game, sight, { level: "beginner", character, seed });

const sheetOf = (commands: readonly BotCommand[]): string =>
  commands.flatMap((command) => (command.type === "save" ? [command.text] : [])).join();

/** How often a bot goes for Munich. */
const attacks = (deals: readonly SeenDeal[], character: BotCharacter): number =>
  SEEDS.filter((seed) => sheetOf(play(sightOf("France", deals), character, seed)).includes("- Mun")).length;

/** The bot's answers to the deal that waits, one for each seed. */
const answers = (deals: readonly SeenDeal[], character: BotCharacter) =>
  SEEDS.map((seed) => {
    const said = play(sightOf("France", deals), character, seed).find(({ type }) => type === "say");
    return said?.type === "say" ? said.answer : undefined;
  });

const accepted = (deals: readonly SeenDeal[], character: BotCharacter): number =>
  answers(deals, character).filter((answer) => answer?.accept).length;

test("loyal bots keep the peace, cautious ones mostly, and bold ones break it where it pays", () => {
  for (const character of BOT_CHARACTERS) expect(attacks([], character)).toBeGreaterThan(12);
  const peace = [seen(PEACE)];
  expect(attacks(peace, "loyal")).toBe(0);
  expect(attacks(peace, "cautious")).toBeLessThan(6);
  expect(attacks(peace, "bold")).toBeGreaterThan(8);
});

test("no bot keeps to a peace that the other has broken", () => {
  const breaches = [{ power: "Germany", turn: 3, phase: "S1902M", orders: ["A Ber - Mun"] }];
  for (const character of BOT_CHARACTERS)
    expect(attacks([seen(PEACE, { outcome: "broken", breaches })], character)).toBe(attacks([], character));
});

test("bold bots accept little; cautious ones want peace with neighbors, loyal ones with everyone", () => {
  const offer = [seen(PEACE, OPEN)];
  expect(accepted(offer, "bold")).toBeLessThan(16);
  expect(accepted(offer, "cautious")).toBe(SEEDS.length);
  expect(accepted(offer, "loyal")).toBe(SEEDS.length);
  const far = [seen(PEACE, OPEN, "Turkey")];
  expect(accepted(far, "cautious")).toBe(0);
  expect(accepted(far, "loyal")).toBe(SEEDS.length);
});

test("all remember who broke their word, and say so", () => {
  for (const character of BOT_CHARACTERS)
    expect(new Set(answers([BROKEN, seen(PEACE, OPEN)], character).map((answer) => answer?.why))).toEqual(
      new Set(["broken-word"]),
    );
});

test("a bot orders what it has promised", () => {
  const promise: Deal = { kind: "orders", orders: { France: ["A Bur S A Ber - Mun", "F Bre - Gas"] } };
  for (const seed of SEEDS)
    expect(
      sheetOf(play(sightOf("France", [seen(promise)]), "loyal", seed))
        .split("\n")
        .toSorted(),
    ).toEqual(["A Bur S A Ber - Mun", "F Bre - Gas"]);
});

test("a bot gives its points as it has promised", () => {
  const other = openVariant({ variant: "dissolution", rulebook: "2021", options: {} });
  if (!other.ok) throw new Error("no such game");
  const { rules, start } = other.value;
  const line = "2 DP: A Aus S War - Pra";
  const promise = seen({ kind: "orders", orders: { Poland: [line] } }, {}, "Yugoslavia", "Poland");
  const sight = sightOf("Poland", [promise], formatPosition(rules, start));
  const commands = playSeat(other.value, sight, { level: "beginner", character: "loyal", seed: 1 });
  const points = sheetOf(commands)
    .split("\n")
    .filter((each) => each.includes("DP"));
  expect(points).toEqual([expect.stringMatching(/^2 DP: A Aus S .*War - Pra$/)]);
});

test("a bot stays out of a province that was demilitarized, and leaves it", () => {
  const away = seen({ kind: "demilitarize", province: "Bur", through: 1903 });
  for (const seed of SEEDS)
    expect(sheetOf(play(sightOf("France", [away]), "loyal", seed))).toMatch(/A Bur - /);
});

test("a search keeps promises as well, even where breaking them would win the game", () => {
  const ids = game.rules.board.centers.map((center) => game.rules.board.provinces[center].id);
  const rest = ids.filter((id) => !["Mun", "Ber", "Kie"].includes(id));
  const position = positionOf({
    phase: "F1905M",
    units: { France: ["A Bur", "A Ruh"], Germany: ["A Mun"] },
    centers: { France: rest.slice(0, 17), Turkey: rest.slice(17), Germany: ["Mun", "Ber", "Kie"] },
  });
  const written = (deals: readonly SeenDeal[]): string =>
    sheetOf(
      playSeat(game, sightOf("France", deals, position), { level: "club", character: "loyal", seed: 1 }),
    );
  expect(written([])).toContain("- Mun");
  expect(written([seen({ kind: "peace", through: 1905 })])).not.toContain("- Mun");
});

test("the same view and seed come to the same words and orders", () => {
  const sight = sightOf("France", [seen(PEACE, OPEN)]);
  for (const character of BOT_CHARACTERS)
    expect(play(sight, character, 5)).toEqual(play(sight, character, 5));
});

test("bots offer deals, and answer a person's even when they are ready", () => {
  let table = withBots(startedGame("France", "beginner", () => "loyal"));
  const offers = table.messages.filter(({ deal }) => deal);
  const toFrance = offers.filter(({ channel }) => channel.includes("France"));
  expect(toFrance.length).toBeGreaterThan(1);
  // Those who have no person beside them turn to each other.
  expect(offers.length).toBeGreaterThan(toFrance.length);
  expect(botsToMove(table)).toEqual([]);
  const count = table.messages.length;
  table = does(table, "ann", { type: "say", as: "France", to: ["Turkey"], text: "", deal: { ...PEACE } });
  expect(botsToMove(table).length).toBe(1);
  table = withBots(table);
  expect(table.messages.slice(count)).toMatchObject([
    { from: "France" },
    { from: "Turkey", answer: { accept: true, why: "suits-us" } },
  ]);
});

/** How many deals bots of each character take part in over a few years, and in how many they are the first to break their word. */
function wordsKept(): Record<BotCharacter, { deals: number; broken: number }> {
  const none = { deals: 0, broken: 0 };
  const words = { bold: { ...none }, cautious: { ...none }, loyal: { ...none } };
  for (const shift of BOT_CHARACTERS.keys()) {
    let table: Table = startedGame("Turkey", "beginner", (seat) => BOT_CHARACTERS[(seat + shift) % 3]);
    while (table.turns.length < 20) {
      const { length } = table.turns;
      table = withBots(table);
      if (table.turns.length === length) table = does(table, "ann", { type: "ready", ready: true });
    }
    for (const { id, character } of table.bots) {
      const powers = viewTable(table, { member: id }, 0)?.sheets.map(({ power }) => power) ?? [];
      const own = (talksOf(table, id)?.deals ?? []).filter(({ deal }) => deal.state === "agreed");
      words[character].deals += own.length;
      words[character].broken += own.filter(
        ({
          deal: {
            breaches: [first],
          },
        }) => first && powers.includes(first.power),
      ).length;
    }
  }
  return words;
}

test("bots deal with each other, and keep or break their word by character", () => {
  const { bold, cautious, loyal } = wordsKept();
  expect(loyal.deals).toBeGreaterThan(bold.deals);
  expect(cautious.deals).toBeGreaterThan(bold.deals);
  expect(loyal.broken).toBe(0);
  expect(bold.broken / bold.deals).toBeGreaterThan(cautious.broken / cautious.deals);
});
