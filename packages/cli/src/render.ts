import { LABELS, THEMES } from "@chancery/boardview";
import { type Command, InvalidArgumentError, Option } from "commander";
import { boardNames } from "./boards.ts";
import { addGameOptions } from "./game-options.ts";
import type { RenderOptions } from "./rendering.ts";
import { secondBoardExamples, secondBoardHelp, secondBoardOptions } from "./second-boards.ts";

const HELP = `
FILE is a position, a request or a response as JSON, or orders in text for the position in --state; without
it the start of the game is drawn. What is given in text goes with --orders or --results.
With --orders, standard error tells what to look at, such as support for a move that nobody ordered.
--board draws a board without rules: empty, or with {"units": {...}, "centers": {...}} from FILE.
${secondBoardHelp.join("\n")}
--game draws a record that \`chancery replay\` reads, each phase with its results and the position it ends
with: as pictures in a folder (001-S1901M.svg, ...), or as one SVG that shows them in turn.
A PNG is 2000 px wide unless --width says otherwise. An SVG fills what it is put in.

Boards: ${boardNames().join(", ")}

Examples:
  chancery render -o start.png
  chancery render --results orders.txt -o turn.svg
  chancery render position.json --theme dark --width 1200 -o position.png
  chancery render --results --state spring.json fall.txt --crop 400,500,900,700 -o fall.png
  chancery render --board dissolution -o board.svg
${secondBoardExamples.map((example) => `  ${example}\n`).join("")}  chancery render --game game.jsonl --format png -o pictures/
  chancery render --game game.jsonl --seconds 2 -o game.svg`;

export function addRender(program: Command): void {
  const command = program
    .command("render")
    .summary("draw a position, its orders, their results, or a whole game")
    .description("Draws a position, its orders, what became of them, or a whole game.")
    .argument("[file]", "what to draw, - for standard input; the start of the game if left out")
    .requiredOption(
      "-o, --output <path>",
      "where to: a file .svg or .png, a folder, or - for standard output",
    )
    .option("--state <file>", "the position for orders in text: a position, request or response")
    .option("--orders", "with the orders as they were given")
    .addOption(new Option("--results", "with what became of the orders").conflicts("orders"))
    .addOption(
      new Option("--board <name>", "a board without a game").conflicts([
        ...OF_GAMES,
        "state",
        "orders",
        "results",
      ]),
    )
    .addOption(
      new Option("--game <file>", "all phases of a recorded game").conflicts([
        "board",
        ...secondBoardOptions.map(({ name }) => name),
        "state",
        "orders",
        "results",
      ]),
    )
    .addOption(
      new Option("--format <name>", "of the pictures in a folder (default: svg)").choices(["svg", "png"]),
    )
    .option("--seconds <number>", "how long each phase is shown (default: 2.5)", readSeconds)
    .addOption(new Option("--theme <name>", "colours").choices(THEMES).default("light"))
    .addOption(new Option("--labels <name>", "names").choices(LABELS).default("full"))
    .option("--width <px>", "how wide the picture is", readWidth)
    .option("--crop <x,y,w,h>", "only this part of the board, in px of an SVG without --width", readCrop);
  for (const { flag, title } of secondBoardOptions)
    command.addOption(new Option(flag, `the ${title}`).conflicts([...OF_GAMES, "board", "state"]));
  addGameOptions(command)
    .addHelpText("after", HELP)
    .action(async (file: string | undefined, options: RenderOptions) => {
      // what it takes to draw is loaded only for those who do
      const { render } = await import("./rendering.ts");
      process.exitCode = await render(file, options);
    });
}

const OF_GAMES = ["variant", "rulebook", "option"];

const numberIn = (text: string): number => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN);

function readWidth(text: string): number {
  const width = numberIn(text);
  if (!Number.isInteger(width) || width < 16 || width > 16_000)
    throw new InvalidArgumentError("Write a whole number from 16 to 16000.");
  return width;
}

function readSeconds(text: string): number {
  const seconds = numberIn(text);
  if (!(seconds >= 0.1 && seconds <= 60)) throw new InvalidArgumentError("Write a number from 0.1 to 60.");
  return seconds;
}

function readCrop(text: string): readonly number[] {
  const [left, top, width, height, ...rest] = text.split(",").map(numberIn);
  const crop = [left, top, width, height];
  if (rest.length > 0 || !crop.every(Number.isFinite) || width <= 0 || height <= 0)
    throw new InvalidArgumentError("Write left, top, width and height, as in 400,500,900,700.");
  return crop;
}
