import {
  bestOrders,
  bestOrdersInNames,
  DEEPEST,
  loadPeople,
  mayOrder,
  prospectsInNames,
  prospectsOf,
  turningPointsOf,
} from "@chancery/analysis";
import { type PeopleData, peoplePlayed } from "@chancery/analysis/people";
import { faultIn } from "@chancery/contract";
import { formatPhase, type Order, type Power, readPower } from "@chancery/engine";
import { type Command, InvalidArgumentError } from "commander";
import { addGameOptions, type GameOptions } from "../adjudicate/game-options.ts";
import type { Setup } from "../adjudicate/setup.ts";
import { type ReplayEvent, replayGames } from "../records/recorded-games.ts";
import { Failure } from "../terminal/failure.ts";
import { helpText } from "../terminal/help-text.ts";
import { cli, help } from "../terminal/messages.ts";
import { Output } from "../terminal/output.ts";
import { styleFor, visible } from "../terminal/style.ts";
import { words } from "../terminal/words.ts";
import { describeAnalysis, describeTurningPoints } from "./analysis-words.ts";
import type { AnalyzedPosition } from "./analyzed-position.ts";

interface Options extends GameOptions {
  readonly depth: number;
  readonly seed: number;
  readonly power?: string;
  readonly json?: true;
}

const EXAMPLES = [
  "chancery analyze position.json",
  "chancery analyze game.json --power France --depth 3",
  "chancery analyze games.jsonl --json > analysis.jsonl",
];

export function addAnalyze(program: Command): void {
  const command = program
    .command("analyze")
    .summary(help("analyzeSummary"))
    .description(help("analyze"))
    .argument("[file]", help("analyzeFile"))
    .option("--depth <number>", help("analyzeDepth", { deepest: DEEPEST }), wholeFrom(1, DEEPEST), 2)
    .option("--seed <number>", help("analyzeSeed"), wholeFrom(0, 2 ** 31), 1)
    .option("--power <name>", help("analyzePower"))
    .option("--json", help("analyzeJson"));
  addGameOptions(command)
    .addHelpText("after", helpText([help("analyzeShares"), help("analyzeRunning")], EXAMPLES))
    .action(async (file: string | undefined, options: Options) => {
      const [data] = await Promise.all([peopleData(), loadPeople()]);
      process.exitCode = await new Analyze(file, options, data).run();
    });
}

/** Loaded here, as it is large and no other command needs it. */
async function peopleData(): Promise<PeopleData> {
  const file = await import("@chancery/analysis/people.json", { with: { type: "json" } });
  return file.default as unknown as PeopleData;
}

const wholeFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(cli("wholeWanted", { least, most }));
  };

type Ordered = ReadonlyMap<Power, readonly Order[]>;

/** A position that is waiting to be analyzed, until it's known whether it stands alone. */
interface Waiting {
  readonly id?: unknown;
  readonly setup: Setup;
  readonly orders: Ordered;
}

/** One run of the command. */
class Analyze {
  private readonly file: string | undefined;
  private readonly options: Options;
  private readonly people: PeopleData;
  private readonly output = new Output();
  private readonly style = styleFor(process.stdout);
  private status: 0 | 1 = 0;
  private games = 0;
  private waiting: Waiting[] = [];

  constructor(file: string | undefined, options: Options, people: PeopleData) {
    this.file = file;
    this.options = options;
    this.people = people;
  }

  async run(): Promise<0 | 1> {
    for await (const event of replayGames(this.file, this.options)) await this.hear(event);
    if (this.games === 0) throw new Failure(cli("noPhase"));
    await this.output.flush();
    return this.status;
  }

  private async hear(event: ReplayEvent): Promise<void> {
    switch (event.type) {
      case "began":
        if (this.games++ > 0 && !this.options.json) await this.output.write("\n");
        return;
      case "played": {
        const { recorded, phase } = event;
        if (recorded.isRunning) throw new Failure(`${recorded.name}: ${cli("analyzeRunning")}`);
        for (const each of phase.misread) console.error(each);
        const orders = new Map(
          [...phase.sheets].map(([power, lines]) => [
            power,
            lines.flatMap(({ reading }) => (reading.ok ? [reading.value] : [])),
          ]),
        );
        const id = "id" in recorded ? { id: recorded.id } : {};
        this.waiting.push({ ...id, setup: phase.before, orders });
        return;
      }
      case "differs":
        this.status = 1;
        console.error(`${visible(event.name)}: ${visible(event.difference)}`);
        return;
      case "ended":
        return this.analyze(event.game.present);
    }
  }

  /** Analyzes the positions of a game; one without orders stands for itself. */
  private async analyze(last: Setup): Promise<void> {
    const waiting = this.waiting.splice(0);
    const [first] = waiting;
    const isGame = waiting.length > 1 || (first?.orders.size ?? 0) > 0;
    const positions = isGame ? [...waiting, { setup: last, orders: new Map() }] : waiting;
    const told: AnalyzedPosition[] = [];
    for (const position of positions) {
      const found = this.positionOf(position, isGame);
      told.push(found);
      const { rules } = position.setup.table;
      if (this.options.json) await this.output.write(`${JSON.stringify(found)}\n`);
      else await this.output.write(`${describeAnalysis(found, rules, this.style)}\n\n`);
    }
    if (!isGame) return;
    const turns = turningPointsOf(told).map(({ at, ...rest }) => ({ phase: told[at].phase, ...rest }));
    if (this.options.json) return this.output.write(`${JSON.stringify({ turningPoints: turns })}\n`);
    return this.output.write(`${describeTurningPoints(turns, last.table.rules, this.style)}\n`);
  }

  private positionOf({ setup, orders, ...id }: Waiting, isGame: boolean): AnalyzedPosition {
    const { depth, seed } = this.options;
    const { table, state } = setup;
    const { rules } = table;
    const subject = { rules, state };
    const prospects = prospectsInNames(rules, prospectsOf(subject, { depth, seed }));
    const asked = this.askedPower(setup);
    const powers = asked !== null ? [asked] : isGame ? [] : state.seats.flat();
    const best = powers
      .filter((power) => mayOrder(subject, power))
      .map((power) => ({
        ...bestOrdersInNames(rules, bestOrders(subject, power, { depth, seed }, orders.get(power) ?? null)),
        people: peoplePlayed(this.people, rules, state, power),
      }));
    return {
      ...id,
      phase: state.ending ? "COMPLETED" : formatPhase(state.phase),
      depth,
      seed,
      shares: prospects.shares,
      best,
      positions: best.reduce((sum, each) => sum + each.positions, prospects.positions),
    };
  }

  private askedPower({ table }: Setup): Power | null {
    const { power } = this.options;
    if (power === undefined) return null;
    const read = readPower(table.notation, power);
    if (!read.ok) throw new Failure(faultIn(words, read.error));
    return read.value;
  }
}
