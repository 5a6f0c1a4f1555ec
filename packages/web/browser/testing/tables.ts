import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { writtenIn } from "./plain-words.ts";
import type { Stage } from "./site.ts";

/** Games with players, for tests. Only players whose pages are tested have a browser. */

export const POWERS = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"] as const;
export type Power = (typeof POWERS)[number];

let people = 0;

/** Someone with a name, who can ask for things and open pages. */
export class Person {
  private readonly stage: Stage;
  /** The address they come from: one may not be too many people at once. */
  private readonly from = `10.1.${people >> 8}.${people++ & 255}`;
  /** What the server knows them by. */
  cookie = "";

  constructor(stage: Stage) {
    this.stage = stage;
  }

  async ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
    for (const text of writtenIn(body)) this.stage.typed.add(text);
    const response = await fetch(this.stage.address + path, {
      method,
      headers: {
        "sec-fetch-site": "same-origin",
        "x-forwarded-for": this.from,
        cookie: this.cookie,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${text}`);
    this.cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? this.cookie;
    return JSON.parse(text) as T;
  }

  /** Does something at a table, not by its page. */
  do<T = unknown>(game: string, command: object): Promise<T> {
    return this.ask("POST", `/api/games/${game}/commands`, command);
  }

  /** Opens the page of a game, or of something about it. */
  visit(game: string, rest = "", options: BrowserContextOptions = {}): Promise<Page> {
    return this.open(`/games/${game}${rest}`, options);
  }

  /** Opens a page with a board on it. */
  async open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.look(path, options);
    await page.locator(".layer-units:visible").first().waitFor();
    return page;
  }

  /** Opens any page. */
  look(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const [name, value] = this.cookie.split("=");
    const cookie = { name, value, domain: new URL(this.stage.address).hostname, path: "/" };
    const known = { ...cookie, expires: -1, httpOnly: true, secure: false, sameSite: "Lax" as const };
    return this.stage.open(path, { storageState: { cookies: [known], origins: [] }, ...options });
  }
}

export async function person(stage: Stage, name: string): Promise<Person> {
  const somebody = new Person(stage);
  await somebody.ask("POST", "/api/guests", { name });
  return somebody;
}

export interface SeatedTable {
  readonly game: string;
  /** The player of a power. */
  readonly by: Readonly<Record<Power, Person>>;
  readonly referee: Person;
  /** Lets spectators in. */
  readonly invitation: string;
}

/** A game of seven that has begun, also of people who play another. Austria's player is the host; where there is no referee, they only watch. */
export async function seat(
  stage: Stage,
  setup: Record<string, unknown> = {},
  known?: SeatedTable["by"],
): Promise<SeatedTable> {
  const players: Person[] = [];
  for (const power of POWERS) players.push(known?.[power] ?? (await person(stage, `Player of ${power}`)));
  const [host] = players;
  const { table, invitation } = await host.ask<{
    table: { game: string; setup: { referee: boolean } };
    invitation: string;
  }>("POST", "/api/games", { setup: { assignment: "chosen", ...setup } });
  const { game } = table;
  for (const each of players.slice(1)) await each.do(game, { type: "join", role: "player", invitation });
  for (const [i, power] of POWERS.entries()) await players[i].do(game, { type: "choose", power });
  const referee = await person(stage, "Rita Referee");
  await referee.do(game, { type: "join", role: "spectator", invitation });
  if (table.setup.referee) await host.do(game, { type: "appoint", member: "Rita Referee" });
  await host.do(game, { type: "start" });
  const by = Object.fromEntries(POWERS.map((power, i) => [power, players[i]]));
  return { game, by: by as SeatedTable["by"], referee, invitation };
}

/** Shows a tab of the panel. */
export const openTab = (page: Page, name: string): Promise<void> =>
  page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();

/** The public record, as the players tab tells it. */
export const recordOn = (page: Page): Promise<string> =>
  page.getByRole("region", { name: "Record" }).innerText();

/** What is to become true before long. */
export const soon = <T>(look: () => T) => expect.poll(look);

/** The current phase. After a pause, a page first shows the last results. */
export async function present(page: Page): Promise<string> {
  for (const name of ["Back to the current turn", "Go to the end of the game", "Dismiss"]) {
    const button = page.getByRole("button", { name });
    // Looking again soon doesn't wait for what has just gone.
    if (await button.isVisible()) await button.click({ timeout: 5_000 });
  }
  return page.getByRole("heading", { level: 1 }).innerText();
}

/** The phase just resolved: pages show it at once after a pause, others on request. */
export async function showNews(page: Page): Promise<void> {
  const show = page.getByRole("button", { name: "View results" });
  await show.or(page.getByRole("button", { name: "Back to the current turn" })).waitFor();
  if (await show.isVisible()) await show.click();
}
