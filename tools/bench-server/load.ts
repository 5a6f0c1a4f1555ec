import { Agent, type IncomingMessage, request } from "node:http";
import type { Seeded } from "./seed.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Posts a command; resolves with the status when the whole answer is there. */
export function post(address: string, game: string, cookie: string, command: unknown): Promise<number> {
  const body = JSON.stringify(command);
  return new Promise((resolve, reject) => {
    const asked = request(
      `${address}/api/games/${game}/commands`,
      {
        method: "POST",
        agent,
        headers: {
          cookie: `chancery=${cookie}`,
          "sec-fetch-site": "same-origin",
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        },
      },
      (response) => {
        response.resume().once("end", () => resolve(response.statusCode ?? 0));
      },
    );
    asked.once("error", reject).end(body);
  });
}

/** Looks at a game; resolves with the status when the whole answer is there. */
export function look(address: string, game: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: `chancery=${cookie}` };
    const asked = request(`${address}/api/games/${game}`, { agent, headers }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
    });
    asked.once("error", reject).end();
  });
}

/** Streams of live updates; `heard` has the moment of each event since it was last emptied, by game. */
export class Streams {
  readonly heard = new Map<string, number[]>();
  count = 0;
  private readonly open: IncomingMessage[] = [];

  /** Opens so many, seven to a game, in turn at each address, or game by game. */
  async start(
    addresses: readonly string[],
    { games, cookies }: Seeded,
    wanted: number,
    isByGame = false,
  ): Promise<void> {
    const places = games.flatMap(({ game, people }, number) =>
      people.map((person) => ({ game, person, number })),
    );
    const todo = places.slice(0, wanted).entries();
    const worker = async (): Promise<void> => {
      for (const [i, { game, person, number }] of todo)
        await this.one(addresses[(isByGame ? number : i) % addresses.length], game, cookies[person]);
    };
    await Promise.all(Array.from({ length: 20 }, worker));
  }

  end(): void {
    for (const stream of this.open.splice(0)) stream.destroy();
  }

  private one(address: string, game: string, cookie: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const headers = { cookie: `chancery=${cookie}` };
      const asked = request(`${address}/api/games/${game}/events`, { agent: false, headers }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`a stream got ${response.statusCode}`));
        this.open.push(response);
        this.count += 1;
        response.on("error", () => undefined);
        response.setEncoding("utf8").on("data", (text: string) => {
          if (!text.includes("event: changed")) return;
          // The first one says how things are.
          resolve();
          const moments = this.heard.get(game) ?? [];
          this.heard.set(game, moments);
          moments.push(performance.now());
        });
      });
      asked.once("error", reject).end();
    });
  }
}

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
