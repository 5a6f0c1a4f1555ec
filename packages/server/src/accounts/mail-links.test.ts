import { ok } from "@chancery/engine";
import { describe, expect, test } from "vitest";
import { proofOf } from "../testing/accounts.ts";
import { Deliveries, failed, MINUTE, SLOW, soon } from "../testing/deliveries.ts";
import { Browser, guest } from "../testing/index.ts";

const deliveries = new Deliveries();

describe("links in mail", () => {
  test("unsubscribe with one click, by people or their programs, without signing in", async () => {
    const { app, post } = await deliveries.open();
    const { game, by } = await deliveries.begun(SLOW);
    await deliveries.confirm(by.France, "france@example.org");
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
    await deliveries.quiet();
    expect(post.to("france@example.org")).toHaveLength(2);
    for (const broken of [`${path}x`, "/api/unsubscribe", `${path.slice(0, -60)}`])
      expect((await app.inject({ method: "POST", url: broken })).statusCode).toBe(404);
  });

  test("go to a corrected address at once, and everyone can ask what was really sent", async () => {
    const { app, post, site } = await deliveries.open();
    const ann = new Browser(app);
    const account = { name: "Ann", email: "ann@exmaple.org", password: "correct horse" };
    await ann.send("POST", "/api/accounts", account);
    await deliveries.mailsTo("ann@exmaple.org", 1);
    const move = (email: string) => ann.send("PUT", "/api/me/email", { email, password: "correct horse" });
    const sent = async () => (await ann.get("/api/confirmations")).json();
    await move("ann@example.org");
    await deliveries.mailsTo("ann@example.org", 1);
    await deliveries.quiet();
    const now = { state: "sent", at: site.time, again: site.time + 5 * MINUTE };
    expect(await sent()).toEqual({ email: "ann@example.org", mail: now });
    const again = await ann.send("POST", "/api/confirmations");
    expect(again.json()).toEqual({ email: "ann@example.org", mail: now });
    await move("ann@exmaple.org");
    await move("ann@example.org");
    await deliveries.quiet();
    expect(post.mails).toHaveLength(2);
    post.refuses = 550;
    await move("ann@example.com");
    await deliveries.quiet();
    expect((await sent()).mail).toMatchObject({ state: "failed" });
    post.refuses = 450;
    await move("ann@example.net");
    await soon(() => failed(app, "confirm", "put-off")).toBe(1);
    site.time += 2 * MINUTE;
    await soon(() => failed(app, "confirm", "put-off")).toBe(2);
    expect((await sent()).mail).toMatchObject({ state: "delayed", at: site.time - 2 * MINUTE });
    post.refuses = null;
    site.time += 6 * MINUTE;
    await deliveries.mailsTo("ann@example.net", 1);
    const token = deliveries.tokenTo("ann@example.net", "/verify-email");
    expect((await ann.send("PUT", "/api/confirmations", { token })).statusCode).toBe(200);
    await move("ann@example.org");
    site.time += 10 * MINUTE;
    expect(await sent()).toEqual({ email: "ann@example.org", mail: null });
  });

  test("reset a password once, within an hour; unknown addresses get the same answer", async () => {
    const { app, post, site } = await deliveries.open();
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
    await deliveries.quiet();
    expect(post.mails).toHaveLength(2);
    const token = deliveries.tokenTo(email, "/reset-password");
    const set = (with_: string, password = "battery staple") =>
      new Browser(app).send("PUT", "/api/password", { token: with_, password });
    const [person, , mark] = token.split(".");
    for (const forged of [`${person}.99999999999999.${mark}`, `${token}x`, "x"])
      expect((await set(forged)).statusCode).toBe(401);
    site.time += 61 * MINUTE;
    expect((await set(token)).json().error.code).toBe("bad-token");
    await ask(email);
    await soon(() => post.to(email).length).toBe(3);
    const fresh = deliveries.tokenTo(email, "/reset-password");
    expect((await set(fresh)).json()).toMatchObject({ email, isConfirmed: true });
    expect((await set(fresh, "once more please")).statusCode).toBe(401);
    expect((await browser.get("/api/me")).statusCode).toBe(401);
    const again = await browser.send("POST", "/api/sign-in", { email, password: "battery staple" });
    expect(again.statusCode).toBe(200);
  });

  test("give an address to the person who can read its mail, and end what others made with it", async () => {
    const { app, site } = await deliveries.open();
    const email = "ann@example.org";
    const [eve, ann] = [new Browser(app), new Browser(app)];
    const register = (browser: Browser, name: string, password: string) =>
      browser.send("POST", "/api/accounts", { name, email, password });
    expect((await register(eve, "Eve", "eve's password")).statusCode).toBe(201);
    const [first] = await deliveries.mailsTo(email, 1);
    expect(first).not.toContain("Eve");
    site.time += 6 * MINUTE;
    expect((await register(ann, "Ann", "ann's password")).statusCode).toBe(201);
    await deliveries.mailsTo(email, 2);
    const signIn = (password: string) => new Browser(app).send("POST", "/api/sign-in", { email, password });
    expect((await signIn("eve's password")).json().name).toBe("Eve");
    expect((await signIn("ann's password")).json().name).toBe("Ann");
    const token = deliveries.tokenTo(email, "/verify-email");
    expect((await ann.send("PUT", "/api/confirmations", { token })).statusCode).toBe(200);
    expect((await signIn("eve's password")).statusCode).toBe(401);
    expect((await signIn("ann's password")).json()).toMatchObject({ name: "Ann", isConfirmed: true });
    expect((await eve.get("/api/me")).json()).toMatchObject({ email: null, isConfirmed: false });
  });

  test("tell the owner of an address that someone else gives it, who learns nothing", async () => {
    const { app, post } = await deliveries.open();
    const register = (email: string) =>
      new Browser(app).send("POST", "/api/accounts", { name: "Eve", email, password: "eve's password" });
    const signIn = (email: string) =>
      new Browser(app).send("POST", "/api/sign-in", { email, password: "eve's password" });
    await deliveries.confirm(await guest(app, "Ann"), "ann@example.org");
    const seen = async (email: string) => {
      const made = await register(email);
      await deliveries.quiet();
      const { id, token, email: address, ...shown } = made.json();
      expect([id, token, address]).toEqual([expect.any(String), expect.any(String), email]);
      return [made.statusCode, shown, (await signIn(email)).statusCode];
    };
    expect(await seen("ann@example.org")).toEqual(await seen("new@example.org"));
    const [, told] = post.to("ann@example.org");
    expect(told).toContain("You already have a Chancery account");
    expect(told).not.toContain("Eve");
    expect(deliveries.tokenTo("ann@example.org", "/verify-email")).toBeUndefined();
    const ann = { email: "ann@example.org", password: "correct horse" };
    const own = await new Browser(app).send("POST", "/api/sign-in", ann);
    expect(own.json()).toMatchObject({ name: "Ann", isConfirmed: true });
  });

  test("go to an address a few times a day, however many people from wherever ask for them", async () => {
    const { app, post, site } = await deliveries.open();
    const email = "ann@example.org";
    for (let i = 0; i < 12; i++) {
      const eve = new Browser(app);
      eve.address = `203.0.113.${i}`;
      await eve.send("POST", "/api/accounts", { name: "Eve", email, password: `guess number ${i}` });
      await eve.send("POST", "/api/password-resets", { email });
      site.time += 6 * MINUTE;
    }
    await deliveries.quiet();
    expect(post.to(email)).toHaveLength(10);
    site.time += 24 * 60 * MINUTE;
    await new Browser(app).send("POST", "/api/password-resets", { email });
    await deliveries.mailsTo(email, 11);
  });

  test("don't go out without end because of one network", async () => {
    const { app, post } = await deliveries.open();
    for (let i = 0; i < 103; i++) {
      const eve = new Browser(app);
      eve.address = "203.0.113.66";
      await eve.send("POST", "/api/password-resets", { email: `p${i}@example.org` });
    }
    const store = await deliveries.store();
    expect(await store.outbox.waiting()).toEqual(ok(100));
    expect(post.mails).toEqual([]);
  });

  test("are for nobody alone until one is used: the first who gives an address can still sign in", async () => {
    const { app } = await deliveries.open();
    const email = "ann@example.org";
    const register = (name: string, password: string) =>
      new Browser(app).send("POST", "/api/accounts", { name, email, password });
    await register("Ann", "ann's password");
    for (let i = 0; i < 7; i++) await register("Eve", `guess number ${i}`);
    const back = await new Browser(app).send("POST", "/api/sign-in", { email, password: "ann's password" });
    expect(back.json()).toMatchObject({ name: "Ann" });
  });

  test("to a new password end sessions, keys and hooks, and are void for an earlier address", async () => {
    const { app, url, post, site } = await deliveries.open();
    const email = "bob@example.org";
    const eve = new Browser(app);
    await eve.send("POST", "/api/accounts", { name: "Eve", email, password: "eve's password" });
    const proof = await proofOf(eve, "eve's password");
    const { secret } = (await eve.send("POST", "/api/keys", { name: "left behind", proof })).json();
    await eve.send("POST", "/api/hooks", { url, proof });
    const headers = { authorization: `Bearer ${secret}` };
    const byKey = () => app.inject({ url: "/api/me", headers });
    expect((await byKey()).statusCode).toBe(200);
    const linked = await app.inject({ method: "POST", url: "/api/me/link", headers });
    expect(linked.json().error.code).toBe("key-scope");
    await deliveries.mailsTo(email, 1);
    const reset = (token: string) =>
      new Browser(app).send("PUT", "/api/password", { token, password: "bob's password" });
    await new Browser(app).send("POST", "/api/password-resets", { email });
    await deliveries.mailsTo(email, 2);
    const stale = deliveries.tokenTo(email, "/reset-password");
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
    const fresh = deliveries.tokenTo(email, "/reset-password");
    await bob.send("PUT", "/api/password", { token: fresh, password: "bob's password" });
    expect((await byKey()).statusCode).toBe(401);
    expect((await eve.get("/api/me")).statusCode).toBe(401);
    expect((await bob.get("/api/keys")).json().keys).toEqual([]);
    expect((await bob.get("/api/hooks")).json().hooks).toEqual([]);
  });

  test("expire: to confirm an address after a week, to unsubscribe after 90 days", async () => {
    const { app, site } = await deliveries.open();
    const { game, by } = await deliveries.begun(SLOW);
    const email = "france@example.org";
    await by.France.send("POST", "/api/me/account", { email, password: "correct horse" });
    await deliveries.mailsTo(email, 1);
    const confirmBy = (token: string) => by.France.send("PUT", "/api/confirmations", { token });
    const old = deliveries.tokenTo(email, "/verify-email");
    site.time += 7 * 24 * 60 * MINUTE;
    expect((await confirmBy(old)).json().error.code).toBe("bad-token");
    await by.France.send("POST", "/api/confirmations");
    await deliveries.mailsTo(email, 2);
    expect((await confirmBy(deliveries.tokenTo(email, "/verify-email"))).statusCode).toBe(200);
    await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Hello" });
    const [, , news] = await deliveries.mailsTo(email, 3);
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
