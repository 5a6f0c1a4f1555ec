import type { AddressInfo } from "node:net";
import type { TableView } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { Browser, guest, Site } from "./index.ts";

/** What is known before the game begins. */
export interface Plan {
  readonly setup: Record<string, unknown>;
  /** The names of the players, in the order in which they join. */
  readonly people: readonly string[];
  /** Who of them plays the first power, who the second, and so on. */
  readonly order: readonly number[];
}

/** Someone who looks, and how. */
export interface Watcher {
  readonly name: string;
  readonly browser: Browser;
  /** Sent instead of a cookie. */
  readonly key?: string;
}

/** A server with one game on it. Two worlds of the same plan are identical to the last byte. */
export class Room {
  readonly site = new Site();
  app!: FastifyInstance;
  address = "";
  game = "";
  invitation = "";
  powers: readonly string[] = [];
  readonly by: Record<string, Browser> = {};
  readonly watchers: Watcher[] = [];

  async open({ setup, people, order }: Plan): Promise<void> {
    const administrators: string[] = [];
    this.app = await this.site.open(undefined, {}, { administrators });
    await this.app.listen({ host: "127.0.0.1", port: 0 });
    this.address = `http://127.0.0.1:${(this.app.server.address() as AddressInfo).port}`;
    const players: Browser[] = [];
    for (const name of people) players.push(await guest(this.app, name));
    const host = await guest(this.app, "Host");
    const body = { setup, role: "spectator", isOpen: true };
    const created = (await host.send("POST", "/api/games", body)).json();
    const table = created.table as TableView;
    this.game = table.game;
    this.invitation = created.invitation;
    for (const player of players) await player.do(this.game, { type: "join", role: "player" });
    for (const [seat, { powers }] of table.seats.entries()) {
      const player = players[order[seat]];
      await player.do(this.game, { type: "choose", power: powers[0] });
      for (const power of powers) this.by[power] = player;
    }
    if (table.setup.referee) {
      const referee = await guest(this.app, "Referee");
      await referee.do(this.game, { type: "join", role: "spectator" });
      const { you } = await referee.view(this.game);
      await host.do(this.game, { type: "appoint", member: you.name ?? "" });
      this.watchers.push({ name: "referee", browser: referee });
    }
    await host.do(this.game, { type: "start" });
    const seated = (await host.view(this.game)).seats;
    this.powers = seated.map(({ powers }) => powers[0]);
    for (const { powers } of seated) for (const power of powers) this.by[power] = this.by[powers[0]];
    for (const power of this.powers) this.watchers.push({ name: power, browser: this.by[power] });
    const bot = (await this.by[this.powers[0]].send("POST", "/api/keys", { name: "bot" })).json();
    const moderator = await guest(this.app, "Moderator");
    administrators.push((await moderator.get("/api/me")).json().id);
    this.watchers.push(
      { name: `bot of ${this.powers[0]}`, browser: new Browser(this.app), key: bot.secret },
      { name: "host", browser: host },
      { name: "stranger", browser: await guest(this.app, "Stranger") },
      { name: "moderator", browser: moderator },
      { name: "nobody", browser: new Browser(this.app) },
    );
  }
}

/** A stream of live updates, as it is sent. */
export class Listening {
  text = "";
  private readonly controller = new AbortController();

  constructor({ address, game }: Pick<Room, "address" | "game">, { browser, key }: Watcher) {
    void this.read(`${address}/api/games/${game}/events`, {
      cookie: browser.cookie ?? "",
      ...(key && { authorization: `Bearer ${key}` }),
    }).catch(() => undefined);
  }

  get count(): number {
    return this.text.split("\nevent: ").length - 1;
  }

  /** What it was told, without the signs of life in between: they come by the clock. */
  get told(): string {
    return this.text.replaceAll(/^:\n\n/gm, "");
  }

  end(): void {
    this.controller.abort();
  }

  private async read(url: string, headers: Record<string, string>): Promise<void> {
    const response = await fetch(url, { headers, signal: this.controller.signal });
    if (response.status !== 200) this.text = `${response.status} ${await response.text()}`;
    else
      for await (const chunk of response.body as ReadableStream<Uint8Array>)
        this.text += Buffer.from(chunk).toString();
  }
}
