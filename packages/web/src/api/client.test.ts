import type { AddressInfo } from "node:net";
import { Site } from "@chancery/server/testing";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ApiFailure, createApi } from "./client.ts";

const site = new Site();
let base = "";

beforeAll(async () => {
  const app = await site.open();
  await app.listen({ port: 0, host: "127.0.0.1" });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => site.remove());

/** As a browser does it: keeps the cookie, and says from where a request comes. */
function browser(): (request: Request) => Promise<Response> {
  let cookie = "";
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.set("origin", base);
    if (cookie) headers.set("cookie", cookie);
    const response = await fetch(new Request(request, { headers }));
    const [set] = response.headers.getSetCookie();
    if (set) [cookie] = set.split(";", 1);
    return response;
  };
}

test("what goes wrong is thrown as a failure with the server's code and words", async () => {
  const api = createApi({ baseUrl: base, fetch: browser() });
  const wanted = { status: 401, code: "not-signed-in", path: "" };
  await expect(api.GET("/api/me")).rejects.toMatchObject(wanted);
  await api.POST("/api/guests", { body: { name: "Ada" } });
  expect((await api.GET("/api/me")).data?.name).toBe("Ada");
  const failure = await api.POST("/api/games", { body: { setup: { talk: "loud" } } }).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 422, code: "bad-setup", path: "setup.talk" });
  expect(failure.message).not.toBe("");
});

test("a server that is away, and one that does not speak our language, are failures as well", async () => {
  const away = createApi({ baseUrl: base, fetch: () => Promise.reject(new TypeError("fetch failed")) });
  await expect(away.GET("/api/me")).rejects.toMatchObject({ status: 0, code: "offline" });
  const proxy = createApi({
    baseUrl: base,
    fetch: async () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
  });
  await expect(proxy.GET("/api/me")).rejects.toMatchObject({ status: 502, code: "internal-error" });
});

test("queries find what is there, and a command puts the table that it answers into the cache", async () => {
  vi.stubGlobal("fetch", browser());
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, base) : input, init);
      }
    },
  );
  vi.resetModules();
  const { api } = await import("./client.ts");
  const queries = await import("./queries.ts");
  vi.unstubAllGlobals();
  const client = new QueryClient();
  const { listsQuery, meQuery, tableQuery, channelQuery, invitationQuery, invitedQuery } = queries;

  expect(await client.fetchQuery({ ...meQuery(), staleTime: 0 })).toBeNull();
  await api.POST("/api/guests", { body: { name: "Ada" } });
  expect((await client.fetchQuery({ ...meQuery(), staleTime: 0 }))?.name).toBe("Ada");

  const created = await api.POST("/api/games", {
    body: { setup: { assignment: "chosen", options: { players: 2 } } },
  });
  const { table, invitation } = created.data!;
  const { game } = table;
  expect((await client.fetchQuery(listsQuery())).yours.map((each) => each.game)).toEqual([game]);
  expect((await client.fetchQuery(tableQuery(game))).status).toBe("lobby");
  expect((await client.fetchQuery(invitationQuery(game))).invitation).toBe(invitation);
  expect((await client.fetchQuery(invitedQuery(game, invitation))).seats).toBe(2);
  expect((await client.fetchQuery(queries.projectorQuery(game))).you.role).toBe("projector");

  const observer = new MutationObserver(client, queries.commandMutation(client, game));
  const { table: after } = await observer.mutate({ type: "choose", power: "France" });
  expect(client.getQueryData(tableQuery(game).queryKey)).toEqual(after);
  expect(after?.seats.some(({ isYours }) => isYours)).toBe(true);
  await expect(observer.mutate({ type: "start" })).rejects.toMatchObject({ status: 409 });

  const unknown = { status: 404, code: "not-found" };
  for (const query of [channelQuery(game, "everybody"), queries.turnQuery(game, 9)] as const)
    await expect(client.fetchQuery({ ...query, retry: queries.shouldRetry } as never)).rejects.toMatchObject(
      unknown,
    );
  await expect(
    client.fetchQuery({ ...queries.previewQuery(game), retry: queries.shouldRetry }),
  ).rejects.toMatchObject({ status: 403 });
});
