import { join } from "node:path";
import { openStore, type Settings, type Store } from "@chancery/store";
import { diceOf } from "@chancery/testkit";
import { FORMAT, type Hosted, type StoredEntry } from "../../packages/server/src/games/tables.ts";
import { inFolder } from "../folder.ts";
import { checkAnswers, checkGame, type Outage } from "./checks.ts";
import { SharedClock } from "./clock.ts";
import { type Count, Player, pause, type World } from "./player.ts";
import { Slot } from "./servers.ts";

const SECOND = 1000;
/** While servers are up, their clock goes this much faster than ours, in steps far below what is an outage. */
const STEP = 2 * SECOND;
const TICK = 120;
/** How long streams may take to catch up. */
const PATIENCE = 20 * SECOND;

const LIVE = {
  preset: "live",
  clock: {
    firstNegotiation: 1,
    laterNegotiation: 1,
    writing: 1,
    retreats: 1,
    adjustments: 1,
    grace: 0,
    reminders: [],
  },
  talk: "open",
};
const SETUPS = [
  { ...LIVE, options: { players: 2 } },
  { ...LIVE, options: { players: 3 }, rulebook: "1971" },
  { ...LIVE, options: { players: 7 }, anonymous: true, showReady: false },
  {
    preset: "correspondence",
    options: { players: 2 },
    clock: { hours: { moves: 1, retreats: 1, adjustments: 1 } },
  },
  { ...LIVE, options: { players: 3 }, standIn: "beginner" },
];
/** In games of this setup, people come to so many of the seats, and bots play the others. */
const WITH_BOTS = { setup: SETUPS.length - 1, people: 2 };
/** How likely somebody who has something to do would rather delete their account. */
const LEAVES = 0.003;
const COMMON = { missing: "hold", replacement: { afterMissed: 100 } };

export interface Chaos {
  readonly kills: number;
  readonly seed: number;
  readonly servers: 1 | 2;
  readonly settings: Settings;
}

export interface ChaosReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly unknown: number;
  readonly games: number;
  readonly phases: number;
  readonly byDeadline: number;
  readonly outages: number;
  readonly moved: number;
  readonly cuts: number;
  /** Orders that bots handed in, people who blocked somebody, and accounts that were deleted. */
  readonly botOrders: number;
  readonly blocks: number;
  readonly deleted: number;
  readonly faults: readonly string[];
}

/** Lets people play while servers are killed, and says what was lost. */
export async function runChaos(chaos: Chaos): Promise<ChaosReport> {
  return inFolder("chaos", async (folder) => {
    const run = new Run(chaos, folder);
    try {
      return await run.all();
    } finally {
      await run.end();
    }
  });
}

class Run {
  private readonly chaos: Chaos;
  private readonly clock: SharedClock;
  private readonly slots: readonly Slot[];
  private readonly dice;
  private readonly faults: string[] = [];
  private readonly outages: Outage[] = [];
  private readonly tables: (readonly Player[])[] = [];
  private readonly ticker: NodeJS.Timeout;
  private store: Store<StoredEntry, Hosted> | undefined;
  private kills = 0;
  private isPlaying = true;
  private isTicking = true;

  constructor(chaos: Chaos, folder: string) {
    this.chaos = chaos;
    this.dice = diceOf(chaos.seed);
    const file = join(folder, "clock");
    this.clock = SharedClock.create(file);
    const report = (fault: string) => void this.faults.push(fault);
    this.slots = Array.from({ length: chaos.servers }, () => new Slot(file, chaos.settings, report));
    this.ticker = setInterval(() => {
      if (this.isTicking && this.addresses().length > 0) this.clock.advance(STEP);
    }, TICK);
  }

  async all(): Promise<ChaosReport> {
    await Promise.all(this.slots.map((slot) => slot.start()));
    const opened = await openStore<StoredEntry, Hosted>(this.chaos.settings, { format: FORMAT });
    if (!opened.ok) throw new Error(opened.error.code);
    this.store = opened.value;
    for (const number of SETUPS.keys()) await this.seat(number);
    const playing = SETUPS.map((_, i) => this.playOn(this.tables[i], i));
    // If playing fails, nobody waits for the killing.
    await Promise.race([this.kill(), Promise.all(playing)]);
    this.isPlaying = false;
    await Promise.all(playing);
    return this.check();
  }

  async end(): Promise<void> {
    clearInterval(this.ticker);
    for (const player of this.tables.flat()) player.watch?.end();
    await Promise.all(this.slots.map((slot) => slot.kill()));
    await this.store?.close();
    this.clock.close();
  }

  private addresses(): readonly string[] {
    return this.slots.flatMap(({ address }) => address ?? []);
  }

  /** Kills any server, or all, at any moment, even while it starts. */
  private async kill(): Promise<void> {
    const { dice } = this;
    while (this.kills < this.chaos.kills) {
      await pause(dice.below(1500));
      const victims = dice.chance(0.3) ? this.slots : [dice.pick(this.slots)];
      await Promise.all(victims.map((slot) => slot.kill()));
      this.kills += victims.length;
      if (this.addresses().length === 0 && dice.chance(0.4)) await this.outage();
      const starting = Promise.all(victims.map((slot) => slot.start()));
      // A few die before they are up.
      const isEarly = dice.chance(0.15);
      if (isEarly && this.kills < this.chaos.kills) {
        await pause(dice.below(900));
        await Promise.all(victims.map((slot) => slot.kill()));
        this.kills += victims.length;
        await starting;
        await Promise.all(victims.map((slot) => slot.start()));
      } else await starting;
    }
    // On a slow machine, nobody may have come to anything so far.
    while (this.counts().every(({ acknowledged }) => acknowledged === 0)) await pause(20);
  }

  private counts(): readonly Count[] {
    return this.tables.flat().flatMap(({ counts }) => Object.values(counts));
  }

  /** All servers are down, for seconds or minutes: deadlines that pass meanwhile have to be moved. */
  private async outage(): Promise<void> {
    await pause(5);
    const since = this.clock.now();
    // Half of them are over before a restart would be noticed by anyone but those whose deadline passes.
    const seconds = this.dice.chance(0.5) ? 4 + this.dice.below(56) : 60 + this.dice.below(250);
    this.clock.advance(seconds * SECOND);
    this.outages.push({ since, until: this.clock.now() });
  }

  /** Plays one game after the other of a kind. */
  private async playOn(first: readonly Player[], setup: number): Promise<void> {
    for (let players = first; ; players = await this.seat(setup)) {
      let isOver = false;
      const watchEnd = async (): Promise<void> => {
        while (this.isPlaying && !isOver) {
          await pause(500);
          const { body } = await players[0].view();
          isOver = body.status === "ended";
        }
      };
      const loop = async (player: Player): Promise<void> => {
        while (this.isPlaying && !isOver && !player.isGone) {
          // The first stays, to see how it ends.
          const mayLeave = player !== players[0] && players.every(({ isGone }) => !isGone);
          if (mayLeave && this.addresses().length > 0 && this.dice.chance(LEAVES))
            await player.deleteAccount();
          else await player.play();
          await pause(20 + this.dice.below(150));
        }
      };
      await Promise.all([watchEnd(), ...players.map(loop)]);
      if (!this.isPlaying) return;
    }
  }

  /** Lets people meet at a table, through whatever happens to the servers. */
  private async seat(kind: number): Promise<readonly Player[]> {
    const setup = { ...COMMON, ...SETUPS[kind] };
    const hasBots = kind === WITH_BOTS.setup;
    const count = hasBots ? WITH_BOTS.people : setup.options.players;
    const number = this.tables.length + 1;
    const world: World = {
      dice: this.dice,
      addresses: () => this.addresses(),
      report: (fault) => void this.faults.push(fault),
    };
    const players = Array.from({ length: count }, (_, i) => new Player(world, `${number}.${i + 1}`));
    for (const player of players) await player.register();
    const [host, ...others] = players;
    const { body } = await host.insist("POST", "/api/games", { setup });
    const table = body.table as unknown as { game: string } | undefined;
    if (!table) throw new Error(`no table: ${JSON.stringify(body)}`);
    for (const player of players) player.game = table.game;
    for (const player of others)
      await player.do({ type: "join", role: "player", invitation: body.invitation });
    if (hasBots) await host.do({ type: "fill-with-bots", level: "beginner" });
    await host.do({ type: "start" });
    for (const player of players) {
      const seen = (await player.view()).body;
      if (seen.status === "lobby") world.report(`game ${player.game} never began, though all have come`);
      player.startWatching();
    }
    this.tables.push(players);
    return players;
  }

  private async check(): Promise<ChaosReport> {
    const store = this.store as Store<StoredEntry, Hosted>;
    const report = (fault: string) => void this.faults.push(fault);
    this.isTicking = false;
    await this.talkWhileCut();
    let [phases, byDeadline, moved, botOrders] = [0, 0, 0, 0];
    for (const players of this.tables) {
      await this.checkStreams(players);
      await checkAnswers(store, players, report);
      const checked = await checkGame(store, players, this.outages, report);
      phases += checked.phases;
      byDeadline += checked.byDeadline;
      moved += checked.moved;
      botOrders += checked.botOrders;
    }
    const counts = this.counts();
    return {
      kills: this.kills,
      acknowledged: counts.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      unknown: counts.reduce((sum, { unknown }) => sum + unknown, 0),
      games: this.tables.length,
      phases,
      byDeadline,
      outages: this.outages.length,
      moved,
      cuts: this.tables.flat().reduce((sum, { watch }) => sum + (watch?.begun ?? 1) - 1, 0),
      botOrders,
      blocks: this.tables.flat().filter(({ hasBlocked }) => hasBlocked).length,
      deleted: this.tables.flat().filter(({ isGone }) => isGone).length,
      faults: this.faults,
    };
  }

  /** Something is said while nobody hears it, the last thing at every table. */
  private async talkWhileCut(): Promise<void> {
    for (const { watch } of this.tables.flat()) watch?.hold();
    for (const [player] of this.tables) await player.speak();
    for (const { watch } of this.tables.flat()) watch?.goOn();
  }

  /** Streams that were cut and went on have come to where one that begins now begins. */
  private async checkStreams(players: readonly Player[]): Promise<void> {
    for (const player of players.filter(({ isGone }) => !isGone)) {
      const until = Date.now() + PATIENCE;
      while ((await player.freshId()) !== player.watch?.last) {
        if (Date.now() > until) {
          this.faults.push(`a stream of game ${player.game} has missed something`);
          break;
        }
        await pause(50);
      }
    }
  }
}
