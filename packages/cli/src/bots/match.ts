import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { isLevel, LEVELS, type LevelName, type Played, type Tally, tallyOf } from "@chancery/bots";
import { nearestName } from "@chancery/engine";
import { formatList } from "@chancery/messages";
import { type Command, InvalidArgumentError } from "commander";
import { addGameOptions, type GameOptions } from "../adjudicate/game-options.ts";
import { type Setup, setUpFrom } from "../adjudicate/setup.ts";
import { VariantFiles } from "../boards/variant-files.ts";
import { inColumns } from "../terminal/columns.ts";
import { Failure } from "../terminal/failure.ts";
import { helpText } from "../terminal/help-text.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, help } from "../terminal/messages.ts";
import { print } from "../terminal/output.ts";
import { styleFor } from "../terminal/style.ts";
import { words } from "../terminal/words.ts";
import type { Lot } from "./match-thread.ts";

interface Options extends GameOptions {
  readonly games: number;
  readonly until?: number;
  readonly seed: number;
  readonly threads: number;
  readonly budgetA?: number;
  readonly budgetB?: number;
  readonly oneWay?: true;
  readonly json?: true;
}

const EXAMPLES = [
  "chancery match club dumbbot",
  "chancery match master club --games 28 --one-way",
  "chancery match master dumbbot --variant dissolution --until 2010 --json",
];

export function addMatch(program: Command): void {
  const whole = (from: number) => wholeNumber(from, 1_000_000_000);
  const command = program
    .command("match")
    .summary(help("matchSummary"))
    .description(help("match"))
    .argument("<A>", help("matchA"))
    .argument("<B>", help("matchB"))
    .option("--games <number>", help("matchGames"), whole(1), 70)
    .option("--until <year>", help("matchUntil"), whole(1))
    .option("--seed <number>", help("matchSeed"), whole(0), 1)
    .option("--one-way", help("matchOneWay"))
    .option("--budget-a <positions>", help("matchBudget", { side: "A" }), whole(1))
    .option("--budget-b <positions>", help("matchBudget", { side: "B" }), whole(1))
    .option("--threads <number>", help("matchThreads"), wholeNumber(1, 256), availableParallelism())
    .option("--json", help("json"));
  addGameOptions(command)
    .addHelpText("after", helpText([help("matchLevels", { levels: formatList(LANGUAGE, LEVELS) })], EXAMPLES))
    .action(async (a: string, b: string, options: Options) => {
      const levels = [levelCalled(a), levelCalled(b)] as const;
      const setup = await setUpFrom(undefined, options, new VariantFiles(undefined));
      const { budgetA, budgetB } = options;
      await playMatch(setup, options, levels, [budgetA, budgetB]);
      if (!options.oneWay) await playMatch(setup, options, [levels[1], levels[0]], [budgetB, budgetA]);
    });
}

const wholeNumber =
  (from: number, to: number) =>
  (text: string): number => {
    const number = Number(text);
    if (Number.isSafeInteger(number) && number >= from && number <= to) return number;
    throw new InvalidArgumentError(cli("wholeNumber", { from: String(from), to: String(to) }));
  };

/** The level of a name as people write it. */
export function levelCalled(text: string): LevelName {
  const name = text.toLowerCase();
  if (isLevel(name)) return name;
  const near = nearestName(name, LEVELS);
  const levels = formatList(LANGUAGE, LEVELS, "or");
  throw new Failure(
    near === undefined
      ? cli("unknownLevel", { text, levels })
      : cli("unknownLevelNear", { text, near, levels }),
    2,
  );
}

/** How long games last at most, unless told otherwise: in a classic game, to 1935. */
const USUAL_YEARS = 34;

type Pair = readonly [LevelName, LevelName];
type Budgets = Lot["budgets"];

/** One of a level among others of another level. */
async function playMatch(setup: Setup, options: Options, levels: Pair, budgets: Budgets): Promise<void> {
  const began = performance.now();
  const { variant = "classic", rulebook, option = {}, games, seed } = options;
  const until = options.until ?? setup.state.phase.year + USUAL_YEARS;
  const threads = Math.min(options.threads, games);
  const lot = { game: { variant, rulebook, options: option }, levels, budgets, until, seed, games };
  const played = (
    await Promise.all(
      Array.from({ length: threads }, (_, first) => inThread({ ...lot, first, step: threads })),
    )
  ).flat();
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const byPower = setup.state.seats.flat().map((power) => {
    const { name } = setup.table.rules.powers[power];
    return [name, tallyOf(played.filter((each) => each.power === power))] as const;
  });
  const [alone, others] = levels;
  if (options.json) {
    const powers = Object.fromEntries(byPower);
    await print(
      JSON.stringify({
        alone,
        others,
        variant: setup.table.rules.variant,
        until,
        seed,
        seconds,
        ...tallyOf(played),
        powers,
      }),
    );
    return;
  }
  const style = styleFor(process.stdout);
  const rows = byPower.map(([name, tally]) => rowOf(words.power(setup.table.rules.variant, name), tally));
  await print(
    [
      style.heading(cli("matchTitle", { alone, others, games, seconds: String(seconds) })),
      ...inColumns([rowOf(cli("matchAll"), tallyOf(played)), ...rows], "  "),
      "",
    ].join("\n"),
  );
}

const PERCENT = new Intl.NumberFormat(LANGUAGE, {
  style: "percent",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

function rowOf(name: string, { games, share, error, solos, survivals, tops }: Tally): string[] {
  const part = (count: number): string => PERCENT.format(count / Math.max(1, games));
  return [
    name,
    cli("matchShare", { share: PERCENT.format(share), error: PERCENT.format(error) }),
    cli("matchSolos", { part: part(solos) }),
    cli("matchTops", { part: part(tops) }),
    cli("matchSurvives", { part: part(survivals) }),
  ];
}

const inThread = (lot: Lot): Promise<Played[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./match-thread.ts", import.meta.url), { workerData: lot });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
