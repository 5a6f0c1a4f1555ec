import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableView } from "@chancery/api";
import { openStore, type Settings } from "@chancery/store";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { DEVICE_COOKIE } from "../accounts/device.ts";
import { type AppOptions, createApp } from "../app.ts";
import type { GameStore, Limits } from "../context.ts";
import { FORMAT, type Hosted, type StoredEntry } from "../games/tables.ts";

/** A Monday noon, UTC. */
const NOON = Date.UTC(2024, 0, 1, 12);

/** Servers on one store, with the test's own clock. */
export class Site {
  readonly apps: FastifyInstance[] = [];
  time = NOON;
  readonly folder = mkdtempSync(join(tmpdir(), "chancery-server-"));
  /** Where the data are, unless they are elsewhere. */
  readonly file = join(this.folder, "chancery.sqlite");
  private readonly settings: Settings;
  private opened: GameStore | undefined;

  constructor(settings?: Settings) {
    this.settings = settings ?? { DATA_DIR: this.folder };
  }

  async open(
    furnish: (app: FastifyInstance) => void = () => undefined,
    limits: Partial<Limits> = {},
    options: Partial<AppOptions> = {},
  ): Promise<FastifyInstance> {
    const app = await createApp({
      store: await this.store(),
      limits: { requests: 1e6, streams: 1e6, games: 1e6, guestDays: 14, ...limits },
      now: () => this.time,
      // A test's time advances by leaps.
      pulse: { every: 10_000, tolerance: 60_000 },
      metrics: "loopback",
      ...options,
    });
    this.apps.push(app);
    furnish(app);
    await app.ready();
    return app;
  }

  /** The store of all servers of this site. */
  async store(): Promise<GameStore> {
    if (this.opened) return this.opened;
    const opened = await openStore<StoredEntry, Hosted>(this.settings, { format: FORMAT });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    this.opened = opened.value;
    return opened.value;
  }

  /** From now on lookups fail, as when the database is away. */
  breakStore(): void {
    const trouble = async () => ({ ok: false, error: { code: "unavailable", detail: "secret" } }) as const;
    Object.assign(this.opened?.sessions ?? {}, { find: trouble });
    Object.assign(this.opened?.deadlines ?? {}, { nextDeadline: trouble });
  }

  /** Ends all servers, as if the machine were turned off; the data stay. */
  async stop(): Promise<void> {
    for (const app of this.apps.splice(0)) await app.close();
    await this.opened?.close();
    this.opened = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Someone in front of a browser, or nobody yet. */
export class Browser {
  app: FastifyInstance;
  cookie: string | undefined;
  /** Recognizes the browser, no matter who signs in. */
  device: string | undefined;
  token = "";
  /** Where requests come from. */
  address = "127.0.0.1";

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  /** What it sends along. */
  get cookies(): string {
    return [this.cookie, this.device].filter(Boolean).join("; ");
  }

  async send(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    payload?: unknown,
  ): Promise<LightMyRequestResponse> {
    const { cookies: cookie } = this;
    const headers = { "sec-fetch-site": "same-origin", ...(cookie && { cookie }) };
    const request: InjectOptions = { method, url, headers, remoteAddress: this.address };
    if (payload !== undefined) request.payload = payload as object;
    const response = await this.app.inject(request);
    for (const { name, value } of response.cookies) {
      if (name === DEVICE_COOKIE) this.device = `${name}=${value}`;
      else this.cookie = `${name}=${value}`;
    }
    return response;
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.send("GET", url);
  }

  try(game: string, command: unknown): Promise<LightMyRequestResponse> {
    return this.send("POST", `/api/games/${game}/commands`, command);
  }

  /** Does something that must succeed. */
  async do(game: string, command: unknown): Promise<{ table: TableView; token?: string }> {
    const response = await this.try(game, command);
    if (response.statusCode !== 200) throw new Error(`${JSON.stringify(command)}: ${response.body}`);
    return response.json();
  }

  async view(game: string): Promise<TableView> {
    return (await this.get(`/api/games/${game}`)).json();
  }
}

export async function guest(app: FastifyInstance, name: string): Promise<Browser> {
  const browser = new Browser(app);
  const response = await browser.send("POST", "/api/guests", { name });
  if (response.statusCode !== 201) throw new Error(response.body);
  browser.token = response.json().token;
  return browser;
}

export const POWERS = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"] as const;

export interface Seven {
  readonly game: string;
  readonly invitation: string;
  /** The players, in the order of the powers. */
  readonly players: readonly Browser[];
  readonly by: Readonly<Record<string, Browser>>;
  readonly referee: Browser | null;
}

/** A game of seven guests, which has begun; it may be listed for everyone. */
export async function sevenAt(
  app: FastifyInstance,
  setup: Record<string, unknown> = {},
  isOpen = false,
): Promise<Seven> {
  const players: Browser[] = [];
  for (const power of POWERS) players.push(await guest(app, `Player of ${power}`));
  const [host] = players;
  const created = await host.send("POST", "/api/games", {
    setup: { assignment: "chosen", ...setup },
    isOpen,
  });
  if (created.statusCode !== 201) throw new Error(created.body);
  const { table, invitation } = created.json();
  const { game } = table as TableView;
  for (const each of players.slice(1)) await each.do(game, { type: "join", role: "player", invitation });
  for (const [i, power] of POWERS.entries()) await players[i].do(game, { type: "choose", power });
  const referee = table.setup.referee ? await guest(app, "Referee") : null;
  await referee?.do(game, { type: "join", role: "spectator", invitation });
  if (referee) await host.do(game, { type: "appoint", member: (await host.view(game)).spectators[0] });
  await host.do(game, { type: "start" });
  const by = Object.fromEntries(POWERS.map((power, i) => [power, players[i]]));
  return { game, invitation, players, by, referee };
}
