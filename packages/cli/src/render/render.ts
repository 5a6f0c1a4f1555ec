import { LABELS, THEMES } from "@chancery/boardview";
import { type Command, InvalidArgumentError, Option } from "commander";
import { addGameOptions } from "../adjudicate/game-options.ts";
import { boardNames } from "../boards/boards.ts";
import { secondBoardExamples, secondBoardHelp, secondBoardOptions } from "../boards/second-boards.ts";
import { helpText } from "../terminal/help-text.ts";
import { cli, help } from "../terminal/messages.ts";
import { PNG_WIDTH } from "./png-width.ts";
import type { RenderOptions } from "./rendering.ts";

const [STATE, ORDERS, RESULTS, WIDTH, GAME] = ["--state", "--orders", "--results", "--width", "--game"];

const PARAGRAPHS = [
  help("renderInput", { state: STATE, orders: ORDERS, results: RESULTS }),
  help("renderReview", { orders: ORDERS }),
  help("renderBare", { flag: "--board", fields: '{"units": {…}, "centers": {…}}' }),
  ...secondBoardHelp,
  help("renderRecord", { flag: GAME, command: "chancery replay" }),
  help("renderSize", { width: String(PNG_WIDTH), flag: WIDTH }),
  "",
  help("boardList", { boards: boardNames().join(", ") }),
];

const EXAMPLES = [
  "chancery render -o start.png",
  "chancery render --results orders.txt -o turn.svg",
  "chancery render position.json --theme dark --width 1200 -o position.png",
  "chancery render --results --state spring.json fall.txt --crop 400,500,900,700 -o fall.png",
  "chancery render --board dissolution -o board.svg",
  ...secondBoardExamples,
  "chancery render --game game.jsonl --format png -o pictures/",
  "chancery render --game game.jsonl --seconds 2 -o game.svg",
];

export function addRender(program: Command): void {
  const command = program
    .command("render")
    .summary(help("renderSummary"))
    .description(help("render"))
    .argument("[file]", help("renderFile"))
    .requiredOption("-o, --output <path>", help("renderOutput"))
    .option("--state <file>", help("renderState"))
    .option("--orders", help("renderOrders"))
    .addOption(new Option("--results", help("renderResults")).conflicts("orders"))
    .addOption(
      new Option("--board <name>", help("renderBoard")).conflicts([
        ...OF_GAMES,
        "state",
        "orders",
        "results",
      ]),
    )
    .addOption(
      new Option("--game <file>", help("renderGame")).conflicts([
        "board",
        ...secondBoardOptions.map(({ name }) => name),
        "state",
        "orders",
        "results",
      ]),
    )
    .addOption(new Option("--format <name>", help("renderFormat")).choices(["svg", "png"]))
    .option("--seconds <number>", help("renderSeconds", { value: "2.5" }), readSeconds)
    .addOption(new Option("--theme <name>", help("renderTheme")).choices(THEMES).default("light"))
    .addOption(new Option("--labels <name>", help("renderLabels")).choices(LABELS).default("full"))
    .option("--width <px>", help("renderWidth"), readWidth)
    .option("--crop <x,y,w,h>", help("renderCrop", { flag: WIDTH }), readCrop);
  for (const { flag, title } of secondBoardOptions)
    command.addOption(
      new Option(flag, help("renderSecond", { board: title })).conflicts([...OF_GAMES, "board", "state"]),
    );
  addGameOptions(command)
    .addHelpText("after", helpText(PARAGRAPHS, EXAMPLES))
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
    throw new InvalidArgumentError(cli("wholeNumber", { from: "16", to: "16000" }));
  return width;
}

function readSeconds(text: string): number {
  const seconds = numberIn(text);
  if (!(seconds >= 0.1 && seconds <= 60))
    throw new InvalidArgumentError(cli("number", { from: 0.1, to: 60 }));
  return seconds;
}

function readCrop(text: string): readonly number[] {
  const [left, top, width, height, ...rest] = text.split(",").map(numberIn);
  const crop = [left, top, width, height];
  if (rest.length > 0 || !crop.every(Number.isFinite) || width <= 0 || height <= 0)
    throw new InvalidArgumentError(cli("cropNumbers", { example: "400,500,900,700" }));
  return crop;
}
