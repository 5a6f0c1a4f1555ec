import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Browser, guest, POWERS, type Seven, Site, sevenAt } from "../testing/index.ts";

const site = new Site();
let app: FastifyInstance;
beforeAll(async () => {
  app = await site.open();
});
afterAll(() => site.remove());

const PEACE = { kind: "peace", through: 1905 };

/** Every way in which a player could reach another. */
const WAYS = {
  private: { to: ["England"], text: "Psst" },
  group: { to: ["England", "Germany"], text: "Psst" },
  public: { to: "everybody", text: "Hear!" },
  deal: { to: ["England"], text: "", deal: PEACE },
  "public deal": { to: "everybody", text: "", deal: PEACE },
  "deal with words": { to: ["England"], text: "Psst", deal: PEACE },
  "the game master": { to: "referee", text: "May I?" },
};
type Way = keyof typeof WAYS;

/** What is open under each kind of press. */
const OPEN: Readonly<Record<string, readonly Way[]>> = {
  // Deals are made with certain powers, never with everyone.
  full: (Object.keys(WAYS) as Way[]).filter((way) => way !== "public deal"),
  public: ["public", "the game master"],
  deals: ["deal", "the game master"],
  none: ["the game master"],
};

const code = async (who: Browser, game: string, command: object): Promise<string> => {
  const response = await who.try(game, command);
  return response.statusCode === 200 ? "done" : response.json().error.code;
};

describe.each([false, true])("with names hidden: %s", (anonymous) => {
  test.each(Object.keys(OPEN))("press %s opens its channels over the API, and no others", async (press) => {
    const { game, by, players } = await sevenAt(app, { press, anonymous, referee: true });
    const done: string[] = [];
    for (const [way, said] of Object.entries(WAYS))
      if ((await code(by.France, game, { type: "say", as: "France", ...said })) === "done") done.push(way);
    expect(done.toSorted()).toEqual([...OPEN[press]].toSorted());
    // What was refused has left nothing anywhere.
    const channels = (await by.England.view(game)).channels.map(({ name }) => name);
    const isPrivate = press === "full" || press === "deals";
    expect(channels.some((name) => name.includes("+"))).toBe(isPrivate);
    const seen = await Promise.all(players.map(async (each) => (await each.get(`/api/games/${game}`)).body));
    expect(seen.some((body) => body.includes("Psst"))).toBe(press === "full");
  });
});

test("press by the rulebook's phases is closed over the API while orders are written", async () => {
  const { game, by } = await sevenAt(app, { preset: "live", talk: "rulebook", press: "public" });
  const say = { type: "say", as: "France", to: "everybody", text: "Hear!" };
  expect(await code(by.France, game, say)).toBe("done");
  for (const power of POWERS) await by[power].do(game, { type: "ready", ready: true });
  expect((await by.France.view(game)).clock.stage).toBe("writing");
  expect(await code(by.France, game, say)).toBe("talk-closed");
});

/** Whatever names a person in an anonymous game. */
async function named({ game, players }: Seven): Promise<void> {
  const strangers = [await guest(app, "Stranger")];
  const names = POWERS.map((power) => `Player of ${power}`);
  for (const [i, who] of [...players, ...strangers].entries()) {
    const answers = [
      `/api/games/${game}`,
      `/api/games/${game}/record`,
      `/api/games/${game}/turns/1`,
      "/api/games",
    ];
    for (const url of answers) {
      const { body } = await who.get(url);
      for (const [other, name] of names.entries())
        if (other !== i) expect(body.includes(name), `${name} in ${url} of ${i}`).toBe(false);
    }
  }
}

test.each(["full", "public", "deals", "none"])(
  "in anonymous games with press %s nobody is named until the end",
  async (press) => {
    const seven = await sevenAt(app, { press, anonymous: true });
    const { game, by, players } = seven;
    await by.Italy.do(game, { type: "leave" });
    if (press !== "none")
      await by.France.try(game, { type: "say", as: "France", to: ["England"], text: "", deal: PEACE });
    for (const power of POWERS.filter((each) => each !== "Italy"))
      await by[power].do(game, { type: "ready", ready: true });
    await named(seven);
    const notices = await outbox();
    for (const power of POWERS) expect(notices).not.toContain(`Player of ${power}`);
    for (const power of POWERS.filter((each) => each !== "Italy"))
      await by[power].do(game, { type: "vote", vote: { how: "draw" } });
    expect((await players[0].view(game)).seats[2].player).toContain("Player of France");
  },
);

/** Everything that goes out by mail, push and webhooks. */
async function outbox(): Promise<string> {
  const taken = await (await site.store()).outbox.take({
    now: Number.MAX_SAFE_INTEGER,
    limit: 10_000,
    lease: 1,
  });
  return JSON.stringify(taken);
}
