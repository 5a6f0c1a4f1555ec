import { type Command, InvalidArgumentError } from "commander";
import { readDocuments } from "./documents.ts";
import { explainPhase } from "./explain.ts";
import { addGameOptions, type GameOptions } from "./game-options.ts";
import { readInput } from "./input.ts";
import { Output } from "./output.ts";
import { timeOf } from "./phases.ts";
import { describePosition } from "./position.ts";
import { phasesIn, type RecordedPhase } from "./record.ts";
import { ReplayedGame } from "./replayed-game.ts";
import { nameOf, setUp } from "./setup.ts";
import { styleFor, visible } from "./style.ts";
import { VariantFiles } from "./variant-files.ts";

interface Options extends GameOptions {
  readonly until?: string;
  readonly json?: true;
}

const HELP = `
A record is one of these:
  JSON Lines or a list: a phase each, as a request or as {"phase", "units", "centers", "orders", "next"}
  an object: {"variant", "rulebook", "options", "phases": [{"phase", "orders"}, ...]}
  text: sheets of orders under dates ("Spring 1901", "Fall 1901 retreats"), each power's under its name
Orders are played from the position reached so far. Where the record says what the position was, what
became of orders or what came next, that is compared, and the first difference ends the game.

Examples:
  chancery replay game.jsonl
  chancery replay game.txt --until F1902M
  chancery replay game.json --json | tail -1`;

export function addReplay(program: Command): void {
  const command = program
    .command("replay")
    .summary("play a recorded game again, phase by phase")
    .description("Plays a recorded game again, phase by phase, and compares it with the record.")
    .argument("[file]", "the record; standard input if left out")
    .option("--until <phase>", "the last phase to be played, as in F1902M", checkPhase)
    .option("--json", "print one response per phase, as `chancery adjudicate` does");
  addGameOptions(command)
    .addHelpText("after", HELP)
    .action(async (file: string | undefined, options: Options) => {
      process.exitCode = await new Replay(file, options).run();
    });
}

function checkPhase(text: string): string {
  if (timeOf(text) === null) throw new InvalidArgumentError("Write a phase as in F1902M.");
  return text;
}

/** One run of the command. */
class Replay {
  private readonly source: string;
  private readonly file: string | undefined;
  private readonly options: Options;
  private readonly files: VariantFiles;
  private readonly output = new Output();
  private readonly style = styleFor(process.stdout);
  private readonly lastTime: number;
  private game: ReplayedGame | null = null;
  /** When the last phase was; the rest of a game that differs from its record is passed over. */
  private time = 0;
  private isOver = false;
  private phases = 0;
  private status: 0 | 1 = 0;

  constructor(file: string | undefined, options: Options) {
    this.file = file;
    this.source = nameOf(file);
    this.options = options;
    this.files = new VariantFiles(file);
    this.lastTime = timeOf(options.until) ?? Number.POSITIVE_INFINITY;
  }

  async run(): Promise<0 | 1> {
    for await (const document of readDocuments(readInput(this.file)))
      for (const recorded of phasesIn(document, this.source)) await this.follow(recorded);
    await this.endGame();
    if (this.phases === 0) console.error("chancery: there is no phase in the record");
    await this.output.flush();
    return this.status;
  }

  private async follow(recorded: RecordedPhase): Promise<void> {
    const { game } = this;
    if (!game || this.isAnother(recorded)) await this.beginGame(recorded);
    else if (this.isOver) return;
    else {
      const difference = await game.differenceBefore(recorded);
      if (difference) return this.report(recorded, difference);
    }
    await this.play(recorded);
  }

  /** Time does not run backwards within a game. */
  private isAnother({ position, phase }: RecordedPhase): boolean {
    if (position === "start") return true;
    const time = timeOf(phase);
    return position !== undefined && time !== null && time <= this.time;
  }

  private async beginGame(recorded: RecordedPhase): Promise<void> {
    if (this.game) {
      await this.endGame();
      if (!this.options.json) await this.output.write("\n");
    }
    const { files, options } = this;
    const begin = (given: unknown, source: string) => setUp(given, source, options, files);
    this.game = await ReplayedGame.begin(recorded, begin, this.source);
    this.isOver = false;
  }

  private async play(recorded: RecordedPhase): Promise<void> {
    const game = this.game as ReplayedGame;
    this.time = timeOf(game.phase) ?? 0;
    if (this.time > this.lastTime) {
      this.isOver = true;
      return;
    }
    const { response, misread, difference } = await game.play(recorded);
    this.phases++;
    for (const each of misread) console.error(each);
    const answer = recorded.id === undefined ? response : { id: recorded.id, ...response };
    await this.output.write(
      this.options.json ? `${JSON.stringify(answer)}\n` : `${explainPhase(response, this.style)}\n\n`,
    );
    if (difference) this.report(recorded, difference);
  }

  private report({ name }: RecordedPhase, difference: string): void {
    this.status = 1;
    this.isOver = true;
    console.error(`${visible(name)}: ${visible(difference)}`);
  }

  private async endGame(): Promise<void> {
    if (this.game && !this.options.json)
      await this.output.write(`${describePosition(this.game.position, this.style)}\n`);
  }
}
