import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { account, PASSWORD } from "../testing/accounts.ts";
import { Browser, guest, Site } from "../testing/index.ts";

const HOUR = 3_600_000;

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open((unready) => {
    unready.get("/payer", async ({ payer }) => payer);
  });
});
afterAll(() => site.remove());

const payerOf = async (browser: Browser) => (await browser.get("/payer")).json();

test("work is charged to a network and those it is part of", async () => {
  const ann = new Browser(app);
  ann.address = "203.0.113.7";
  expect(await payerOf(ann)).toEqual({ isKnown: false, keys: ["203.0.113.0/24", "203.0.113.7"] });
  ann.address = "2001:db8:1:203::5";
  expect((await payerOf(ann)).keys).toEqual([
    "2001:db8:1::/48",
    "2001:db8:1:200::/56",
    "2001:db8:1:203::/64",
  ]);
});

test("a browser that has been here for an hour is known, whoever signs in there, and no other is", async () => {
  const ann = await guest(app, "Ann");
  expect((await payerOf(ann)).isKnown).toBe(false);
  site.time += HOUR - 1;
  expect((await payerOf(ann)).isKnown).toBe(false);
  site.time += 1;
  const { isKnown, keys } = await payerOf(ann);
  expect(isKnown).toBe(true);
  expect(keys.at(-1)).toMatch(/^device [\w-]{43}$/);
  await ann.send("DELETE", "/api/session");
  expect((await payerOf(ann)).keys).toEqual(keys);
  expect((await payerOf(new Browser(app))).isKnown).toBe(false);
  const forged = new Browser(app);
  forged.device = ann.device?.replace(/\.\w+\./, ".0.");
  expect((await payerOf(forged)).isKnown).toBe(false);
  forged.device = `${ann.device}x`;
  expect((await payerOf(forged)).isKnown).toBe(false);
});

test("a browser from before cookies were signed is known an hour after it says who it is", async () => {
  const eva = await account(app, "Eva");
  const old = "a".repeat(43);
  eva.device = `chancery-device=${old}`;
  site.time += 9 * HOUR;
  expect((await payerOf(eva)).isKnown).toBe(false);
  expect((await eva.get("/api/session")).json().person.name).toBe("Eva");
  expect(eva.device).toContain(`${old}.`);
  site.time += HOUR;
  expect(await payerOf(eva)).toMatchObject({ isKnown: true });
  await eva.send("POST", "/api/sign-in", { email: "eva@example.org", password: PASSWORD });
  expect((await payerOf(eva)).keys.at(-1)).toBe(`device ${old}`);
});
