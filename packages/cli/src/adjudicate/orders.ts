import { faultIn } from "@chancery/contract";
import {
  adjustmentDue,
  formatOrder,
  formatPhase,
  formatUnit,
  isInactive,
  type LegalOrder,
  legalOrders,
  type Power,
  type Rules,
  readPower,
  type State,
} from "@chancery/engine";
import type { Command } from "commander";
import { VariantFiles } from "../boards/variant-files.ts";
import { Failure } from "../terminal/failure.ts";
import { helpText } from "../terminal/help-text.ts";
import { cli, help } from "../terminal/messages.ts";
import { print } from "../terminal/output.ts";
import { type Style, styleFor } from "../terminal/style.ts";
import { words } from "../terminal/words.ts";
import { addGameOptions, type GameOptions } from "./game-options.ts";
import { describePhase } from "./phases.ts";
import { type Setup, setUpFrom } from "./setup.ts";
import { namesOf, plainName } from "./unit-names.ts";

interface Options extends GameOptions {
  readonly power?: string;
  readonly unit?: string;
  readonly json?: true;
}

const EXAMPLES = [
  "chancery orders",
  'chancery orders --power France --unit "A Par"',
  "chancery orders position.json --json",
  'chancery orders --variant dissolution --power Poland --unit "A Aus"',
  "chancery orders --variant classic --option players=5 --json",
];

export function addOrders(program: Command): void {
  const command = program
    .command("orders")
    .summary(help("ordersSummary"))
    .description(help("orders"))
    .argument("[file]", help("ordersFile"))
    .option("--power <name>", help("ordersPower"))
    .option("--unit <unit>", help("ordersUnit"))
    .option("--json", help("json"));
  addGameOptions(command)
    .addHelpText("after", helpText([help("ordersPosition"), help("ordersOwn")], EXAMPLES))
    .action(async (file: string | undefined, options: Options) => {
      const setup = await setUpFrom(file, options, new VariantFiles(file));
      const choices = choicesIn(setup, options);
      const style = styleFor(process.stdout);
      await print(options.json ? JSON.stringify(toJson(setup, choices)) : toText(setup, choices, style));
    });
}

/** The orders there are to choose from, by power and by what they are about: a unit, or a place to build in. */
type Choices = ReadonlyMap<Power, ReadonlyMap<string, readonly string[]>>;

function choicesIn({ table, state }: Setup, options: Options): Choices {
  const { rules, notation } = table;
  const power = options.power === undefined ? null : readPower(notation, options.power);
  if (power && !power.ok) throw new Failure(faultIn(words, power.error), 2);
  const wanted = options.unit === undefined ? null : plainName(options.unit);
  const choices = new Map<Power, ReadonlyMap<string, readonly string[]>>();
  for (const index of rules.powers.keys()) {
    if (power && power.value !== index) continue;
    const orders = legalOrders(rules, state, index as Power).filter(
      (order) => wanted === null || namesOf(rules, order).includes(wanted),
    );
    const lines = [...ownLines(rules, state, index as Power)].filter(
      ([subject]) => wanted === null || plainName(subject) === wanted,
    );
    const groups = Map.groupBy(
      [...orders.map((order) => [subjectOf(rules, order), formatOrder(rules, order)] as const), ...lines],
      ([subject]) => subject,
    );
    if (groups.size > 0)
      choices.set(
        index as Power,
        new Map([...groups].map(([subject, each]) => [subject, each.map(([, line]) => line)])),
      );
  }
  if (choices.size === 0 && wanted !== null)
    throw new Failure(cli("noUnitOrders", { unit: options.unit ?? "" }));
  return choices;
}

/** Lines of the game's own, with what they are about: points on orders of neutral units, orders to embassies. */
function* ownLines(rules: Rules, state: State, power: Power): Generator<readonly [string, string]> {
  const { own } = rules;
  if (!own?.subject || isInactive(state, power)) return;
  for (const { line } of own.lines(rules, state, power))
    yield [own.subject(rules, line), own.formatLine(rules, line)];
}

function subjectOf(rules: Rules, { unit, to, type }: LegalOrder): string {
  if (unit) return formatUnit(rules, unit);
  return to === null ? type : rules.board.provinces[rules.board.provinceOf[to]].id;
}

/** Builds (positive) or removals (negative) that are due, where adjustments are made. */
const dueIn = ({ table, state }: Setup, power: Power): number | null =>
  state.phase.task === "A" ? adjustmentDue(table.rules, state, power) : null;

function toJson(setup: Setup, choices: Choices): unknown {
  const { rules } = setup.table;
  const byName = <T>(value: (power: Power) => T): Record<string, T> =>
    Object.fromEntries([...choices.keys()].map((power) => [rules.powers[power].name, value(power)]));
  return {
    phase: formatPhase(setup.state.phase),
    ...(setup.state.phase.task === "A" && { due: byName((power) => dueIn(setup, power)) }),
    orders: byName((power) => Object.fromEntries(choices.get(power) ?? [])),
  };
}

function toText(setup: Setup, choices: Choices, style: Style): string {
  const sections = [...choices].map(([power, groups]) => {
    const { variant, powers } = setup.table.rules;
    const name = words.power(variant, powers[power].name);
    const lines = [...groups].flatMap(([subject, orders]) => [
      `  ${subject}`,
      ...orders.map((order) => `    ${order}`),
    ]);
    return [style.heading(withDue(name, dueIn(setup, power))), ...lines].join("\n");
  });
  const title = style.heading(describePhase(formatPhase(setup.state.phase), setup.table.rules));
  return [title, ...(sections.length > 0 ? sections : [cli("nothingToOrder")])].join("\n\n");
}

function withDue(power: string, due: number | null): string {
  if (due === null) return power;
  return cli(due > 0 ? "buildsDue" : "removalsDue", { power, count: Math.abs(due) });
}
