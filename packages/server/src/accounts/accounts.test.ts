import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { Usage } from "../load/usage.ts";
import { WorkQueue } from "../load/work-queue.ts";
import { proofOf } from "../testing/accounts.ts";
import { Browser, guest, Site, sevenAt } from "../testing/index.ts";
import { Passwords } from "./passwords.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

const ANN = { email: "ann@example.org", password: "correct horse" };

async function register(email: string, password = ANN.password): Promise<Browser> {
  const browser = new Browser(app);
  const response = await browser.send("POST", "/api/accounts", { name: "Ann", email, password });
  if (response.statusCode !== 201) throw new Error(response.body);
  browser.token = response.json().token;
  return browser;
}

const signIn = (email: string, password: string, browser = new Browser(app)) =>
  browser.send("POST", "/api/sign-in", { email, password });

describe("an account", () => {
  test("is good at once, without any mail, and knows its person again from elsewhere", async () => {
    const ann = await register("Ann@Example.org");
    const me = (await ann.get("/api/me")).json();
    expect(me).toEqual({
      id: expect.any(String),
      name: "Ann",
      email: ANN.email,
      isConfirmed: false,
      language: "en",
    });
    const elsewhere = new Browser(app);
    expect((await signIn(" ANN@example.org", ANN.password, elsewhere)).json()).toEqual(me);
    expect((await elsewhere.get("/api/me")).json()).toEqual(me);
    await elsewhere.send("DELETE", "/api/session");
    expect((await elsewhere.get("/api/me")).statusCode).toBe(401);
    expect((await ann.get("/api/me")).statusCode).toBe(200);
  });

  test("answers an unknown address and a wrong password in the same way", async () => {
    await register("bob@example.org");
    const wrong = await signIn("bob@example.org", "incorrect horse");
    const unknown = await signIn("nobody@example.org", "incorrect horse");
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().error.code).toBe("wrong-password");
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(wrong.cookies).toEqual([]);
  });

  test("has an address that nobody else has", async () => {
    await register("cat@example.org");
    const again = await new Browser(app).send("POST", "/api/accounts", {
      name: "Eve",
      email: "CAT@example.org",
      password: "another one",
    });
    expect(again.statusCode).toBe(409);
    expect(again.json().error).toMatchObject({ code: "email-taken", path: "email" });
  });

  test.each([
    [{ name: "Ann", email: "ann", password: ANN.password }, "email"],
    [{ name: "Ann", email: "a@b.c\nBcc: x@y.z", password: ANN.password }, "email"],
    [{ name: "Ann", email: "new@example.org", password: "short" }, "password"],
    [{ name: "Ann", email: "new@example.org", password: "x".repeat(201) }, "password"],
    [{ name: "", email: "new@example.org", password: ANN.password }, "name"],
    [{ name: "Ann", email: "new@example.org" }, "password"],
  ])("is not made of %j", async (payload, path) => {
    const response = await new Browser(app).send("POST", "/api/accounts", payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.path).toBe(path);
  });

  test("stops guessing, whatever the address, its spelling and the server, but only for a while", async () => {
    const other = await site.open();
    for (const email of ["dan@example.org", "nobody-either@example.org"]) {
      if (email.startsWith("dan")) await register(email);
      for (let tried = 0; tried < 10; tried++) {
        const spelled = tried % 3 ? email : email.toUpperCase();
        const response = await signIn(spelled, `guess ${tried}`, new Browser(tried % 2 ? app : other));
        expect(response.statusCode).toBe(401);
      }
      expect((await signIn(email, ANN.password)).statusCode).toBe(429);
    }
    site.time += 16 * 60_000;
    expect((await signIn("dan@example.org", ANN.password)).statusCode).toBe(200);
  });

  test("stays open to its owner, however often others guess elsewhere", async () => {
    await register("eve@example.org");
    const guesser = new Browser(app);
    guesser.address = "2001:db8::1";
    for (let tried = 0; tried < 10; tried++) await signIn("eve@example.org", `guess ${tried}`, guesser);
    guesser.address = "2001:db8::2";
    const refused = await signIn("eve@example.org", ANN.password, guesser);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("900");
    expect((await signIn("eve@example.org", ANN.password)).statusCode).toBe(200);
  });
});

describe("a password", () => {
  test("is kept in a form that does not give it away, different each time", async () => {
    const passwords = new Passwords(new Usage());
    onTestFinished(() => passwords.close());
    const hash = (password: string) => passwords.hash(password);
    const isPassword = (given: string, kept: string | null) => passwords.matches(given, kept);
    const [one, two] = [await hash("secret word"), await hash("secret word")];
    expect(one).not.toBe(two);
    expect(one).not.toContain("secret");
    expect(await isPassword("secret word", one)).toBe(true);
    expect(await isPassword("secret Word", one)).toBe(false);
    expect(await isPassword("secret word", null)).toBe(false);
    expect(await isPassword("caf\u00e9 noir", await hash("cafe\u0301 noir"))).toBe(true);
  });

  test("is hashed where nothing else waits for it, and not without end", async () => {
    const usage = new Usage();
    const passwords = new Passwords(usage, { atOnce: 1, waiting: 4 });
    onTestFinished(() => passwords.close());
    const done: string[] = [];
    const hash = (network: string) =>
      usage.for({ isKnown: false, keys: [network] }, async () => {
        await passwords.hash("secret word");
        done.push(network);
      });
    const school = [hash("school"), hash("school"), hash("school"), hash("school")];
    const last = hash("school");
    const home = hash("home");
    await expect(last).rejects.toMatchObject({ code: "unavailable", statusCode: 503, retryAfter: 5 });
    await promisify(gzip)("a long answer".repeat(100));
    expect(done).toEqual([]);
    await Promise.all([...school, home]);
    expect(done).toEqual(["school", "home", "school", "school", "school"]);
  });

  test("is charged to the network that it comes from", async () => {
    const run = vi.spyOn(WorkQueue.prototype, "run");
    onTestFinished(() => void vi.restoreAllMocks());
    const ann = new Browser(app);
    ann.address = "203.0.113.7";
    const account = { email: "far@example.org", password: "correct horse" };
    await ann.send("POST", "/api/accounts", { name: "Ann", ...account });
    await signIn(account.email, account.password, ann);
    await signIn("nobody-far@example.org", account.password, ann);
    const changed = { current: account.password, password: "battery staple" };
    await ann.send("PUT", "/api/me/password", changed);
    await ann.send("POST", "/api/me/deletion", { password: changed.password });
    const networks = run.mock.calls.map(([{ keys }]) => keys.slice(0, 2));
    expect(networks).toEqual(Array.from({ length: 6 }, () => ["203.0.113.0/24", ann.address]));
  });

  test("that is changed ends all other sessions, and the old token", async () => {
    const ann = await register("eva@example.org");
    const elsewhere = new Browser(app);
    await signIn("eva@example.org", ANN.password, elsewhere);
    const change = (current: string) =>
      ann.send("PUT", "/api/me/password", { current, password: "battery staple" });
    expect((await change("wrong")).json().error).toMatchObject({ code: "wrong-password", path: "current" });
    expect((await elsewhere.get("/api/me")).statusCode).toBe(200);
    const changed = await change(ANN.password);
    expect(changed.statusCode).toBe(200);
    expect((await elsewhere.get("/api/me")).statusCode).toBe(401);
    expect((await ann.get("/api/me")).statusCode).toBe(200);
    expect((await signIn("eva@example.org", ANN.password)).statusCode).toBe(401);
    expect((await signIn("eva@example.org", "battery staple")).statusCode).toBe(200);
    const back = (token: string) => new Browser(app).send("POST", "/api/session", { token });
    expect((await back(ann.token)).statusCode).toBe(401);
    expect((await back(changed.json().token)).statusCode).toBe(200);
  });

  test("that is new ends keys, passkeys and webhooks, unless the person keeps them", async () => {
    const fay = await register("fay@example.org");
    const proof = await proofOf(fay, ANN.password);
    const url = "https://example.org/hook";
    const make = async () => {
      await fay.send("POST", "/api/hooks", { url, proof });
      return (await fay.send("POST", "/api/keys", { name: "bot", proof })).json().secret;
    };
    const works = async (secret: string) =>
      (await app.inject({ url: "/api/me", headers: { authorization: `Bearer ${secret}` } })).statusCode;
    const change = (current: string, password: string, more: object = {}) =>
      fay.send("PUT", "/api/me/password", { current, password, ...more });
    const secret = await make();
    expect((await change(ANN.password, "battery staple", { keep: true })).statusCode).toBe(200);
    expect(await works(secret)).toBe(200);
    expect((await change("battery staple", ANN.password)).statusCode).toBe(200);
    expect(await works(secret)).toBe(401);
    expect((await fay.get("/api/hooks")).json().hooks).toEqual([]);
    expect((await fay.get("/api/me")).statusCode).toBe(200);
  });

  test("is asked for before keys, passkeys and webhooks are made, and the proof is for one session", async () => {
    const gus = await register("gus@example.org");
    const thief = new Browser(app);
    await thief.send("POST", "/api/session", { token: gus.token });
    const url = "https://example.org/hook";
    const make = async (browser: Browser, proof?: string) => {
      const more = proof === undefined ? {} : { proof };
      const made = [
        await browser.send("POST", "/api/keys", { name: "bot", ...more }),
        await browser.send("POST", "/api/hooks", { url, ...more }),
        await browser.send("POST", "/api/me/passkeys/options", more),
      ];
      return made.map(({ statusCode }) => statusCode);
    };
    expect(await make(gus)).toEqual([403, 403, 403]);
    const wrong = await gus.send("POST", "/api/me/proof", { password: "a guess of mine" });
    expect(wrong.json().error).toMatchObject({ code: "wrong-password", path: "password" });
    const proof = await proofOf(gus, ANN.password);
    expect(await make(gus, proof)).toEqual([201, 201, 200]);
    expect(await make(thief, proof)).toEqual([403, 403, 403]);
    site.time += 10 * 60_000;
    expect(await make(gus, proof)).toEqual([403, 403, 403]);
    expect(await make(await guest(app, "Hal"))).toEqual([201, 201, 200]);
  });

  test("that is forgotten cannot be mailed where no mail is, and the answer says what to do", async () => {
    for (const email of ["eva@example.org", "nobody@example.org"]) {
      const response = await new Browser(app).send("POST", "/api/password-resets", { email });
      expect(response.statusCode).toBe(409);
      expect(response.json().error).toMatchObject({ code: "no-mail" });
    }
    const made = await new Browser(app).send("PUT", "/api/password", {
      token: `${"0".repeat(32)}.9999999999999.x`,
      password: "made up token",
    });
    expect(made.json().error.code).toBe("bad-token");
  });
});

test("a guest who gets an address and a password keeps their seat, session and token", async () => {
  const { game, by } = await sevenAt(app);
  const before = await by.France.view(game);
  const account = { email: "guest@example.org", password: "correct horse" };
  const attached = await by.France.send("POST", "/api/me/account", account);
  expect(attached.json()).toMatchObject({ name: "Player of France", email: account.email });
  expect((await by.France.send("POST", "/api/me/account", account)).json().error.code).toBe("has-account");
  const taken = await by.Italy.send("POST", "/api/me/account", account);
  expect(taken.json().error.code).toBe("email-taken");
  expect((await by.Italy.get("/api/me")).json().email).toBe(null);
  const elsewhere = new Browser(app);
  await signIn(account.email, account.password, elsewhere);
  expect((await elsewhere.view(game)).seats).toEqual(before.seats);
  await elsewhere.send("POST", "/api/session", { token: by.France.token });
  expect((await elsewhere.get("/api/me")).json().email).toBe(account.email);
});

test("a guest has no password to change, and a changed name or address is shown at once", async () => {
  const bob = await guest(app, "Bob");
  const none = await bob.send("PUT", "/api/me/password", { current: "x", password: "long enough" });
  expect(none.json().error.code).toBe("no-account");
  expect((await bob.send("PATCH", "/api/me", { name: " Bo  b " })).json().name).toBe("Bo b");
  const ann = await register("old@example.org");
  const change = (password: string) =>
    ann.send("PUT", "/api/me/email", { email: "new@example.org", password });
  expect((await change("wrong")).statusCode).toBe(403);
  expect((await change(ANN.password)).json().email).toBe("new@example.org");
  expect((await signIn("old@example.org", ANN.password)).statusCode).toBe(401);
  expect((await signIn("new@example.org", ANN.password)).statusCode).toBe(200);
});
