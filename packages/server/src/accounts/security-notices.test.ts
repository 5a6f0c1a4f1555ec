import { expect, test } from "vitest";
import { proofOf } from "../testing/accounts.ts";
import { Authenticator } from "../testing/authenticator.ts";
import { Deliveries, MINUTE, PUBLIC } from "../testing/deliveries.ts";
import { Browser, guest } from "../testing/index.ts";

const deliveries = new Deliveries();
const PASSWORD = "correct horse";
const EMAIL = "ann@example.org";

test("people with a confirmed address are told by mail about every new way into their account", async () => {
  const { app, post, url } = await deliveries.open();
  const ann = await guest(app, "Ann");
  await deliveries.confirm(ann, EMAIL);
  await ann.send("PATCH", "/api/me", { language: "de" });
  const last = async () => {
    await deliveries.quiet();
    return post.to(EMAIL).at(-1);
  };
  const proof = await proofOf(ann, PASSWORD);
  await ann.send("POST", "/api/keys", { name: "Bot", proof });
  expect(await last()).toMatch(/API-Schlüssel „Bot“ erstellt[\s\S]*\/reset-password/);
  await ann.send("POST", "/api/hooks", { url, proof });
  expect(await last()).toContain(url);
  const { token, options } = (await ann.send("POST", "/api/me/passkeys/options", { proof })).json();
  const answer = new Authenticator(PUBLIC).register(options);
  await ann.send("POST", "/api/me/passkeys", { token, name: "my phone", answer });
  expect(await last()).toContain("Passkey „my phone“");
  await ann.send("POST", "/api/me/link");
  expect(await last()).toContain("neuer privater Anmeldelink");
  await ann.send("PUT", "/api/me/password", { current: PASSWORD, password: "battery staple" });
  expect(await last()).toContain("wurde das Passwort deines Kontos");
  await new Browser(app).send("POST", "/api/password-resets", { email: EMAIL });
  await last();
  const reset = { token: deliveries.tokenTo(EMAIL, "/reset-password"), password: PASSWORD };
  expect((await ann.send("PUT", "/api/password", reset)).statusCode).toBe(200);
  expect(await last()).toContain("wurde das Passwort deines Kontos");
  const moved = { email: "eve@example.org", password: PASSWORD };
  expect((await ann.send("PUT", "/api/me/email", moved)).statusCode).toBe(200);
  expect(await last()).toContain("in eve@example.org geändert");
  expect(post.to(EMAIL)).toHaveLength(9);
});

test("a change of address is undone by the mail at the old one, once and within a week", async () => {
  const { app, post, site } = await deliveries.open();
  const ann = await guest(app, "Ann");
  await deliveries.confirm(ann, EMAIL);
  const move = (browser: Browser, email: string, password = PASSWORD) =>
    browser.send("PUT", "/api/me/email", { email, password });
  const linkTo = async (address: string) => {
    await deliveries.quiet();
    const [, token, email] = /\/undo-email#([\w.-]+)\/(\S+)/.exec(post.to(address).at(-1) ?? "") ?? [];
    return { token, email: decodeURIComponent(email) };
  };
  const undo = (link: { token: string; email: string }, password = "battery staple") =>
    new Browser(app).send("PUT", "/api/email", { ...link, password });
  await move(ann, "eve@example.org");
  const link = await linkTo(EMAIL);
  expect(link.email).toBe(EMAIL);
  await move(ann, "mallory@example.org");
  for (const forged of [{ email: "mallory@example.org" }, { email: "bob@example.org" }, { token: "x" }])
    expect((await undo({ ...link, ...forged })).json().error.code).toBe("bad-token");
  expect((await undo(link)).json()).toMatchObject({ email: EMAIL, isConfirmed: true });
  expect((await ann.get("/api/me")).statusCode).toBe(401);
  expect((await undo(link)).json().error.code).toBe("bad-token");
  expect((await move(ann, "eve@example.org")).statusCode).toBe(401);
  const owner = new Browser(app);
  await owner.send("POST", "/api/sign-in", { email: EMAIL, password: "battery staple" });
  await move(owner, "eve@example.org", "battery staple");
  const late = await linkTo(EMAIL);
  site.time += 7 * 24 * 60 * MINUTE;
  expect((await undo(late)).json().error.code).toBe("bad-token");
});

test("the mail about a new password lets its reader set another one for a week", async () => {
  const { app, site } = await deliveries.open();
  const ann = await guest(app, "Ann");
  await deliveries.confirm(ann, EMAIL);
  const change = async (current: string, password: string) => {
    await ann.send("PUT", "/api/me/password", { current, password });
    await deliveries.quiet();
    return deliveries.tokenTo(EMAIL, "/reset-password");
  };
  const set = (token: string) =>
    new Browser(app).send("PUT", "/api/password", { token, password: "taken back" });
  const late = await change(PASSWORD, "eve's password");
  site.time += 7 * 24 * 60 * MINUTE;
  expect((await set(late)).json().error.code).toBe("bad-token");
  const token = await change("eve's password", "another of eve's");
  expect((await set(token)).json()).toMatchObject({ email: EMAIL, isConfirmed: true });
  expect((await ann.get("/api/me")).statusCode).toBe(401);
  expect((await set(token)).json().error.code).toBe("bad-token");
});

test("nobody is told at an address that isn't confirmed", async () => {
  const { app, post, url } = await deliveries.open();
  const eve = new Browser(app);
  await eve.send("POST", "/api/accounts", { name: "Eve", email: EMAIL, password: PASSWORD });
  const proof = await proofOf(eve, PASSWORD);
  await eve.send("POST", "/api/keys", { name: "Bot", proof });
  await eve.send("POST", "/api/hooks", { url, proof });
  await deliveries.mailsTo(EMAIL, 1);
  await deliveries.quiet();
  expect(post.mails).toHaveLength(1);
});
