import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Authenticator } from "../testing/authenticator.ts";
import { Browser, guest, Site } from "../testing/index.ts";

const ORIGIN = "https://chancery.example";
const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open(undefined, {}, { publicUrl: ORIGIN });
});
afterAll(() => site.remove());

async function challenge(browser: Browser, path: string) {
  const response = await browser.send("POST", path);
  expect(response.statusCode).toBe(200);
  return response.json() as { token: string; options: { challenge: string } };
}

async function add(browser: Browser, device: Authenticator, name = "my phone") {
  const { token, options } = await challenge(browser, "/api/me/passkeys/options");
  return browser.send("POST", "/api/me/passkeys", { token, name, answer: device.register(options) });
}

async function signIn(device: Authenticator, browser = new Browser(app)) {
  const { token, options } = await challenge(browser, "/api/passkeys/options");
  return browser.send("POST", "/api/passkeys", { token, answer: device.signIn(options) });
}

test("a passkey signs its person in from anywhere, until it is removed", async () => {
  const ann = await guest(app, "Ann");
  const device = new Authenticator(ORIGIN);
  const added = await add(ann, device);
  expect(added.statusCode).toBe(201);
  const passkey = { id: device.id, name: "my phone", added: site.time, used: null };
  expect(added.json()).toEqual(passkey);
  const elsewhere = new Browser(app);
  expect((await signIn(device, elsewhere)).json()).toMatchObject({ name: "Ann" });
  expect((await elsewhere.get("/api/me")).json().name).toBe("Ann");
  expect((await signIn(device)).statusCode).toBe(200);
  expect((await ann.get("/api/me/passkeys")).json()).toEqual({ passkeys: [{ ...passkey, used: site.time }] });
  const bob = await guest(app, "Bob");
  expect((await bob.send("DELETE", `/api/me/passkeys/${device.id}`)).statusCode).toBe(404);
  expect((await bob.get("/api/me/passkeys")).json()).toEqual({ passkeys: [] });
  expect((await add(bob, device)).statusCode).toBe(401);
  expect((await ann.send("DELETE", `/api/me/passkeys/${device.id}`)).statusCode).toBe(204);
  const gone = await signIn(device);
  expect([gone.statusCode, gone.cookies]).toEqual([401, []]);
});

test("people with a passkey use it before they add another way in", async () => {
  const [ann, bob] = [await guest(app, "Ann"), await guest(app, "Bob")];
  const [phone, other] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)];
  await add(ann, phone);
  await add(bob, other);
  const refused = await ann.send("POST", "/api/keys", { name: "bot" });
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, "proof-needed"]);
  expect((await ann.send("POST", "/api/me/passkeys/options")).statusCode).toBe(403);
  const prove = async (device: Authenticator) => {
    const { token, options } = await challenge(ann, "/api/passkeys/options");
    return ann.send("POST", "/api/me/proof", { token, answer: device.signIn(options) });
  };
  expect((await prove(other)).json().error.code).toBe("bad-token");
  const { proof } = (await prove(phone)).json();
  expect((await ann.send("POST", "/api/keys", { name: "bot", proof })).statusCode).toBe(201);
  expect((await ann.send("POST", "/api/me/passkeys/options", { proof })).statusCode).toBe(200);
  expect((await ann.send("POST", "/api/me/proof", { password: "x" })).json().error.code).toBe("no-account");
});

test("an answer counts once, in time, for its own challenge, site and person", async () => {
  const ann = await guest(app, "Ann");
  const device = new Authenticator(ORIGIN, false);
  await add(ann, device);
  const { token, options } = await challenge(new Browser(app), "/api/passkeys/options");
  const answer = device.signIn(options);
  const send = async (body: object) => {
    const response = await new Browser(app).send("POST", "/api/passkeys", body);
    return response.statusCode === 200 ? 200 : response.json().error.code;
  };
  expect(await send({ token, answer })).toBe(200);
  expect(await send({ token, answer })).toBe("bad-token");
  const other = await challenge(new Browser(app), "/api/passkeys/options");
  expect(await send({ token: other.token, answer: device.signIn(options) })).toBe("bad-token");
  // Another port is another site, though passkeys are bound to the name alone.
  for (const origin of ["https://evil.example", `${ORIGIN}:8443`]) {
    const foreign = await challenge(new Browser(app), "/api/passkeys/options");
    device.origin = origin;
    expect(await send({ token: foreign.token, answer: device.signIn(foreign.options) })).toBe("bad-token");
  }
  device.origin = ORIGIN;
  const stranger = Object.assign(new Authenticator(ORIGIN, false), { id: device.id });
  const third = await challenge(new Browser(app), "/api/passkeys/options");
  expect(await send({ token: third.token, answer: stranger.signIn(third.options) })).toBe("bad-token");
  const late = await challenge(new Browser(app), "/api/passkeys/options");
  site.time += 5 * 60_000;
  expect(await send({ token: late.token, answer: device.signIn(late.options) })).toBe("bad-token");
  const [bob, cleo] = [await guest(app, "Bob"), await guest(app, "Cleo")];
  const forCleo = await challenge(cleo, "/api/me/passkeys/options");
  const answered = new Authenticator(ORIGIN).register(forCleo.options);
  const taken = await bob.send("POST", "/api/me/passkeys", {
    token: forCleo.token,
    name: "x",
    answer: answered,
  });
  expect(taken.json().error.code).toBe("bad-token");
  expect(await send({ token: "x", answer: { id: device.id, response: { clientDataJSON: "x" } } })).toBe(
    "bad-token",
  );
});

test("a copy of a device that counts is refused once the device itself has signed more often", async () => {
  const ann = await guest(app, "Ann");
  const device = new Authenticator(ORIGIN);
  await add(ann, device);
  const early = await challenge(new Browser(app), "/api/passkeys/options");
  const copied = device.signIn(early.options);
  expect((await signIn(device)).statusCode).toBe(200);
  const late = await new Browser(app).send("POST", "/api/passkeys", { token: early.token, answer: copied });
  expect([late.statusCode, late.json().error.code]).toEqual([401, "bad-token"]);
});
