import type { BotCharacter } from "@chancery/api";
import { type Order, type Power, type Province, playPhase, type State } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { diceOf } from "./dice.ts";
import { levelNamed } from "./levels.ts";
import { temperOf } from "./temper.ts";

const [{ rules, start }] = allGames();

/** How a bot plays: parts of all its orders for moves. */
interface Style {
  /** Moves onto others' centers. */
  readonly attacks: number;
  /** Units that stay where they are. */
  readonly stays: number;
}

interface Games {
  readonly level: "beginner" | "club";
  readonly budget: number;
  readonly until: number;
  readonly count: number;
}

/** Plays games in which one power has a character and the others are beginners without one; every power in turn. */
function styleOf(character: BotCharacter | null, { level, budget, until, count }: Games): Style {
  const { bot } = levelNamed(level);
  const orders: Order[] = [];
  let attacks = 0;
  for (let game = 0; game < count; game++) {
    const dice = diceOf(game + 9);
    const one = (game % rules.powers.length) as Power;
    let state: State = start;
    while (!state.ending && state.phase.year <= until) {
      const now = state;
      const sheets = now.seats.flat().map((power) => {
        const temper = power === one && character ? { temper: temperOf(character) } : {};
        const play = power === one ? bot : levelNamed("beginner").bot;
        return [power, play({ rules, state: now, power, ...temper }, dice, budget).orders] as const;
      });
      const own = now.phase.task === "M" ? (sheets.find(([power]) => power === one)?.[1] ?? []) : [];
      orders.push(...own);
      attacks += own.filter((order) => isAttack(now, one, order)).length;
      state = playPhase(rules, now, new Map(sheets)).state;
    }
  }
  return { attacks: attacks / orders.length, stays: orders.filter(stays).length / orders.length };
}

const stays = ({ type }: Order): boolean => type === "hold" || type === "support";

function isAttack({ owners }: State, power: Power, { type, to }: Order): boolean {
  if (type !== "move" || to === null) return false;
  const index = rules.board.centers.indexOf(rules.board.provinceOf[to] as Province);
  const owner = owners[index] ?? null;
  return owner !== null && owner !== power;
}

test("bold beginners attack more and stay less than others, cautious ones the other way round", () => {
  const games = { level: "beginner", budget: 1, until: 1908, count: 14 } as const;
  const [plain, bold, cautious] = [null, "bold" as const, "cautious" as const].map((each) =>
    styleOf(each, games),
  );
  expect(bold.attacks).toBeGreaterThan(plain.attacks * 1.1);
  expect(bold.stays).toBeLessThan(plain.stays);
  expect(cautious.attacks).toBeLessThan(plain.attacks * 0.75);
  expect(cautious.stays).toBeGreaterThan(plain.stays * 1.3);
});

test("a search leans to its temper", () => {
  const games = { level: "club", budget: 40, until: 1902, count: 7 } as const;
  const [bold, cautious] = (["bold", "cautious"] as const).map((each) => styleOf(each, games));
  expect(bold.attacks).toBeGreaterThan(cautious.attacks * 1.2);
  expect(bold.stays).toBeLessThan(cautious.stays * 0.8);
});
