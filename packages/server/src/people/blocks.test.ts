import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, guest, Site, sevenAt } from "../testing/index.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

async function host(browser: Browser, setup = {}) {
  const created = await browser.send("POST", "/api/games", { setup, isOpen: true });
  return created.json().table.game as string;
}

const join = (browser: Browser, game: string) => browser.try(game, { type: "join", role: "player" });
const block = (browser: Browser, game: string, body: unknown) =>
  browser.send("POST", `/api/games/${game}/blocks`, body);
const blocksOf = async (browser: Browser) => (await browser.get("/api/me/blocks")).json().blocks;
const offered = async (browser: Browser): Promise<string[]> =>
  (await browser.get("/api/games")).json().open.map(({ game }: { game: string }) => game);

test("a blocked person can't join your games, and theirs aren't offered to you, until you unblock them", async () => {
  const { game, by } = await sevenAt(app);
  const before = (await by.Germany.get(`/api/games/${game}`)).body;
  expect((await block(by.France, game, { power: "Germany" })).statusCode).toBe(204);
  expect((await block(by.France, game, { name: "Player of Germany" })).statusCode).toBe(204);
  expect((await by.Germany.get(`/api/games/${game}`)).body).toBe(before);
  const [blocked, ...more] = await blocksOf(by.France);
  expect(blocked).toEqual({ id: blocked.id, name: "Player of Germany", game, at: site.time });
  expect(more).toEqual([]);
  const [ours, theirs] = [await host(by.France), await host(by.Germany)];
  const refused = await join(by.Germany, ours);
  expect(refused.statusCode).toBe(403);
  expect(refused.json().error).toMatchObject({
    code: "blocked",
    message: "The host doesn't want you to join this game",
  });
  expect((await join(by.France, theirs)).json().error.message).toContain("You've blocked the host");
  expect(await offered(by.France)).not.toContain(theirs);
  expect(await offered(by.Italy)).toContain(theirs);
  expect((await join(by.Italy, ours)).statusCode).toBe(200);
  // In a game they share, they still talk.
  await by.Germany.do(game, { type: "say", as: "Germany", to: ["France"], text: "Still there?" });
  expect((await by.France.get(`/api/games/${game}/channels/France%20%2B%20Germany`)).body).toContain(
    "Still there",
  );
  expect((await by.Germany.send("DELETE", `/api/me/blocks/${blocked.id}`)).statusCode).toBe(404);
  expect((await by.France.send("DELETE", `/api/me/blocks/${blocked.id}`)).statusCode).toBe(204);
  expect((await join(by.Germany, ours)).statusCode).toBe(200);
  expect(await offered(by.France)).toContain(theirs);
});

test('a name is one name, even with an "and" in it', async () => {
  const [host, pair] = [await guest(app, "Hanna"), await guest(app, "Tom and Jerry")];
  const created = await host.send("POST", "/api/games", {
    setup: { clock: { kind: "referee" }, referee: true },
  });
  const { table, invitation } = created.json();
  await pair.do(table.game, { type: "join", role: "spectator", invitation });
  await host.do(table.game, { type: "appoint", member: "Tom and Jerry" });
  expect((await block(host, table.game, { name: "Jerry" })).statusCode).toBe(422);
  expect((await block(host, table.game, { name: "Tom and Jerry" })).statusCode).toBe(204);
  expect(await blocksOf(host)).toMatchObject([{ name: "Tom and Jerry" }]);
});

test("a blocked person can't take over a seat in your game, even with its link", async () => {
  const { game, invitation, by } = await sevenAt(app);
  const [met, zoe] = [await guest(app, "Met"), await guest(app, "Zoe")];
  await met.do(game, { type: "join", role: "spectator", invitation });
  expect((await block(by.Austria, game, { name: "Met" })).statusCode).toBe(204);
  await by.France.do(game, { type: "leave" });
  const { token } = await by.Austria.do(game, { type: "offer", seat: 2, eliminatedToo: false });
  expect((await met.try(game, { type: "take-over", token })).json().error.code).toBe("blocked");
  await zoe.do(game, { type: "take-over", token });
});

test("a blocked person who doesn't know of a game isn't told that there is one", async () => {
  const { game, by } = await sevenAt(app);
  await block(by.France, game, { power: "Germany" });
  const created = await by.France.send("POST", "/api/games", { setup: { spectators: false } });
  const hidden = created.json().table.game;
  const wrong = { type: "join", role: "player", invitation: "not this one at all" };
  const unknown = await by.Germany.try("no-such-game", wrong);
  expect((await by.Germany.try(hidden, wrong)).body).toBe(unknown.body);
  const right = { ...wrong, invitation: created.json().invitation };
  expect((await by.Germany.try(hidden, right)).json().error.code).toBe("blocked");
});

test("where names are hidden, a block tells nobody who plays what, and counts when the game is over", async () => {
  const { game, by, players } = await sevenAt(app, { anonymous: true });
  expect((await block(by.France, game, { power: "Germany" })).statusCode).toBe(204);
  expect(await blocksOf(by.France)).toMatchObject([{ name: "Germany" }]);
  const names = (await by.Germany.view(game)).you.name;
  expect((await block(by.France, game, { name: names })).statusCode).toBe(422);
  const ours = await host(by.France);
  expect((await join(by.Germany, ours)).statusCode).toBe(200);
  await by.Germany.do(ours, { type: "leave" });
  for (const player of players) await player.do(game, { type: "vote", vote: { how: "draw" } });
  expect((await by.France.view(game)).status).toBe("ended");
  expect((await join(by.Germany, ours)).statusCode).toBe(403);
});

test("nobody blocks themselves, a bot, or people they haven't met", async () => {
  const ann = await guest(app, "Ann");
  const game = await host(ann);
  for (const body of [{ name: "Ann" }, { name: "Stranger" }, { power: "Narnia" }, {}])
    expect((await block(ann, game, body)).statusCode).toBe(422);
  expect((await block(ann, "no-such-game", { name: "Ann" })).statusCode).toBe(404);
});
