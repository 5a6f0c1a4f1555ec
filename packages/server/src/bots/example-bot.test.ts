import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { end } from "../../../../tools/serving.ts";
import { addressOf } from "../http/address.ts";
import { guest, Site } from "../testing/index.ts";

const PROGRAM = fileURLToPath(new URL("../../../../docs/example-bot.ts", import.meta.url));

const site = new Site();
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) await end(child, "SIGKILL");
  await site.remove();
});

test("the example bot joins with its key, plays by the legal orders, and ends with the game", async () => {
  expect(readFileSync(PROGRAM, "utf8").trimEnd().split("\n").length).toBeLessThan(100);
  const app = await site.open();
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = addressOf("127.0.0.1", app.server.address());
  const host = await guest(app, "Host");
  const { table, invitation } = (
    await host.send("POST", "/api/games", { setup: { variant: "causeway", referee: true } })
  ).json();
  const master = await guest(app, "Game master");
  await master.do(table.game, { type: "join", role: "spectator", invitation });
  await host.do(table.game, { type: "appoint", member: "Game master" });
  const program = await guest(app, "Program");
  const { secret } = (await program.send("POST", "/api/keys", { name: "bot" })).json();
  const child = spawn(process.execPath, [PROGRAM, address, table.game, invitation], {
    env: { ...process.env, KEY: secret, WAIT: "20" },
  });
  children.push(child);
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  await expect.poll(async () => (await host.view(table.game)).playerCount).toBe(2);
  await host.do(table.game, { type: "start" });
  for (let turn = 1; turn < 6; turn++) {
    await expect
      .poll(async () =>
        (await host.view(table.game)).seats.every(({ isYours, isReady }) => isYours || isReady),
      )
      .toBe(true);
    await host.try(table.game, { type: "ready", ready: true });
    await expect.poll(async () => (await host.view(table.game)).turns.length).toBeGreaterThan(turn);
  }
  const orders = (await host.get(`/api/games/${table.game}/turns/1`)).json().result.orders;
  const theirs = (await host.view(table.game)).seats.find(({ isYours }) => !isYours)?.powers[0];
  const own = orders.filter(({ power }: { power: string }) => power === theirs);
  expect(own).toHaveLength(3);
  expect(own.filter(({ result }: { result: string }) => result === "illegal")).toEqual([]);
  await master.do(table.game, { type: "close", reason: "Enough" });
  const [code] = await once(child, "exit");
  // It may have been about to write when the game was closed.
  expect([code, errors.replaceAll(/.*"game-over".*\n/g, "")]).toEqual([0, ""]);
});
