import type { TableView } from "@chancery/api";
import { diceOf } from "@chancery/testkit";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser, guest, POWERS, Site, sevenAt } from "../testing/index.ts";
import { playSpring1901 } from "../testing/spring.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

const STRANGE = "0".repeat(32);

describe("a game", () => {
  test("is played by seven guests, as in the rulebook's Spring 1901", async () => {
    await playSpring1901(app);
  });

  test("is set up with all faults named", async () => {
    const ann = await guest(app, "Ann");
    const setup = { variant: "classic", assignment: "luck", colour: "red" };
    const response = await ann.send("POST", "/api/games", { setup });
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toMatchObject({ code: "bad-setup", path: "setup.assignment" });
    expect(response.json().error.message).toMatch(/assignment: .*colour: /);
  });

  test("is refused to a person who is in too many", async () => {
    const small = await site.open(undefined, { games: 2 });
    const ann = await guest(small, "Ann");
    const host = () => ann.send("POST", "/api/games", { setup: {} });
    const { table } = (await host()).json();
    expect((await host()).statusCode).toBe(201);
    const refused = await host();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.message).toContain("2 games that aren't over, which is the limit");
    await ann.do(table.game, { type: "close", reason: "enough" });
    expect((await host()).statusCode).toBe(201);
  });

  test("has a setup that anyone can check beforehand, with each fault at its place", async () => {
    const read = async (setup: unknown) =>
      (await new Browser(app).send("POST", "/api/setups", { setup })).json();
    expect(await read({ preset: "live" })).toMatchObject({
      setup: { rulebook: "2023", clock: { kind: "live", firstNegotiation: 30, writing: 5 } },
      faults: [],
    });
    expect(await read({ assignment: "luck", clock: { hours: { moves: 0 } } })).toEqual({
      setup: null,
      faults: [
        { option: "assignment", what: "This must be random, chosen, or referee" },
        { option: "clock.hours.moves", what: "This must be a whole number from 1 to 744" },
      ],
    });
  });

  test("is refused for every fault in its setup, with the reason", async () => {
    const ann = await guest(app, "Ann");
    const { pick } = diceOf(1935);
    const fields = [
      "variant",
      "rulebook",
      "options",
      "preset",
      "clock",
      "reveal",
      "replacement",
      "timeLimit",
      "talk",
    ];
    const values = [
      null,
      "",
      7,
      -1,
      0.5,
      [],
      [7],
      "x",
      { kind: "sand" },
      { players: 99 },
      { hours: 7 },
      "__proto__",
    ];
    const wrong: unknown[] = [];
    for (let i = 0; i < 300; i++) {
      const setup = { surplus: 1, [pick(fields)]: pick(values), [pick(fields)]: pick(values) };
      const response = await ann.send("POST", "/api/games", { setup });
      const { code, message, path } = response.json().error ?? {};
      if (response.statusCode !== 422 || code !== "bad-setup" || !message || !path.startsWith("setup."))
        wrong.push([setup, response.statusCode, response.body]);
    }
    expect(wrong).toEqual([]);
  });

  test("needs a person to host it", async () => {
    const response = await new Browser(app).send("POST", "/api/games", {});
    expect(response.statusCode).toBe(401);
  });

  test("continues after a restart as if nothing had happened", async () => {
    const own = new Site();
    const { game, by } = await sevenAt(await own.open());
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    await by.France.do(game, { type: "say", as: "France", to: ["Italy"], text: "Piedmont?" });
    const before = await Promise.all(
      POWERS.map(async (power) => (await by[power].get(`/api/games/${game}`)).body),
    );
    await own.stop();
    const again = await own.open();
    for (const power of POWERS) by[power].app = again;
    const after = await Promise.all(
      POWERS.map(async (power) => (await by[power].get(`/api/games/${game}`)).body),
    );
    expect(after).toEqual(before);
    await by.France.do(game, { type: "ready", ready: true });
    await own.remove();
  });
});

describe("who may look", () => {
  test("spectators see no orders; without spectators, strangers get the answer for an unknown game", async () => {
    const open = await sevenAt(app);
    await open.by.France.do(open.game, { type: "save", power: "France", text: "A Par - Gas" });
    const seen = await new Browser(app).get(`/api/games/${open.game}`);
    expect(seen.json()).toMatchObject({ you: { role: "spectator", seat: null }, sheets: [] });
    expect(seen.body).not.toContain("Par - Gas");

    const closed = await sevenAt(app, { spectators: false });
    const eve = await guest(app, "Eve");
    for (const who of [eve, new Browser(app)]) {
      for (const path of ["", "/turns/1", "/channels/everybody", "/events"]) {
        const refused = await who.get(`/api/games/${closed.game}${path}`);
        const unknown = await who.get(`/api/games/${STRANGE}${path}`);
        expect([refused.statusCode, refused.body]).toEqual([404, unknown.body]);
      }
    }
    for (const command of [
      { type: "join", role: "player" },
      { type: "join", role: "spectator", invitation: "x".repeat(43) },
      { type: "take-over", token: "x".repeat(43) },
      { type: "appoint", member: "Nobody" },
      { type: "save", power: "France", text: "" },
      { type: "vote", vote: null },
    ]) {
      const refused = await eve.try(closed.game, command);
      const unknown = await eve.try(STRANGE, command);
      expect([refused.statusCode, refused.body]).toEqual([404, unknown.body]);
    }
  });

  test("a screen in the room shows nothing that is one player's own", async () => {
    const { game, by } = await sevenAt(app, { spectators: false });
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Gas" });
    const shown = await by.France.get(`/api/games/${game}?as=projector`);
    expect(shown.json()).toMatchObject({ you: { role: "projector", seat: null }, sheets: [] });
    expect(shown.body).not.toContain("Par - Gas");
    expect((await new Browser(app).get(`/api/games/${game}?as=projector`)).statusCode).toBe(404);
  });

  test("no answer has anyone's id", async () => {
    const { game, players } = await sevenAt(app);
    const { id } = (await players[1].get("/api/me")).json();
    expect((await players[0].get(`/api/games/${game}`)).body).not.toContain(id);
  });

  test("lists show your own games, those that wait for you first, and open tables", async () => {
    const { game, by, players } = await sevenAt(app);
    const [host] = players;
    const other = (await host.send("POST", "/api/games", { isOpen: true })).json().table.game;
    const lists = async (who: Browser) => (await who.get("/api/games")).json();
    expect((await lists(host)).yours).toMatchObject([
      { game, powers: ["Austria"], people: { length: 6 }, isYourTurn: true },
      { game: other, isYourTurn: false },
    ]);
    const open = (await lists(new Browser(app))).open.find((each: { game: string }) => each.game === other);
    expect(open).toEqual({
      game: other,
      createdAt: site.time,
      status: "lobby",
      variant: "classic",
      rulebook: "2023",
      seats: 7,
      players: 1,
      host: "Player of Austria",
      clock: expect.objectContaining({ kind: "correspondence" }),
    });
    await by.Austria.do(game, { type: "ready", ready: true });
    expect((await lists(host)).yours.every((each: { isYourTurn: boolean }) => !each.isYourTurn)).toBe(true);
    expect((await lists(host)).yours).toHaveLength(2);
  });
});

describe("people come to a table", () => {
  test("by its invitation, which host and referee can read again", async () => {
    const ann = await guest(app, "Ann");
    const { table, invitation } = (
      await ann.send("POST", "/api/games", { setup: { spectators: false } })
    ).json();
    const { game } = table as TableView;
    expect((await ann.get(`/api/games/${game}/invitation`)).json()).toEqual({ invitation, addresses: [] });
    const bob = await guest(app, "Bob");
    const look = await bob.send("POST", `/api/games/${game}/invitation`, { invitation });
    expect(look.json()).toMatchObject({ game, seats: 7, players: 1 });
    expect((await bob.send("POST", `/api/games/${game}/invitation`, { invitation: "no" })).statusCode).toBe(
      404,
    );
    const joined = await bob.do(game, { type: "join", role: "player", invitation });
    expect(joined.table).toMatchObject({ players: ["Ann", "Bob"], you: { role: "player", isHost: false } });
    expect((await bob.get(`/api/games/${game}/invitation`)).statusCode).toBe(403);
    const another = await guest(app, "Bob");
    const again = await another.do(game, { type: "join", role: "player", invitation });
    expect(again.table.players).toEqual(["Ann", "Bob", "Bob (2)"]);
  });

  test("in the middle of the game, by a link to an empty seat", async () => {
    const { game, by, players } = await sevenAt(app);
    await by.Italy.do(game, { type: "leave" });
    const [host] = players;
    const seat = (await host.view(game)).seats.find(({ powers }) => powers.includes("Italy"))?.seat;
    const offered = await host.do(game, { type: "offer", seat });
    expect(offered.token).toHaveLength(43);
    const eve = await guest(app, "Eve");
    const look = (token?: string) => new Browser(app).send("POST", `/api/games/${game}/offer`, { token });
    const shown = (await look(offered.token)).json();
    expect(shown).toMatchObject({ seat, table: { phase: "S1901M", you: { name: null, role: "projector" } } });
    expect((await look("x".repeat(43))).statusCode).toBe(404);
    site.time = shown.expires + 1;
    expect((await look(offered.token)).json().error.code).toBe("offer-expired");
    site.time = shown.expires - 1;
    expect((await eve.try(game, { type: "take-over", token: "x".repeat(43) })).statusCode).toBe(422);
    expect(shown.isVotedOn).toBe(true);
    const asked = await eve.do(game, { type: "take-over", token: offered.token });
    expect(asked.table.you).toMatchObject({ role: "spectator", seat: null });
    // The host plays, so all players decide.
    const admit = { type: "admit", seat, isFor: true };
    await host.do(game, admit);
    const others = players.filter((player) => player !== host && player !== by.Italy);
    for (const other of others.slice(0, 3)) await other.do(game, admit);
    expect((await eve.view(game)).you).toMatchObject({ role: "player", seat });
    await eve.do(game, { type: "save", power: "Italy", text: "A Ven H" });
    expect((await by.Italy.try(game, { type: "save", power: "Italy", text: "" })).statusCode).toBe(403);
    expect((await look(offered.token)).statusCode).toBe(404);
  });
});

describe("at the table", () => {
  test("people talk in private, and others do not hear it", async () => {
    const { game, by } = await sevenAt(app);
    await by.France.do(game, { type: "say", as: "France", to: ["England"], text: "Channel stays empty" });
    const url = `/api/games/${game}/channels/${encodeURIComponent("England + France")}`;
    expect((await by.England.get(url)).json()).toMatchObject({
      messages: [{ from: "France", text: "Channel stays empty" }],
      unread: 1,
    });
    expect((await by.Germany.get(url)).statusCode).toBe(404);
    expect((await by.Germany.get(`/api/games/${game}`)).body).not.toContain("England + France");
    await by.England.do(game, { type: "read", channel: "England + France", count: 1 });
    expect((await by.England.get(url)).json()).toMatchObject({ unread: 0 });
    const forged = await by.Germany.try(game, { type: "say", as: "France", to: "everybody", text: "War!" });
    expect(forged.statusCode).toBe(403);
  });

  test("the referee looks ahead, overrides with a reason and goes back; players cannot", async () => {
    const { game, by, referee } = await sevenAt(app, { preset: "referee" });
    const ref = referee as Browser;
    await ref.do(game, { type: "close-negotiation" });
    await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    const forItaly = { type: "save", power: "Italy", text: "A Ven - Tyr" } as const;
    for (const reason of [{}, { reason: "" }, { reason: " " }]) {
      const refused = await ref.try(game, { ...forItaly, ...reason });
      expect([refused.statusCode, refused.json().error]).toMatchObject([
        422,
        { code: "reason-missing", message: expect.stringContaining("changing another player's orders") },
      ]);
    }
    await ref.do(game, { ...forItaly, reason: "sent by telephone" });
    expect((await by.Italy.get(`/api/games/${game}`)).json().sheets).toMatchObject([
      { text: "A Ven - Tyr", onBehalf: true, reason: "sent by telephone" },
    ]);
    const ahead = await ref.get(`/api/games/${game}/preview`);
    expect(ahead.json()).toMatchObject({ phase: "F1901M" });
    expect((await by.France.get(`/api/games/${game}/preview`)).statusCode).toBe(403);
    for (const command of [
      { type: "process" },
      { type: "go-to", turn: 1, reason: "again" },
      { type: "announce", text: "I won" },
    ])
      expect((await by.France.try(game, command)).json().error.code).toBe("not-entitled");
    expect((await ref.do(game, { type: "process" })).table.phase).toBe("F1901M");
    const back = await ref.do(game, { type: "go-to", turn: 1, reason: "a sheet was lost" });
    expect(back.table.phase).toBe("S1901M");
    expect((await ref.try(game, { type: "edit", position: { units: 7 }, reason: "no" })).statusCode).toBe(
      422,
    );
  });

  test("a receipt proves to its owner what was written", async () => {
    const { game, by } = await sevenAt(app);
    const { table } = await by.France.do(game, { type: "save", power: "France", text: "A Par - Bur" });
    const receipt = table.sheets.find(({ power }) => power === "France")?.receipt;
    const ask = async (who: Browser, text: string) =>
      (await who.send("POST", `/api/games/${game}/receipts`, { receipt, text })).json();
    expect(await ask(by.France, "A Par - Bur")).toEqual({ isGenuine: true });
    expect(await ask(by.France, "A Par - Pic")).toEqual({ isGenuine: false });
    expect(await ask(by.Germany, "A Par - Bur")).toEqual({ isGenuine: false });
  });
});

test("the first page of a list is short, and says that there are more", async () => {
  const ann = await guest(app, "Ann");
  for (let i = 0; i < 51; i++) await ann.send("POST", "/api/games", { setup: {} });
  const page = (await ann.get("/api/games")).json();
  expect(page.yours).toHaveLength(50);
  expect((await ann.get(`/api/games?yours=${page.next.yours}`)).json()).toMatchObject({
    yours: [{ status: "lobby" }],
    next: { yours: null },
  });
});

test("lists come page by page, none of the games left out and none twice", async () => {
  const ann = await guest(app, "Ann");
  const made: string[] = [];
  for (let i = 0; i < 5; i++)
    made.push((await ann.send("POST", "/api/games", { isOpen: true })).json().table.game);
  await ann.do(made[0], { type: "close", reason: "enough" });
  const seen: { game: string; status: string }[] = [];
  for (let next: string | null = ""; next !== null; ) {
    const page: { yours: typeof seen; next: { yours: string | null } } = (
      await ann.get(`/api/games?limit=2${next && `&yours=${next}`}`)
    ).json();
    seen.push(...page.yours);
    next = page.next.yours;
  }
  expect(seen.map(({ game }) => game).toSorted()).toEqual(made.toSorted());
  expect(seen.at(-1)).toMatchObject({ game: made[0], status: "ended" });
  expect((await ann.get("/api/games?limit=1000")).statusCode).toBe(400);
});
