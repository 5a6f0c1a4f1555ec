import { type APIRequestContext, type BrowserContextOptions, type Page, request } from "playwright-core";
import type { Stage } from "./browser.ts";

/** For tests: people who play at a table through the server's API, and pages that are opened as one of them. */

const POWERS = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

interface Person {
  readonly api: APIRequestContext;
  readonly state: NonNullable<BrowserContextOptions["storageState"]>;
}

/** The server lets only so many guests in a minute: the same people play all games. */
const people = new WeakMap<Stage, Promise<readonly Person[]>>();

const peopleOf = (stage: Stage): Promise<readonly Person[]> => {
  const known = people.get(stage) ?? Promise.all([...POWERS, "Watcher"].map((name) => arrive(stage, name)));
  people.set(stage, known);
  return known;
};

async function arrive({ address }: Stage, name: string): Promise<Person> {
  const api = await request.newContext({ baseURL: address, extraHTTPHeaders: { origin: address } });
  await api.post("/api/guests", { data: { name: `Player of ${name}` } });
  return { api, state: await api.storageState() };
}

export class Seated {
  readonly game: string;
  private readonly stage: Stage;
  private readonly byPower: ReadonlyMap<string, Person>;

  constructor(stage: Stage, game: string, byPower: ReadonlyMap<string, Person>) {
    this.stage = stage;
    this.game = game;
    this.byPower = byPower;
  }

  /** Opens the table as whoever plays a power, or as a stranger. */
  async open(power: string | null, options: BrowserContextOptions = {}): Promise<Page> {
    const state = power === null ? {} : { storageState: this.personOf(power).state };
    const page = await this.stage.open(`/games/${this.game}`, { ...state, ...options });
    await page.locator(".layer-units").waitFor();
    return page;
  }

  async do(power: string, command: object): Promise<void> {
    const answer = await this.personOf(power).api.post(`/api/games/${this.game}/commands`, { data: command });
    if (!answer.ok()) throw new Error(`${JSON.stringify(command)}: ${await answer.text()}`);
  }

  async view(power: string): Promise<{ phase: string; sheets: { power: string; text: string | null }[] }> {
    return (await this.personOf(power).api.get(`/api/games/${this.game}`)).json();
  }

  /** What is saved for a power. */
  async saved(power: string): Promise<string | null> {
    const { sheets } = await this.view(power);
    return sheets.find((sheet) => sheet.power === power)?.text ?? null;
  }

  /** All others write and are ready. */
  async others(power: string, sheets: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const other of this.byPower.keys()) {
      if (other === power) continue;
      const text = sheets[other];
      if (text !== undefined) await this.do(other, { type: "save", power: other, text });
      await this.do(other, { type: "ready", ready: true }).catch(() => undefined);
    }
  }

  private personOf(power: string): Person {
    const person = this.byPower.get(power);
    if (!person) throw new Error(`nobody plays ${power}`);
    return person;
  }
}

/** A game of seven that has begun. */
export async function sevenSeated(stage: Stage, setup: object = {}): Promise<Seated> {
  const seven = (await peopleOf(stage)).slice(0, 7);
  const created = await seven[0].api.post("/api/games", {
    data: { setup: { assignment: "chosen", ...setup } },
  });
  const { table, invitation } = await created.json();
  const seated = new Seated(stage, table.game, new Map(POWERS.map((power, index) => [power, seven[index]])));
  for (const power of POWERS.slice(1)) await seated.do(power, { type: "join", role: "player", invitation });
  for (const power of POWERS) await seated.do(power, { type: "choose", power });
  await seated.do("Austria", { type: "start" });
  return seated;
}
