import { type Command, InvalidArgumentError } from "commander";
import { explainPhase } from "../adjudicate/explain.ts";
import { addGameOptions, type GameOptions } from "../adjudicate/game-options.ts";
import { timeOf } from "../adjudicate/phases.ts";
import { describePosition } from "../adjudicate/position.ts";
import { Failure } from "../terminal/failure.ts";
import { helpText } from "../terminal/help-text.ts";
import { cli, help } from "../terminal/messages.ts";
import { Output } from "../terminal/output.ts";
import { styleFor, visible } from "../terminal/style.ts";
import type { RecordedPhase } from "./record.ts";
import { type ReplayEvent, replayGames } from "./recorded-games.ts";
import type { ReplayedPhase } from "./replayed-game.ts";

interface Options extends GameOptions {
  readonly until?: string;
  readonly json?: true;
}

const EXAMPLES = [
  "chancery replay game.jsonl",
  "chancery replay game.txt --until F1902M",
  "chancery replay game.json --json | tail -1",
];

const FORMS = [
  help("replayLines", { fields: '{"phase", "units", "centers", "orders", "next"}' }),
  help("replayObject", {
    fields: '{"variant", "rulebook", "options", "phases": [{"phase", "orders"}, …]}',
  }),
  help("replayText", { dates: '"Spring 1901", "Fall 1901 retreats"' }),
];

export function addReplay(program: Command): void {
  const command = program
    .command("replay")
    .summary(help("replaySummary"))
    .description(help("replay"))
    .argument("[file]", help("replayFile"))
    .option("--until <phase>", help("replayUntil"), checkPhase)
    .option("--json", help("replayJson", { command: "chancery adjudicate" }));
  addGameOptions(command)
    .addHelpText("after", helpText([help("replayForms"), FORMS, help("replayCompared")], EXAMPLES))
    .action(async (file: string | undefined, options: Options) => {
      process.exitCode = await new Replay(file, options).run();
    });
}

function checkPhase(text: string): string {
  if (timeOf(text) === null) throw new InvalidArgumentError(cli("phaseWanted", { example: "F1902M" }));
  return text;
}

/** One run of the command. */
class Replay {
  private readonly file: string | undefined;
  private readonly options: Options;
  private readonly output = new Output();
  private readonly style = styleFor(process.stdout);
  private games = 0;
  private phases = 0;
  private status: 0 | 1 = 0;
  /** Phases of the season so far: what came of an order may show only after its retreats (R64). */
  private season: ReplayedPhase[] = [];

  constructor(file: string | undefined, options: Options) {
    this.file = file;
    this.options = options;
  }

  async run(): Promise<0 | 1> {
    try {
      for await (const event of replayGames(this.file, this.options, this.options.until))
        await this.tell(event);
    } finally {
      await this.tellSeason();
    }
    if (this.phases === 0) throw new Failure(cli("noPhase"));
    await this.output.flush();
    return this.status;
  }

  private async tell(event: ReplayEvent): Promise<void> {
    const { json } = this.options;
    switch (event.type) {
      case "began":
        if (this.games++ > 0 && !json) await this.output.write("\n");
        return;
      case "played":
        return this.print(event.recorded, event.phase);
      case "differs":
        this.status = 1;
        await this.tellSeason();
        console.error(`${visible(event.name)}: ${visible(event.difference)}`);
        return;
      case "ended":
        await this.tellSeason();
        if (!json) {
          const { position, present } = event.game;
          await this.output.write(`${describePosition(position, present.table.rules, this.style)}\n`);
        }
    }
  }

  private async print({ id }: RecordedPhase, phase: ReplayedPhase): Promise<void> {
    this.phases++;
    const { response, misread } = phase;
    for (const each of misread) console.error(each);
    if (this.options.json) {
      const answer = id === undefined ? response : { id, ...response };
      return this.output.write(`${JSON.stringify(answer)}\n`);
    }
    this.season.push(phase);
    if (!/[RA]$/.test(response.state.phase)) await this.tellSeason();
  }

  private async tellSeason(): Promise<void> {
    const events = this.season.flatMap(({ response }) => response.events);
    for (const { response, before } of this.season.splice(0))
      await this.output.write(`${explainPhase(response, before, this.style, events)}\n\n`);
  }
}
