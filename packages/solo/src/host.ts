import { holdSeat } from "@chancery/bots";
import { fail, ok, type Result } from "@chancery/engine";
import { apply, type Entry, type Port, type Refusal, replay, type Table } from "@chancery/game";
import { type Answered, type Asked, answer } from "./answer.ts";
import { Bell } from "./bell.ts";
import { inCodes } from "./codes.ts";
import { closeIfOut, takeBack } from "./master.ts";
import { newSolo } from "./new-game.ts";
import type { Step } from "./play.ts";
import { submit } from "./submit.ts";
import { type Assignment, assignmentsIn, type Task, taskOfPerson } from "./task.ts";
import type { Thought } from "./think.ts";
import type { SoloCard, Wanted } from "./wanted.ts";

/** Where logs are kept. */
export interface Logs {
  load(game: string): Promise<{ readonly card: SoloCard; readonly entries: readonly Entry[] } | null>;
  create(card: SoloCard, entries: readonly Entry[]): Promise<void>;
  /** False if the log has grown meanwhile: someone plays the same game elsewhere. */
  append(game: string, entries: readonly Entry[]): Promise<boolean>;
  remove(game: string): Promise<void>;
}

/** What a host needs from outside. */
export interface Outside {
  readonly logs: Logs;
  readonly now: () => number;
  readonly digest: Port["digest"];
  /** Lets a bot think, elsewhere. */
  readonly think: (task: Task) => Promise<Thought>;
  /** Something happened in a game that nobody asked for. */
  readonly changed: (game: string) => void;
}

interface Known {
  readonly card: SoloCard;
  readonly table: Table;
}

/** Hosts solo games: answers the API's requests about them, and lets bots play. */
export class SoloHost {
  private readonly outside: Outside;
  private readonly known = new Map<string, Known>();
  /** Games whose bots are at it, and how to tell that there may be more to do. */
  private readonly busy = new Map<string, { readonly done: Promise<void>; readonly wake: () => void }>();
  /** The last thing done in each game: one comes after the other. */
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(outside: Outside) {
    this.outside = outside;
  }

  async create(game: string, wanted: Wanted): Promise<Result<string, Refusal>> {
    const started = newSolo(game, wanted, this.port());
    if (!started.ok) return started;
    const card: SoloCard = { game, seed: wanted.seed };
    await this.outside.logs.create(card, started.value.entries);
    this.known.set(game, { card, table: started.value.table });
    this.letBotsPlay(game);
    return ok(game);
  }

  /** Answers a request; null if there is no such game. */
  async ask(game: string, asked: Asked): Promise<Answered | null> {
    const answered = await this.change(game, ({ table }) => answer(table, asked, this.port()));
    if (answered) this.letBotsPlay(game);
    return answered;
  }

  /** Takes back the person's last turn; null if there is no such game. */
  async takeBack(game: string): Promise<Result<Table, Refusal> | null> {
    const done = await this.change(game, ({ table }) => {
      const taken = takeBack(table, this.port());
      return { step: taken.ok ? taken.value : { table, entries: [] }, taken };
    });
    if (!done) return null;
    this.letBotsPlay(game);
    return done.taken.ok ? ok(done.taken.value.table) : fail(done.taken.error);
  }

  /** What the person could be advised about now, and in which turn. */
  async taskOfPerson(game: string): Promise<{ readonly task: Task; readonly turn: number } | null> {
    const known = await this.open(game);
    const task = known && taskOfPerson(known.table, known.card, this.outside.now());
    return known && task ? { task, turn: known.table.turns.length } : null;
  }

  async remove(game: string): Promise<void> {
    await this.outside.logs.remove(game);
    this.forget(game);
  }

  /** The game was played on in another tab. */
  forget(game: string): void {
    this.known.delete(game);
  }

  /** When bots have nothing to do in a game. */
  async idle(game: string): Promise<void> {
    while (this.busy.has(game)) await this.busy.get(game)?.done;
  }

  private port(): Port {
    return { now: this.outside.now(), digest: this.outside.digest };
  }

  private async open(game: string): Promise<Known | null> {
    const known = this.known.get(game);
    if (known) return known;
    const log = await this.outside.logs.load(game);
    if (!log) return null;
    const opened = { card: log.card, table: replay(inCodes(log.entries, log.card)) };
    this.known.set(game, opened);
    return opened;
  }

  /** Changes a game and writes it down; once more if it was changed elsewhere. Null if there is no such game. */
  private change<T extends { readonly step: Step }>(
    game: string,
    work: (known: Known) => T,
  ): Promise<T | null> {
    const done = (this.last.get(game) ?? Promise.resolve()).then(async () => {
      for (;;) {
        const known = await this.open(game);
        if (!known) return null;
        const result = work(known);
        const { entries } = result.step;
        if (entries.length === 0) return result;
        if (await this.outside.logs.append(game, entries)) {
          this.known.set(game, { card: known.card, table: entries.reduce(apply, known.table) });
          return result;
        }
        this.forget(game);
      }
    });
    this.last.set(
      game,
      done.catch(() => undefined),
    );
    return done;
  }

  private letBotsPlay(game: string): void {
    const busy = this.busy.get(game);
    if (busy) {
      busy.wake();
      return;
    }
    const bell = new Bell();
    this.busy.set(game, { done: this.play(game, bell), wake: () => bell.ring() });
  }

  /** Bots order until they have to wait for the person. All think at once, and who is done answers the person's deals. */
  private async play(game: string, bell: Bell): Promise<void> {
    const thinking = new Map<string, Promise<void>>();
    try {
      for (;;) {
        const rung = bell.next();
        const settled = await this.change(game, ({ table }) => ({ step: closeIfOut(table, this.port()) }));
        if (settled && settled.step.entries.length > 0) this.outside.changed(game);
        const known = await this.open(game);
        for (const assignment of known ? assignmentsIn(known.table, this.outside.now()) : []) {
          const { member } = assignment;
          if (thinking.has(member)) continue;
          const taken = this.take(game, assignment).finally(() => thinking.delete(member));
          thinking.set(member, taken);
        }
        if (thinking.size === 0) return;
        await Promise.race([rung, ...thinking.values()]);
      }
    } finally {
      // At once, so that nobody rings who isn't heard.
      this.busy.delete(game);
    }
  }

  private async take(game: string, assignment: Assignment): Promise<void> {
    // A bot that fails holds, and keeps nobody waiting.
    const commands = await this.outside.think(assignment.task).catch(() => holdSeat(assignment.task.sight));
    const done = await this.change(game, ({ table }) => ({
      step: submit(table, assignment, commands, this.port()),
    }));
    if (done && done.step.entries.length > 0) this.outside.changed(game);
  }
}
