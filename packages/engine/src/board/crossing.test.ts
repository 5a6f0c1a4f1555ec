import { allGames, diceOf } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import type { Board, Province } from "./board.ts";
import { crossingOf, MOST_SEAS, onRoutes, shoresBeyond } from "./crossing.ts";
import { searchRoutes, seasOnRoutes, shoresAcross, touches } from "./routes.ts";

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
  test("finds the same routes as slower searches for any number of seas", () => {
    let found = 0;
    for (const { board, seas, from, to } of cases(2_000)) {
      if (from === to) continue;
      for (const which of ["all", "shortest"] as const) {
        const all = searchRoutes(board, seas, from, to, which);
        expect(new Set(seasOnRoutes(board, seas, from, to, which))).toEqual(all);
        if (seas.length > MOST_SEAS) continue;
        const bits = onRoutes(crossingOf(board, seas), -1, from, to, which);
        expect(new Set(seas.filter((_, index) => (bits & (1 << index)) !== 0))).toEqual(all);
        if (all.size > 2) found++;
      }
    }
    expect(found).toBeGreaterThan(100);
  });

  test("finds all seas on chains that pass none twice, and no others", () => {
    let detours = 0;
    for (const { board, seas: all, from, to } of cases(2_000)) {
      const seas = all.slice(0, 7);
      if (from === to) continue;
      const walked = new Set<Province>();
      const walk = (chain: readonly Province[]): void => {
        const last = chain[chain.length - 1];
        if (touches(board, to, last)) for (const sea of chain) walked.add(sea);
        for (const sea of seas) if (!chain.includes(sea) && touches(board, last, sea)) walk([...chain, sea]);
      };
      for (const sea of seas) if (touches(board, from, sea)) walk([sea]);
      expect(new Set(seasOnRoutes(board, seas, from, to, "all"))).toEqual(walked);
      const isDetour = (sea: Province): boolean => !touches(board, from, sea) && !touches(board, to, sea);
      if (walked.size > 2 && [...walked].some(isDetour)) detours++;
    }
    expect(detours).toBeGreaterThan(20);
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
