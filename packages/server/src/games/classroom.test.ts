import { ROUTES } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { account } from "../testing/accounts.ts";
import { Browser, guest, Site } from "../testing/index.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open(undefined, {}, { isClassroom: true });
});
afterAll(() => site.remove());

/** Everything that shows people or games to strangers. */
const OFF = /^\w+ \/api\/(players|leaderboards|teams|public-games|me\/(profile|friends|teams))\b/;

test("a server for classrooms has no profiles, ratings, friends, teams and public lists, and says so", async () => {
  const ann = await account(app, "Ann");
  const off = Object.keys(ROUTES).filter((name) => OFF.test(name));
  expect(off.length).toBe(17);
  for (const who of [ann, new Browser(app)])
    for (const name of off) {
      const [method, path] = name.split(" ") as ["GET", string];
      const answer = await who.send(method, path.replaceAll(/\{\w+\}/g, "somebody0000"));
      expect([name, answer.statusCode, answer.json().error.code]).toEqual([name, 403, "switched-off"]);
      expect(answer.json().error.message).toContain("set up for classes");
    }
  expect((await new Browser(app).get("/api/session")).json()).toMatchObject({ isClassroom: true });
});

test("games there are for people with a link, and ask nothing about their players", async () => {
  const ann = await account(app, "Ann Lists");
  const host = (more: object) => ann.send("POST", "/api/games", { setup: {}, ...more });
  for (const more of [
    { isOpen: true },
    { setup: { rated: true } },
    { setup: { leastRating: 1400 } },
    { setup: { leastReliability: 50 } },
  ])
    expect((await host(more)).json().error).toMatchObject({ code: "switched-off" });
  const { table, invitation } = (await host({})).json();
  const list = await ann.send("POST", `/api/games/${table.game}/commands`, { type: "list", listed: true });
  expect(list.json().error.code).toBe("switched-off");
  expect((await new Browser(app).get("/api/games")).json().open).toEqual([]);
  const bob = await guest(app, "Bob");
  await bob.do(table.game, { type: "join", role: "player", invitation });
  expect((await bob.get(`/api/games/${table.game}/players`)).json()).toEqual({ players: [] });
});

test("tournaments there are for people with the code, and their games ask nothing about their players", async () => {
  const ann = await guest(app, "Ann Directs");
  const create = (more: object) => ann.send("POST", "/api/tournaments", { name: "Class 9b", ...more });
  for (const more of [{ isListed: true }, { setup: { rated: true } }, { setup: { leastRating: 1400 } }])
    expect((await create(more)).json().error).toMatchObject({ code: "switched-off" });
  const { tournament, settings } = (await create({})).json();
  const command = { type: "settings", settings: { ...settings, isListed: true } };
  const changed = await ann.send("POST", `/api/tournaments/${tournament}/commands`, command);
  expect(changed.json().error.code).toBe("switched-off");
  // Neither do strangers see one that was listed before.
  const other = await site.open();
  await guest(other, "Zoe").then((zoe) =>
    zoe.send("POST", "/api/tournaments", { name: "Open to all", isListed: true }),
  );
  expect((await new Browser(other).get("/api/tournaments")).json().open).toHaveLength(1);
  expect((await new Browser(app).get("/api/tournaments")).json().open).toEqual([]);
});

test("without the setting, everything is back", async () => {
  const other = await site.open();
  const ann = await account(other, "Ann Again");
  expect((await ann.get("/api/me/profile")).statusCode).toBe(200);
  expect((await ann.get("/api/public-games")).statusCode).toBe(200);
});
