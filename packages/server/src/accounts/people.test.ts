import { ROUTE_SCOPES, SCOPES, type Scope } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser, guest, Site, sevenAt } from "../testing/index.ts";

/** The standing of people without warnings or bans. */
const PLAIN = { isModerator: false, isClassroom: false, ban: null, warnings: [] };
const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

const code = (response: { json(): { error: { code: string } } }): string => response.json().error.code;

describe("a guest", () => {
  test("gets a session by a cookie that scripts and other sites do not get", async () => {
    const response = await app.inject({
      method: "POST",
      url: "/api/guests",
      payload: { name: "  Ann \n Lee " },
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ name: "Ann Lee" });
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ name: "chancery", httpOnly: true, sameSite: "Lax", path: "/" });
    expect(Buffer.from(cookie.value, "base64url").length).toBe(32);
    expect(cookie.secure).toBeUndefined();
    expect(response.json().token).not.toBe(cookie.value);
  });

  test("gets a new token, and the old one stops working", async () => {
    const ann = await guest(app, "Ann");
    const thief = new Browser(app);
    await thief.send("POST", "/api/session", { token: ann.token });
    const { token } = (await ann.send("POST", "/api/me/link")).json();
    expect((await thief.get("/api/me")).statusCode).toBe(401);
    expect((await thief.send("POST", "/api/session", { token: ann.token })).statusCode).toBe(401);
    expect((await ann.get("/api/me")).json().name).toBe("Ann");
    expect((await thief.send("POST", "/api/session", { token })).json().name).toBe("Ann");
  });

  test("is known again by the cookie, and from elsewhere by the token", async () => {
    const ann = await guest(app, "Ann");
    const me = (await ann.get("/api/me")).json();
    expect(me).toEqual({
      id: expect.any(String),
      name: "Ann",
      email: null,
      isConfirmed: false,
      language: "en",
    });
    expect((await ann.get("/api/session")).json()).toEqual({ person: me, ...PLAIN });
    const elsewhere = new Browser(app);
    expect((await elsewhere.send("POST", "/api/session", { token: ann.token })).json()).toEqual(me);
    expect((await elsewhere.get("/api/me")).json()).toEqual(me);
    expect(elsewhere.cookie).not.toBe(ann.cookie);
  });

  test("is nobody after signing out, even with the old cookie", async () => {
    const ann = await guest(app, "Ann");
    const { cookie } = ann;
    expect((await ann.send("DELETE", "/api/session")).statusCode).toBe(204);
    ann.cookie = cookie;
    const response = await ann.get("/api/me");
    expect(response.statusCode).toBe(401);
    expect(code(response)).toBe("not-signed-in");
  });

  test.each(["Zoë ❤️", "Cook 👩‍🍳", "🇩🇪 Jürgen-O'Neil", "نورة", "Đặng Thị", "李小龍"])(
    "can be called %s",
    async (name) => {
      const ann = await guest(app, name);
      expect((await ann.get("/api/me")).json().name).toBe(name.normalize("NFC"));
    },
  );

  test("doesn't stay signed in forever", async () => {
    const ann = await guest(app, "Ann");
    site.time += 181 * 24 * 3_600_000;
    expect((await ann.get("/api/me")).statusCode).toBe(401);
    expect((await ann.get("/api/session")).json()).toEqual({ person: null, ...PLAIN });
  });

  test("cannot come back by a token that nobody was given", async () => {
    const response = await new Browser(app).send("POST", "/api/session", { token: "x".repeat(43) });
    expect(response.statusCode).toBe(401);
  });

  test.each([
    [{}, "name"],
    [{ name: " " }, "name"],
    [{ name: "x".repeat(61) }, "name"],
    [{ name: "nnA\u202e" }, "name"],
    [{ name: "A\u200bnn" }, "name"],
    [{ name: "\u3164" }, "name"],
    [{ name: "Ann\ufe0f" }, "name"],
    [{ name: "A\u200dnn" }, "name"],
    [{ name: "Ann\u2028Lee\ue000" }, "name"],
    [{ name: "Ann", id: "bob" }, "id"],
    [[], ""],
    [{ name: 7 }, "name"],
  ])("is not made of %j", async (payload, path) => {
    const response = await app.inject({ method: "POST", url: "/api/guests", payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({ code: "bad-request", path });
  });
});

describe("a key", () => {
  test("lets a program act for its person, until it is taken back", async () => {
    const ann = await guest(app, "Ann");
    const made = await ann.send("POST", "/api/keys", { name: "bot" });
    expect(made.statusCode).toBe(201);
    const { id, secret } = made.json();
    const ask = () => app.inject({ url: "/api/me", headers: { authorization: `Bearer ${secret}` } });
    expect((await ask()).json()).toEqual((await ann.get("/api/me")).json());
    const key = { id, name: "bot", scope: "manage", expires: null };
    expect((await ann.get("/api/keys")).json()).toEqual({ keys: [key] });
    const bob = await guest(app, "Bob");
    expect((await bob.send("DELETE", `/api/keys/${id}`)).statusCode).toBe(404);
    expect((await ann.send("DELETE", `/api/keys/${id}`)).statusCode).toBe(204);
    expect((await ask()).statusCode).toBe(401);
  });

  test("does what its scope says", async () => {
    const ann = await guest(app, "Ann");
    const { game } = (await ann.send("POST", "/api/games", { setup: {} })).json().table;
    const withKey = async (scope: Scope) => {
      const { secret } = (await ann.send("POST", "/api/keys", { name: scope, scope })).json();
      return async (key: string, payload?: object) => {
        const [method, path] = key.split(" ") as ["GET" | "POST" | "PUT" | "PATCH" | "DELETE", string];
        const url = path.replace("/games/{id}", `/games/${game}`).replaceAll(/\{\w+\}/g, "1");
        const headers = { authorization: `Bearer ${secret}` };
        return app.inject({ method, url, headers, ...(payload && { payload }) });
      };
    };
    const routes = Object.entries(ROUTE_SCOPES).filter(
      ([key]) => !key.endsWith("/events") && !["/healthz", "/metrics"].some((path) => key.endsWith(path)),
    );
    for (const [index, scope] of SCOPES.entries()) {
      const ask = await withKey(scope);
      for (const [key, needed] of routes) {
        const allowed: readonly string[] = ["open", ...SCOPES.slice(0, index + 1)];
        const isAllowed = allowed.includes(needed);
        const response = await ask(key, key.startsWith("GET") ? undefined : {});
        const isRefused = response.statusCode === 403 && code(response) === "key-scope";
        expect([scope, key, isRefused]).toEqual([scope, key, !isAllowed]);
      }
    }
    const reader = await withKey("read");
    const refused = await reader("POST /api/games/{id}/commands", { type: "close" });
    expect(refused.json().error.message).toContain("scope read");
    expect((await ann.get(`/api/games/${game}`)).statusCode).toBe(200);
  });

  test.each([
    "POST /api/keys",
    "POST /api/me/passkeys/options",
    "POST /api/me/passkeys",
    "POST /api/me/link",
    "POST /api/me/account",
    "PUT /api/me/password",
    "PUT /api/me/email",
    "POST /api/confirmations",
  ])("of any scope is refused where another way to sign in is made: %s", async (route) => {
    const ann = await guest(app, "Ann");
    const [method, url] = route.split(" ") as ["POST" | "PUT", string];
    for (const scope of SCOPES) {
      const { secret } = (await ann.send("POST", "/api/keys", { name: scope, scope })).json();
      const headers = { authorization: `Bearer ${secret}` };
      const response = await app.inject({ method, url, headers, payload: { name: "bot" } });
      expect([response.statusCode, code(response)]).toEqual([403, "key-scope"]);
    }
  });

  test("stops working when it expires", async () => {
    const ann = await guest(app, "Ann");
    const expires = site.time + 60_000;
    const { secret } = (await ann.send("POST", "/api/keys", { name: "bot", expires })).json();
    const ask = () => app.inject({ url: "/api/me", headers: { authorization: `Bearer ${secret}` } });
    expect((await ask()).statusCode).toBe(200);
    site.time = expires;
    expect((await ask()).statusCode).toBe(401);
    const late = await ann.send("POST", "/api/keys", { name: "late", expires });
    expect(late.json().error).toMatchObject({ code: "bad-request", path: "expires" });
  });

  test.each(["Bearer nonsense", "Bearer", "Basic YTpi", ""])("is not %j", async (authorization) => {
    const response = await app.inject({ url: "/api/me", headers: { authorization } });
    expect(response.statusCode).toBe(401);
  });
});

describe("a list of sessions", () => {
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";

  test("names each device, and ends any of them or all others", async () => {
    const ann = await guest(app, "Ann");
    const comeBack = async (agent?: string) => {
      const browser = new Browser(app);
      const response = await app.inject({
        method: "POST",
        url: "/api/session",
        headers: { "sec-fetch-site": "same-origin", "user-agent": agent ?? "" },
        payload: { token: ann.token },
      });
      browser.cookie = `${response.cookies[0].name}=${response.cookies[0].value}`;
      return browser;
    };
    site.time += 1000;
    const laptop = await comeBack(FIREFOX);
    site.time += 1000;
    const tablet = await comeBack();
    const list = async (browser: Browser) => (await browser.get("/api/me/sessions")).json().sessions;
    const seen = await list(laptop);
    expect(seen).toMatchObject([
      { browser: null, system: null, isCurrent: false },
      { browser: "Firefox", system: "Linux", isCurrent: true, opened: site.time - 1000 },
      { isCurrent: false },
    ]);
    expect(JSON.stringify(seen)).not.toContain(laptop.cookie?.split("=")[1]);
    const bob = await guest(app, "Bob");
    expect((await bob.send("DELETE", `/api/me/sessions/${seen[0].id}`)).statusCode).toBe(404);
    expect((await laptop.send("DELETE", `/api/me/sessions/${seen[0].id}`)).statusCode).toBe(204);
    expect((await tablet.get("/api/me")).statusCode).toBe(401);
    expect((await ann.get("/api/me")).statusCode).toBe(200);
    expect((await laptop.send("DELETE", "/api/me/sessions")).statusCode).toBe(204);
    expect((await ann.get("/api/me")).statusCode).toBe(401);
    expect(await list(laptop)).toMatchObject([{ isCurrent: true }]);
    expect((await bob.get("/api/me")).statusCode).toBe(200);
  });
});

describe("another site", () => {
  test.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site", origin: "http://localhost:80" },
    { "sec-fetch-site": "none" },
    {},
  ])("cannot ask in someone's name: %j", async (headers) => {
    const { cookie = "" } = await guest(app, "Ann");
    const payload = { name: "bot" };
    const response = await app.inject({
      method: "POST",
      url: "/api/keys",
      headers: { cookie, ...headers },
      payload,
    });
    expect(response.statusCode).toBe(403);
    expect(code(response)).toBe("foreign-origin");
  });

  test("cannot sign someone in either", async () => {
    const headers = { origin: "https://evil.example" };
    const response = await app.inject({
      method: "POST",
      url: "/api/guests",
      headers,
      payload: { name: "Eve" },
    });
    expect(response.statusCode).toBe(403);
    expect(response.cookies).toEqual([]);
  });

  test("is told apart from our own by the Origin as well", async () => {
    const { cookie = "" } = await guest(app, "Ann");
    const headers = { cookie, host: "127.0.0.1:1901", origin: "http://127.0.0.1:1901" };
    const payload = { name: "bot" };
    expect((await app.inject({ method: "POST", url: "/api/keys", headers, payload })).statusCode).toBe(201);
  });
});

describe("someone in a hurry", () => {
  test("has to wait, and is told how long", async () => {
    const hasty = await site.open(undefined, { requests: 2 });
    const ask = () => hasty.inject({ method: "POST", url: "/api/passkeys/options", payload: {} });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
    const response = await ask();
    expect(response.statusCode).toBe(429);
    expect(response.headers["retry-after"]).toBeDefined();
    expect(response.json().error).toMatchObject({ code: "too-many-requests" });
  });

  test("who writes without end has to wait for a while, and nobody else does", async () => {
    let worked = 0;
    const busy = await site.open(undefined, {}, { work: () => worked });
    const { game, by } = await sevenAt(busy);
    let count = 0;
    // As long as a sheet may be, and another one each time.
    const write = (power: string) => {
      const text = String(++count).padEnd(9_900, "x");
      return by[power].try(game, { type: "save", power, text });
    };
    let last = await write("France");
    while (last.statusCode === 200 && count < 400) last = await write("France");
    expect(last.json().error.message).toContain("have written a lot");
    expect(count).toBeGreaterThan(150);
    expect(count).toBeLessThan(220);
    expect((await write("Italy")).statusCode).toBe(200);
    worked += Number(last.headers["retry-after"]) * 1000;
    expect((await write("France")).statusCode).toBe(200);
  });

  test("who is refused has written nothing", async () => {
    const { game, by } = await sevenAt(app);
    const text = "x".repeat(9_900);
    for (let i = 0; i < 250; i++) {
      const response = await by.France.try(game, { type: "save", power: "Italy", text });
      expect(code(response)).toBe("not-your-power");
    }
    expect((await by.France.try(game, { type: "save", power: "France", text })).statusCode).toBe(200);
  });

  test("has no new budget as a new guest, nor from another address of the same network", async () => {
    const hasty = await site.open(undefined, { requests: 2 });
    const eve = new Browser(hasty);
    const come = async (address: string) => {
      eve.address = address;
      return (await eve.send("POST", "/api/passkeys/options", {})).statusCode;
    };
    expect(await come("2001:db8:1:2::1")).toBe(200);
    expect(await come("2001:db8:1:2::2")).toBe(200);
    expect(await come("2001:db8:1:2::3")).toBe(429);
    expect(await come("2001:db8:1:3::3")).toBe(200);
    // Nor do all the networks that one customer has.
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push(await come(`2001:db8:2:${i.toString(16)}01::1`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  });

  test("may try again after a minute, whatever the clock says meanwhile", async () => {
    let passed = 0;
    const hasty = await site.open(undefined, { requests: 2 }, { work: () => passed });
    const eve = new Browser(hasty);
    const come = async () => (await eve.send("POST", "/api/passkeys/options", {})).statusCode;
    expect([await come(), await come(), await come()]).toEqual([200, 200, 429]);
    site.time -= 2 * 3_600_000;
    passed += 59_000;
    const refused = await eve.send("POST", "/api/passkeys/options", {});
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "1"]);
    passed += 1_000;
    expect(await come()).toBe(200);
    site.time += 2 * 3_600_000;
  });

  test("brings as many guests at once as a school has people, and no more", async () => {
    const busy = await site.open(undefined, {}, { work: () => 0 });
    const come = async (address: string) => {
      const someone = new Browser(busy);
      someone.address = address;
      return (await someone.send("POST", "/api/guests", { name: "Ann" })).statusCode;
    };
    let count = 0;
    while (count < 1000 && (await come("203.0.113.9")) === 201) count += 1;
    expect(count).toBeGreaterThanOrEqual(499);
    expect(count).toBeLessThanOrEqual(500);
    // Nor are there others next door: a provider's neighbors share what a network has.
    expect(await come("203.0.113.10")).toBe(429);
    expect(await come("203.0.114.9")).toBe(201);
  });

  /** Every piece of work seems to take a tenth of a second. */
  const slowly = () => {
    let time = 0;
    return site.open(undefined, {}, { work: () => (time += 100) });
  };
  /** Who gets answers, in which order, if one asks often and then another once. */
  const race = async (eve: () => Promise<unknown>, ann: () => Promise<unknown>) => {
    const answered: string[] = [];
    const asking = Array.from({ length: 20 }, () => eve().then(() => answered.push("eve")));
    asking.push(ann().then(() => answered.push("ann")));
    await Promise.all(asking);
    return answered.indexOf("ann");
  };

  test("waits for others after using much time, and nobody is refused", async () => {
    const busy = await slowly();
    const [ann, eve] = [await guest(busy, "Ann"), await guest(busy, "Eve")];
    eve.address = "203.0.113.66";
    for (let i = 0; i < 20; i++) expect((await eve.get("/api/me")).statusCode).toBe(200);
    ann.address = "198.51.100.7";
    expect(
      await race(
        () => eve.get("/api/me"),
        () => ann.get("/api/me"),
      ),
    ).toBeLessThan(20);
  });

  test("is charged in whatever name they ask, and when keys are wrong, too", async () => {
    const busy = await slowly();
    const ann = await guest(busy, "Ann");
    ann.address = "198.51.100.7";
    for (let i = 0; i < 10; i++) {
      const eve = new Browser(busy);
      eve.address = `2001:db8:0:${i}::1`;
      await eve.send("POST", "/api/guests", { name: "Eve" });
    }
    let from = 100;
    const eve = () => {
      from += 1;
      const headers = { authorization: "Bearer guess" };
      return busy.inject({ url: "/api/me", headers, remoteAddress: `2001:db8:0:${from}::1` });
    };
    expect(await race(eve, () => ann.get("/api/me"))).toBeLessThan(20);
  });
});
