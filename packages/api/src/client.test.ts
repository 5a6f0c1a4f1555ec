import type { AddressInfo } from "node:net";
import { Site } from "@chancery/server/testing";
import { afterAll, beforeAll, expect, expectTypeOf, test } from "vitest";
import { ApiFailure, createClient } from "./client.ts";
import type { TableView } from "./index.ts";

const site = new Site();
let baseUrl = "";

beforeAll(async () => {
  const app = await site.open();
  await app.listen({ port: 0, host: "127.0.0.1" });
  baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => site.remove());

/** A program with a key of its own. */
async function program(name: string) {
  let cookie = "";
  const guest = createClient({
    baseUrl,
    fetch: async (url, init) => {
      const response = await fetch(url, { ...init, headers: { ...init.headers, origin: baseUrl, cookie } });
      cookie = response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? cookie;
      return response;
    },
  });
  await guest.post("/api/guests", { body: { name } });
  const { secret } = await guest.post("/api/keys", { body: { name: "bot" } });
  return createClient({ baseUrl, headers: { authorization: `Bearer ${secret}` } });
}

test("a program hosts a game and looks at it, with types from the routes", async () => {
  const bot = await program("Ada");
  const { table, invitation } = await bot.post("/api/games", {
    body: { setup: { assignment: "chosen", options: { players: 2 } } },
  });
  const params = { id: table.game };
  const seen = await bot.get("/api/games/{id}", { params, query: { as: "projector" } });
  expectTypeOf(seen).toEqualTypeOf<TableView>();
  expect([seen.status, seen.you.role]).toEqual(["lobby", "projector"]);
  expect((await bot.get("/api/games/{id}/invitation", { params })).invitation).toBe(invitation);
  const { yours } = await bot.get("/api/games", { query: { limit: 1 } });
  expect(yours.map(({ game }) => game)).toEqual([table.game]);
  await expect(bot.get("/api/keys")).rejects.toMatchObject({ status: 403 });
});

test("names in a path are encoded", async () => {
  const asked: string[] = [];
  const client = createClient({
    fetch: async (url) => {
      asked.push(url);
      return new Response("{}");
    },
  });
  await client.get("/api/games/{id}/channels/{name}", { params: { id: "7", name: "England + France/?" } });
  expect(asked).toEqual(["/api/games/7/channels/England%20%2B%20France%2F%3F"]);
});

test("a route can't be asked for what it doesn't take", () => {
  const { get, post } = createClient({ fetch: () => Promise.reject(new Error("not asked")) });
  const wrong = () => [
    // @ts-expect-error There is no such route.
    get("/api/gmaes"),
    // @ts-expect-error The id of the game is missing.
    get("/api/games/{id}"),
    // @ts-expect-error There is no such command.
    post("/api/games/{id}/commands", { params: { id: "7" }, body: { type: "dance" } }),
    // @ts-expect-error An address is needed.
    post("/api/sign-in", { body: { password: "secret" } }),
  ];
  expect(wrong).toBeTypeOf("function");
});

test("a failure has the server's code, words and place", async () => {
  const nobody = createClient({ baseUrl });
  const wanted = { status: 401, code: "not-signed-in", path: "" };
  await expect(nobody.get("/api/me")).rejects.toMatchObject(wanted);
  const bot = await program("Bob");
  const failure = await bot.post("/api/games", { body: { setup: { talk: "loud" } } }).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 422, code: "bad-setup", path: "setup.talk" });
  expect(failure.message).not.toBe("");
});

test("a server that can't be reached, or isn't ours, is a failure too; a request that is given up isn't", async () => {
  const describe = (status: number) => `no answer (${status})`;
  const away = createClient({ describe, fetch: () => Promise.reject(new TypeError("fetch failed")) });
  await expect(away.get("/api/me")).rejects.toMatchObject({
    status: 0,
    code: "offline",
    message: "no answer (0)",
  });
  const proxy = createClient({
    describe,
    fetch: async () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
  });
  const wanted = { status: 502, code: "internal-error", message: "no answer (502)" };
  await expect(proxy.get("/api/me")).rejects.toMatchObject(wanted);
  const signal = AbortSignal.abort();
  await expect(createClient({ baseUrl }).get("/api/me", { signal })).rejects.toThrow(DOMException);
});
