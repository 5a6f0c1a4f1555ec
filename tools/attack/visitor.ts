import { Agent, type IncomingMessage, request } from "node:http";

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Someone at an address of their own, as on the internet, with the cookies they were given. */
export class Visitor {
  readonly server: string;
  /** Whatever a request says of its address, the proxy knows better. */
  ip: string;
  private readonly cookies = new Map<string, string>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 20 });

  constructor(server: string, ip: string) {
    this.server = server;
    this.ip = ip;
  }

  headers(type?: string): Record<string, string> {
    return {
      "x-forwarded-for": this.ip,
      "sec-fetch-site": "same-origin",
      ...(this.cookies.size > 0 && { cookie: [...this.cookies.values()].join("; ") }),
      ...(type && { "content-type": type }),
    };
  }

  send(method: string, path: string, body?: unknown): Promise<Answer> {
    return this.ask(method, path, body === undefined ? undefined : JSON.stringify(body));
  }

  /** Sends JSON that is already written. */
  sendText(path: string, text: string): Promise<Answer> {
    return this.ask("POST", path, text);
  }

  private ask(method: string, path: string, text: string | undefined): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = this.headers(text === undefined ? undefined : "application/json");
      const asked = request(`${this.server}${path}`, { method, agent: this.agent, headers }, (response) => {
        for (const cookie of response.headers["set-cookie"] ?? []) {
          const [pair] = cookie.split(";", 1);
          this.cookies.set(pair.split("=", 1)[0], pair);
        }
        read(response).then((text) => resolve({ status: response.statusCode ?? 0, body: text }), reject);
      });
      asked.once("error", reject);
      asked.end(text);
    });
  }

  /** The same, for what has to work. */
  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send(method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body) as T;
  }

  do(game: string, command: unknown): Promise<Answer> {
    return this.send("POST", `/api/games/${game}/commands`, command);
  }

  /** Opens a stream of live updates; how it was answered, and how to end it. */
  watch(game: string): Promise<Answer & { readonly end: () => void }> {
    return new Promise((resolve, reject) => {
      const path = `${this.server}/api/games/${game}/events`;
      const asked = request(path, { agent: false, headers: this.headers() }, (response) => {
        const status = response.statusCode ?? 0;
        const end = (): void => void asked.destroy();
        response.on("error", () => undefined);
        if (status === 200) {
          response.resume();
          resolve({ status, body: "", end });
        } else read(response).then((body) => resolve({ status, body, end }), reject);
      });
      asked.on("error", reject);
      asked.end();
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

async function read(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  return text;
}

/** Makes guests of visitors who are nobody yet. */
export async function asGuests(visitors: readonly Visitor[]): Promise<void> {
  for (const [i, visitor] of visitors.entries())
    await visitor.must("POST", "/api/guests", { name: `Player ${i + 1}` });
}

interface Hosted {
  readonly table: { readonly game: string };
  readonly invitation: string;
}

export async function host(visitor: Visitor, setup: Readonly<Record<string, unknown>>): Promise<Hosted> {
  return visitor.must<Hosted>("POST", "/api/games", { setup });
}

/** A game that some guests play: the first of them is its host. */
export async function startGame(players: readonly Visitor[]): Promise<string> {
  const [first, ...others] = players;
  const { table, invitation } = await host(first, { assignment: "random" });
  for (const other of others)
    await other.must("POST", `/api/games/${table.game}/commands`, {
      type: "join",
      role: "player",
      invitation,
    });
  await first.must("POST", `/api/games/${table.game}/commands`, { type: "start" });
  return table.game;
}

/** What of a game someone has to know to play. */
interface Played {
  readonly you: { readonly seat: number | null };
  readonly seats: readonly { readonly powers: readonly string[] }[];
}

/** The power that someone plays. */
export async function powerOf(visitor: Visitor, game: string): Promise<string> {
  const { you, seats } = await visitor.must<Played>("GET", `/api/games/${game}`);
  return seats[you.seat ?? 0].powers[0];
}
