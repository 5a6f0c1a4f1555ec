import { expect, test, vi } from "vitest";
import { account, addressOf, concede, gameOf, playMoves } from "../testing/accounts.ts";
import { Browser, guest, Site } from "../testing/index.ts";

/** In both worlds chance gives the same: each has its own count of what was drawn. */
const drawn = vi.hoisted(() => ({ world: 0, counts: [0, 0] }));
vi.mock("node:crypto", async (original) => {
  const actual = await original<typeof import("node:crypto")>();
  const randomBytes = (size: number): Buffer => {
    drawn.counts[drawn.world] += 1;
    const digest = actual.createHash("sha512").update(`drawn ${drawn.counts[drawn.world]}`).digest();
    return digest.subarray(0, size);
  };
  return { ...actual, randomBytes, randomInt: (below: number) => 7 % below };
});

const DAY = 24 * 3_600_000;
const SETUP = {
  variant: "france-austria",
  rated: true,
  anonymous: true,
  missing: "hold",
  clock: { grace: 0 },
  replacement: { afterMissed: 99 },
};

/** All that others can ask about people and the game, byte by byte. */
async function answers(watchers: readonly Browser[], game: string, addresses: readonly string[]) {
  const urls = [
    ...addresses.map((address) => `/api/players/${address}`),
    "/api/leaderboards?variant=france-austria",
    `/api/games/${game}`,
    `/api/games/${game}/players`,
    "/api/games",
    "/api/me/profile",
    "/api/me/friends",
    "/api/me/teams",
  ];
  const told: string[] = [];
  for (const watcher of watchers)
    for (const url of urls) {
      const { statusCode, body } = await watcher.get(url);
      told.push(`${url} ${statusCode} ${body}`);
    }
  return told;
}

/** A world in which Ann and Bob play a game without names, and the player of France misses deadlines. */
async function play(world: 0 | 1): Promise<readonly (readonly string[])[]> {
  drawn.world = world;
  const site = new Site();
  const app = await site.open();
  const people = [await account(app, "Ann"), await account(app, "Bob"), await account(app, "Cleo")];
  const [ann, bob, cleo] = people;
  for (const each of people) await each.send("PUT", "/api/me/profile", { hidden: [], listed: true });
  const addresses = await Promise.all([ann, bob].map(addressOf));
  // Both have rated games behind them, and both are away later.
  for (let i = 0; i < 5; i++) {
    const game = await gameOf([ann, bob], { ...SETUP, anonymous: false });
    await playMoves(game, [ann, bob]);
    await concede(game, [ann, bob], "France");
  }
  const away = { since: site.time + 8 * DAY, until: site.time + 9 * DAY };
  await bob.send("POST", "/api/me/vacations", away);
  const created = (
    await cleo.send("POST", "/api/games", { setup: { ...SETUP, assignment: "chosen" }, role: "spectator" })
  ).json();
  const { game } = created.table;
  for (const each of [ann, bob])
    await each.do(game, { type: "join", role: "player", invitation: created.invitation });
  const [austria, france] = world === 0 ? [ann, bob] : [bob, ann];
  await austria.do(game, { type: "choose", power: "Austria" });
  await france.do(game, { type: "choose", power: "France" });
  await cleo.do(game, { type: "start" });
  const watchers = [cleo, await guest(app, "Zoe"), new Browser(app)];
  const seen = [await answers(watchers, game, addresses)];
  const { outages } = await site.store();
  vi.spyOn(outages, "beat").mockResolvedValue({ ok: true, value: { downSince: null, setBackFrom: null } });
  for (let turn = 1; turn < 4; turn++) {
    await austria.do(game, { type: "ready", ready: true });
    site.time = ((await cleo.view(game)).clock.deadline ?? 0) + 1;
    await cleo.send("POST", "/api/me/friends", { address: addresses[0] });
    await cleo.send("POST", "/api/games", {});
    await expect.poll(async () => (await cleo.view(game)).turns.length).toBeGreaterThan(turn);
    seen.push(await answers(watchers, game, addresses));
  }
  // Housekeeping rates what is over, on another day.
  site.time = Math.ceil(site.time / DAY) * DAY + 1;
  const advance = vi.spyOn((await site.store()).ratings, "advance");
  const server = await site.open();
  await expect.poll(() => advance.mock.results.length).toBeGreaterThan(0);
  await advance.mock.results[0].value;
  await server.close();
  seen.push(await answers(watchers, game, addresses));
  await france.do(game, { type: "propose", vote: { how: "draw" } });
  await austria.do(game, { type: "vote", vote: { how: "draw" } });
  expect((await cleo.view(game)).status).toBe("ended");
  seen.push(await answers(watchers, game, addresses));
  vi.restoreAllMocks();
  await site.remove();
  return seen;
}

test("while a game without names is played, no profile, rating or record says who plays what", async () => {
  const [one, other] = [await play(0), await play(1)];
  for (const [i, told] of one.slice(0, -1).entries()) expect(told).toEqual(other[i]);
  // Ratings moved meanwhile, for games that were over; and in the end everyone may know.
  expect(one.at(-2)?.join()).toContain('"games":5');
  expect(one.at(-1)).not.toEqual(other.at(-1));
});
