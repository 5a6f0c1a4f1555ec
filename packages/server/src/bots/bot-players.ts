import { holdSeat, type playSeat, sightOf } from "@chancery/bots";
import { ok } from "@chancery/engine";
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
import { Rounds } from "../clock/rounds.ts";
import type { Context } from "../context.ts";
import { botTurn } from "../games/tables.ts";
import { Failure } from "../http/failures.ts";
import { type BotOptions, BotPool } from "./bot-pool.ts";
import type { BotQuestion } from "./bot-thinking.ts";

type BotCommands = ReturnType<typeof playSeat>;

/** How many games are taken at once. */
const AT_ONCE = 20;
/**
 * After this time, in milliseconds, a game that was taken and not played goes to the next server that asks. As long as its
 * server is up, it's kept for longer.
 */
const LEASE = 20_000;
/** How often to look for games that others have left lying, and how long to wait when something went wrong. */
const BEAT = 5_000;
const PAUSE = 5_000;
/** After how long games are taken again whose hosts have used too much, in milliseconds. */
const RETRY = 5_000;
/** How long before a deadline a strong bot that isn't done is replaced by a quick one, in milliseconds. */
const SPARE = 10_000;
/** Timers of longer than some days fire at once, and by then the game has been taken again. */
const LONGEST_TIMER = 24 * 3_600_000;

/**
 * Plays the bots' seats. Each server has one; the store hands each game to one of them. The work is charged to the host of
 * the game, and those who have used least go first.
 */
export class BotPlayers {
  private readonly context: Context;
  private readonly log: FastifyBaseLogger;
  private readonly pool: BotPool;
  private readonly spare: number;
  private readonly inHand = new Map<string, Promise<void>>();
  private readonly rounds: Rounds;

  constructor(context: Context, log: FastifyBaseLogger, options: BotOptions = {}) {
    this.context = context;
    this.log = log;
    this.pool = new BotPool(context.usage, options);
    this.spare = options.spare ?? SPARE;
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

  /** Takes games that are due, and says when to look again. */
  private async take(): Promise<number> {
    const { botTurns } = this.context.store;
    const now = this.context.now();
    const games = [...this.inHand.keys()];
    const kept = games.length > 0 ? await botTurns.keep({ games, now, lease: LEASE }) : ok(null);
    const taken = kept.ok ? await botTurns.take({ now, limit: AT_ONCE, lease: LEASE }) : kept;
    if (!taken.ok) {
      this.log.error({ code: taken.error.code }, "the bots cannot reach the data");
      return PAUSE;
    }
    for (const { game } of taken.value) this.takeInHand(game);
    return taken.value.length < AT_ONCE ? BEAT : 0;
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
      if (this.pool.hasHadEnough(table.host) && hasMasters(table)) return await this.putOff(game);
      await this.handIn(table);
    } catch (error) {
      if (error instanceof Failure) await this.putOff(game);
      else if (this.rounds.isRunning) this.log.error({ game, err: error }, "bots could not play");
    }
  }

  /** Lets a game wait whose host has used too much. */
  private async putOff(game: string): Promise<void> {
    await this.context.store.botTurns.putBack({ games: [game], now: this.context.now() + RETRY });
  }

  /** All bots of a game hand in together: every write waits for the disk. */
  private async handIn(table: Table): Promise<void> {
    const { game } = table;
    const turn = botTurn(table);
    // If one isn't let in, the others are no longer wanted.
    const unwanted = new AbortController();
    const turns = await Promise.all(
      botsToMove(table).map(async (seat) => {
        const bot = botAt(table, seat) as BotPlayer;
        const commands = await this.think(table, seat, bot, unwanted.signal);
        return { seat, actor: { member: bot.id }, commands };
      }),
    ).finally(() => unwanted.abort());
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
  private async think(table: Table, seat: number, bot: BotPlayer, wanted: AbortSignal): Promise<BotCommands> {
    const { metrics } = this.context;
    const begun = performance.now();
    try {
      const commands = await this.inTime(table, bot, wanted);
      metrics.add("chancery_bot_turns_total", { level: bot.level, outcome: "done" });
      metrics.add("chancery_bot_seconds_total", {}, (performance.now() - begun) / 1000);
      return commands;
    } catch (error) {
      if (error instanceof Failure) throw error;
      const { game } = table;
      if (this.rounds.isRunning && !wanted.aborted) {
        this.log.error({ game, seat, level: bot.level, err: error }, "a bot failed; its units hold");
        metrics.add("chancery_bot_turns_total", { level: bot.level, outcome: "failed" });
      }
      return holdSeat(questionFor(table, bot, this.context.now()).sight);
    }
  }

  /** What a bot does, or a quick one in its place if it isn't done when the deadline is near. */
  private async inTime(table: Table, bot: BotPlayer, wanted: AbortSignal): Promise<BotCommands> {
    const { deadline } = table.clock;
    const left = deadline === null ? LONGEST_TIMER : deadline - this.context.now() - this.spare;
    if (bot.level === QUICK || left >= LONGEST_TIMER) return this.ask(table, bot, wanted);
    const late = AbortSignal.timeout(Math.max(0, left));
    const thought = this.ask(table, bot, AbortSignal.any([wanted, late]));
    const isLate = new Promise<null>((resolve) => late.addEventListener("abort", () => resolve(null)));
    const done = await Promise.race([thought, isLate]).catch((error: unknown) => {
      if (late.aborted && !wanted.aborted) return null;
      throw error;
    });
    if (done) return done;
    // What it would have thought of is of no use anymore.
    thought.catch(() => undefined);
    return this.ask(table, { ...bot, level: QUICK }, wanted);
  }

  private ask(table: Table, bot: BotPlayer, wanted: AbortSignal): Promise<BotCommands> {
    const { usage, turns, now } = this.context;
    const payer = usage.payerFor(table.host);
    const question = () => usage.for(payer, () => turns.run(() => questionFor(table, bot, now())));
    return this.pool.ask(bot.level, payer, question, wanted);
  }
}

/** The level that takes least time. */
const QUICK = "beginner";

const hasMasters = (table: Table): boolean =>
  botsToMove(table).some((seat) => botAt(table, seat)?.level === "master");

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
