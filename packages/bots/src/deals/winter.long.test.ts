import { botsToMove, viewTable } from "@chancery/game";
import { expect, test } from "vitest";
import { does, startedGame, turnOf, withBots } from "../../testing/table.ts";

test("in Winter, cautious and loyal bots offer such an exchange and do their part, whatever others have in secret", () => {
  let table = startedGame("Poland", "beginner", (seat) => (seat % 2 ? "loyal" : "cautious"), {
    variant: "dissolution",
  });
  while (!table.turns.at(-1)?.phase.endsWith("A")) {
    table = withBots(table);
    if (viewTable(table, { member: "ann" }, 0)?.you.may.includes("ready"))
      table = does(table, "ann", { type: "ready", ready: true });
  }
  const { length } = table.turns;
  const [seat] = botsToMove(table);
  const other = does(table, "ann", { type: "save", power: "Poland", text: "a secret" });
  expect(turnOf(other, seat)).toEqual(turnOf(table, seat));
  table = withBots(table);
  const offers = table.messages.flatMap(({ from, deal }) =>
    deal?.terms.kind === "orders" && deal.turn === length ? [{ from, orders: deal.terms.orders }] : [],
  );
  expect(offers.length).toBeGreaterThan(0);
  for (const { from, orders } of offers) {
    const sheets = table.bots.flatMap(({ id }) => viewTable(table, { member: id }, 0)?.sheets ?? []);
    const sheet = sheets.find(({ power }) => power === from)?.text?.split("\n");
    expect(sheet).toEqual(expect.arrayContaining([...orders[from]]));
  }
});
