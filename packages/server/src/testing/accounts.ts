import type { TableView } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { Browser } from "./index.ts";

export const PASSWORD = "a password of some length";

/** A person with an account. */
export async function account(app: FastifyInstance, name: string): Promise<Browser> {
  const browser = new Browser(app);
  // Each plays from a network of their own.
  browser.address = `10.${[...name]
    .map((letter) => letter.charCodeAt(0) % 250)
    .slice(0, 3)
    .join(".")}`;
  const email = `${name.toLowerCase().replaceAll(/\W/g, "-")}@example.org`;
  const response = await browser.send("POST", "/api/accounts", { name, email, password: PASSWORD });
  if (response.statusCode !== 201) throw new Error(response.body);
  return browser;
}

/** What shows that a person has just entered their password. */
export async function proofOf(browser: Browser, password = PASSWORD): Promise<string> {
  const proven = await browser.send("POST", "/api/me/proof", { password });
  if (proven.statusCode !== 200) throw new Error(proven.body);
  return proven.json().proof;
}

/** The address of a person's profile. */
export const addressOf = async (browser: Browser): Promise<string> =>
  (await browser.get("/api/me/profile")).json().player.address;

/** A game that has begun, with its players in the order of the powers. */
export async function gameOf(
  players: readonly Browser[],
  setup: Record<string, unknown> = {},
): Promise<string> {
  const [host, ...others] = players;
  const wanted = { setup: { assignment: "chosen", concession: true, ...setup } };
  const created = await host.send("POST", "/api/games", wanted);
  if (created.statusCode !== 201) throw new Error(created.body);
  const { table, invitation } = created.json();
  const { game, seats } = table as TableView;
  for (const each of others) await each.do(game, { type: "join", role: "player", invitation });
  for (const [i, each] of players.entries())
    await each.do(game, { type: "choose", power: seats[i].powers[0] });
  await host.do(game, { type: "start" });
  return game;
}

/** Everyone gives orders in so many move phases, as many as it takes for a rated game to count. */
export async function playMoves(game: string, players: readonly Browser[], count = 6): Promise<void> {
  for (let moves = 0; moves < count; ) {
    const { phase, turns, position } = await players[0].view(game);
    if (phase.endsWith("M")) moves++;
    for (const each of players) {
      const { seats } = await each.view(game);
      for (const power of phase.endsWith("M") ? (seats.find(({ isYours }) => isYours)?.powers ?? []) : [])
        await each.do(game, { type: "save", power, text: `${position?.units[power]?.[0]} H` });
      await each.try(game, { type: "ready", ready: true });
    }
    const { length } = (await players[0].view(game)).turns;
    if (length === turns.length) throw new Error(`nothing happened in ${phase}`);
  }
}

/** All others concede to a power. */
export async function concede(game: string, players: readonly Browser[], to: string): Promise<void> {
  for (const each of players) {
    const { status, seats } = await each.view(game);
    const own = seats.find(({ isYours }) => isYours);
    if (status === "playing" && !own?.powers.includes(to))
      await each.do(game, { type: "vote", vote: { how: "concession", to } });
  }
}
