import { boardAppearance } from "@chancery/variants";
import type { Command } from "commander";
import { inColumns } from "../terminal/columns.ts";
import { helpText } from "../terminal/help-text.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, help } from "../terminal/messages.ts";
import { print } from "../terminal/output.ts";
import { type Style, styleFor } from "../terminal/style.ts";
import { type BoardDescription, boardNames, describeBoard } from "./boards.ts";

const EXAMPLES = ["chancery board classic", "chancery board dissolution --json"];

export function addBoard(program: Command): void {
  program
    .command("board")
    .summary(help("boardSummary"))
    .description(help("board"))
    .argument("<name>", help("boardName"))
    .option("--json", help("json"))
    .addHelpText("after", helpText([help("boardList", { boards: boardNames().join(", ") })], EXAMPLES))
    .action(async (name: string, { json }: { readonly json?: true }) => {
      const board = describeBoard(name);
      await print(json ? JSON.stringify(board) : toText(board, styleFor(process.stdout)));
    });
}

const COLUMNS = [
  "columnId",
  "columnName",
  "columnTerrain",
  "columnCenter",
  "columnUnit",
  "columnNeighbors",
] as const;

/** What kind of center it is, with its power as people call it. */
const centerOf = (board: string, homeOf: string | null): string =>
  homeOf === null
    ? cli("center")
    : cli("homeOf", { power: boardAppearance(board, LANGUAGE)?.cast[homeOf]?.title ?? homeOf });

function toText({ id, name, provinces }: BoardDescription, style: Style): string {
  const centers = provinces.filter(({ center }) => center).length;
  const rows = provinces.flatMap(({ army, fleet, ...province }) => [
    [
      province.id,
      province.name,
      cli(`terrain-${province.terrain}`),
      province.center ? centerOf(id, province.homeOf) : "",
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
  const title = cli("boardTitle", { name, id, provinces: provinces.length, centers: centers });
  return [style.heading(title), "", ...inColumns([COLUMNS.map((column) => cli(column)), ...rows])].join("\n");
}
