import { expect, test } from "vitest";
import { asResolved, play } from "../../orders/played.ts";
import { phaseScene } from "../../orders/scene.ts";
import type { Orders } from "../../orders/sheet.ts";
import { orderOf } from "./bids.ts";
import { blanksOf } from "./blanks.ts";
import { favorPicture } from "./favor/picture.ts";
import { deskOf, game, powerOf } from "./testing.ts";

function played(orders: Orders) {
  const phase = play(game, game.start, orders);
  if (!phase.ok) throw new Error(phase.error);
  return phase.value;
}
const sceneWith = (orders: Orders, resolved: boolean) => {
  const phase = played(orders);
  return phaseScene(game.rules, resolved ? asResolved(game, phase) : phase, resolved, orderOf);
};

test("retaliation is drawn where it strikes, once the phase is resolved (DIS-11.4.2-2)", () => {
  const orders = { Pakistan: ["A Isl - Kas"] };
  const strikes = (resolved: boolean) =>
    sceneWith(orders, resolved).orders.filter(({ type }) => type === "retaliation");
  expect(strikes(true)).toMatchObject([{ power: "Pakistan", at: "Kas", by: "India" }]);
  expect(strikes(false)).toEqual([]);
});

test("a disabled unit is struck out, once the phase is resolved (DIS-3.9-1)", () => {
  const orders = { Ukraine: ["A Khk - Mos", "A Kyv S Khk - Mos"] };
  const disabled = (resolved: boolean) =>
    sceneWith(orders, resolved).units.flatMap(({ disabled, at }) => (disabled ? [at] : []));
  expect(disabled(true)).toEqual(["Mos"]);
  expect(disabled(false)).toEqual([]);
});

test("points that came to nothing are drawn as void; those that were followed are the order itself (DIS-5.1.3-1)", () => {
  const orders = {
    Poland: ["2 DP: A Aus - Hun"],
    Romania: ["1 DP: A Aus - Pra"],
  };
  const from = (resolved: boolean) =>
    sceneWith(orders, resolved).orders.flatMap((order) =>
      order.type === "sortie" && order.at === "Aus" ? [[order.to, order.state]] : [],
    );
  expect(from(false)).toEqual([
    ["Hun", "pending"],
    ["Pra", "pending"],
  ]);
  expect(from(true)).toEqual([
    ["Pra", "void"],
    ["Hun", "fails"],
  ]);
});

test("the picture of the Favor Map shows kicks, and orders while they are written", () => {
  const kicks = favorPicture(game.rules, played({ Ukraine: ["A Khk - Mos", "A Kyv S Khk - Mos"] }), true);
  expect(kicks.scene.orders).toMatchObject([{ type: "kick", power: "Ukraine", at: "R2m" }]);
  expect(kicks.scene.title).toBe("Spring 1992");
});

test("a sheet of paper has a line for each point that is left, or for each embassy (DIS-2.1.1-4, DIS-2.2.1-4)", () => {
  const { desk, phase } = deskOf("Iran", ["2 DP: A Aus H"]);
  const iran = powerOf("Iran");
  expect(blanksOf(desk, phase.lines, iran)).toEqual(["__ DP:", "__ DP:"]);
  const winter = {
    ...desk,
    state: { ...desk.state, phase: { season: "W", year: 1992, task: "A" } as const },
  };
  expect(blanksOf(winter, [], iran)).toEqual(["E N1u", "E U0z", "E I0z", "E B3f", "E R2n"]);
});
