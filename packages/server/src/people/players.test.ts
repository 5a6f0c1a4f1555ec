import type { Leaderboard, Player } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { rate } from "openskill";
import { plackettLuce } from "openskill/models";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { betaOf, FIRST } from "../ratings/rate-game.ts";
import { account, addressOf, concede, gameOf, PASSWORD, playMoves } from "../testing/accounts.ts";
import { Browser, guest, Site } from "../testing/index.ts";

const DAY = 24 * 3_600_000;
const DUEL = { variant: "france-austria", rated: true };

let site: Site;
let app: FastifyInstance;
beforeEach(async () => {
  site = new Site();
  app = await site.open();
});
afterEach(() => site.remove());

/** The next day has come, and a server looks after what is over. */
async function nextDay(): Promise<void> {
  site.time += DAY;
  const advance = vi.spyOn((await site.store()).ratings, "advance");
  const server = await site.open();
  await expect.poll(() => advance.mock.results.length).toBeGreaterThan(0);
  await advance.mock.results[0].value;
  await server.close();
  site.apps.pop();
  advance.mockRestore();
}

/** A duel that was played long enough, and then conceded. */
async function conceded(players: readonly Browser[], winner: string): Promise<string> {
  const game = await gameOf(players, DUEL);
  await playMoves(game, players);
  await concede(game, players, winner);
  return game;
}

const playerAt = async (address: string, by = new Browser(app)): Promise<Player> =>
  (await by.get(`/api/players/${address}`)).json();

test("a profile counts games that are over, by power and result", async () => {
  const [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
  const address = await addressOf(ann);
  expect(await playerAt(address)).toEqual({
    address,
    name: "Ann",
    since: site.time,
    games: [],
    reliability: { figure: null, called: 0, missed: 0, excused: 0, abandoned: 0 },
    ratings: [],
    openings: [],
    teams: [],
  });
  const game = await gameOf([ann, bob], DUEL);
  await ann.do(game, { type: "save", power: "Austria", text: "A Vie - Gal\nF Tri - Alb" });
  for (const each of [ann, bob]) await each.do(game, { type: "ready", ready: true });
  expect((await playerAt(address)).games).toEqual([]);
  await concede(game, [ann, bob], "France");
  const { seats } = await ann.view(game);
  const power = seats.find(({ isYours }) => isYours)?.powers[0];
  const counts = { won: 0, shared: 0, survived: 0, eliminated: 0, left: 0 };
  const result = power === "France" ? { won: 1 } : { survived: 1 };
  const played = { variant: "france-austria", power, played: 1, ...counts, ...result };
  const player = await playerAt(address);
  expect(player.games).toEqual([played]);
  expect(player.openings).toMatchObject([
    { power, count: 1, played: 1, orders: ["A Vie - Gal", "F Tri - Alb"] },
  ]);
  expect(player.reliability).toMatchObject({ called: 1, missed: 0 });
});

test("ratings follow from a series of results as the library says, once a day", async () => {
  const [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
  const addresses = [await addressOf(ann), await addressOf(bob)];
  let [one, other] = [{ ...FIRST }, { ...FIRST }];
  let powers = [0, 0].map((mu) => ({ mu, sigma: 30 }));
  // Ann has the first seat, which is Austria's.
  for (const winner of ["Austria", "France", "Austria"]) {
    await conceded([ann, bob], winner);
    site.time += 1000;
    const teams = [one, other].map(({ mu, sigma }, i) => [{ mu, sigma: Math.hypot(sigma, 1) }, powers[i]]);
    const rank = winner === "Austria" ? [1, 2] : [2, 1];
    const rated = rate(teams, { rank, model: plackettLuce, beta: betaOf(2), tau: 0 });
    [one, other] = [rated[0][0], rated[1][0]];
    const mean = (rated[0][1].mu + rated[1][1].mu) / 2;
    powers = rated.map(([, { mu, sigma }]) => ({ mu: mu - mean, sigma }));
  }
  expect((await playerAt(addresses[0])).ratings).toEqual([]);
  await nextDay();
  for (const [i, { mu, sigma }] of [one, other].entries())
    expect((await playerAt(addresses[i])).ratings).toMatchObject([
      {
        variant: "france-austria",
        pace: "correspondence",
        rating: Math.round(mu),
        margin: Math.round(2 * sigma),
        games: 3,
        days: [{ rating: Math.round(mu) }],
      },
    ]);
});

test("owners hide any part of their profile, or all of it", async () => {
  const [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
  const address = await addressOf(ann);
  const game = await gameOf([ann, bob], DUEL);
  const hide = async (...hidden: string[]) => {
    const done = await ann.send("PUT", "/api/me/profile", { hidden, listed: false });
    expect(done.statusCode).toBe(204);
  };
  for (const part of ["since", "games", "reliability", "ratings", "openings", "teams"] as const) {
    await hide(part);
    const shown = await playerAt(address, bob);
    expect(shown[part]).toBeNull();
    expect(Object.values(shown).filter((value) => value === null)).toHaveLength(1);
  }
  expect((await ann.get("/api/me/profile")).json().player.since).toBe(site.time);
  const met = async () => (await bob.get(`/api/games/${game}/players`)).json().players.length;
  expect(await met()).toBe(2);
  await hide("all");
  expect(await met()).toBe(1);
  const unknown = await bob.get("/api/players/no-such-address");
  const hidden = await bob.get(`/api/players/${address}`);
  expect([hidden.statusCode, hidden.body]).toEqual([unknown.statusCode, unknown.body]);
});

test("guests have no profile, and can't play in rated games", async () => {
  const [ann, zoe] = [await account(app, "Ann"), await guest(app, "Zoe")];
  expect((await zoe.get("/api/me/profile")).json().error.code).toBe("no-account");
  expect((await zoe.send("POST", "/api/games", { setup: DUEL })).json().error.code).toBe("account-needed");
  const created = (await ann.send("POST", "/api/games", { setup: DUEL })).json();
  const { game } = created.table;
  const join = { type: "join", role: "player", invitation: created.invitation };
  expect((await zoe.try(game, join)).json().error.code).toBe("account-needed");
  await zoe.do(game, { ...join, role: "spectator" });
});

test("leaderboards list only people who want to be listed and have played enough", async () => {
  const [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
  for (let i = 0; i < 5; i++) await conceded([ann, bob], "Austria");
  await nextDay();
  const board = async (): Promise<Leaderboard> =>
    (await ann.get("/api/leaderboards?variant=france-austria")).json();
  expect(await board()).toMatchObject({ lists: [], players: [], leastGames: 5 });
  await bob.send("PUT", "/api/me/profile", { hidden: [], listed: true });
  expect((await board()).players).toMatchObject([{ name: "Bob", games: 5 }]);
  await ann.send("PUT", "/api/me/profile", { hidden: [], listed: true });
  await bob.send("PUT", "/api/me/profile", { hidden: ["all"], listed: true });
  expect((await board()).players.map(({ name }) => name)).toEqual(["Ann"]);
  await bob.send("PUT", "/api/me/profile", { hidden: ["games"], listed: true });
  const { lists, players, advantages } = await board();
  expect(lists).toEqual([{ variant: "france-austria", pace: "correspondence" }]);
  expect(players.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
  expect(advantages.map(({ power, games }) => [power, games])).toEqual([
    ["Austria", 5],
    ["France", 5],
  ]);
  const classic: Leaderboard = (await ann.get("/api/leaderboards")).json();
  expect(classic.advantages[0]).toEqual({ power: "France", points: 59, games: 0 });
  expect((await ann.get("/api/leaderboards?variant=committee-1901")).statusCode).toBe(404);
});

test("a deleted account disappears from everything, and others keep their ratings", async () => {
  const [ann, bob] = [await account(app, "Ann"), await account(app, "Bob")];
  for (const each of [ann, bob]) await each.send("PUT", "/api/me/profile", { hidden: [], listed: true });
  for (let i = 0; i < 5; i++) await conceded([ann, bob], "Austria");
  await nextDay();
  const [address, other] = [await addressOf(ann), await addressOf(bob)];
  const me = (await ann.get("/api/me")).json().id;
  await ann.send("POST", "/api/me/friends", { address: other });
  await ann.send("POST", "/api/me/teams", { name: "Owls" });
  const exported = (await ann.get("/api/me/export")).json();
  expect(exported.profile).toMatchObject({ listed: true, player: { ratings: [{ games: 5 }] } });
  expect(exported.friends).toMatchObject([{ name: "Bob" }]);
  expect(exported.teams).toMatchObject([{ name: "Owls" }]);
  const before = await playerAt(other);
  expect((await ann.send("POST", "/api/me/deletion", { password: PASSWORD })).statusCode).toBe(204);
  expect((await bob.get(`/api/players/${address}`)).statusCode).toBe(404);
  const board: Leaderboard = (await bob.get("/api/leaderboards?variant=france-austria")).json();
  expect(board.players.map(({ name }) => name)).toEqual(["Bob"]);
  expect((await bob.get("/api/me/friends")).json().friends).toEqual([]);
  const store = await site.store();
  await store.ratings.startAgain();
  await nextDay();
  expect(await playerAt(other)).toEqual(before);
  expect(await store.results.of(me)).toEqual({ ok: true, value: [] });
  expect(await store.conduct.of(me, 0)).toEqual({ ok: true, value: [] });
});

test("a result that changes after it was rated is rated again", async () => {
  const people = [await account(app, "Ann"), await account(app, "Bob"), await account(app, "Ref")];
  const [ann, bob, ref] = people;
  const created = (
    await ref.send("POST", "/api/games", {
      role: "referee",
      setup: { ...DUEL, referee: true, assignment: "random", concession: true },
    })
  ).json();
  const { game } = created.table;
  for (const each of [ann, bob])
    await each.do(game, { type: "join", role: "player", invitation: created.invitation });
  await ref.do(game, { type: "start" });
  await playMoves(game, [ann, bob]);
  await concede(game, [ann, bob], "France");
  await nextDay();
  const address = await addressOf(ann);
  const before = (await playerAt(address)).ratings?.[0].rating;
  await ref.do(game, { type: "go-to", turn: 1, reason: "It was a misunderstanding" });
  await nextDay();
  expect((await playerAt(address)).ratings).toEqual([]);
  await playMoves(game, [ann, bob]);
  await concede(game, [ann, bob], "Austria");
  await nextDay();
  const after = (await playerAt(address)).ratings?.[0].rating;
  expect([before, after].toSorted()).toEqual([before, after].map((each) => 3000 - (each ?? 0)).toSorted());
  expect(after).not.toBe(before);
});
