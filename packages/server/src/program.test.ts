import type { GameRecord, LegalOrders, TableView, TurnView } from "@chancery/api";
import { adjudicate } from "@chancery/contract/adjudicate";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Site } from "./testing/index.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

/** Someone's program, which does what the description of the API says and nothing else. */
class Program {
  private readonly key: string;

  private constructor(key: string) {
    this.key = key;
  }

  static async of(name: string): Promise<Program> {
    const guest = await app.inject({ method: "POST", url: "/api/guests", payload: { name } });
    const [{ name: cookie, value }] = guest.cookies;
    const headers = { cookie: `${cookie}=${value}` };
    const wanted = { method: "POST", url: "/api/keys", payload: { name: "bot" } } as const;
    const refused = await app.inject({ ...wanted, headers });
    const { message } = refused.json().error;
    // The refusal says which header is missing.
    const [, origin] = /the header Origin: (\S+)$/.exec(message) ?? [];
    const made = await app.inject({ ...wanted, headers: { ...headers, origin } });
    expect([refused.statusCode, made.statusCode]).toEqual([403, 201]);
    return new Program(made.json().secret);
  }

  async get<T>(url: string): Promise<T> {
    const headers = { authorization: `Bearer ${this.key}` };
    const response = await app.inject({ url, headers });
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
    return response.json();
  }

  async post<T>(url: string, payload: object): Promise<T> {
    const headers = { authorization: `Bearer ${this.key}` };
    const response = await app.inject({ method: "POST", url, headers, payload });
    if (response.statusCode !== 200 && response.statusCode !== 201)
      throw new Error(`${url} ${JSON.stringify(payload)}: ${response.body}`);
    return response.json();
  }

  do(game: string, command: object): Promise<{ table: TableView }> {
    return this.post(`/api/games/${game}/commands`, command);
  }
}

interface Created {
  readonly table: TableView;
  readonly invitation: string;
}

/** Sits programs down at a table, and begins. */
async function begin(setup: object, seats: number): Promise<{ game: string; players: readonly Program[] }> {
  const host = await Program.of("Program 1");
  const { table, invitation } = await host.post<Created>("/api/games", { setup });
  const players = [host];
  for (let number = 2; number <= seats; number++) {
    const other = await Program.of(`Program ${number}`);
    await other.do(table.game, { type: "join", role: "player", invitation });
    players.push(other);
  }
  await host.do(table.game, { type: "start" });
  return { game: table.game, players };
}

/** Every player writes for each of their powers, and is ready. */
async function playPhase(
  game: string,
  players: readonly Program[],
  textFor: (power: string, view: TableView) => string,
): Promise<void> {
  for (const player of players) {
    const view = await player.get<TableView>(`/api/games/${game}`);
    const { number: turn } = view.turns.at(-1) as TableView["turns"][number];
    for (const power of view.seats.find(({ isYours }) => isYours)?.powers ?? [])
      await player.do(game, { type: "save", power, text: textFor(power, view), turn });
    const { you } = await player.get<TableView>(`/api/games/${game}`);
    if (you.may.includes("ready")) await player.do(game, { type: "ready", ready: true, turn });
  }
}

/** Each phase of a record comes out as it is written there when it is played again. */
function expectToPlayAgain({ variant, rulebook, options, phases }: GameRecord): void {
  for (const [i, { state, orders, next }] of phases.entries()) {
    const answer = adjudicate({ variant, rulebook, options, state, orders });
    expect(answer).toMatchObject({ state: next });
    expect(phases[i + 1]?.state ?? next).toEqual(next);
  }
}

test("programs with keys alone play a classic game, and its record can be played again", async () => {
  const { game, players } = await begin({ preset: "correspondence", options: { players: 7 } }, 7);
  const orders: Record<string, string> = {
    France: "A Par - Bur\nA Mar S A Par - Bur\nF Bre - MAO",
    Germany: "A Mun - Bur\nthis is no order",
  };
  await playPhase(game, players, (power) => orders[power] ?? "");
  await playPhase(game, players, () => "");
  const [someone] = players;
  const view = await someone.get<TableView>(`/api/games/${game}`);
  expect(view.turns.filter(({ isPlayed }) => isPlayed).length).toBeGreaterThanOrEqual(2);
  const record = await someone.get<GameRecord>(`/api/games/${game}/record`);
  expect(record).toMatchObject({ variant: "classic", rulebook: "2023", options: { players: 7 } });
  expect(record.phases[0]).toMatchObject({
    phase: "S1901M",
    orders: { France: ["A Par - Bur", "A Mar S A Par - Bur", "F Bre - MAO"] },
    next: { units: { France: expect.arrayContaining(["A Bur"]) } },
  });
  expect(record.phases[0].orders.Germany).toContain("this is no order");
  expectToPlayAgain(record);
});

test("programs play by the orders that are listed as legal, and none of them is refused", async () => {
  const { game, players } = await begin({ preset: "correspondence", options: { players: 3 } }, 3);
  for (let phase = 0; phase < 5; phase++) {
    for (const [number, player] of players.entries()) {
      const { turn, powers } = await player.get<LegalOrders>(`/api/games/${game}/legal-orders`);
      for (const { power, units, builds, canBuild } of powers) {
        const lines = units.map(({ orders }, i) => orders[(7 * i + number + phase) % orders.length]);
        const text = [...lines, ...builds.slice(0, Math.min(canBuild, 1))].join("\n");
        await player.do(game, { type: "save", power, text, turn });
      }
      const { you } = await player.get<TableView>(`/api/games/${game}`);
      if (you.may.includes("ready")) await player.do(game, { type: "ready", ready: true });
    }
  }
  const { turns } = await players[0].get<TableView>(`/api/games/${game}`);
  const played = turns.filter(({ isPlayed }) => isPlayed);
  expect(played.length).toBeGreaterThanOrEqual(3);
  for (const { number } of played) {
    const { result } = await players[0].get<TurnView>(`/api/games/${game}/turns/${number}`);
    for (const { text, status } of result?.orders ?? [])
      expect(["invalid", "illegal"], `${text} in turn ${number}`).not.toContain(status);
  }
  await expect(players[0].get(`/api/games/${game}/legal-orders?power=Narnia`)).rejects.toThrow(
    "no-such-power",
  );
});

test("the record of a game with secrets has only your own, and not its seed", async () => {
  const setup = { variant: "dissolution", preset: "correspondence" };
  const { game, players } = await begin(setup, 10);
  await playPhase(game, players, (power) => (power === "Egypt" ? "" : "1 DP: A Aus H"));
  const records = await Promise.all(players.map((each) => each.get<GameRecord>(`/api/games/${game}/record`)));
  const writers = (record: GameRecord): string[] =>
    record.phases.flatMap(({ orders }) =>
      Object.keys(orders).filter((power) => orders[power].some((line) => line.includes("DP"))),
    );
  const all = records.flatMap(writers);
  expect(all.length).toBeGreaterThan(5);
  expect(new Set(all).size).toBe(all.length);
  for (const record of records) expect(record.options).not.toHaveProperty("seed");
});

test("what is secret while a game is played is left out of shared records (DIS-5.1.3-5)", async () => {
  const { game, players } = await begin({ variant: "dissolution", preset: "correspondence" }, 10);
  await playPhase(game, players, () => "1 DP: A Aus H");
  for (const path of ["/turns/1", "/record"])
    for (const player of players) {
      const own = JSON.stringify(await player.get(`/api/games/${game}${path}`));
      const shared = JSON.stringify(await player.get(`/api/games/${game}${path}?as=projector`));
      expect(own).toContain("1 DP: A Aus H");
      expect(shared).not.toContain(" DP");
      expect(shared).not.toContain("visibleTo");
    }
  const [one, other] = await Promise.all(
    players.slice(0, 2).map((each) => each.get(`/api/games/${game}/turns/1?as=projector`)),
  );
  expect(one).toEqual(other);
});

test("people who may not look at a game get no record of it", async () => {
  const { game } = await begin({ spectators: false, options: { players: 2 } }, 2);
  const stranger = await Program.of("Stranger");
  await expect(stranger.get(`/api/games/${game}/record`)).rejects.toThrow("not-found");
});

test("the examples of the API's description are taken as they are", async () => {
  const { paths, components } = (await app.inject("/api/openapi.json")).json();
  const { properties } = paths["/api/setups"].post.requestBody.content["application/json"].schema;
  expect(properties.setup.examples.length).toBeGreaterThan(2);
  const program = await Program.of("Reader");
  for (const setup of properties.setup.examples)
    expect(await program.post("/api/setups", { setup })).toMatchObject({ faults: [] });
  const { table } = await program.post<Created>("/api/games", {});
  expect(components.schemas.CommandInput.examples.length).toBeGreaterThan(5);
  for (const command of components.schemas.CommandInput.examples) {
    const refused = await program.do(table.game, command).catch(({ message }: Error) => message);
    expect(JSON.stringify(refused)).not.toContain("bad-request");
  }
});
