import type { PublicGame, PublicGames } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account } from "../testing/accounts.ts";
import { Browser, guest, POWERS, Site } from "../testing/index.ts";

const site = new Site();
let app: FastifyInstance;
let nobody: Browser;
beforeAll(async () => {
  app = await site.open();
  nobody = new Browser(app);
});
afterAll(() => site.remove());

const find = async (query = "", who = nobody): Promise<readonly PublicGame[]> => {
  const response = await who.get(`/api/public-games?${query}`);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().games;
};
const names = async (query: string, who?: Browser) => (await find(query, who)).map(({ name }) => name);

/** Someone hosts a game that is listed for everyone. */
async function host(
  who: Browser,
  name: string,
  setup: Record<string, unknown> = {},
  isOpen = true,
): Promise<string> {
  site.time += 1000;
  const response = await who.send("POST", "/api/games", { setup: { name, ...setup }, isOpen });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json().table.game;
}

/** The same, with everyone there. */
async function play(name: string, setup: Record<string, unknown> = {}) {
  const players: Browser[] = [];
  for (const power of POWERS) players.push(await guest(app, `${name} ${power}`));
  const game = await host(players[0], name, { startsWhenFull: true, ...setup });
  for (const each of players.slice(1)) await each.do(game, { type: "join", role: "player" });
  return { game, players };
}

describe("lists of games", () => {
  test("are found by what games are like, and say what each is", async () => {
    const ann = await guest(app, "Ann");
    await host(ann, "Sunday in Ghent", {
      description: "Beginners welcome",
      tags: ["Weekend"],
      press: "public",
      scoring: "omg",
      language: "de",
    });
    await host(ann, "Old rules", { rulebook: "1971", preset: "live", options: { players: 3 } });
    await host(ann, "Ten of us", { variant: "dissolution", clock: { hours: { moves: 12 } } });
    await host(ann, "By link only", {}, false);
    expect(await names("")).toEqual(["Ten of us", "Old rules", "Sunday in Ghent"]);
    expect(await names("variant=classic")).toEqual(["Old rules", "Sunday in Ghent"]);
    expect(await names("variant=classic&rulebook=1971")).toEqual(["Old rules"]);
    expect(await names("pace=live")).toEqual(["Old rules"]);
    expect(await names("pace=hours")).toEqual(["Ten of us"]);
    expect(await names("press=public")).toEqual(["Sunday in Ghent"]);
    expect(await names("language=de")).toEqual(["Sunday in Ghent"]);
    expect(await names("free=7")).toEqual(["Ten of us"]);
    expect(await names("tag=%23weekend")).toEqual(["Sunday in Ghent"]);
    expect(await names("text=ghent")).toEqual(["Sunday in Ghent"]);
    expect(await names("variant=classic&pace=live&press=none")).toEqual([]);
    expect((await find("text=ghent"))[0]).toMatchObject({
      list: "join",
      description: "Beginners welcome",
      tags: ["weekend"],
      players: 1,
      seats: 7,
      free: 6,
      host: "Ann",
      press: "public",
      scoring: "omg",
      phase: null,
    });
    const wrong = await nobody.get("/api/public-games?pace=slow");
    expect(wrong.statusCode).toBe(400);
  });

  test("are found by a person's rating, with what each game requires", async () => {
    const ada = await account(app, "Ada");
    await host(ada, "For experts", { leastRating: 1500, tags: ["figures"] });
    await host(ada, "For regulars", { leastRating: 1400, rated: true, tags: ["figures"] });
    await host(ada, "For all", { tags: ["figures"] });
    expect(await names("tag=figures")).toEqual(["For all", "For regulars", "For experts"]);
    expect(await names("tag=figures&rating=1399")).toEqual(["For all"]);
    expect(await names("tag=figures&rating=1400")).toEqual(["For all", "For regulars"]);
    expect(await names("tag=figures&rating=1500&rated=yes")).toEqual(["For regulars"]);
    const [experts] = await find("tag=figures&text=experts");
    expect(experts).toMatchObject({ leastRating: 1500, isRated: false });
    for (const rating of ["high", "1.5", "1000000"])
      expect((await nobody.get(`/api/public-games?rating=${rating}`)).statusCode).toBe(400);
  });

  test("come page by page, none left out and none twice", async () => {
    const bob = await guest(app, "Bob");
    for (let i = 0; i < 7; i++) await host(bob, `Page ${i}`, { tags: ["pages"] });
    const seen: (string | undefined)[] = [];
    for (let after: string | null = ""; after !== null; ) {
      const page: PublicGames = (
        await nobody.get(`/api/public-games?tag=pages&limit=3&after=${after}`)
      ).json();
      seen.push(...page.games.map(({ name }) => name));
      after = page.next;
    }
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `Page ${i}`));
  });

  test("change with the game: to join, to watch, to study", async () => {
    const { game, players } = await play("Three lists", { scoring: "draw-size" });
    expect(await names("text=three")).toEqual([]);
    expect(await find("list=watch&text=three")).toMatchObject([
      { game, phase: "S1901M", players: 7, free: 0 },
    ]);
    await players[0].do(game, { type: "leave" });
    expect(await find("list=watch&text=three&free=1")).toMatchObject([{ game, players: 6, free: 1 }]);
    for (const each of players.slice(1)) await each.do(game, { type: "vote", vote: { how: "draw" } });
    expect(await names("list=watch&text=three")).toEqual([]);
    const [after] = await find("list=study&text=three");
    expect(after).toMatchObject({ game, ending: { how: "draw" }, deadline: null });
  });

  test("have a game from when its host lists it until they stop", async () => {
    const [ann, bob, cleo] = [await guest(app, "Ann"), await guest(app, "Bob"), await guest(app, "Cleo")];
    const game = await host(ann, "Missing a few", { spectators: false }, false);
    const join = { type: "join", role: "player" };
    expect((await bob.send("POST", `/api/games/${game}/commands`, join)).statusCode).toBe(404);
    await ann.do(game, { type: "list", listed: true });
    expect(await names("text=missing")).toEqual(["Missing a few"]);
    await bob.do(game, join);
    await ann.do(game, { type: "list", listed: false });
    expect(await names("text=missing")).toEqual([]);
    expect((await nobody.get(`/api/public-games/${game}/miniature`)).statusCode).toBe(404);
    expect((await cleo.send("POST", `/api/games/${game}/commands`, join)).statusCode).toBe(404);
    expect((await bob.view(game)).playerCount).toBe(2);
    const { invitation } = (await ann.get(`/api/games/${game}/invitation`)).json();
    await cleo.do(game, { ...join, invitation });
  });

  test("leave out what isn't to be watched, was never played, or is hosted by someone blocked", async () => {
    const { game } = await play("Behind doors", { spectators: false });
    expect(await names("list=watch&text=behind")).toEqual([]);
    expect((await nobody.get(`/api/public-games/${game}/miniature`)).statusCode).toBe(404);
    const cleo = await guest(app, "Cleo");
    const canceled = await host(cleo, "Canceled");
    await cleo.do(canceled, { type: "close", reason: "canceled-before-start" });
    for (const list of ["join", "watch", "study"])
      expect(await names(`list=${list}&text=canceled`)).toEqual([]);
    const dan = await guest(app, "Dan");
    const shared = await host(cleo, "Shared");
    await dan.do(shared, { type: "join", role: "player" });
    await dan.send("POST", `/api/games/${shared}/blocks`, { name: "Cleo" });
    expect(await names("text=shared", dan)).toEqual([]);
    expect(await names("text=shared")).toEqual(["Shared"]);
  });

  test("say nobody's name where names are hidden", async () => {
    const { game } = await play("Masked", { anonymous: true });
    const body = (await nobody.get("/api/public-games?list=watch&text=masked")).body;
    expect(body).toContain(game);
    for (const power of POWERS) expect(body).not.toContain(`Masked ${power}`);
  });
});

describe("a listed game", () => {
  test("can be looked at before it begins, though nobody may watch it later", async () => {
    const eve = await guest(app, "Eve");
    const game = await host(eve, "No spectators", { spectators: false });
    expect(await nobody.view(game)).toMatchObject({ status: "lobby", setup: { listed: true } });
    const hidden = await host(eve, "Hidden", { spectators: false }, false);
    expect((await nobody.get(`/api/games/${hidden}`)).statusCode).toBe(404);
  });

  test("has a picture of its board that changes with the position, and is kept under its name", async () => {
    const { game, players } = await play("Pictured");
    const [{ picture }] = await find("list=watch&text=pictured");
    const url = (of: string) => `/api/public-games/${game}/miniature?theme=dark&picture=${of}`;
    const first = await nobody.get(url(picture));
    expect(first.headers).toMatchObject({ "content-type": expect.stringContaining("image/svg+xml") });
    expect(first.headers["cache-control"]).toContain("immutable");
    expect(first.body).toMatch(/^<svg /);
    expect((await nobody.get(`/api/public-games/${game}/miniature`)).body).not.toBe(first.body);
    for (const each of players) {
      const power = (await each.view(game)).seats.find(({ isYours }) => isYours)?.powers[0];
      if (power === "France") await each.do(game, { type: "save", power, text: "A Par - Bur" });
    }
    // What is only written is in no picture.
    expect((await find("list=watch&text=pictured"))[0].picture).toBe(picture);
    for (const each of players) await each.try(game, { type: "ready", ready: true });
    const [moved] = await find("list=watch&text=pictured");
    expect(moved).toMatchObject({ phase: "F1901M" });
    expect(moved.picture).not.toBe(picture);
    const second = await nobody.get(url(moved.picture));
    expect(second.body).not.toBe(first.body);
    expect((await nobody.get(url(picture))).headers["cache-control"]).toBe("no-cache");
    expect((await nobody.get("/api/public-games/unknown/miniature")).statusCode).toBe(404);
  });

  test("is watched by anyone without a name, who sees no orders and no private messages", async () => {
    const { game, players } = await play("Watched", { assignment: "chosen", startsWhenFull: false });
    for (const [i, power] of POWERS.entries()) await players[i].do(game, { type: "choose", power });
    await players[0].do(game, { type: "start" });
    await players[2].do(game, { type: "save", power: "France", text: "A Par - Gas" });
    await players[2].do(game, { type: "say", as: "France", to: ["England"], text: "Secretly" });
    await players[2].do(game, { type: "say", as: "France", to: "everybody", text: "Openly" });
    const view = await nobody.get(`/api/games/${game}`);
    expect(view.json()).toMatchObject({
      you: { name: null, role: "spectator" },
      phase: "S1901M",
      sheets: [],
    });
    expect(view.body).not.toContain("Par - Gas");
    expect(view.body).not.toContain("Secretly");
    expect(view.body).toContain("Openly");
  });

  test("has a waiting list over HTTP, in everyone's own lists", async () => {
    const fay = await guest(app, "Fay");
    const gus = await guest(app, "Gus");
    const game = await host(fay, "Duel", { options: { players: 2 } });
    await gus.do(game, { type: "join", role: "player" });
    const hal = await guest(app, "Hal");
    await hal.do(game, { type: "wait", waiting: true });
    expect(await find("text=duel")).toMatchObject([{ free: 0, waiting: 1 }]);
    await gus.do(game, { type: "leave" });
    const own = async () => (await hal.get("/api/games")).json().yours;
    expect(await own()).toMatchObject([{ game, waiting: { place: 1, offer: { powers: [] } } }]);
    await hal.do(game, { type: "take-place" });
    expect((await hal.view(game)).players).toEqual(["Fay", "Hal"]);
    const link = await host(fay, "Private duel", { options: { players: 2 } }, false);
    expect((await hal.try(link, { type: "wait", waiting: true })).statusCode).toBe(403);
  });
});

test("what no database takes is refused before one is asked", async () => {
  for (const query of [
    "text=%00",
    "tag=a%00",
    "variant=%00",
    "after=1e400.x",
    "after=Infinity.x",
    "after=9",
  ]) {
    const { statusCode, body } = await nobody.get(`/api/public-games?${query}`);
    expect([query, statusCode, JSON.parse(body).error.code]).toEqual([query, 400, "bad-request"]);
  }
});
