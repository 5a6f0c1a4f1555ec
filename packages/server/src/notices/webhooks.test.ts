import { createHmac } from "node:crypto";
import { ok } from "@chancery/engine";
import { describe, expect, onTestFinished, test } from "vitest";
import { digestOf } from "../accounts/secrets.ts";
import { proofOf } from "../testing/accounts.ts";
import { Deliveries, failed, MINUTE, PUBLIC, SLOW, soon } from "../testing/deliveries.ts";
import { guest, Site } from "../testing/index.ts";

const deliveries = new Deliveries();

describe("a webhook", () => {
  test("of a game gets what everyone may know, signed, in Discord's format, and once", async () => {
    const { url, receiver } = await deliveries.open();
    await deliveries.another();
    const { game, by, players } = await deliveries.begun({ ...SLOW, anonymous: true });
    const made = await by.France.send("POST", "/api/hooks", { url, game });
    expect(made.statusCode).toBe(201);
    const { secret } = made.json();
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Shall we?" });
    for (const player of players) await player.do(game, { type: "ready", ready: true });
    await by.Austria.do(game, { type: "pause", reason: "tea @everyone" });
    await soon(() => receiver.calls.length).toBe(2);
    await deliveries.quiet();
    expect(receiver.calls).toHaveLength(2);
    const bodies = receiver.calls.map(({ body }) => JSON.parse(body));
    const played = bodies.find(({ content }) =>
      content.includes("Spring 1901 resolved: everyone was ready."),
    );
    expect(played.embeds[0].url).toBe(`${PUBLIC}/games/${game}`);
    expect(played.allowed_mentions).toEqual({ parse: [] });
    expect(played.content).not.toContain("your turn");
    const { headers, body } = receiver.calls[0];
    const signed = createHmac("sha256", secret)
      .update(`${headers["x-chancery-timestamp"]}.${body}`)
      .digest("hex");
    expect(headers["x-chancery-signature"]).toBe(`sha256=${signed}`);
    // A number that counts events would tell how much others have done in secret, and so would one that can be found by trying.
    for (const call of receiver.calls) {
      const id = String(call.headers["x-chancery-delivery"]);
      expect(id).toMatch(/^[\w-]{32}$/);
      const hook = (await by.France.get("/api/hooks")).json().hooks[0].id;
      const guesses = Array.from({ length: 200 }, (_, version) => `news:${game}:${version}::hook:${hook}`);
      expect(guesses.map((key) => digestOf(key).slice(0, 32))).not.toContain(id);
    }
    for (const word of ["A Par", "Shall we", "Player of"]) expect(JSON.stringify(bodies)).not.toContain(word);
    const listed = (await by.France.get("/api/hooks")).json();
    expect(listed.hooks).toMatchObject([{ game, url, failures: 0, disabled: null }]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    expect((await by.Italy.send("DELETE", `/api/hooks/${listed.hooks[0].id}`)).statusCode).toBe(404);
    expect((await by.France.send("DELETE", `/api/hooks/${listed.hooks[0].id}`)).statusCode).toBe(204);
    expect((await by.France.get("/api/hooks")).json().hooks).toEqual([]);
  });

  test("of a person gets what concerns them, as far as they asked for it", async () => {
    const { url, receiver } = await deliveries.open();
    const { game, by, players } = await deliveries.begun(SLOW);
    await by.France.send("POST", "/api/hooks", { url });
    const wishes = (await by.France.get("/api/me/notifications")).json();
    const hook = { ...wishes.hook, results: false, messages: false };
    const set = await by.France.send("PUT", "/api/me/notifications", { mail: wishes.mail, hook });
    expect(set.json().hook).toEqual(hook);
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Hello" });
    for (const player of players) await player.do(game, { type: "ready", ready: true });
    await soon(() => receiver.calls.length).toBe(1);
    await deliveries.quiet();
    const [{ body }] = receiver.calls;
    expect(JSON.parse(body).items.map(({ kind }: { kind: string }) => kind)).toEqual(["turns"]);
  });

  test("to an address outside the public internet isn't taken", async () => {
    const site = new Site();
    onTestFinished(() => site.remove());
    const ann = await guest(await site.open(), "Ann");
    const add = (url: string) => ann.send("POST", "/api/hooks", { url });
    for (const url of ["http://127.0.0.1/", "http://[::1]/", "http://10.0.0.1/", "http://localhost/"])
      expect((await add(url)).json().error).toMatchObject({ code: "bad-url", path: "url" });
    expect((await add("https://example.org/")).statusCode).toBe(201);
  });

  test("that fails too often is disabled, and its owner is told", async () => {
    const { app, url, post, receiver, site } = await deliveries.open();
    const { game, by } = await deliveries.begun(SLOW);
    await deliveries.confirm(by.France, "france@example.org");
    const nothing = { results: false, turns: false, reminders: false, messages: false, table: false };
    const { hook } = (await by.France.get("/api/me/notifications")).json();
    await by.France.send("PUT", "/api/me/notifications", { mail: nothing, hook });
    await by.France.send("POST", "/api/hooks", { url, proof: await proofOf(by.France, "correct horse") });
    receiver.status = 500;
    const from = ["Austria", "England", "Germany", "Italy", "Russia"] as const;
    for (const power of from)
      await by[power].do(game, { type: "say", as: power, to: ["France"], text: "Hello" });
    for (const [times, wait] of [1, 5, 0].entries()) {
      await soon(() => failed(app, "hook", "put-off")).toBe(5 * (times + 1));
      expect(receiver.calls).toHaveLength(5 * (times + 1));
      site.time += wait * MINUTE;
    }
    const own = async () => (await by.France.get("/api/hooks")).json().hooks[0];
    await soon(async () => (await own()).disabled).not.toBe(null);
    expect((await own()).failure).toBe("HTTP 500");
    await soon(() => post.to("france@example.org").length).toBe(3);
    expect(post.to("france@example.org")[2]).toContain("it answered 500");
    await by.Turkey.do(game, { type: "say", as: "Turkey", to: ["France"], text: "Hello" });
    site.time += 60 * MINUTE;
    await deliveries.quiet();
    expect(receiver.calls).toHaveLength(15);
  });

  test("that never answers keeps nobody else's mail waiting", async () => {
    const { app, url, post, receiver } = await deliveries.open();
    const { game, by } = await deliveries.begun(SLOW);
    await deliveries.confirm(by.Italy, "italy@example.org");
    receiver.isSilent = true;
    for (let i = 0; i < 20; i++) await by.France.send("POST", "/api/hooks", { url: `${url}&number=${i}` });
    await by.Turkey.do(game, { type: "say", as: "Turkey", to: ["France"], text: "Hello" });
    await soon(() => receiver.calls.length).toBe(20);
    await by.Turkey.do(game, { type: "say", as: "Turkey", to: ["Italy"], text: "Hello" });
    await soon(() => post.to("italy@example.org").length).toBe(2);
    expect(await failed(app, "hook", "put-off")).toBe(0);
    receiver.hangUp();
    await soon(() => failed(app, "hook", "put-off")).toBe(20);
  });

  test("is called only so often an hour; the rest comes later", async () => {
    const { url, receiver, site } = await deliveries.open();
    const { game, by } = await deliveries.begun(SLOW);
    const hook = (await by.France.send("POST", "/api/hooks", { url })).json();
    const { attempts } = await site.store();
    const hour = Math.floor(site.time / (60 * MINUTE));
    const count = { key: `hook:${hook.id}:${hour}`, now: site.time, window: 60 * MINUTE };
    for (let i = 0; i < 599; i++) await attempts.count(count);
    const say = (from: string) => by[from].do(game, { type: "say", as: from, to: ["France"], text: "Hello" });
    await say("Turkey");
    await soon(async () => attempts.seen(count)).toEqual(ok(600));
    expect(receiver.calls).toHaveLength(1);
    await say("Austria");
    await by.Italy.send("POST", "/api/hooks", { url });
    await by.Turkey.do(game, { type: "say", as: "Turkey", to: ["Italy"], text: "Hello" });
    await soon(() => receiver.calls.length).toBe(2);
    site.time = (hour + 1) * 60 * MINUTE;
    await soon(() => receiver.calls.length).toBe(3);
  });
});
