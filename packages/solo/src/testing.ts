import type { TableView } from "@chancery/api";
import { replay } from "@chancery/game";
import type { PageLanguage } from "@chancery/messages";
import { type Outside, SoloHost } from "./host.ts";
import { MASTER } from "./members.ts";
import { MemoryLogs } from "./memory-logs.ts";
import { act } from "./play.ts";
import { think } from "./think.ts";
import type { Wanted } from "./wanted.ts";

export const WANTED: Wanted = {
  variant: "classic",
  rulebook: "2023",
  options: {},
  power: "France",
  level: "beginner",
  character: null,
  seed: 1,
};

/** A solo game for tests to play. */
export class SoloPlay {
  readonly host: SoloHost;
  readonly logs: MemoryLogs;
  readonly changes: string[] = [];
  private readonly game = "solo-1";
  language: PageLanguage = "en";

  constructor(outside: Partial<Outside> = {}, logs = new MemoryLogs()) {
    this.logs = logs;
    let now = 1_000_000;
    this.host = new SoloHost({
      logs,
      now: () => now++,
      digest: (text) => `digest of ${text}`,
      think,
      changed: (game) => this.changes.push(game),
      ...outside,
    });
  }

  async start(wanted: Partial<Wanted> = {}): Promise<TableView> {
    const created = await this.host.create(this.game, { ...WANTED, ...wanted });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    return this.look();
  }

  async ask(method: string, path: string, body: unknown = null) {
    const url = `/api/games/${this.game}${path}`;
    const answered = await this.host.ask(this.game, { method, url, body, language: this.language });
    if (!answered) throw new Error("no such game");
    await this.host.idle(this.game);
    return { status: answered.status, body: answered.body as Record<string, unknown> };
  }

  /** The game once all bots are done. */
  async look(): Promise<TableView> {
    await this.ask("GET", "");
    return (await this.ask("GET", "")).body as unknown as TableView;
  }

  async ready(): Promise<TableView> {
    await this.ask("POST", "/commands", { type: "ready", ready: true });
    return this.look();
  }

  async takeBack(): Promise<TableView> {
    await this.host.takeBack(this.game);
    await this.host.idle(this.game);
    return this.look();
  }

  /** Changes the position in the log, which is read the next time it is opened. */
  edit(position: TableView["position"]): void {
    const log = this.logs.games.get(this.game);
    if (!log) throw new Error("no log");
    const step = { table: replay(log.entries), entries: [] };
    const command = { type: "edit", position, reason: "for a test" } as const;
    const edited = act(step, MASTER, command, { now: 2_000_000, digest: String });
    if (!edited.ok) throw new Error(edited.error.code);
    log.entries.push(...edited.value.entries);
  }

  task() {
    return this.host.taskOfPerson(this.game);
  }
}
