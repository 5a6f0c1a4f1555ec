import { GAMES, localized, type Manifest } from "@chancery/variants";
import type { Command } from "commander";
import { inColumns } from "./columns.ts";
import { print } from "./output.ts";
import { type Style, styleFor } from "./style.ts";

const HELP = `
Examples:
  chancery variants
  chancery variants --json
  chancery orders --variant classic --rulebook 1971 --option players=3`;

export function addVariants(program: Command): void {
  program
    .command("variants")
    .summary("list the games, their rulebooks and their options")
    .description("Lists the games there are, with their rulebooks, players and options.")
    .option("--json", "print as JSON")
    .addHelpText("after", HELP)
    .action(async ({ json }: { readonly json?: true }) => {
      const all = GAMES.map(describe);
      const style = styleFor(process.stdout);
      await print(json ? JSON.stringify(all) : all.map((each) => toText(each, style)).join("\n\n"));
    });
}

type Description = ReturnType<typeof describe>;

/** What there is to know before a game begins. Rulebooks and options have their defaults with them. */
function describe({ variant, title, credit, options }: Manifest) {
  const { id, rulebooks, create } = variant;
  const game = create(rulebooks[0], {});
  const { powers, board } = game.ok ? game.value.rules : { powers: [], board: null };
  return {
    id,
    title: localized(title),
    credit: credit ? localized(credit) : null,
    board: board?.id ?? null,
    rulebooks,
    players: game.ok ? game.value.start.seats.length : 0,
    powers: powers.filter(({ neutral }) => !neutral).map(({ name }) => name),
    options: options.map(({ name, meaning, values, standard }) => ({
      name,
      meaning: localized(meaning),
      values: localized(values),
      default: localized(standard),
    })),
  };
}

function toText(
  { id, title, credit, board, rulebooks, players, powers, options }: Description,
  style: Style,
): string {
  const facts = inColumns(
    [
      ["Rulebooks", rulebooks.map((name, index) => (index === 0 ? `${name} (default)` : name)).join(", ")],
      ["Players", String(players)],
      ["Powers", powers.join(", ")],
      ["Board", board ?? ""],
    ],
    "  ",
  );
  const choices = inColumns(
    options.map((option) => [option.name, option.meaning, option.values, `default: ${option.default}`]),
    "    ",
  );
  return [
    style.heading(`${id}: ${title}`),
    ...(credit ? [`  ${credit}`] : []),
    ...facts,
    ...(choices.length > 0 ? ["  Options", ...choices] : []),
  ].join("\n");
}
