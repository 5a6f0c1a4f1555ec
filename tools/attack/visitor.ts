import { Agent, type IncomingMessage, request } from "node:http";

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Someone at an address of their own, as on the internet, with the cookie they were given. */
export class Visitor {
  readonly server: string;
  readonly ip: string;
  cookie = "";
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 20 });

  constructor(server: string, ip: string) {
    this.server = server;
    this.ip = ip;
  }

  headers(type?: string): Record<string, string> {
    return {
      "x-forwarded-for": this.ip,
      "sec-fetch-site": "same-origin",
      ...(this.cookie && { cookie: this.cookie }),
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
        const [cookie] = response.headers["set-cookie"] ?? [];
        if (cookie) this.cookie = cookie.split(";", 1)[0];
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

/** A game that some visitors, now guests, play: the first of them is its host. */
export async function startGame(players: readonly Visitor[]): Promise<string> {
  for (const [i, player] of players.entries())
    await player.must("POST", "/api/guests", { name: `Player ${i + 1}` });
  const [host, ...others] = players;
  const setup = { assignment: "random" };
  type Hosted = { readonly table: { readonly game: string }; readonly invitation: string };
  const { table, invitation } = await host.must<Hosted>("POST", "/api/games", { setup });
  for (const other of others)
    await other.must("POST", `/api/games/${table.game}/commands`, {
      type: "join",
      role: "player",
      invitation,
    });
  await host.must("POST", `/api/games/${table.game}/commands`, { type: "start" });
  return table.game;
}
