import {
  centersOf,
  createNotation,
  formatPosition,
  type Game,
  legalOrders,
  type Order,
  type Power,
  playPhase,
  readPosition,
  type State,
  type Submissions,
  unitsOf,
} from "@chancery/engine";
import { diceOf, respond } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "./editions.ts";
import { createClassic } from "./game.ts";

/** A game of random legal play: every state it goes through, and the orders given. */
function* randomGame(
  { rules, start }: Game,
  seed: number,
  phases: number,
): Generator<{ state: State; submissions: Submissions }> {
  const dice = diceOf(seed);
  for (let state = start, played = 0; played < phases && !state.ending; played++) {
    const submissions = new Map<Power, Order[]>();
    for (const power of rules.powers.keys()) {
      // Sometimes a power writes nothing at all.
      if (dice.below(30) === 0) continue;
      const choices = Map.groupBy(legalOrders(rules, state, power as Power), ({ unit, to }) => unit ?? to);
      submissions.set(
        power as Power,
        [...choices.values()].map((orders) => orders[dice.below(orders.length)]),
      );
    }
    yield { state, submissions };
    state = playPhase(rules, state, submissions).state;
  }
}

describe.each(EDITIONS)("random games by the rules of %s", (edition) => {
  const created = createClassic(edition);
  if (!created.ok) throw new Error("no game");
  const game = created.value;
  const { rules } = game;

  test("no space ever holds two units (CB-29), and no power more units than centers after adjusting (CB-19, CB-144)", () => {
    for (let seed = 1; seed <= 25; seed++) {
      for (const { state } of randomGame(game, seed, 60)) {
        const taken = state.units.map(({ at }) => rules.board.provinceOf[at]);
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken.length + state.dislodged.length).toBeLessThanOrEqual(34);
        if (state.phase.season !== "S" || state.phase.task !== "M") continue;
        for (const power of rules.powers.keys()) {
          expect(unitsOf(state, power as Power)).toBeLessThanOrEqual(centersOf(state, power as Power));
        }
      }
    }
  });

  test("replaying a game gives the same game, whatever the order in which orders arrived (CB-4)", () => {
    for (let seed = 1; seed <= 10; seed++) {
      for (const { state, submissions } of randomGame(game, seed, 30)) {
        const once = playPhase(rules, state, submissions).state;
        const turned = new Map(
          [...submissions]
            .reverse()
            .map(([power, orders]) => [power, state.phase.task === "A" ? orders : orders.toReversed()]),
        );
        expect(playPhase(rules, state, turned).state).toEqual(once);
      }
    }
  });

  test("a position that is written reads back as the same, for every number of players", () => {
    for (const players of [2, 3, 4, 5, 6, 7]) {
      const few = createClassic(edition, { players, seed: players });
      if (!few.ok) throw new Error("no game");
      const notation = createNotation(few.value.rules);
      for (const { state } of randomGame(few.value, players, 40)) {
        const read = readPosition(notation, few.value.start, formatPosition(few.value.rules, state));
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        const inOrder = ({ units, dislodged, ...rest }: State) => ({
          ...rest,
          units: units.toSorted((a, b) => a.at - b.at),
          dislodged: dislodged.map((each) => ({ ...each, retreats: each.retreats.toSorted() })),
        });
        expect(inOrder(read.value)).toEqual(inOrder(state));
      }
    }
  });

  test("every legal order is carried out or fails for a reason; none is refused (CB-36)", () => {
    for (let seed = 1; seed <= 10; seed++) {
      for (const { state, submissions } of randomGame(game, seed, 30)) {
        if (state.phase.task === "A") continue;
        for (const { status } of playPhase(rules, state, submissions).verdicts.values())
          expect(status).not.toBe("illegal");
      }
    }
  });
});

test("only centers limit how many armies or fleets a power has (CB-30)", () => {
  const fleets = ["Nth", "Nrg", "NAt", "Mid", "Eng", "Iri", "Hel", "Bal", "Bot", "Ska"].map(
    (sea) => `F ${sea}`,
  );
  const centers = ["Lon", "Lvp", "Edi", "Nwy", "Swe", "Den", "Hol", "Bel", "Bre", "Por", "Spa", "Kie", "Ber"];
  const { orders } = respond({
    state: { phase: "W1905A", units: { England: fleets }, centers: { England: centers } },
    orders: { England: ["Build F Lon", "Build F Lvp", "Build F Edi"] },
  });
  expect(orders.map(({ result }) => result)).toEqual(["built", "built", "built"]);
});
