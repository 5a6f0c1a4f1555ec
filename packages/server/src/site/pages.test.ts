import { COMMAND_TYPES } from "@chancery/api";
import { describe, expect, onTestFinished, test } from "vitest";
import { type AppOptions, createApp } from "../app.ts";
import { guest, Site, sevenAt } from "../testing/index.ts";

/** What the API offers, and so has to describe. */
const PATHS = {
  "/api/adjudicate": ["post"],
  "/api/analysis": ["post"],
  "/api/import": ["post"],
  "/api/public-games": ["get"],
  "/api/public-games/{id}/miniature": ["get"],
  "/api/tournaments": ["get", "post"],
  "/api/tournaments/{id}": ["get"],
  "/api/tournaments/{id}/codes": ["get"],
  "/api/tournaments/{id}/commands": ["post"],
  "/api/tournaments/{id}/results.csv": ["get"],
  "/api/tournaments/{id}/standings.csv": ["get"],
  "/api/guests": ["post"],
  "/api/session": ["delete", "get", "post"],
  "/api/accounts": ["post"],
  "/api/sign-in": ["post"],
  "/api/password": ["put"],
  "/api/password-resets": ["post"],
  "/api/confirmations": ["get", "post", "put"],
  "/api/me": ["get", "patch"],
  "/api/me/account": ["post"],
  "/api/me/email": ["put"],
  "/api/me/link": ["post"],
  "/api/me/notifications": ["get", "put"],
  "/api/me/deletion": ["post"],
  "/api/me/export": ["get"],
  "/api/me/friends": ["get", "post"],
  "/api/me/friends/{id}": ["delete", "put"],
  "/api/me/proof": ["post"],
  "/api/me/passkeys": ["get", "post"],
  "/api/me/passkeys/options": ["post"],
  "/api/me/passkeys/{id}": ["delete"],
  "/api/passkeys": ["post"],
  "/api/passkeys/options": ["post"],
  "/api/me/sessions": ["delete", "get"],
  "/api/me/sessions/{id}": ["delete"],
  "/api/me/teams": ["get", "post"],
  "/api/me/vacations": ["get", "post"],
  "/api/me/vacations/{id}": ["delete"],
  "/api/players/{id}": ["get"],
  "/api/predict": ["post"],
  "/api/teams/{id}": ["get"],
  "/api/teams/{id}/members": ["post"],
  "/api/teams/{id}/members/{address}": ["delete"],
  "/api/teams/{id}/membership": ["delete", "put"],
  "/api/me/blocks": ["get"],
  "/api/me/blocks/{id}": ["delete"],
  "/api/me/warnings/{id}": ["post"],
  "/api/games/{id}/blocks": ["post"],
  "/api/games/{id}/reports": ["post"],
  "/api/games/{id}/signals": ["get"],
  "/api/moderation/reports": ["get"],
  "/api/moderation/reports/{id}": ["post"],
  "/api/moderation/bans": ["get"],
  "/api/moderation/bans/{id}": ["post"],
  "/api/network": ["get", "post"],
  "/api/moderation/log": ["get"],
  "/api/moderation/ratings": ["get"],
  "/api/moderation/ratings/{id}": ["post"],
  "/api/email": ["put"],
  "/api/retention": ["get"],
  "/api/hooks": ["get", "post"],
  "/api/hooks/{id}": ["delete"],
  "/api/unsubscribe": ["get", "post"],
  "/api/me/password": ["put"],
  "/api/me/profile": ["get", "put"],
  "/api/me/push": ["delete", "get", "put"],
  "/api/keys": ["get", "post"],
  "/api/keys/{id}": ["delete"],
  "/api/leaderboards": ["get"],
  "/api/games": ["get", "post"],
  "/api/setups": ["post"],
  "/api/games/{id}": ["get"],
  "/api/games/{id}/turns/{number}": ["get"],
  "/api/games/{id}/legal-orders": ["get"],
  "/api/games/{id}/record": ["get"],
  "/api/games/{id}/export": ["get"],
  "/api/games/{id}/channels/{name}": ["get"],
  "/api/games/{id}/events": ["get"],
  "/api/games/{id}/invitation": ["get", "post"],
  "/api/games/{id}/offer": ["post"],
  "/api/games/{id}/players": ["get"],
  "/api/games/{id}/codes": ["get", "post"],
  "/api/codes": ["post"],
  "/api/codes/delegation": ["post"],
  "/api/games/{id}/preview": ["get"],
  "/api/games/{id}/receipts": ["post"],
  "/api/games/{id}/commands": ["post"],
  "/api/connection": ["get"],
  "/healthz": ["get"],
  "/metrics": ["get"],
};

async function open() {
  const site = new Site();
  onTestFinished(() => site.remove());
  return { site, app: await site.open() };
}

describe("people who run the server", () => {
  test("hears that nothing can be written, as on a full disk, though all can be read", async () => {
    const { site, app } = await open();
    const status = async () => (await app.inject("/healthz")).statusCode;
    expect(await status()).toBe(200);
    const { attempts } = await site.store();
    const { count } = attempts;
    const full = async () => ({ ok: false, error: { code: "disk-full", detail: "" } }) as const;
    Object.assign(attempts, { count: full });
    site.time += 5_000;
    expect(await status()).toBe(503);
    Object.assign(attempts, { count });
    site.time += 5_000;
    expect(await status()).toBe(200);
  });

  test("hears within three seconds that a database hangs", async () => {
    const { site, app } = await open();
    const { deadlines } = await site.store();
    Object.assign(deadlines, { nextDeadline: () => new Promise(() => undefined) });
    expect((await app.inject("/healthz")).statusCode).toBe(503);
  });

  test("lets nobody read the counters unless told to: programs on the machine, or those with a token", async () => {
    const { site, app } = await open();
    const ask = async (options: Partial<AppOptions>, headers = {}, remoteAddress = "127.0.0.1") => {
      const other = await site.open(undefined, {}, options);
      return (await other.inject({ url: "/metrics", headers, remoteAddress })).statusCode;
    };
    const nowhere = await app.inject({ url: "/api/games/none" });
    const off = await (await site.open(undefined, {}, { metrics: "off" })).inject("/metrics");
    expect([off.statusCode, off.body]).toEqual([nowhere.statusCode, nowhere.body]);
    expect(await ask({ metrics: "loopback" })).toBe(200);
    expect(await ask({ metrics: "loopback" }, {}, "::1")).toBe(200);
    expect(await ask({ metrics: "loopback" }, {}, "192.0.2.1")).toBe(404);
    expect(await ask({ metrics: "loopback" }, { "x-forwarded-for": "127.0.0.1" })).toBe(404);
    expect(await ask({ metrics: "loopback", trustProxy: "loopback" }, { "x-forwarded-for": "::1" })).toBe(
      404,
    );
    const metrics = { token: "a long enough token".replaceAll(" ", "-") };
    expect(await ask({ metrics }, { authorization: `Bearer ${metrics.token}` }, "192.0.2.1")).toBe(200);
    expect(await ask({ metrics }, { authorization: "Bearer guess" })).toBe(404);
    expect(await ask({ metrics })).toBe(404);
  });

  test("reads what was counted, and nothing about anybody", async () => {
    const { app } = await open();
    const { game, players } = await sevenAt(app);
    for (const player of players) await player.do(game, { type: "ready", ready: true });
    const { body, headers } = await app.inject("/metrics");
    expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(body).toContain("# TYPE chancery_requests_total counter\n");
    expect(body).toContain("chancery_games_created_total 1\n");
    expect(body).toContain('chancery_phases_total{cause="ready"} 1\n');
    expect(body).toMatch(/chancery_requests_total\{method="POST",route="\/api\/guests",status="201"\} 7\n/);
    expect(body).not.toContain(game);
    for (const line of body.trimEnd().split("\n")) expect(line).toMatch(/^(# .+|\w+(\{.*\})? -?[\d.e-]+)$/);
  });

  test("hears when the data cannot be reached, and so do players", async () => {
    const { site, app } = await open();
    const ann = await guest(app, "Ann");
    site.breakStore();
    for (const url of ["/healthz", "/api/me"]) {
      const response = await ann.get(url);
      expect(response.statusCode).toBe(503);
      expect(response.json().error).toMatchObject({ code: "unavailable" });
      expect(response.body).not.toContain("secret");
    }
  });

  test("finds everything described", async () => {
    const { app } = await open();
    const { paths, components } = (await app.inject("/api/openapi.json")).json();
    const found = Object.entries(paths).map(([path, methods]) => [
      path,
      Object.keys(methods as object).toSorted(),
    ]);
    expect(Object.fromEntries(found)).toEqual(PATHS);
    const { schema } = paths["/api/games/{id}/commands"].post.requestBody.content["application/json"];
    const name = schema.$ref.split("/").at(-1);
    const { oneOf } = components.schemas[name];
    const types = oneOf.map(
      (command: { properties: { type: { const: string } } }) => command.properties.type.const,
    );
    expect(types).toEqual(COMMAND_TYPES);
    for (const command of oneOf) expect(command).toMatchObject({ additionalProperties: false });
  });
});

test("behind TLS the cookie is for TLS only, and the public address is the only origin", async () => {
  const { site } = await open();
  const store = await site.store();
  const app = await createApp({ store, publicUrl: "https://chancery.example" });
  onTestFinished(() => app.close());
  const ask = (origin: string) =>
    app.inject({ method: "POST", url: "/api/guests", headers: { origin }, payload: { name: "Ann" } });
  const [cookie] = (await ask("https://chancery.example")).cookies;
  expect(cookie).toMatchObject({ secure: true });
  expect((await ask("http://localhost:80")).statusCode).toBe(403);
});
