import { allGames, diceOf } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import type { Board, Province } from "./board.ts";
import { crossingOf, MOST_SEAS, onMinimalRoutes, shoresBeyond } from "./crossing.ts";
import { searchMinimalRoutes, seasOnMinimalRoutes, shoresAcross } from "./routes.ts";

const boards = [...new Set(allGames().map(({ rules }) => rules.board))];
const provincesOf = (board: Board): Province[] => board.provinces.map((_, index) => index as Province);

/** Fleets on some seas of a board, few or all, and two shores. */
function* cases(count: number) {
  const dice = diceOf(1);
  for (let i = 0; i < count; i++) {
    const board = dice.pick(boards);
    const density = dice.pick([0.3, 0.7, 1]);
    const seas = dice.shuffled(provincesOf(board).filter((p) => board.isSea[p] && dice.chance(density)));
    const shores = provincesOf(board).filter((p) => board.provinces[p].terrain === "coast");
    yield { board, seas, from: dice.pick(shores), to: dice.pick(shores) };
  }
}

describe("a crossing", () => {
  test("finds the same minimal routes as going through all chains of seas", () => {
    let found = 0;
    for (const { board, seas, from, to } of cases(2_000)) {
      if (from === to) continue;
      const all = searchMinimalRoutes(board, seas, from, to);
      expect(new Set(seasOnMinimalRoutes(board, seas, from, to))).toEqual(all);
      if (seas.length > MOST_SEAS) continue;
      const bits = onMinimalRoutes(crossingOf(board, seas), -1, from, to);
      expect(new Set(seas.filter((_, index) => (bits & (1 << index)) !== 0))).toEqual(all);
      if (all.size > 2) found++;
    }
    expect(found).toBeGreaterThan(100);
  });

  test("comes to the same shores in the same order, with all fleets or without one", () => {
    for (const { board, seas, from } of cases(2_000)) {
      if (seas.length > MOST_SEAS || seas.length === 0) continue;
      const crossing = crossingOf(board, seas);
      expect(shoresBeyond(board, crossing, -1, from).shores).toEqual([...shoresAcross(board, seas, from)]);
      const { shores } = shoresBeyond(board, crossing, ~1, from);
      expect(shores).toEqual([...shoresAcross(board, seas.slice(1), from)]);
    }
  });
});
