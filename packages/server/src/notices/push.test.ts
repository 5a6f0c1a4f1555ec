import { ok } from "@chancery/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Deliveries, failed, MINUTE, SLOW, soon } from "../testing/deliveries.ts";
import { Browser, Site, sevenAt } from "../testing/index.ts";
import { PushService } from "../testing/push-service.ts";
import { afterQuiet } from "./quiet-hours.ts";

const HOUR = 60 * MINUTE;
const deliveries = new Deliveries();
let service: PushService;
beforeEach(async () => {
  service = new PushService();
  await service.open();
});
afterEach(() => service.close());

/** Turns push messages on in a browser. */
async function subscribe(browser: Browser): Promise<void> {
  const { statusCode, body } = await browser.send("PUT", "/api/me/push", service.subscribe());
  if (statusCode !== 204) throw new Error(body);
}

const set = async (browser: Browser, settings: Record<string, unknown>): Promise<void> => {
  const { canMail: _, ...known } = (await browser.get("/api/me/notifications")).json();
  const { statusCode, body } = await browser.send("PUT", "/api/me/notifications", { ...known, ...settings });
  if (statusCode !== 200) throw new Error(body);
};

const say = (by: Readonly<Record<string, Browser>>, game: string, from: string, text = "Hello") =>
  by[from].do(game, { type: "say", as: from, to: ["France"], text });

describe("push messages", () => {
  test("reach the browsers in which they were turned on, encrypted, once, and with no secrets", async () => {
    await deliveries.open();
    await deliveries.another();
    const { game, by, players } = await deliveries.begun({ ...SLOW, anonymous: true });
    await subscribe(by.France);
    await by.France.send("PATCH", "/api/me", { language: "de" });
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    await say(by, game, "Italy", "Shall we share Austria?");
    await soon(() => service.received.length).toBe(1);
    for (const player of players) await player.do(game, { type: "ready", ready: true });
    await soon(() => service.received.length).toBe(2);
    await deliveries.quiet();
    const [first, second] = service.received;
    expect(service.messages(0)).toEqual([
      {
        game,
        language: "de",
        title: expect.stringContaining("Nachricht"),
        lines: [{ text: "Italien hat dir geschrieben.", time: null }],
      },
      {
        game,
        language: "de",
        title: expect.stringContaining("am Zug"),
        lines: [
          { text: expect.stringContaining("Frühjahr 1901"), time: null },
          { text: expect.stringContaining("Herbst 1901"), time: expect.any(Number) },
          { text: expect.stringContaining("Herbst 1901"), time: expect.any(Number) },
        ],
      },
    ]);
    expect(first.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "normal", ttl: "86400" });
    // A turn is worth knowing until its deadline.
    expect(second.headers).toMatchObject({ urgency: "high", ttl: String(48 * 3600) });
    expect(first.sealed.includes("Italien")).toBe(false);
    for (const secret of ["Par", "Bur", "Shall we", "Player of", "Österreich"])
      expect(service.received.map(({ text }) => text).join()).not.toContain(secret);
    const { key, devices } = (await by.France.get("/api/me/push")).json();
    expect(second.headers.authorization).toContain(`k=${key}`);
    expect(devices).toMatchObject([{ isCurrent: true }]);
    expect((await by.Italy.get("/api/me/push")).json()).toEqual({ key, devices: [] });
  });

  test("are of the kinds that a person wants, and wait for the end of their quiet hours", async () => {
    const { site } = await deliveries.open();
    const { game, by, players } = await deliveries.begun(SLOW);
    await subscribe(by.France);
    const { push } = (await by.France.get("/api/me/notifications")).json();
    // It is noon in London, and one in the afternoon in Berlin.
    const quiet = { from: 12, to: 15, timeZone: "Europe/Berlin" };
    await set(by.France, { push: { ...push, results: false }, quiet });
    // News of the turn would delay what shows below that others' messages go out.
    const messagesAlone = Object.fromEntries(Object.keys(push).map((kind) => [kind, kind === "messages"]));
    await set(by.Italy, { push: messagesAlone });
    await say(by, game, "Italy");
    await say(by, game, "Austria");
    for (const player of players) await player.do(game, { type: "ready", ready: true });
    // What comes to another browser later shows that what waits was passed over.
    await subscribe(by.Italy);
    site.time += 2 * HOUR - 1;
    await by.Austria.do(game, { type: "say", as: "Austria", to: ["Italy"], text: "Hello" });
    await soon(() => service.messages(1).length).toBe(1);
    expect(service.messages(0)).toEqual([]);
    site.time += 1;
    await soon(() => service.messages(0).length).toBe(1);
    await deliveries.quiet();
    const [{ lines }] = service.messages(0) as { lines: { text: string }[] }[];
    expect(lines.map(({ text }) => text)).toEqual([
      "Italy wrote to you.",
      "Austria wrote to you.",
      "It's your turn in Fall 1901, for France.",
    ]);
    for (const wrong of [
      { from: 5, to: 5, timeZone: "UTC" },
      { from: 5, to: 24, timeZone: "UTC" },
      { from: 5, to: 6, timeZone: "Europe/Atlantis" },
    ])
      await expect(set(by.France, { quiet: wrong })).rejects.toThrow(/"path":"quiet/);
  });

  test("and mails of games wait for the end of quiet hours, except for live games and what is too late then", async () => {
    const { app, post, site } = await deliveries.open();
    const quiet = { from: 12, to: 15, timeZone: "Europe/Berlin" };
    const [slow, live] = [await deliveries.begun(SLOW), await deliveries.begun({ preset: "live" })];
    const [email, other] = ["slow@example.org", "live@example.org"];
    for (const [{ by }, address] of [
      [slow, email],
      [live, other],
    ] as const) {
      await deliveries.confirm(by.France, address);
      await set(by.France, { quiet });
    }
    await slow.by.Italy.do(slow.game, { type: "say", as: "Italy", to: ["France"], text: "Hello" });
    await live.players[0].do(live.game, { type: "pause", reason: "Tea" });
    await new Browser(app).send("POST", "/api/password-resets", { email });
    // News of live games and mails about the account don't wait.
    await soon(() => [post.to(email).length, post.to(other).length]).toEqual([2, 2]);
    expect(post.to(email)[1]).toContain("/reset-password");
    const news = { game: slow.game, setup: { variant: "classic", rulebook: "2023", options: {} } };
    const late = { kind: "reminders", said: { code: "hours-left", count: 1, phase: "S1901M" } };
    const body = { ...news, items: [{ ...late, time: site.time + HOUR }] };
    const recipient = (await slow.by.France.get("/api/me")).json().id;
    const { outbox } = await site.store();
    await outbox.add({ notices: [{ key: "late", kind: "mail", recipient, body }], now: site.time });
    site.time += 2 * HOUR - 1;
    await new Browser(app).send("POST", "/api/password-resets", { email });
    await deliveries.mailsTo(email, 3);
    site.time += 1;
    await deliveries.mailsTo(email, 4);
    await deliveries.quiet();
    expect(post.to(email)[3]).toContain("Italy wrote to you.");
    expect(post.to(email).join()).not.toContain("hour left");
  });

  test("that come too fast are gathered", async () => {
    const { site } = await deliveries.open();
    const { game, by } = await deliveries.begun(SLOW);
    await subscribe(by.France);
    await say(by, game, "Italy");
    await soon(() => service.received.length).toBe(1);
    await say(by, game, "Austria");
    await say(by, game, "Turkey");
    await subscribe(by.Italy);
    await by.Austria.do(game, { type: "say", as: "Austria", to: ["Italy"], text: "Hello" });
    await soon(() => service.messages(1).length).toBe(1);
    expect(service.messages(0)).toHaveLength(1);
    site.time += MINUTE;
    await soon(() => service.messages(0).length).toBe(2);
    await deliveries.quiet();
    expect(service.messages(0)[1]).toMatchObject({
      lines: [{ text: "Austria wrote to you." }, { text: "Turkey wrote to you." }],
    });
  });

  test("are tried again, unless the browser has given up its subscription", async () => {
    const { app, site } = await deliveries.open();
    const { game, by } = await deliveries.begun(SLOW);
    await subscribe(by.France);
    service.status = 500;
    service.headers = { "retry-after": "120" };
    await say(by, game, "Italy");
    await soon(() => failed(app, "push", "put-off")).toBe(1);
    site.time += MINUTE;
    service.status = 201;
    await subscribe(by.Italy);
    await by.Austria.do(game, { type: "say", as: "Austria", to: ["Italy"], text: "Hello" });
    await soon(() => service.messages(1).length).toBe(1);
    expect(service.messages(0)).toHaveLength(1);
    site.time += MINUTE;
    await soon(() => service.messages(0).length).toBe(2);
    await deliveries.quiet();
    service.status = 410;
    site.time += MINUTE;
    await say(by, game, "Austria");
    await soon(() => failed(app, "push", "given-up")).toBe(1);
    await deliveries.quiet();
    expect((await by.France.get("/api/me/push")).json().devices).toEqual([]);
    await say(by, game, "Turkey");
    await deliveries.quiet();
    expect(service.messages(0)).toHaveLength(3);
  });

  test("end with the session of the browser, and are part of what people take along", async () => {
    const { app } = await deliveries.open();
    const { game, by } = await deliveries.begun(SLOW);
    await subscribe(by.France);
    await subscribe(by.Italy);
    const { push } = (await by.France.get("/api/me/export")).json();
    expect(push).toEqual([
      expect.objectContaining({ endpoint: expect.stringMatching(/\/0$/), added: expect.any(Number) }),
    ]);
    expect(Object.keys(push[0])).not.toContain("secret");
    expect((await by.France.send("DELETE", "/api/session")).statusCode).toBe(204);
    expect((await by.Italy.send("POST", "/api/me/deletion", {})).statusCode).toBe(204);
    await subscribe(by.Russia);
    expect((await by.Russia.send("DELETE", "/api/me/push")).statusCode).toBe(204);
    await by.Turkey.do(game, { type: "say", as: "Turkey", to: "everybody", text: "Hello" });
    await deliveries.quiet();
    expect(service.received).toEqual([]);
    const secret = (await by.Turkey.send("POST", "/api/keys", { name: "bot" })).json().secret;
    const headers = { authorization: `Bearer ${secret}` };
    expect((await app.inject({ url: "/api/me/push", headers })).statusCode).toBe(403);
  });

  test("go to the public internet only, over TLS, unless the server's settings allow more", async () => {
    await deliveries.open();
    const site = new Site();
    const { by } = await sevenAt(await site.open(), SLOW);
    const { keys } = service.subscribe();
    const put = async (endpoint: string, more: object = keys) =>
      (await by.France.send("PUT", "/api/me/push", { endpoint, keys: more })).json()?.error?.path;
    for (const endpoint of [
      "https://127.0.0.1/x",
      "https://localhost/x",
      "https://[::1]/x",
      "https://10.1.1.1/x",
      "http://push.example/x",
      "https://me:hush@push.example/x",
      "file:///etc/passwd",
      "x",
    ])
      expect(await put(endpoint), endpoint).toBe("endpoint");
    expect(await put("https://push.example/x", { ...keys, auth: "short" })).toBe("keys.auth");
    const taken = await by.France.send("PUT", "/api/me/push", { endpoint: "https://push.example/x", keys });
    expect(taken.statusCode).toBe(204);
    await site.remove();
  });

  test("are the same to the byte, whatever others keep secret", async () => {
    await deliveries.open();
    const worlds: (readonly unknown[])[] = [];
    for (const [order, words] of [
      ["A Mun - Tyr", "Don't trust France"],
      ["A Mun - Bur", "Attack them together with me, in the fall"],
    ]) {
      const site = new Site();
      worlds.push(await heard(site, order, words));
      await site.remove();
    }
    expect(worlds[0]).toHaveLength(2);
    expect(worlds[1]).toEqual(worlds[0]);
  });
});

/** What France is sent while Germany orders and writes something else to Italy. */
async function heard(site: Site, order: string, words: string): Promise<readonly unknown[]> {
  const before = service.received.length;
  const app = await site.open(undefined, {}, { allowPrivateHooks: true });
  const { game, by, players } = await sevenAt(app, { ...SLOW, anonymous: true });
  const { outbox } = await site.store();
  await soon(() => outbox.waiting()).toEqual(ok(0));
  await subscribe(by.France);
  await by.Germany.do(game, { type: "save", power: "Germany", text: order });
  await by.Germany.do(game, { type: "say", as: "Germany", to: ["Italy"], text: words });
  await by.Germany.do(game, { type: "say", as: "Germany", to: ["France"], text: words });
  await soon(() => service.received.length).toBe(before + 1);
  for (const player of players) await player.do(game, { type: "ready", ready: true });
  await soon(() => service.received.length).toBe(before + 2);
  return service.received.slice(before).map(({ text, sealed, headers }) => ({
    text: text.replace(game, "GAME"),
    sealed: sealed.length,
    ...{ ttl: headers.ttl, urgency: headers.urgency, length: headers["content-length"] },
  }));
}

test.each([
  ["22", "7", "2024-01-01T21:30Z", "2024-01-02T06:00Z"],
  ["22", "7", "2024-01-02T05:59Z", "2024-01-02T06:00Z"],
  ["22", "7", "2024-01-02T06:00Z", "2024-01-02T06:00Z"],
  ["22", "7", "2024-07-01T21:30Z", "2024-07-02T05:00Z"],
  ["1", "6", "2024-01-01T02:00Z", "2024-01-01T05:00Z"],
  ["0", "6", "2024-01-01T02:00Z", "2024-01-01T05:00Z"],
  ["6", "0", "2024-01-01T12:00Z", "2024-01-01T23:00Z"],
])("quiet hours in Berlin from %s to %s: what comes at %s goes out at %s", (from, to, time, out) => {
  const quiet = { from: Number(from), to: Number(to), timeZone: "Europe/Berlin" };
  expect(new Date(afterQuiet(quiet, Date.parse(time)))).toEqual(new Date(out));
  expect(afterQuiet(null, Date.parse(time))).toBe(Date.parse(time));
});
