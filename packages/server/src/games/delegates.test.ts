import { ok } from "@chancery/engine";
import { codeDigest } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { Codes } from "../accounts/codes.ts";
import { digestOf } from "../accounts/secrets.ts";
import { addressesOf } from "../http/address.ts";
import { Metrics } from "../site/metrics.ts";
import { Browser, guest, Site } from "../testing/index.ts";
import { Tables } from "./tables.ts";

const site = new Site();
afterAll(() => site.remove());

interface Shown {
  readonly codes: readonly { readonly power: string; readonly code: string }[];
  readonly addresses: readonly string[];
}

async function committee(app: FastifyInstance, setup: Record<string, unknown> = {}) {
  const officer = await guest(app, "Oda");
  const body = { setup: { variant: "committee-1901", ...setup }, role: "referee" };
  const created = await officer.send("POST", "/api/games", body);
  const { game } = created.json().table;
  const codes = async (): Promise<Shown> => (await officer.get(`/api/games/${game}/codes`)).json();
  return { game, officer, codes };
}

const enter = (browser: Browser, code: string, name: string) =>
  browser.send("POST", "/api/codes", { code, name });

describe("codes of delegations", () => {
  test("are there from the start, easy to read, the same whenever an officer looks, and in no log", async () => {
    const app = await site.open();
    const { game, officer, codes } = await committee(app);
    const shown = await codes();
    expect(shown.codes.map(({ power }) => power)).toContain("France");
    for (const { code } of shown.codes) expect(code).toMatch(/^[2-9A-HJ-KMNP-Z]{4}-[2-9A-HJ-KMNP-Z]{4}$/);
    expect(new Set(shown.codes.map(({ code }) => code)).size).toBe(shown.codes.length);
    expect(await codes()).toEqual(shown);
    const log = await (await site.store()).games.load({ game });
    for (const { code } of shown.codes) expect(JSON.stringify(log)).not.toContain(code);
    const stranger = await guest(app, "Eve");
    expect((await stranger.get(`/api/games/${game}/codes`)).statusCode).toBe(403);
    expect((await stranger.send("POST", `/api/games/${game}/codes`)).statusCode).toBe(403);
    expect((await new Browser(app).get(`/api/games/${game}/codes`)).statusCode).toBe(401);
    expect((await officer.view(game)).room?.delegations.every(({ hasCode }) => hasCode)).toBe(true);
  });

  test("aren't found by trying them on what a backup holds, and older games keep theirs", async () => {
    const app = await site.open();
    const { game, officer, codes } = await committee(app);
    const store = await site.store();
    const kept = async () => JSON.stringify(await store.games.load({ game }));
    const digests = async () => (await codes()).codes.map(({ code }) => codeDigest(code, digestOf));
    for (const digest of await digests()) {
      expect(await kept()).not.toContain(digest);
      expect(await store.games.byCode(digest)).toEqual({ ok: true, value: [] });
    }
    // Games used to be told the codes themselves.
    const make = await new Codes(store.secrets).maker();
    const tables = new Tables(store, new Metrics(), () => site.time);
    const { id } = (await officer.get("/api/me")).json();
    await tables.act(game, { member: id }, ({ table }) =>
      ok({ type: "room", act: { do: "set-codes", codes: make(game, 2, table.seats.length), round: 2 } }),
    );
    const [digest] = await digests();
    expect(await kept()).toContain(digest);
    const [{ code }] = (await codes()).codes;
    expect((await enter(new Browser(app), code, "Ann")).statusCode).toBe(200);
  });

  test("lead a newcomer with nothing but a name to their delegation, and back again (MB-1)", async () => {
    const app = await site.open();
    const { game, codes } = await committee(app);
    const { power, code } = (await codes()).codes[2];
    const ann = new Browser(app);
    const look = (await ann.send("POST", "/api/codes/delegation", { code })).json();
    expect(look).toEqual({ game, variant: "committee-1901", power, delegates: [], moves: null });
    const entered = await enter(ann, ` ${code.toLowerCase().replace("-", " ")} `, "Ann");
    expect(entered.statusCode).toBe(200);
    expect((await ann.view(game)).you).toMatchObject({ name: "Ann", role: "player", seat: 2 });
    expect((await enter(ann, code, "Ann")).json()).toEqual({ game, token: null });
    const elsewhere = new Browser(app);
    await elsewhere.send("POST", "/api/session", { token: entered.json().token });
    expect((await elsewhere.view(game)).you).toMatchObject({ name: "Ann", seat: 2 });
  });

  test("move a delegate to a new phone once, and sign the old one out of the seat alone", async () => {
    const app = await site.open();
    const { game, officer, codes } = await committee(app);
    const [{ power, code }] = (await codes()).codes;
    const old = new Browser(app);
    await enter(old, code, "Ann");
    const wish = { type: "room", act: { do: "hand-over", member: "Ann" } };
    const made = async () =>
      (await officer.send("POST", `/api/games/${game}/commands`, wish)).json().token as string;
    const once = await made();
    expect(once).toMatch(/^[2-9A-HJ-KMNP-Z]{4}-[2-9A-HJ-KMNP-Z]{4}$/);
    const log = JSON.stringify(await (await site.store()).games.load({ game }));
    expect(log).not.toContain(once);
    expect(log).not.toContain(codeDigest(once, digestOf));
    const fresh = new Browser(app);
    const ask = (browser: Browser, text: string) =>
      browser.send("POST", "/api/codes/delegation", { code: text });
    expect((await ask(fresh, once)).json()).toEqual({
      game,
      variant: "committee-1901",
      power,
      delegates: ["Ann"],
      moves: "Ann",
    });
    expect((await enter(fresh, once, "Ann")).statusCode).toBe(200);
    expect((await fresh.view(game)).you).toMatchObject({ name: "Ann", seat: 0, role: "player" });
    const gone = await old.get(`/api/games/${game}`);
    expect([gone.statusCode, gone.json().error.code]).toEqual([403, "seat-moved"]);
    expect((await old.get(`/api/games/${game}/events`)).statusCode).toBe(403);
    // The old phone is the same person elsewhere.
    expect((await old.get("/api/me")).json().name).toBe("Ann");
    for (const response of [await ask(fresh, once), await enter(new Browser(app), once, "Eve")])
      expect([response.statusCode, response.json().error.code]).toEqual([409, "code-used"]);
    const late = await made();
    site.time += 15 * 60_000;
    expect((await ask(fresh, late)).json().error.code).toBe("code-expired");
    expect((await officer.view(game)).room?.delegations[0].delegates).toEqual(["Ann"]);
  });

  test("take in two of the same name, and no third (MB-1)", async () => {
    const app = await site.open();
    const { game, officer, codes } = await committee(app);
    const { code } = (await codes()).codes[0];
    const people = [new Browser(app), new Browser(app), new Browser(app)];
    const answers: Awaited<ReturnType<typeof enter>>[] = [];
    for (const who of people) answers.push(await enter(who, code, "Ann"));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409]);
    expect(answers[2].json().error.code).toBe("seat-taken");
    expect(people[2].cookie).toBeUndefined();
    expect((await officer.view(game)).room?.delegations[0].delegates).toEqual(["Ann", "Ann (2)"]);
    const lost = { do: "unseat", member: "Ann", reason: "a lost telephone" };
    await officer.do(game, { type: "room", act: lost });
    const others = (await codes()).codes.slice(1);
    const [{ code: renewed }] = (await codes()).codes;
    const back = await enter(people[0], code, "Ann");
    expect([back.statusCode, back.json().error.code]).toEqual([404, "not-found"]);
    expect((await enter(people[2], renewed, "Ann")).statusCode).toBe(200);
    expect((await officer.view(game)).room?.delegations[0].delegates).toEqual(["Ann (2)", "Ann"]);
    await officer.do(game, { type: "room", act: lost });
    const [{ code: again }, ...same] = (await codes()).codes;
    expect(same).toEqual(others);
    expect(new Set([code, renewed, again]).size).toBe(3);
    expect((await enter(people[0], renewed, "Ann")).statusCode).toBe(404);
    expect((await enter(people[0], again, "Ann")).statusCode).toBe(200);
  });

  test("that were replaced, never were, or are of a game that is over get the same answer", async () => {
    const app = await site.open();
    const { game, officer, codes } = await committee(app);
    const [{ code: old }] = (await codes()).codes;
    const renewed: Shown = (await officer.send("POST", `/api/games/${game}/codes`)).json();
    expect(renewed.codes.map(({ code }) => code)).not.toContain(old);
    expect(await codes()).toEqual(renewed);
    const wrong = await enter(new Browser(app), "2345-6789", "Eve");
    expect(wrong.statusCode).toBe(404);
    const replaced = await enter(new Browser(app), old, "Eve");
    expect([replaced.statusCode, replaced.body]).toEqual([404, wrong.body]);
    await officer.do(game, { type: "close", reason: "enough" });
    const over = await enter(new Browser(app), renewed.codes[0].code, "Eve");
    expect([over.statusCode, over.body]).toEqual([404, wrong.body]);
  });

  test("follow delegations when powers are drawn at random (R12)", async () => {
    const app = await site.open();
    const { game, officer, codes } = await committee(app, { assignment: "random" });
    const before = (await codes()).codes;
    const ann = new Browser(app);
    await enter(ann, before[0].code, "Ann");
    for (const each of before.slice(1)) await enter(new Browser(app), each.code, `For ${each.power}`);
    await officer.do(game, { type: "start" });
    const { seat } = (await ann.view(game)).you;
    const after = (await codes()).codes;
    expect(after[seat ?? -1].code).toBe(before[0].code);
    await enter(new Browser(app), before[0].code, "Bob");
    expect((await officer.view(game)).room?.delegations[seat ?? -1].delegates).toEqual(["Ann", "Bob"]);
  });

  test("let a whole room in at once behind one address, and stop guessers", async () => {
    const school = new Site();
    onTestFinished(() => school.remove());
    const app = await school.open(undefined, { requests: 20 });
    const { codes } = await committee(app);
    const all = (await codes()).codes.flatMap(({ code }) => [code, code]);
    const answers = await Promise.all(all.map((code, i) => enter(new Browser(app), code, `Delegate ${i}`)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const eve = new Browser(app);
    const tries: number[] = [];
    for (let i = 0; i < 301; i++) tries.push((await enter(eve, `WRONG${1000 + i}`, "Eve")).statusCode);
    expect(tries.slice(0, 300).every((status) => status === 404)).toBe(true);
    expect(tries[300]).toBe(429);
    // A right code leads in all the same, and says so if the delegation is full.
    expect((await enter(new Browser(app), all[0], "Ann")).statusCode).toBe(409);
    school.time += 10 * 60_000;
    expect((await enter(eve, all[0], "Eve")).statusCode).toBe(409);
  });
});

test("a person removed from a delegation can't enter another one", async () => {
  const app = await site.open();
  const { game, officer, codes } = await committee(app);
  const shown = (await codes()).codes;
  const people = new Map<string, Browser[]>();
  for (const { power, code } of shown) {
    people.set(power, [new Browser(app), new Browser(app)]);
    for (const who of people.get(power) ?? []) await enter(who, code, power);
  }
  await officer.do(game, { type: "start" });
  const ann = people.get("France")?.[1] ?? new Browser(app);
  const bob = people.get("Italy")?.[1] ?? new Browser(app);
  for (const member of ["France (2)", "Italy (2)"])
    await officer.do(game, { type: "room", act: { do: "unseat", member, reason: "ill" } });
  const now = (await codes()).codes;
  const codeOf = (power: string) => now.find((each) => each.power === power)?.code ?? "";
  expect((await enter(ann, codeOf("Italy"), "Ann")).json().error.code).toBe("plays-already");
  expect((await enter(ann, codeOf("France"), "Ann")).statusCode).toBe(200);
  expect((await enter(bob, codeOf("Italy"), "Bob")).statusCode).toBe(200);
});

test("the server knows where others in its network find it", () => {
  const ipv4 = (address: string, internal = false) =>
    ({ address, family: "IPv4", internal, netmask: "", mac: "", cidr: null }) as const;
  const cards = { lo: [ipv4("127.0.0.1", true)], wlan0: [ipv4("192.168.1.20")], eth0: [ipv4("10.0.0.5")] };
  const bound = (address: string) => ({ address, family: "IPv4", port: 1901 });
  expect(addressesOf(bound("0.0.0.0"), null, cards)).toEqual([
    "http://192.168.1.20:1901",
    "http://10.0.0.5:1901",
  ]);
  expect(addressesOf(bound("192.168.1.20"), null, cards)).toEqual(["http://192.168.1.20:1901"]);
  expect(addressesOf(bound("127.0.0.1"), null, cards)).toEqual([]);
  expect(addressesOf(bound("0.0.0.0"), "https://chancery.example", cards)).toEqual([
    "https://chancery.example",
  ]);
});
