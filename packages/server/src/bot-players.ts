import { holdSeat, type playSeat, sightOf } from "@chancery/bots";
import {
  type BotPlayer,
  botAt,
  botsToMove,
  stillToDo,
  type Table,
  talksOf,
  viewTable,
  viewTurn,
} from "@chancery/game";
import type { FastifyBaseLogger } from "fastify";
import { type BotOptions, BotPool } from "./bot-pool.ts";
import type { BotQuestion } from "./bot-thinking.ts";
import type { Context } from "./context.ts";
import { Rounds } from "./rounds.ts";
import { botTurn } from "./tables.ts";

type BotCommands = ReturnType<typeof playSeat>;

/** How many games are in hand at the same time; the others wait in the store. */
const IN_HAND = 8;
/** After this time, in milliseconds, a game that was taken and not played goes to the next server that asks. */
const LEASE = 60_000;
/** How often to look for games that others have left lying, and how long to wait when something went wrong. */
const BEAT = 10_000;
const PAUSE = 5_000;

/** Plays the bots' seats. Each server has one; the store hands each game to one of them. */
export class BotPlayers {
  private readonly context: Context;
  private readonly log: FastifyBaseLogger;
  private readonly pool: BotPool;
  private readonly inHand = new Map<string, Promise<void>>();
  private readonly rounds: Rounds;

  constructor(context: Context, log: FastifyBaseLogger, options: BotOptions = {}) {
    this.context = context;
    this.log = log;
    this.pool = new BotPool(options);
    this.rounds = new Rounds({
      interval: 10,
      look: () => this.take(),
      failed: (error) => {
        log.error(error, "the bots failed");
        return PAUSE;
      },
    });
  }

  async start(): Promise<void> {
    this.context.tables.onBotTurn = () => this.rounds.call();
    await this.rounds.start();
  }

  /** What is in hand goes back to the store. */
  async stop(): Promise<void> {
    this.context.tables.onBotTurn = undefined;
    await this.rounds.stop();
    const games = [...this.inHand.keys()];
    await this.pool.close();
    await Promise.all(this.inHand.values());
    if (games.length > 0) await this.context.store.botTurns.putBack({ games, now: this.context.now() });
  }

  /** Takes as many games as there is room for, and says when to look again, unless one of them ends before. */
  private async take(): Promise<number> {
    const { store, now } = this.context;
    const limit = IN_HAND - this.inHand.size;
    if (limit <= 0) return BEAT;
    const taken = await store.botTurns.take({ now: now(), limit, lease: LEASE });
    if (!taken.ok) {
      this.log.error({ code: taken.error.code }, "the bots cannot reach the data");
      return PAUSE;
    }
    for (const { game } of taken.value) this.takeInHand(game);
    return BEAT;
  }

  /** A game may come back with its next turn while bots still think about the last. */
  private takeInHand(game: string): void {
    const playing = this.play(game).finally(() => {
      if (this.inHand.get(game) === playing) this.inHand.delete(game);
      this.rounds.call();
    });
    this.inHand.set(game, playing);
  }

  private async play(game: string): Promise<void> {
    try {
      const loaded = await this.context.tables.load(game);
      if (!loaded.ok) throw new Error(`the game cannot be read: ${loaded.error.code}`);
      const { table } = loaded.value;
      await this.handIn(table);
    } catch (error) {
      if (this.rounds.isRunning) this.log.error({ game, err: error }, "bots could not play");
    }
  }

  /** All bots of a game hand in together: every write waits for the disk. */
  private async handIn(table: Table): Promise<void> {
    const { game } = table;
    const turn = botTurn(table);
    const turns = await Promise.all(
      botsToMove(table).map(async (seat) => {
        const bot = botAt(table, seat) as BotPlayer;
        return { seat, actor: { member: bot.id }, commands: await this.think(table, seat, bot) };
      }),
    );
    if (!this.rounds.isRunning) return;
    const done = await this.context.tables.actAll(game, (hosted) =>
      // What was thought up for one turn is of no use in the next.
      botTurn(hosted.table) !== turn
        ? []
        : turns.flatMap(({ seat, actor, commands }) =>
            stillToDo(hosted.table, seat, commands).map((command) => ({ actor, command })),
          ),
    );
    if (!done.ok) this.log.warn({ game, code: done.error.code }, "the bots' turn was not taken");
    // Deals that bots offered each other, or people while they thought, wait for answers. Another turn is due already.
    else if (botTurn(done.value.table) === turn)
      await this.context.store.botTurns.putBack({ games: [game], now: this.context.now() });
  }

  /** What a bot does. If it fails or takes too long, its units hold. */
  private async think(table: Table, seat: number, bot: BotPlayer): Promise<BotCommands> {
    const { metrics } = this.context;
    const question = questionFor(table, bot, this.context.now());
    const begun = performance.now();
    try {
      const commands = await this.pool.ask(question);
      metrics.add("chancery_bot_turns_total", { level: bot.level, outcome: "done" });
      metrics.add("chancery_bot_seconds_total", {}, (performance.now() - begun) / 1000);
      return commands;
    } catch (error) {
      const { game } = table;
      if (this.rounds.isRunning) {
        this.log.error({ game, seat, level: bot.level, err: error }, "a bot failed; its units hold");
        metrics.add("chancery_bot_turns_total", { level: bot.level, outcome: "failed" });
      }
      return holdSeat(question.sight);
    }
  }
}

/** What a bot is asked, made only of its own view of the game. */
export function questionFor(
  table: Table,
  { id, level, character, seed }: BotPlayer,
  now: number,
): BotQuestion {
  const viewer = { member: id };
  const view = viewTable(table, viewer, now);
  if (!view) throw new Error("a bot sees the game it plays");
  const { variant, rulebook, options } = view.setup;
  const talks = talksOf(table, id);
  return {
    game: { variant, rulebook, options },
    sight: sightOf(view, (number) => viewTurn(table, viewer, number), talks),
    bot: { level, character, seed },
  };
}
