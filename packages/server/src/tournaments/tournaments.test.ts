import type { TournamentView } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { account } from "../testing/accounts.ts";
import { Browser, guest, POWERS, Site } from "../testing/index.ts";
import { Directed } from "../testing/tournaments.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

const RESULT = {
  centers: { Austria: 10, England: 8, France: 6, Germany: 4, Italy: 3, Russia: 2, Turkey: 1 },
  year: 1907,
  ending: { how: "time" as const },
};

/** Who sits where, by name. */
const seatsOf = ({ rounds, players }: TournamentView, round = 1) =>
  (rounds[round - 1].boards ?? []).map(({ seats, game }) => ({
    game: game ?? "",
    names: seats.map(({ player }) => players.find(({ id }) => id === player)?.name ?? ""),
  }));

test("people find a tournament by its code and sign up, and lists have it", async () => {
  const event = await Directed.create(app, { isListed: true, name: "Listed Open" });
  expect(event.id).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const [ann] = await event.signUp(1);
  const { yours } = (await ann.get("/api/tournaments")).json();
  expect(yours).toMatchObject([{ name: "Listed Open", players: 1, isOpen: true, status: "registration" }]);
  const { open } = (await new Browser(app).get("/api/tournaments")).json();
  expect(open).toMatchObject([{ tournament: event.id }]);
  expect((await event.try({ type: "register" }, ann)).json().error).toMatchObject({
    code: "already-here",
    message: "You have already signed up",
  });
  const hidden = await Directed.create(app);
  const { open: listed } = (await new Browser(app).get("/api/tournaments")).json();
  expect(listed.map(({ tournament }: TournamentView) => tournament)).not.toContain(hidden.id);
  expect((await new Browser(app).get(`/api/tournaments/${hidden.id}`)).statusCode).toBe(200);
  expect((await new Browser(app).get("/api/tournaments/ABCD-EFGH")).statusCode).toBe(404);
});

test("a tournament is read and shown once for all who only look, until it changes", async () => {
  const event = await Directed.create(app);
  const { tournaments } = await site.store();
  const load = vi.spyOn(tournaments, "load");
  const look = async () => (await new Browser(app).get(`/api/tournaments/${event.id}`)).json();
  const pages = vi.spyOn(JSON, "stringify");
  const made = () => pages.mock.calls.filter(([value]) => value?.tournament === event.id).length;
  for (let i = 0; i < 5; i++) expect(await look()).toMatchObject({ players: [], director: null });
  expect([load.mock.calls.length, made()]).toEqual([1, 1]);
  pages.mockRestore();
  load.mockRestore();
  await event.signUp(1);
  expect((await look()).players).toMatchObject([{ name: "Player 1" }]);
  expect((await event.view()).director).not.toBeNull();
});

test("a round is drawn, confirmed and played online, and its results arrive by themselves", async () => {
  const event = await Directed.create(app, { rounds: 1, scoring: "draw-size", setup: { concession: true } });
  const players = await event.signUp(16);
  const draft = (await event.do({ type: "draw" })).director?.draft;
  expect(draft?.boards).toHaveLength(2);
  expect(draft?.out).toHaveLength(2);
  // Nobody else knows of it yet.
  expect((await event.view(players[0])).rounds).toEqual([]);
  const confirmed = await event.do({ type: "confirm", online: true });
  const boards = seatsOf(confirmed);
  const byName = new Map(players.map((player, index) => [`Player ${index + 1}`, player]));
  for (const { game, names } of boards) {
    const table = await event.director.view(game);
    expect(table.status).toBe("playing");
    expect(table.seats.map(({ player }) => player)).toEqual(names);
    expect(table.seats.map(({ powers }) => powers[0])).toEqual(POWERS);
    expect(table.setup.name).toMatch(/^Spring Open 1\.[12]$/);
  }
  const you = (await event.view(byName.get(boards[0].names[2]))).you;
  expect(you.seats).toMatchObject([{ round: 1, board: 1, power: "France", game: boards[0].game }]);
  // Board 1 is drawn by all, board 2 conceded to its France.
  for (const name of boards[0].names)
    await byName.get(name)?.do(boards[0].game, { type: "vote", vote: { how: "draw" } });
  for (const name of boards[1].names.filter((each) => each !== boards[1].names[2]))
    await byName.get(name)?.do(boards[1].game, { type: "vote", vote: { how: "concession", to: "France" } });
  site.time += 5_000;
  const over = await event.view();
  expect(over.rounds[0]).toMatchObject({ isOver: true, missing: 0 });
  const [first, second] = over.standings;
  expect(over.players.find(({ id }) => id === first.player)?.name).toBe(boards[1].names[2]);
  expect([first.total, second.total]).toEqual([100, 100 / 7]);
  expect(over.director?.next).toBe("finish");
  // A director corrects what a game says, for a reason.
  const wrong = { type: "result", round: 1, board: 1, result: RESULT } as const;
  expect((await event.try(wrong)).json().error.code).toBe("reason-missing");
  const corrected = await event.do({ ...wrong, reason: "Two tables were mixed up" });
  expect(corrected.rounds[0].boards?.[0].correction).toBe("Two tables were mixed up");
});

test("two directors who create the games at once create them once", async () => {
  const event = await Directed.create(app, { rounds: 1 });
  await event.signUp(7);
  const { token = "" } = await event.do({ type: "invite-director" });
  const eric = await guest(app, "Eric");
  await event.do({ type: "direct", token }, eric);
  await event.do({ type: "draw" });
  const answers = await Promise.all([
    event.try({ type: "confirm", online: true }),
    event.try({ type: "confirm", online: true }, eric),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { yours } = (await event.director.get("/api/games")).json();
  const { yours: others } = (await eric.get("/api/games")).json();
  expect(yours.length + others.length).toBe(1);
});

test("players who were added by name sign in with their codes", async () => {
  const event = await Directed.create(app, { rounds: 1 });
  await event.do({ type: "import", text: "Ann\nBen\nCarla\nDan\nEve\nFinn\nGina" });
  await event.do({ type: "draw" });
  const refused = (await event.try({ type: "confirm", online: true })).json().error;
  expect(refused).toMatchObject({ code: "not-connected" });
  expect(refused.message).toContain("Ann, Ben, Carla");
  const { codes } = (await event.director.get(`/api/tournaments/${event.id}/codes`)).json();
  expect(codes).toHaveLength(7);
  for (const { name, code } of codes) {
    const person = await guest(app, `${name} at home`);
    expect((await person.get(`/api/tournaments/${event.id}/codes`)).statusCode).toBe(404);
    expect((await event.try({ type: "claim", code: "2222-2222" }, person)).json().error.code).toBe(
      "no-such-code",
    );
    const view = await event.do({ type: "claim", code: code.toLowerCase().replace("-", " ") }, person);
    expect(view.players.find(({ id }) => id === view.you.player)?.name).toBe(name);
  }
  const [{ game }] = seatsOf(await event.do({ type: "confirm", online: true }));
  expect((await event.director.view(game)).status).toBe("playing");
});

test("results entered by hand are checked, and refusals say what is wrong", async () => {
  const event = await Directed.create(app, { rounds: 1, scoring: "carnage-2023" });
  const refusal = async (command: Parameters<Directed["try"]>[0]) => (await event.try(command)).json().error;
  expect(await refusal({ type: "draw" })).toMatchObject({
    message: "Nobody is there yet. A board needs 7",
  });
  await event.do({ type: "import", text: "Ann\nBen\nCarla\nDan\nEve\nFinn\nGina" });
  await event.do({ type: "draw" });
  await event.do({ type: "confirm", online: false });
  const enter = (result: object) =>
    refusal({ type: "result", round: 1, board: 1, result: { ...RESULT, ...result } });
  expect(await enter({ centers: { ...RESULT.centers, Turkey: 2 } })).toMatchObject({
    code: "bad-result",
    message: "These are 35 centers. The board has 34",
  });
  expect(await enter({ centers: { ...RESULT.centers, Turkey: 0 } })).toMatchObject({
    message: "Turkey: enter the year of elimination",
  });
  expect(await refusal({ type: "import", text: "name,email\nZoe,zoe" })).toMatchObject({
    code: "bad-list",
    message: "Line 2: “zoe” is not an email address",
  });
  await event.do({ type: "result", round: 1, board: 1, result: RESULT });
  const csv = await new Browser(app).get(`/api/tournaments/${event.id}/standings.csv`);
  expect(csv.headers["content-type"]).toContain("text/csv");
  expect(csv.body).toMatch(/^\uFEFFplace,decided by,name,/);
  const german = await new Browser(app).get(`/api/tournaments/${event.id}/standings.csv?language=de`);
  expect(german.body).toMatch(/^\uFEFFplace;decided by;name;/);
  expect((await new Browser(app).get(`/api/tournaments/${event.id}/results.csv`)).body).toContain(
    "1,1,Austria,",
  );
});

test("140 players are seeded in a thread, without a repeated opponent", async () => {
  const event = await Directed.create(app, { rounds: 2 });
  const names = Array.from({ length: 140 }, (_, index) => `Player ${index + 1}`);
  await event.do({ type: "import", text: names.join("\n") });
  await event.do({ type: "draw" });
  await event.do({ type: "confirm", online: false });
  const { director } = await event.do({ type: "draw", seed: 7 });
  expect(director?.draft?.boards).toHaveLength(20);
  expect(director?.draft?.flaws).toEqual([]);
});

test("a deleted account leaves results without its name, and the export has its sign-ups", async () => {
  const event = await Directed.create(app, { rounds: 1 });
  const [ann] = await event.signUp(7);
  const exported = (await ann.get("/api/me/export")).json();
  expect(exported.tournaments).toMatchObject([
    { tournament: event.id, entry: { name: "Player 1" }, settings: { name: "Spring Open" } },
  ]);
  await event.do({ type: "draw" });
  await event.do({ type: "confirm", online: false });
  await event.do({ type: "result", round: 1, board: 1, result: RESULT });
  const before = await event.view();
  const { token = "" } = await event.do({ type: "invite-director" });
  await event.do({ type: "direct", token }, ann);
  expect((await ann.send("POST", "/api/me/deletion", {})).statusCode).toBe(204);
  const after = await event.view();
  expect(after.standings.map(({ total }) => total)).toEqual(before.standings.map(({ total }) => total));
  expect(after.players.map(({ name }) => name)).toContain("—");
  const log = await (await site.store()).tournaments.load(event.id);
  expect(JSON.stringify([after, log])).not.toContain('Player 1"');
  const orphaned = await Directed.create(app);
  await orphaned.director.send("POST", "/api/me/deletion", {});
  expect((await orphaned.view(new Browser(app))).tournament).toBe(orphaned.id);
});

test("a substitute takes the seat of a player who doesn't come, also in a game online, until a turn is resolved", async () => {
  const event = await Directed.create(app, { rounds: 1, setup: { press: "none" } });
  const players = await event.signUp(8);
  await event.do({ type: "draw", seed: 3 });
  const confirmed = await event.do({ type: "confirm", online: true });
  const [{ game, names }] = seatsOf(confirmed);
  const [bye] = confirmed.rounds[0].byes;
  const by = (name: string): Browser => players[Number(name.split(" ")[1]) - 1];
  const nameOf = (id: string) => confirmed.players.find((each) => each.id === id)?.name ?? "";
  const idOf = (name: string) => confirmed.players.find((each) => each.name === name)?.id ?? "";
  const swap = { type: "substitute", round: 1, board: 1, player: idOf(names[0]), by: bye } as const;
  expect((await event.try(swap, by(names[1]))).json().error.code).toBe("not-entitled");
  expect((await event.try({ ...swap, board: 9 })).json().error.code).toBe("no-boards");
  const after = await event.do(swap);
  expect(seatsOf(after)[0].names[0]).toBe(nameOf(bye));
  expect(after.rounds[0].byes).toEqual([]);
  const seat = (await by(nameOf(bye)).view(game)).seats.find(({ isYours }) => isYours);
  expect(seat?.powers).toEqual(["Austria"]);
  expect((await by(names[0]).view(game)).seats.some(({ isYours }) => isYours)).toBe(false);
  expect((await event.try({ type: "undo" })).json().error.code).toBe("nothing-to-undo");
  const playing = [nameOf(bye), ...names.slice(1)];
  for (const name of playing) await by(name).do(game, { type: "ready", ready: true });
  const late = await event.try({ ...swap, player: idOf(names[1]), by: idOf(names[0]) });
  expect(late.json().error.code).toBe("game-begun");
  expect(seatsOf(await event.view())[0].names[1]).toBe(names[1]);
});

test("games that count for ratings are for people with an account, whoever seats them", async () => {
  const event = await Directed.create(app, { rounds: 1 });
  await event.signUp(7);
  const { settings } = await event.do({ type: "draw", seed: 1 });
  await event.do({ type: "settings", settings: { ...settings, setup: { ...settings.setup, rated: true } } });
  expect((await event.try({ type: "confirm", online: true })).json().error).toMatchObject({
    code: "account-needed",
    message: expect.stringContaining("Player 1, Player 2"),
  });
  const late = await event.try({ type: "register" }, await guest(app, "Late"));
  expect(late.json().error.code).toBe("account-needed");
  await event.do({ type: "register" }, await account(app, "Accounted"));
  await event.do({ type: "settings", settings });
  await event.do({ type: "confirm", online: true });
});
