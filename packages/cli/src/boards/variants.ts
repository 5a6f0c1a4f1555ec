import { localized } from "@chancery/messages";
import { GAMES, type Manifest, powerTitle } from "@chancery/variants";
import type { Command } from "commander";
import { inColumns } from "../terminal/columns.ts";
import { helpText } from "../terminal/help-text.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, help } from "../terminal/messages.ts";
import { print } from "../terminal/output.ts";
import { type Style, styleFor } from "../terminal/style.ts";

const EXAMPLES = [
  "chancery variants",
  "chancery variants --json",
  "chancery orders --variant classic --rulebook 1971 --option players=3",
];

export function addVariants(program: Command): void {
  program
    .command("variants")
    .summary(help("variantsSummary"))
    .description(help("variants"))
    .option("--json", help("json"))
    .addHelpText("after", helpText([], EXAMPLES))
    .action(async ({ json }: { readonly json?: true }) => {
      const all = GAMES.map(describe);
      const style = styleFor(process.stdout);
      await print(json ? JSON.stringify(all) : all.map((each) => toText(each, style)).join("\n\n"));
    });
}

type Description = ReturnType<typeof describe>;

/** What to know before a game begins. Rulebooks and options come with their defaults. */
function describe({ variant, title, credit, options }: Manifest) {
  const { id, rulebooks, create } = variant;
  const game = create(rulebooks[0], {});
  const { powers, board } = game.ok ? game.value.rules : { powers: [], board: null };
  return {
    id,
    title: localized(title, LANGUAGE),
    credit: credit ? localized(credit, LANGUAGE) : null,
    board: board?.id ?? null,
    rulebooks,
    players: game.ok ? game.value.start.seats.length : 0,
    powers: powers.filter(({ neutral }) => !neutral).map(({ name }) => name),
    options: options.map(({ name, meaning, values, standard }) => ({
      name,
      meaning: localized(meaning, LANGUAGE),
      values: localized(values, LANGUAGE),
      default: localized(standard, LANGUAGE),
    })),
  };
}

function toText(
  { id, title, credit, board, rulebooks, players, powers, options }: Description,
  style: Style,
): string {
  const facts = inColumns(
    [
      [
        cli("rulebooks"),
        rulebooks.map((name, i) => (i === 0 ? cli("defaultRulebook", { name }) : name)).join(", "),
      ],
      [cli("players"), String(players)],
      [cli("powers"), powers.map((name) => powerTitle({ variant: id }, name, LANGUAGE)).join(", ")],
      [cli("board"), board ?? ""],
    ],
    "  ",
  );
  const choices = inColumns(
    options.map((option) => [
      option.name,
      option.meaning,
      option.values,
      cli("defaultValue", { value: option.default }),
    ]),
    "    ",
  );
  return [
    style.heading(`${id}: ${title}`),
    ...(credit ? [`  ${credit}`] : []),
    ...facts,
    ...(choices.length > 0 ? [`  ${cli("options")}`, ...choices] : []),
  ].join("\n");
}
