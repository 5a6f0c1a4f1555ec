import { createInterface } from "node:readline/promises";
import {
  budgetFor,
  diceOf,
  type LastMoves,
  type LevelName,
  lastSeen,
  levelNamed,
  linesOf,
  loadLevels,
  movesSeen,
  type PastMoves,
  readLast,
  type Situation,
  stillnessIn,
} from "@chancery/bots";
import { explain, explainMisreading, faultIn } from "@chancery/contract";
import {
  checkOrder,
  formatOrder,
  formatPhase,
  formatPosition,
  isInactive,
  legalOrders,
  type Power,
  readOrder,
  readPower,
} from "@chancery/engine";
import { formatList } from "@chancery/messages";
import type { Command } from "commander";
import { explainPhase } from "../adjudicate/explain.ts";
import { addGameOptions, type GameOptions } from "../adjudicate/game-options.ts";
import { namePhase } from "../adjudicate/phases.ts";
import { describePosition } from "../adjudicate/position.ts";
import { type Setup, setUpFrom } from "../adjudicate/setup.ts";
import { playSheet } from "../adjudicate/sheet.ts";
import { VariantFiles } from "../boards/variant-files.ts";
import { inColumns } from "../terminal/columns.ts";
import { Failure } from "../terminal/failure.ts";
import { helpText } from "../terminal/help-text.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, help } from "../terminal/messages.ts";
import { type Style, styleFor, visible } from "../terminal/style.ts";
import { words } from "../terminal/words.ts";
import { levelCalled } from "./match.ts";

interface Options extends GameOptions {
  readonly power?: string;
  readonly level: string;
  readonly seed: string;
}

const EXAMPLES = [
  "chancery play",
  "chancery play --power Turkey --level master",
  "chancery play --variant france-austria",
];

/** What can be typed besides orders. */
const COMMANDS = ["hint", "options", "sheet", "clear", "board", "undo", "help", "quit"] as const;
type Typed = (typeof COMMANDS)[number];

export function addPlay(program: Command): void {
  const command = program
    .command("play")
    .summary(help("playSummary"))
    .description(help("play"))
    .argument("[file]", help("playFile"))
    .option("--power <name>", help("playPower"))
    .option("--level <name>", help("playLevel"), "club")
    .option("--seed <number>", help("matchSeed"), "1");
  addGameOptions(command)
    .addHelpText("after", helpText([help("playLines")], EXAMPLES))
    .action(async (file: string | undefined, options: Options) => {
      const setup = await setUpFrom(file, options, new VariantFiles(file));
      const level = levelCalled(options.level);
      const power =
        options.power === undefined ? setup.state.seats.flat()[0] : powerCalled(setup, options.power);
      await loadLevels(level, "master");
      await new TerminalGame(setup, power, level, Number(options.seed) || 0).play();
    });
}

function powerCalled({ table, state }: Setup, text: string): Power {
  const power = readPower(table.notation, text);
  if (!power.ok) throw new Failure(faultIn(words, power.error), 2);
  if (state.seats.flat().includes(power.value)) return power.value;
  throw new Failure(cli("nobodyPlays", { power: titleOf({ table, state }, power.value) }), 2);
}

const titleOf = ({ table: { rules } }: Setup, power: Power): string =>
  words.power(rules.variant, rules.powers[power].name);

/** A phase, and the movement phases before it. */
interface Moment extends Setup {
  readonly moves: readonly PastMoves[];
  readonly last: LastMoves | null;
}

/** A game in the terminal: one person against bots. */
class TerminalGame {
  private readonly power: Power;
  private readonly level: LevelName;
  private readonly seed: number;
  private readonly style: Style = styleFor(process.stdout);
  /** The phases so far; the last one is played. */
  private readonly past: Moment[];
  /** What is written for this phase. */
  private lines: string[] = [];

  constructor(setup: Setup, power: Power, level: LevelName, seed: number) {
    this.past = [{ ...setup, moves: [], last: null }];
    this.power = power;
    this.level = level;
    this.seed = seed;
  }

  private get now(): Moment {
    return this.past[this.past.length - 1];
  }

  async play(): Promise<void> {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    say(cli("playWelcome", { power: titleOf(this.now, this.power), level: this.level }));
    this.skipToOwn();
    say(this.phase());
    try {
      terminal.setPrompt("> ");
      terminal.prompt();
      for await (const line of terminal) {
        if (!this.take(line.trim())) return;
        if (this.now.state.ending) break;
        terminal.prompt();
      }
    } finally {
      terminal.close();
    }
  }

  /** Does what a line says; whether to go on. */
  private take(line: string): boolean {
    const typed = COMMANDS.find((each) => each === line.toLowerCase());
    if (typed === "quit") return false;
    if (typed) say(this.answer(typed));
    else if (line === "") this.endPhase();
    else say(this.write(line));
    return true;
  }

  private answer(typed: Exclude<Typed, "quit">): string {
    switch (typed) {
      case "hint":
        return this.hint();
      case "options":
        return this.options();
      case "sheet":
        return this.sheet();
      case "clear":
        this.lines = [];
        return this.sheet();
      case "board":
        return describePosition(this.position(), this.now.table.rules, this.style);
      case "undo":
        return this.undo();
      case "help":
        return commandList();
    }
  }

  private position() {
    return formatPosition(this.now.table.rules, this.now.state);
  }

  private situationOf(power: Power): Situation {
    const { table, state, moves, last } = this.now;
    return { rules: table.rules, state, power, stillness: stillnessIn(table.rules, moves), last };
  }

  private linesFor(power: Power, level: LevelName): string[] {
    const situation = this.situationOf(power);
    const dice = diceOf(this.seed * 7919 + this.past.length * 31 + power);
    return linesOf(situation, levelNamed(level).bot(situation, dice, budgetFor(level, situation)));
  }

  /** An order replaces what was written for the same unit. */
  private write(line: string): string {
    const { table, state } = this.now;
    const read = readOrder(table.notation, state, this.power, line);
    if (!read.ok) return visible(explainMisreading(words, table.rules, read.error));
    const text = formatOrder(table.rules, read.value);
    const unit = read.value.unit;
    const isOther = (each: string): boolean => {
      const other = readOrder(table.notation, state, this.power, each);
      return each !== text && (unit === null || !other.ok || other.value.unit !== unit);
    };
    this.lines = [...this.lines.filter(isOther), text];
    const checked = checkOrder(table.rules, state, read.value);
    if (checked.ok) return `  ${text}`;
    return `  ${text}\n  ${cli("notFollowed", { why: explain(words, table.rules, checked.error).why })}`;
  }

  private hint(): string {
    const lines = this.linesFor(this.power, "master");
    return lines.length === 0 ? cli("playNothing") : `${cli("playHint")}\n${indented(lines)}`;
  }

  private options(): string {
    const { table, state } = this.now;
    const byUnit = Map.groupBy(legalOrders(table.rules, state, this.power), ({ unit, to }) => unit ?? to);
    return indented(
      [...byUnit.values()].map((orders) => orders.map((order) => formatOrder(table.rules, order)).join(", ")),
    );
  }

  private sheet(): string {
    return this.lines.length === 0 ? cli("playEmpty") : indented(this.lines);
  }

  private undo(): string {
    if (this.past.length < 2) return cli("playNoUndo");
    do this.past.pop();
    while (this.past.length > 1 && !this.hasToOrder());
    this.lines = [];
    return this.phase();
  }

  private hasToOrder(): boolean {
    const { table, state } = this.now;
    return !isInactive(state, this.power) && legalOrders(table.rules, state, this.power).length > 0;
  }

  /** Resolves the phase, prints the results, and moves on to the next phase with something to order. */
  private endPhase(): void {
    this.resolve();
    this.skipToOwn();
    say(this.now.state.ending ? this.end() : this.phase());
  }

  private skipToOwn(): void {
    while (!this.now.state.ending && !this.hasToOrder()) this.resolve();
  }

  private resolve(): void {
    const { table, state, moves, last } = this.now;
    const sheet = state.seats.flat().map((power) => {
      const lines = power === this.power ? this.lines : this.linesFor(power, this.level);
      return [table.rules.powers[power].name, ...lines].join("\n");
    });
    const { response, next } = playSheet(this.now, sheet.join("\n\n"), { name: "", line: 1 });
    say(`\n${explainPhase(response, this.now, this.style)}\n`);
    const seen = state.phase.task === "M" ? this.position() : null;
    this.past.push({
      ...next,
      moves: seen ? [...moves, movesSeen(seen, response.orders)] : moves,
      last: seen ? readLast(table.notation, state, lastSeen(seen, response.orders)) : last,
    });
    this.lines = [];
  }

  private phase(): string {
    const { table, state } = this.now;
    const phase = namePhase(formatPhase(state.phase), table.rules);
    const position = describePosition(this.position(), table.rules, this.style);
    return `${position}\n\n${cli("playPrompt", { power: titleOf(this.now, this.power), phase })}`;
  }

  private end(): string {
    const { ending } = this.now.state;
    const winners = ending?.how === "victory" ? ending.winners : ending?.how === "draw" ? ending.sharers : [];
    const names = formatList(
      LANGUAGE,
      winners.map((power) => titleOf(this.now, power)),
    );
    const position = describePosition(this.position(), this.now.table.rules, this.style);
    return `${position}\n\n${cli("playEnd", { count: winners.length, names })}`;
  }
}

const commandList = (): string =>
  [
    cli("playHelp", { example: "A Par - Bur" }),
    ...inColumns(
      [
        [cli("playEmptyLine"), cli("play-done")],
        ...COMMANDS.map((command) => [command, cli(`play-${command}`)]),
      ],
      "  ",
    ),
  ].join("\n");

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join("\n");
const say = (text: string): void => console.log(text);
