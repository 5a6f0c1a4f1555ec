import { type Orders, play } from "@chancery/contract/orders";
import { expect, test } from "vitest";
import { words } from "../../messages/words.ts";
import { blanksOf } from "./blanks.ts";
import { favorPicture } from "./favor/picture.ts";
import { entryOf, game, powerOf } from "./testing.ts";

function played(orders: Orders) {
  const phase = play(words, game, game.start, orders);
  if (!phase.ok) throw new Error(phase.error);
  return phase.value;
}

test("the picture of the Favor Map shows kicks, and orders while they are written", () => {
  const kicks = favorPicture(game.rules, played({ Ukraine: ["A Khk - Mos", "A Kyv S Khk - Mos"] }), true);
  expect(kicks.scene.orders).toMatchObject([{ type: "kick", power: "Ukraine", at: "R2m" }]);
  expect(kicks.scene.title).toBe("Spring 1992");
});

test("a sheet of paper has a line for each point that is left, or for each embassy (DIS-2.1.1-4, DIS-2.2.1-4)", () => {
  const { entry, phase } = entryOf("Iran", ["2 DP: A Aus H"]);
  const iran = powerOf("Iran");
  expect(blanksOf(entry, phase.lines, iran)).toEqual(["__ DP:", "__ DP:"]);
  const winter = {
    ...entry,
    state: { ...entry.state, phase: { season: "W", year: 1992, task: "A" } as const },
  };
  expect(blanksOf(winter, [], iran)).toEqual(["E N1u", "E U0z", "E I0z", "E B3f", "E R2n"]);
});
