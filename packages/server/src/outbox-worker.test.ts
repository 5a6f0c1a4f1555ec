import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { ok } from "@chancery/engine";
import type { FastifyInstance } from "fastify";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createMailer } from "./mailer.ts";
import { Browser, type Seven, Site, sevenAt } from "./testing.ts";

const PUBLIC = "https://chancery.example";
const MINUTE = 60_000;
const SLOW = { preset: "correspondence" };

interface Mail {
  readonly to: string;
  readonly raw: string;
}

/** A mail server on this machine, which keeps what it gets. */
class Post {
  readonly mails: Mail[] = [];
  /** What it answers instead of taking a mail; a status of SMTP. */
  refuses: number | null = null;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, session, done) => {
      const raw = (await buffer(stream)).toString();
      if (this.refuses !== null) {
        done(Object.assign(new Error("not now"), { responseCode: this.refuses }));
        return;
      }
      const [recipient] = session.envelope.rcptTo;
      this.mails.push({ to: recipient.address, raw });
      done();
    },
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  /** Mails to somebody, in plain words. */
  to(address: string): string[] {
    return this.mails.filter((mail) => mail.to === address).map(({ raw }) => plain(raw));
  }
}

/** Undoes what is done to long lines and odd letters on the way: to those below the head, where "=" is only itself. */
const plain = (raw: string): string => {
  const [head, ...body] = raw.replaceAll("\r\n", "\n").split("\n\n");
  const text = body
    .join("\n\n")
    .replaceAll("=\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return `${head}\n\n${text}`;
};

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody who is called. */
class Receiver {
  readonly calls: Call[] = [];
  status = 204;
  headers: Record<string, string> = {};
  private readonly server: Server = createServer(async (request, response) => {
    this.calls.push({ headers: request.headers, body: await text(request) });
    response.writeHead(this.status, this.headers).end();
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook?token=x`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

let site: Site;
let post: Post;
let receiver: Receiver;

async function open(): Promise<{ app: FastifyInstance; url: string; smtp: string }> {
  site = new Site();
  post = new Post();
  receiver = new Receiver();
  const [smtp, url] = [await post.open(), await receiver.open()];
  return { app: await another(smtp), url, smtp };
}

/** One more server of the site. */
const another = (smtp: string): Promise<FastifyInstance> =>
  site.open(
    undefined,
    {},
    {
      mailer: createMailer(smtp, "Chancery <games@chancery.example>"),
      publicUrl: PUBLIC,
      allowPrivateHooks: true,
    },
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await site.remove();
  await post.close();
  receiver.close();
});

/** The secret in a link of the last mail to somebody. */
function tokenTo(address: string, page: string): string {
  const [, token] = new RegExp(`${PUBLIC}${page}#([\\w.-]+)`).exec(post.to(address).at(-1) ?? "") ?? [];
  return token;
}

/** All mails to somebody, once there are so many. */
async function mailsTo(address: string, count: number): Promise<string[]> {
  await soon(() => post.to(address).length).toBe(count);
  return post.to(address);
}

/** Gives a guest an address that he has confirmed. */
async function confirm(browser: Browser, email: string): Promise<void> {
  await browser.send("POST", "/api/me/account", { email, password: "correct horse" });
  await soon(() => post.to(email).length).toBe(1);
  const token = tokenTo(email, "/verify-email");
  const confirmed = await new Browser(browser.app).send("PUT", "/api/confirmations", { token });
  expect(confirmed.json()).toEqual({ email });
}

/** Asks again and again, at intervals in which the outboxWorker looks as well. */
const soon = <T>(read: () => T) =>
  expect.poll(() => {
    vi.advanceTimersByTime(3_000);
    return read();
  });

/** Until whatever was to be sent has been. */
async function quiet(): Promise<void> {
  const { outbox } = await site.store();
  await soon(() => outbox.waiting()).toEqual(ok(0));
}

/** A game that has begun, of which all news have been told. */
async function begun(app: FastifyInstance, setup: Record<string, unknown>): Promise<Seven> {
  const seven = await sevenAt(app, setup);
  await quiet();
  return seven;
}

/** How many notices of a kind had to be put off, or were given up. */
async function failed(app: FastifyInstance, kind: string, outcome: "put-off" | "given-up"): Promise<number> {
  const { body } = await app.inject("/metrics");
  const [, count = "0"] = new RegExp(`kind="${kind}",outcome="${outcome}"\\} (\\d+)`).exec(body) ?? [];
  return Number(count);
}

describe("mail", () => {
  test("tells those who asked for it of results and turns, once, with a link and no secrets", async () => {
    const { app, smtp } = await open();
    await another(smtp);
    const { game, by, players } = await begun(app, { ...SLOW, anonymous: true });
    await confirm(by.France, "france@example.org");
    await by.Italy.send("POST", "/api/me/account", { email: "italy@example.org", password: "correct horse" });
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Shall we share Austria?" });
    await soon(() => post.to("france@example.org").length).toBe(2);
    const [, press] = post.to("france@example.org");
    expect(press).toContain("Italy wrote to you.");
    for (const player of players) await player.do(game, { type: "ready", ready: true });
    await soon(() => post.to("france@example.org").length).toBe(3);
    await quiet();
    const mail = post.to("france@example.org").slice(2);
    expect(mail).toHaveLength(1);
    expect(mail[0]).toContain("Spring 1901 resolved: everyone was ready.");
    expect(mail[0]).toContain("It's your turn in Fall 1901, for France. (Jan 3, 2024, 12:00 PM UTC)");
    expect(mail[0]).toContain(`${PUBLIC}/games/${game}`);
    expect(mail[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mail[0]).toMatch(/^Content-Type: text\/html/m);
    for (const secret of ["A Par", "Bur", "Shall we", "Player of", "Austria"])
      expect(post.to("france@example.org").slice(1).join()).not.toContain(secret);
    // Nobody has shown that this address is his, so only that was asked for.
    expect(post.to("italy@example.org")).toHaveLength(1);
  });

  test("is written in the recipient's language", async () => {
    const { app } = await open();
    const { game, by } = await begun(app, SLOW);
    await confirm(by.France, "france@example.org");
    const me = (await by.France.send("PATCH", "/api/me", { language: "de" })).json();
    expect(me).toMatchObject({ language: "de", email: "france@example.org" });
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Ciao" });
    await soon(() => post.to("france@example.org").length).toBe(2);
    const last = post.to("france@example.org").at(-1) as string;
    expect(last).toContain("Italien hat dir geschrieben.");
    expect(last).toContain("Zur Partie");
  });

  test("comes no more after one click, by people or their programs, without signing in", async () => {
    const { app } = await open();
    const { game, by } = await begun(app, SLOW);
    await confirm(by.France, "france@example.org");
    await by.Italy.do(game, { type: "say", as: "Italy", to: "everybody", text: "Hello" });
    await soon(() => post.to("france@example.org").length).toBe(2);
    const last = post.to("france@example.org").at(-1) as string;
    const [, path] =
      /^List-Unsubscribe: <https:\/\/chancery\.example(\S+)>$/m.exec(last.replaceAll("\n ", " ")) ?? [];
    const asked = await app.inject(path);
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain("<button>");
    const before = (await by.France.get("/api/me/notifications")).json();
    expect(before).toMatchObject({ canMail: true, mail: { messages: true } });
    const clicked = await app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(clicked.statusCode).toBe(200);
    expect((await by.France.get("/api/me/notifications")).json().mail).toEqual({
      results: false,
      turns: false,
      reminders: false,
      messages: false,
      table: false,
    });
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Are you there?" });
    await quiet();
    expect(post.to("france@example.org")).toHaveLength(2);
    for (const broken of [`${path}x`, "/api/unsubscribe", `${path.slice(0, -60)}`])
      expect((await app.inject({ method: "POST", url: broken })).statusCode).toBe(404);
  });

  test("is tried again, ever more slowly, until it gets through, and not if it never will", async () => {
    const { app } = await open();
    const { game, by } = await begun(app, SLOW);
    await confirm(by.France, "france@example.org");
    post.refuses = 451;
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Hello" });
    await soon(() => failed(app, "mail", "put-off")).toBe(1);
    post.refuses = null;
    expect(post.to("france@example.org")).toHaveLength(1);
    site.time += MINUTE;
    await soon(() => post.to("france@example.org").length).toBe(2);
    post.refuses = 550;
    site.time += 15 * MINUTE;
    await by.Austria.do(game, { type: "say", as: "Austria", to: ["France"], text: "Hello" });
    await soon(() => failed(app, "mail", "given-up")).toBe(1);
    await quiet();
  });

  test("brings a new password by a link that is good once, for an hour; unknown addresses get the same answer", async () => {
    const { app } = await open();
    const browser = new Browser(app);
    const email = "ann@example.org";
    await browser.send("POST", "/api/accounts", { name: "Ann", email, password: "correct horse" });
    await soon(() => post.to(email).length).toBe(1);
    const ask = (address: string) =>
      new Browser(app).send("POST", "/api/password-resets", { email: address });
    const [known, unknown] = [await ask(email), await ask("nobody@example.org")];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(known.statusCode).toBe(202);
    await ask(email);
    await soon(() => post.to(email).length).toBe(2);
    await quiet();
    expect(post.mails).toHaveLength(2);
    const token = tokenTo(email, "/reset-password");
    const set = (with_: string, password = "battery staple") =>
      new Browser(app).send("PUT", "/api/password", { token: with_, password });
    const [person, , mark] = token.split(".");
    for (const forged of [`${person}.99999999999999.${mark}`, `${token}x`, "x"])
      expect((await set(forged)).statusCode).toBe(401);
    site.time += 61 * MINUTE;
    expect((await set(token)).json().error.code).toBe("bad-token");
    await ask(email);
    await soon(() => post.to(email).length).toBe(3);
    const fresh = tokenTo(email, "/reset-password");
    expect((await set(fresh)).json()).toMatchObject({ email, isConfirmed: true });
    expect((await set(fresh, "once more please")).statusCode).toBe(401);
    expect((await browser.get("/api/me")).statusCode).toBe(401);
    const again = await browser.send("POST", "/api/sign-in", { email, password: "battery staple" });
    expect(again.statusCode).toBe(200);
  });

  test("gathers what a host writes into few mails, under subjects of our own", async () => {
    const { app } = await open();
    const { game, by } = await begun(app, SLOW);
    await confirm(by.France, "france@example.org");
    const announce = (number: number) =>
      by.Austria.do(game, { type: "announce", text: `Offer ${number} at http://spam.example` });
    await announce(1);
    const [, first] = await mailsTo("france@example.org", 2);
    for (let number = 2; number <= 25; number++) await announce(number);
    const { outbox } = await site.store();
    await soon(() => outbox.waiting()).toEqual(ok(24));
    expect(post.to("france@example.org")).toHaveLength(2);
    site.time += 15 * MINUTE;
    const [, , rest] = await mailsTo("france@example.org", 3);
    await quiet();
    expect(post.to("france@example.org")).toHaveLength(3);
    for (let number = 1; number <= 25; number++) expect(first + rest).toContain(`Offer ${number} at`);
    for (const mail of [first, rest]) {
      const [, subject] = /^Subject: (.*)$/m.exec(mail) ?? [];
      expect(subject).toBe("Classic 2023: news about your game");
    }
  });

  test("makes an address somebody's who can read it, whoever gave it first, and ends what others made", async () => {
    const { app } = await open();
    const email = "ann@example.org";
    const [eve, ann] = [new Browser(app), new Browser(app)];
    const register = (browser: Browser, name: string, password: string) =>
      browser.send("POST", "/api/accounts", { name, email, password });
    expect((await register(eve, "Eve", "eve's password")).statusCode).toBe(201);
    const [first] = await mailsTo(email, 1);
    expect(first).not.toContain("Eve");
    site.time += 6 * MINUTE;
    expect((await register(ann, "Ann", "ann's password")).statusCode).toBe(201);
    await mailsTo(email, 2);
    const signIn = (password: string) => new Browser(app).send("POST", "/api/sign-in", { email, password });
    expect((await signIn("eve's password")).json().name).toBe("Eve");
    expect((await signIn("ann's password")).json().name).toBe("Ann");
    const token = tokenTo(email, "/verify-email");
    expect((await ann.send("PUT", "/api/confirmations", { token })).statusCode).toBe(200);
    expect((await signIn("eve's password")).statusCode).toBe(401);
    expect((await signIn("ann's password")).json()).toMatchObject({ name: "Ann", isConfirmed: true });
    expect((await eve.get("/api/me")).json()).toMatchObject({ email: null, isConfirmed: false });
    expect((await register(new Browser(app), "Cat", "cat's password")).json().error.code).toBe("email-taken");
  });

  test("with a new password ends sessions, keys and hooks, and a link to an earlier address is void", async () => {
    const { app, url } = await open();
    const email = "bob@example.org";
    const eve = new Browser(app);
    await eve.send("POST", "/api/accounts", { name: "Eve", email, password: "eve's password" });
    const { secret } = (await eve.send("POST", "/api/keys", { name: "left behind" })).json();
    await eve.send("POST", "/api/hooks", { url });
    const headers = { authorization: `Bearer ${secret}` };
    const byKey = () => app.inject({ url: "/api/me", headers });
    expect((await byKey()).statusCode).toBe(200);
    const linked = await app.inject({ method: "POST", url: "/api/me/link", headers });
    expect(linked.json().error.code).toBe("key-scope");
    await mailsTo(email, 1);
    const reset = (token: string) =>
      new Browser(app).send("PUT", "/api/password", { token, password: "bob's password" });
    await new Browser(app).send("POST", "/api/password-resets", { email });
    await mailsTo(email, 2);
    const stale = tokenTo(email, "/reset-password");
    const move = (to: string) => eve.send("PUT", "/api/me/email", { email: to, password: "eve's password" });
    await move("eve@example.org");
    expect((await reset(stale)).json().error.code).toBe("bad-token");
    await move(email);
    site.time += 6 * MINUTE;
    await new Browser(app).send("POST", "/api/password-resets", { email });
    await soon(() =>
      post.to(email).some((mail) => mail.includes("/reset-password") && !mail.includes(stale)),
    ).toBe(true);
    const bob = new Browser(app);
    const fresh = tokenTo(email, "/reset-password");
    await bob.send("PUT", "/api/password", { token: fresh, password: "bob's password" });
    expect((await byKey()).statusCode).toBe(401);
    expect((await eve.get("/api/me")).statusCode).toBe(401);
    expect((await bob.get("/api/keys")).json().keys).toEqual([]);
    expect((await bob.get("/api/hooks")).json().hooks).toEqual([]);
  });

  test("has links that expire: to confirm an address after a week, to unsubscribe after 90 days", async () => {
    const { app } = await open();
    const { game, by } = await begun(app, SLOW);
    const email = "france@example.org";
    await by.France.send("POST", "/api/me/account", { email, password: "correct horse" });
    await mailsTo(email, 1);
    const confirmBy = (token: string) => by.France.send("PUT", "/api/confirmations", { token });
    const old = tokenTo(email, "/verify-email");
    site.time += 7 * 24 * 60 * MINUTE;
    expect((await confirmBy(old)).json().error.code).toBe("bad-token");
    await by.France.send("POST", "/api/confirmations");
    await mailsTo(email, 2);
    expect((await confirmBy(tokenTo(email, "/verify-email"))).statusCode).toBe(200);
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Hello" });
    const [, , news] = await mailsTo(email, 3);
    const [path] = /\/api\/unsubscribe\?token=[^\s>"]+/.exec(news) ?? [""];
    const status = async (type = "text/plain", payload = "") => {
      const headers = { "content-type": type };
      return (await app.inject({ method: "POST", url: path, headers, payload })).statusCode;
    };
    for (const type of ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"])
      expect(await status(type, "x".repeat(20_000))).toBe(413);
    site.time += 90 * 24 * 60 * MINUTE;
    expect(await status("application/x-www-form-urlencoded", "a=b")).toBe(404);
  });
});

describe("a web hook", () => {
  test("of a game is told what everybody may know, signed, in Discord's form, and once", async () => {
    const { app, url, smtp } = await open();
    await another(smtp);
    const { game, by, players } = await begun(app, { ...SLOW, anonymous: true });
    const made = await by.France.send("POST", "/api/hooks", { url, game });
    expect(made.statusCode).toBe(201);
    const { secret } = made.json();
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Shall we?" });
    for (const player of players) await player.do(game, { type: "ready", ready: true });
    await by.Austria.do(game, { type: "pause", reason: "tea @everyone" });
    await soon(() => receiver.calls.length).toBe(2);
    await quiet();
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
    for (const word of ["A Par", "Shall we", "Player of"]) expect(JSON.stringify(bodies)).not.toContain(word);
    const listed = (await by.France.get("/api/hooks")).json();
    expect(listed.hooks).toMatchObject([{ game, url, failures: 0, disabled: null }]);
    expect(JSON.stringify(listed)).not.toContain(secret);
    expect((await by.Italy.send("DELETE", `/api/hooks/${listed.hooks[0].id}`)).statusCode).toBe(404);
    expect((await by.France.send("DELETE", `/api/hooks/${listed.hooks[0].id}`)).statusCode).toBe(204);
    expect((await by.France.get("/api/hooks")).json().hooks).toEqual([]);
  });

  test("of a person is told what concerns him, as far as he wants to hear it", async () => {
    const { app, url } = await open();
    const { game, by, players } = await begun(app, SLOW);
    await by.France.send("POST", "/api/hooks", { url });
    const wishes = (await by.France.get("/api/me/notifications")).json();
    const hook = { ...wishes.hook, results: false, messages: false };
    const set = await by.France.send("PUT", "/api/me/notifications", { mail: wishes.mail, hook });
    expect(set.json().hook).toEqual(hook);
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Hello" });
    for (const player of players) await player.do(game, { type: "ready", ready: true });
    await soon(() => receiver.calls.length).toBe(1);
    await quiet();
    const [{ body }] = receiver.calls;
    expect(JSON.parse(body).items.map(({ kind }: { kind: string }) => kind)).toEqual(["turns"]);
  });

  test("that fails too often is called no more, and its owner hears of it", async () => {
    const { app, url } = await open();
    const { game, by } = await begun(app, SLOW);
    await confirm(by.France, "france@example.org");
    const nothing = { results: false, turns: false, reminders: false, messages: false, table: false };
    const { hook } = (await by.France.get("/api/me/notifications")).json();
    await by.France.send("PUT", "/api/me/notifications", { mail: nothing, hook });
    await by.France.send("POST", "/api/hooks", { url });
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
    await soon(() => post.to("france@example.org").length).toBe(2);
    expect(post.to("france@example.org")[1]).toContain("it answered 500");
    await by.Turkey.do(game, { type: "say", as: "Turkey", to: ["France"], text: "Hello" });
    site.time += 60 * MINUTE;
    await quiet();
    expect(receiver.calls).toHaveLength(15);
  });
});
