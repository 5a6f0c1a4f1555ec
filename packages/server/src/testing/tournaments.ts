import type { TournamentCommandInput, TournamentView } from "@chancery/api";
import type { FastifyInstance } from "fastify";
import { type Browser, guest } from "./index.ts";

/** A tournament over HTTP, with its director. */
export class Directed {
  readonly director: Browser;
  readonly id: string;
  private readonly app: FastifyInstance;

  private constructor(app: FastifyInstance, director: Browser, id: string) {
    this.app = app;
    this.director = director;
    this.id = id;
  }

  static async create(app: FastifyInstance, settings: Record<string, unknown> = {}): Promise<Directed> {
    const director = await guest(app, "Dora");
    const created = await director.send("POST", "/api/tournaments", { name: "Spring Open", ...settings });
    if (created.statusCode !== 201) throw new Error(created.body);
    return new Directed(app, director, created.json().tournament);
  }

  try(command: TournamentCommandInput, by = this.director) {
    return by.send("POST", `/api/tournaments/${this.id}/commands`, command);
  }

  /** Does something that must succeed. */
  async do(
    command: TournamentCommandInput,
    by = this.director,
  ): Promise<TournamentView & { token?: string }> {
    const response = await this.try(command, by);
    if (response.statusCode !== 200) throw new Error(`${JSON.stringify(command)}: ${response.body}`);
    const { tournament, token } = response.json();
    return { ...tournament, token };
  }

  async view(by: Browser = this.director): Promise<TournamentView> {
    return (await by.get(`/api/tournaments/${this.id}`)).json();
  }

  /** Guests who sign up by themselves. */
  async signUp(count: number): Promise<readonly Browser[]> {
    const players: Browser[] = [];
    for (let number = 1; number <= count; number++) {
      const player = await guest(this.app, `Player ${number}`);
      await this.do({ type: "register" }, player);
      players.push(player);
    }
    return players;
  }
}
