import type { TableView } from "@chancery/api";
import { expect, test } from "vitest";
import { guest, Site } from "../testing/index.ts";

test("anyone is told what people would order, but nobody about a position of their own game", async () => {
  const site = new Site();
  try {
    // On a busy machine a thread takes a while to start.
    const app = await site.open(undefined, {}, { adjudication: { timeout: 120_000 } });
    const ann = await guest(app, "Ann");
    const bob = await guest(app, "Bob");
    const created = await ann.send("POST", "/api/games", { setup: { assignment: "chosen" } });
    const { game, seats } = created.json().table as TableView;
    await ann.do(game, { type: "choose", power: seats[0].powers[0] });
    await ann.do(game, { type: "fill-with-bots", level: "beginner" });
    await ann.do(game, { type: "start" });
    const opening = await ann.send("POST", "/api/predict", {
      state: "start",
      given: { France: ["A Par - Bur"] },
    });
    expect(opening.statusCode).toBe(200);
    expect(opening.json().orders.France["A Par"]).toEqual([["A Par - Bur", 1]]);
    await expect
      .poll(async () => (await ann.view(game)).seats.every(({ bot, isReady }) => !bot || isReady))
      .toBe(true);
    await ann.do(game, { type: "ready", ready: true });
    const { position } = await ann.view(game);
    const { phase, units, centers } = position;
    const request = { state: { phase, units, centers } };
    expect((await ann.send("POST", "/api/predict", request)).statusCode).toBe(403);
    const other = await bob.send("POST", "/api/predict", request);
    expect([other.statusCode, other.json().error?.path ?? ""]).toEqual(
      phase.endsWith("M") ? [200, ""] : [400, "state.phase"],
    );
    const wrong = await bob.send("POST", "/api/predict", {
      state: "start",
      given: { France: ["A Par - Lon"] },
    });
    expect([wrong.statusCode, wrong.json().error.path]).toEqual([400, "given.France[0]"]);
  } finally {
    await site.remove();
  }
});
