import type { Player, Vacations } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { account, addressOf, gameOf } from "../testing/accounts.ts";
import { Browser, guest, Site } from "../testing/index.ts";
import { reliabilityIn } from "./reliability.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DUEL = {
  variant: "france-austria",
  missing: "hold",
  clock: { grace: 0 },
  replacement: { afterMissed: 99 },
};

test("reliability is the share of phases with orders, excused ones aside; an abandoned seat counts as ten", () => {
  const game = { person: "ann", called: 20, missed: 0, excused: 0, abandoned: 0 };
  expect(reliabilityIn([game]).figure).toBe(100);
  expect(reliabilityIn([{ ...game, missed: 1 }]).figure).toBe(95);
  expect(reliabilityIn([{ ...game, missed: 3, excused: 2 }])).toEqual({
    figure: 94,
    called: 20,
    missed: 1,
    excused: 2,
    abandoned: 0,
  });
  expect(reliabilityIn([game, { ...game, abandoned: 1 }]).figure).toBe(80);
  expect(reliabilityIn([{ ...game, called: 9 }]).figure).toBeNull();
  expect(reliabilityIn([{ ...game, called: 10, missed: 1 }]).figure).toBe(90);
  expect(reliabilityIn([{ ...game, called: 10, missed: 1, excused: 1 }]).figure).toBeNull();
  // One leave says little of a newcomer, a second one does.
  expect(reliabilityIn([{ ...game, called: 2, abandoned: 1 }]).figure).toBeNull();
  expect(reliabilityIn([{ ...game, called: 2, abandoned: 2 }]).figure).toBe(9);
});

let site: Site;
let app: FastifyInstance;
let ann: Browser;
let bob: Browser;
beforeEach(async () => {
  site = new Site();
  app = await site.open();
  [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
});
afterEach(() => site.remove());

const reliability = async (who: Browser) => {
  const player: Player = (await new Browser(app).get(`/api/players/${await addressOf(who)}`)).json();
  return player.reliability;
};

/** Ann sends orders, Bob doesn't, and the deadline passes. */
async function missOne(game: string): Promise<void> {
  const { turns, clock } = await ann.view(game);
  await ann.do(game, { type: "ready", ready: true });
  // Nobody is away meanwhile, and a new game makes the clock look up.
  const { outages } = await site.store();
  const beat = vi
    .spyOn(outages, "beat")
    .mockResolvedValue({ ok: true, value: { downSince: null, setBackFrom: null } });
  site.time = (clock.deadline ?? 0) + 1;
  await ann.send("POST", "/api/games", {});
  await expect.poll(async () => (await ann.view(game)).turns.length).toBeGreaterThan(turns.length);
  beat.mockRestore();
}

test("missed deadlines are seen at once, and keep people out of games that ask for more", async () => {
  const game = await gameOf([ann, bob], DUEL);
  for (let i = 0; i < 10; i++) await missOne(game);
  expect(await reliability(bob)).toMatchObject({ figure: 0, called: 10, missed: 10 });
  expect(await reliability(ann)).toMatchObject({ figure: 100, missed: 0 });
  const cleo = await account(app, "Cleo");
  const setup = { variant: "france-austria", leastReliability: 90 };
  const created = (await cleo.send("POST", "/api/games", { setup })).json();
  const join = { type: "join", role: "player", invitation: created.invitation };
  const refused = (await bob.try(created.table.game, join)).json().error;
  expect(refused).toMatchObject({
    code: "too-unreliable",
    message: "This game is for players with a reliability of 90% or more. Yours is 0%",
  });
  expect((await (await guest(app, "Zoe")).try(created.table.game, join)).json().error.code).toBe(
    "account-needed",
  );
  await bob.do(created.table.game, { ...join, role: "spectator" });
  await ann.do(created.table.game, join);
});

test("where names are hidden, missed deadlines count when the game is over", async () => {
  const game = await gameOf([ann, bob], { ...DUEL, anonymous: true, concession: true });
  await missOne(game);
  expect(await reliability(bob)).toMatchObject({ called: 0, missed: 0 });
  await bob.do(game, { type: "vote", vote: { how: "concession", to: "Austria" } });
  expect((await ann.view(game)).status).toBe("ended");
  expect(await reliability(bob)).toMatchObject({ called: 1, missed: 1 });
});

test("a vacation is announced a day before, within the days of a year, and moves deadlines", async () => {
  const game = await gameOf([ann, bob], { ...DUEL, vacations: true });
  const { deadline } = (await ann.view(game)).clock;
  const announce = (since: number, until: number) => bob.send("POST", "/api/me/vacations", { since, until });
  expect((await announce(site.time + HOUR, site.time + 3 * DAY)).statusCode).toBe(422);
  expect((await announce(site.time + 3 * DAY, site.time + 2 * DAY)).statusCode).toBe(422);
  expect((await announce(site.time + 2 * DAY, site.time + 33 * DAY)).statusCode).toBe(422);
  const since = site.time + DAY;
  const done = await announce(since, since + 5 * DAY);
  expect(done.json() as Vacations).toMatchObject({ vacations: [{ since }], daysLeft: 25 });
  expect((await announce(since + DAY, since + 2 * DAY)).statusCode).toBe(422);
  expect(deadline).toBe(site.time + 2 * DAY);
  expect((await ann.view(game)).clock.deadline).toBe(since + 6 * DAY);
});

test("a vacation can be canceled and its days come back, unless a game has waited for it", async () => {
  const game = await gameOf([ann, bob], { ...DUEL, vacations: true });
  const { deadline } = (await ann.view(game)).clock;
  const announce = (since: number) =>
    bob.send("POST", "/api/me/vacations", { since, until: since + 5 * DAY });
  const cancel = async (id: string) => (await bob.send("DELETE", `/api/me/vacations/${id}`)).statusCode;
  // A deadline that was behind it anyway wasn't moved.
  const slow = await gameOf([ann, bob], { ...DUEL, vacations: true, clock: { hours: { moves: 14 * 24 } } });
  const [far]: Vacations["vacations"] = (await announce(site.time + 5 * DAY)).json().vacations;
  expect((await ann.view(game)).clock.deadline).toBe(deadline);
  expect((await ann.view(slow)).clock.deadline).toBeGreaterThan(far.until + DAY);
  expect(await cancel(far.id)).toBe(204);
  expect((await bob.get("/api/me/vacations")).json()).toEqual({ vacations: [], daysLeft: 30 });
  const [near]: Vacations["vacations"] = (await announce(site.time + DAY)).json().vacations;
  const shown = async () => (await bob.get("/api/me/vacations")).json().vacations;
  expect(await shown()).toMatchObject([{ id: near.id, canCancel: false }]);
  expect(await cancel(near.id)).toBe(409);
  const later = (await announce(site.time + 20 * DAY)).json().vacations;
  expect(later).toMatchObject([{ canCancel: false }, { canCancel: true }]);
  expect(await cancel(later[1].id)).toBe(204);
  site.time += 2 * DAY;
  expect(await cancel(near.id)).toBe(409);
  expect((await bob.get("/api/me/vacations")).json().daysLeft).toBe(25);
});

test("orders missed during a vacation don't count, even in games that began later", async () => {
  const since = site.time + DAY;
  await bob.send("POST", "/api/me/vacations", { since, until: since + 9 * DAY });
  const game = await gameOf([ann, bob], DUEL);
  await missOne(game);
  expect(await reliability(bob)).toMatchObject({ called: 1, missed: 0, excused: 1 });
});

test("no vacation lasts longer than a year allows, however late it ends or how many are announced at once", async () => {
  const game = await gameOf([ann, bob], { ...DUEL, vacations: true });
  const { deadline } = (await ann.view(game)).clock;
  const announce = (since: number, until: number) => bob.send("POST", "/api/me/vacations", { since, until });
  const since = site.time + DAY;
  // Dates end before numbers do.
  for (const until of [8.64e15, 8.7e15, Number.MAX_SAFE_INTEGER])
    expect((await announce(since, until)).statusCode, String(until)).toBe(422);
  expect((await announce(8.7e15, 8.8e15)).json().error.path).toBe("since");
  expect((await announce(site.time + 367 * DAY, site.time + 368 * DAY)).json().error.path).toBe("since");
  expect((await ann.view(game)).clock.deadline).toBe(deadline);
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => since + week * 14 * DAY);
  const done = await Promise.all(weeks.map((start) => announce(start, start + 10 * DAY)));
  expect(done.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  expect((await bob.get("/api/me/vacations")).json().daysLeft).toBe(0);
});

test("vacations are announced and canceled only so often a day, as all games are told each time", async () => {
  const since = site.time + DAY;
  for (let i = 0; i < 10; i++) {
    const { json } = await bob.send("POST", "/api/me/vacations", { since, until: since + DAY });
    const { vacations }: Vacations = json();
    expect((await bob.send("DELETE", `/api/me/vacations/${vacations[0].id}`)).statusCode).toBe(204);
  }
  const late = await bob.send("POST", "/api/me/vacations", { since, until: since + DAY });
  expect(late.statusCode).toBe(429);
  site.time += DAY;
  expect(
    (await bob.send("POST", "/api/me/vacations", { since: since + DAY, until: since + 2 * DAY })).statusCode,
  ).toBe(200);
});

test("a rating that is exactly what a game asks for is enough", async () => {
  const joins = async (leastRating: number): Promise<number> => {
    const { table, invitation } = (await ann.send("POST", "/api/games", { setup: { leastRating } })).json();
    return (await bob.try(table.game, { type: "join", role: "player", invitation })).statusCode;
  };
  // Everyone begins with 1500.
  expect(await joins(1500)).toBe(200);
  expect(await joins(1501)).not.toBe(200);
});

test("a vacation's begun days count as whole ones", async () => {
  const since = site.time + 2 * DAY;
  const done = await bob.send("POST", "/api/me/vacations", { since, until: since + 4 * DAY + HOUR });
  expect((done.json() as Vacations).daysLeft).toBe(25);
});
