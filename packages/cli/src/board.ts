import type { Command } from "commander";
import { type BoardDescription, boardNames, describeBoard } from "./boards.ts";
import { inColumns } from "./columns.ts";
import { print } from "./output.ts";
import { type Style, styleFor } from "./style.ts";

const HELP = `
Boards: ${boardNames().join(", ")}

Examples:
  chancery board classic
  chancery board dissolution --json`;

export function addBoard(program: Command): void {
  program
    .command("board")
    .summary("print the table of a board: provinces, coasts, neighbours, centres, homes")
    .description(
      "Prints the table of a board: its provinces and their kinds, coasts, neighbours, centres and homes.",
    )
    .argument("<name>", "the board")
    .option("--json", "print as JSON")
    .addHelpText("after", HELP)
    .action(async (name: string, { json }: { readonly json?: true }) => {
      const board = describeBoard(name);
      await print(json ? JSON.stringify(board) : toText(board, styleFor(process.stdout)));
    });
}

function toText({ id, name, provinces }: BoardDescription, style: Style): string {
  const centres = provinces.filter(({ centre }) => centre).length;
  const rows = provinces.flatMap(({ army, fleet, ...province }) => [
    [
      province.id,
      province.name,
      province.terrain,
      province.centre ? (province.homeOf ? `home of ${province.homeOf}` : "centre") : "",
      army.length > 0 ? "A" : "F",
      (army.length > 0 ? army : (fleet[0]?.to ?? [])).join(" "),
    ],
    ...(army.length > 0 ? fleet : fleet.slice(1)).map(({ from, to }) => [
      "",
      "",
      "",
      "",
      `F${from.slice(province.id.length)}`,
      to.join(" "),
    ]),
  ]);
  const title = `${name} (${id}): ${provinces.length} provinces, ${centres} supply centres`;
  return [
    style.heading(title),
    "",
    ...inColumns([["Id", "Name", "Kind", "Centre", "Unit", "Neighbours"], ...rows]),
  ].join("\n");
}
