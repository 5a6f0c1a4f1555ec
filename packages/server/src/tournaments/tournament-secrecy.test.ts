import type { TournamentView } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser, Site } from "../testing/index.ts";
import { Directed } from "../testing/tournaments.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

interface World {
  readonly event: Directed;
  /** Those who signed up, by name. */
  readonly people: ReadonlyMap<string, Browser>;
  readonly seats: readonly { readonly game: string; readonly names: readonly string[] }[];
}

/** Fourteen players on two boards online. */
async function world(setup: object, arrange: (boards: string[][]) => void = () => undefined): Promise<World> {
  const event = await Directed.create(app, { rounds: 1, scoring: "draw-size", setup });
  const players = await event.signUp(14);
  const drawn = await event.do({ type: "draw", seed: 1 });
  const boards = (drawn.director?.draft?.boards ?? []).map((board) => [...board.players]);
  arrange(boards);
  await event.do({ type: "arrange", round: 1, boards: boards.map((each) => ({ players: each })) });
  const { rounds, players: known } = await event.do({ type: "confirm", online: true });
  const nameOf = (id: string): string => known.find((player) => player.id === id)?.name ?? "";
  return {
    event,
    people: new Map(players.map((player, index) => [`Player ${index + 1}`, player])),
    seats: (rounds[0].boards ?? []).map(({ game, seats }) => ({
      game: game ?? "",
      names: seats.map(({ player }) => nameOf(player)),
    })),
  };
}

/** Everything that someone can read of a tournament, with its own ids left out. */
async function readBy({ event, seats }: World, reader: Browser): Promise<string> {
  site.time += 5_000;
  const pages: string[] = [];
  for (const path of ["", "/standings.csv", "/results.csv", "/codes"])
    pages.push((await reader.get(`/api/tournaments/${event.id}${path}`)).body);
  const { yours } = (await reader.get("/api/tournaments")).json();
  pages.push(JSON.stringify(yours.map(({ updated: _, ...listed }: { updated: number }) => listed)));
  return seats
    .reduce((text, { game }, index) => text.replaceAll(game, `game ${index}`), pages.join("\n"))
    .replaceAll(event.id, "the tournament");
}

/** What differs for nobody but those who are named. */
async function expectAlike(one: World, other: World, except: readonly string[] = []): Promise<void> {
  for (const [name, person] of one.people)
    if (!except.includes(name))
      expect(await readBy(other, other.people.get(name) as Browser)).toBe(await readBy(one, person));
  expect(await readBy(other, new Browser(app))).toBe(await readBy(one, new Browser(app)));
}

const at = ({ people, seats }: World, board: number, seat: number): Browser =>
  people.get(seats[board].names[seat]) as Browser;

test("orders, messages and votes in games leave no trace in the tournament before they are over", async () => {
  const [one, other] = [await world({}), await world({})];
  const { game } = other.seats[0];
  const france = at(other, 0, 2);
  await france.do(game, { type: "save", power: "France", text: "A Par - Bur" });
  await france.do(game, { type: "say", as: "France", to: ["Italy"], text: "Shall we?" });
  await france.do(game, { type: "vote", vote: { how: "draw" } });
  await france.do(game, { type: "ready", ready: true });
  await expectAlike(one, other);
  expect(await readBy(other, other.event.director)).not.toContain("Bur");
});

test("where games are anonymous, a tournament doesn't say who plays what until all of a round are over", async () => {
  const setup = { anonymous: true };
  const one = await world(setup);
  const other = await world(setup, ([first, second]) => {
    [first[0], second[3]] = [second[3], first[0]];
    [first[1], first[2]] = [first[2], first[1]];
  });
  const moved = one.seats.flatMap(({ names }, board) =>
    names.filter((name, seat) => other.seats[board].names[seat] !== name),
  );
  expect(moved).toHaveLength(4);
  await expectAlike(one, other, moved);
  // One of the two games is over: which of the players were in it is still nobody's business.
  for (const each of [one, other])
    for (const name of each.seats[0].names)
      await each.people.get(name)?.do(each.seats[0].game, { type: "vote", vote: { how: "draw" } });
  site.time += 5_000;
  const [bystander] = one.seats[1].names.filter((name) => !moved.includes(name));
  const view = (await (one.people.get(bystander) as Browser).get(`/api/tournaments/${one.event.id}`)).json();
  expect((view as TournamentView).rounds[0]).toMatchObject({ boards: null, missing: 1 });
  expect((view as TournamentView).standings.every(({ total }) => total === 0)).toBe(true);
  const still = one.seats[1].names.filter((name) => !moved.includes(name));
  for (const name of still)
    expect(await readBy(other, other.people.get(name) as Browser)).toBe(
      await readBy(one, one.people.get(name) as Browser),
    );
  expect(await readBy(other, new Browser(app))).toBe(await readBy(one, new Browser(app)));
  // After the round everyone may know.
  for (const name of one.seats[1].names)
    await one.people.get(name)?.do(one.seats[1].game, { type: "vote", vote: { how: "draw" } });
  site.time += 5_000;
  expect((await one.event.view(new Browser(app))).rounds[0].boards).toHaveLength(2);
});

/** Two rounds: the first by hand and over, the second online with hidden names. */
async function secondRound(arrange: (boards: string[][]) => void = () => undefined): Promise<World> {
  const setup = { anonymous: true };
  const event = await Directed.create(app, { rounds: 2, scoring: "sum-of-squares", setup });
  const players = await event.signUp(14);
  await event.do({ type: "draw", seed: 1 });
  await event.do({ type: "confirm", online: false });
  for (const [board, centers] of [
    [1, { Austria: 10, England: 8, France: 6, Germany: 5, Italy: 3, Russia: 1, Turkey: 1 }],
    [2, { Austria: 1, England: 2, France: 3, Germany: 4, Italy: 5, Russia: 6, Turkey: 13 }],
  ] as const) {
    const result = { centers, eliminated: {}, year: 1908, ending: { how: "time" } } as const;
    await event.do({ type: "result", round: 1, board, result });
  }
  const drawn = await event.do({ type: "draw", seed: 2 });
  const boards = (drawn.director?.draft?.boards ?? []).map((board) => [...board.players]);
  arrange(boards);
  await event.do({ type: "arrange", round: 2, boards: boards.map((each) => ({ players: each })) });
  const { rounds, players: known } = await event.do({ type: "confirm", online: true });
  const nameOf = (id: string): string => known.find((player) => player.id === id)?.name ?? "";
  return {
    event,
    people: new Map(players.map((player, index) => [`Player ${index + 1}`, player])),
    seats: (rounds[1].boards ?? []).map(({ game, seats }) => ({
      game: game ?? "",
      names: seats.map(({ player }) => nameOf(player)),
    })),
  };
}

test("standings of a round before stay as they are while names are hidden, and no setting or result tells them", async () => {
  const one = await secondRound();
  const other = await secondRound(([first, second]) => {
    [first[0], second[3]] = [second[3], first[0]];
    [first[5], first[6]] = [first[6], first[5]];
  });
  const moved = one.seats.flatMap(({ names }, board) =>
    names.filter((name, seat) => other.seats[board].names[seat] !== name),
  );
  const before = await one.event.view(new Browser(app));
  expect(before.standings[0].total).toBeGreaterThan(0);
  expect(before.rounds[1].boards).toBe(null);
  for (const each of [one, other]) {
    const { event, seats, people } = each;
    const vote = { type: "vote", vote: { how: "draw" } };
    for (const name of seats[0].names) await people.get(name)?.do(seats[0].game, vote);
    site.time += 5_000;
    // A director can't end the round by hand while a game is played.
    const centers = { Austria: 34, England: 0, France: 0, Germany: 0, Italy: 0, Russia: 0, Turkey: 0 };
    const result = {
      centers,
      eliminated: {},
      year: 1901,
      ending: { how: "solo", power: "Austria" },
    } as const;
    const early = await event.try({ type: "result", round: 2, board: 2, result, reason: "No time" });
    expect(early.json().error.code).toBe("game-running");
    // Other settings are for later rounds.
    await event.do({ type: "settings", settings: { ...before.settings, setup: { anonymous: false } } });
    // Nobody who plays becomes a director.
    const { token = "" } = await event.do({ type: "invite-director" });
    const player = people.get(seats[1].names[1]) as Browser;
    expect((await event.try({ type: "direct", token }, player)).json().error.code).toBe("director-plays");
  }
  await expectAlike(one, other, moved);
  const after = await one.event.view(new Browser(app));
  expect(after.standings).toEqual(before.standings);
  expect(after.bestCountries).toEqual(before.bestCountries);
  expect(after.rounds[1]).toMatchObject({ boards: null, missing: 1 });
});

test("addresses, wishes, blocked pairs, drafts of boards and codes are for directors", async () => {
  const made = async (secret: boolean): Promise<World> => {
    const event = await Directed.create(app, { rounds: 1 });
    const [ann] = await event.signUp(1);
    const list = Array.from({ length: 8 }, (_, i) => `Guest ${i},${secret ? `g${i}@example.org` : ""}`);
    await event.do({ type: "import", text: `name,email\n${list.join("\n")}` });
    const { players } = await event.view();
    const [first, second] = players.map(({ id }) => id);
    if (secret) {
      await event.do({ type: "change-player", player: second, preferences: ["Turkey"], playsTwice: true });
      await event.do({ type: "block", pairs: [[first, second]] });
      await event.do({ type: "away", player: second, isAway: true });
      await event.do({ type: "draw" });
      await event.do({ type: "invite-director" });
    }
    return { event, people: new Map([["Player 1", ann]]), seats: [] };
  };
  const [one, other] = [await made(false), await made(true)];
  await expectAlike(one, other);
  expect(await readBy(other, other.event.director)).toContain("g1@example.org");
});

test("where names are hidden, nobody learns who plays in whose place", async () => {
  const made = async (absent: number): Promise<World & { readonly moved: readonly string[] }> => {
    const event = await Directed.create(app, { rounds: 1, setup: { anonymous: true } });
    const players = await event.signUp(8);
    await event.do({ type: "draw", seed: 4 });
    const { rounds, players: known } = await event.do({ type: "confirm", online: true });
    const [{ game, seats }] = rounds[0].boards ?? [];
    const [by] = rounds[0].byes;
    await event.do({ type: "substitute", round: 1, board: 1, player: seats[absent].player, by });
    const nameOf = (id: string): string => known.find((player) => player.id === id)?.name ?? "";
    return {
      event,
      people: new Map(players.map((player, index) => [`Player ${index + 1}`, player])),
      seats: [{ game: game ?? "", names: seats.map(({ player }) => nameOf(player)) }],
      moved: [nameOf(by), nameOf(seats[absent].player)],
    };
  };
  const [one, other] = [await made(1), await made(5)];
  expect(one.moved).not.toEqual(other.moved);
  await expectAlike(one, other, [...one.moved, ...other.moved]);
});
