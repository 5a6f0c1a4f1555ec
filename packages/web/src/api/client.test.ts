import type { AddressInfo } from "node:net";
import { Site } from "@chancery/server/testing";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { api } from "./client.ts";
import * as queries from "./queries.ts";

const site = new Site();
let base = "";

beforeAll(async () => {
  const app = await site.open();
  await app.listen({ port: 0, host: "127.0.0.1" });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.remove();
});

/** What a browser does: keeps the cookies, and says from where a request comes. */
function browser(): (url: string, init?: RequestInit) => Promise<Response> {
  const jar = new Map<string, string>();
  return async (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set("origin", base);
    if (jar.size > 0) headers.set("cookie", [...jar].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(new URL(url, base), { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    return response;
  };
}

test("queries find what is there, and a command puts the table that it answers into the cache", async () => {
  const { fetch } = globalThis;
  const ours = browser();
  vi.stubGlobal("fetch", (url: string | URL, init?: RequestInit) =>
    typeof url === "string" ? ours(url, init) : fetch(url, init),
  );
  const client = new QueryClient();
  const { listsQuery, meQuery, tableQuery, channelQuery, invitationQuery, invitedQuery } = queries;

  expect(await client.fetchQuery({ ...meQuery(), staleTime: 0 })).toBeNull();
  await api.post("/api/guests", { body: { name: "Ada" } });
  expect((await client.fetchQuery({ ...meQuery(), staleTime: 0 }))?.name).toBe("Ada");

  const created = await api.post("/api/games", {
    body: { setup: { assignment: "chosen", options: { players: 2 } } },
  });
  const { table, invitation } = created;
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
