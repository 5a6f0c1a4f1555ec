import { Command } from "commander";
import manifest from "../package.json" with { type: "json" };
import { addAdjudicate } from "./adjudicate.ts";
import { addBackup, addRestore } from "./backup.ts";
import { addBoard } from "./board.ts";
import { addOrders } from "./orders.ts";
import { addRender } from "./render.ts";
import { addReplay } from "./replay.ts";
import { addVariants } from "./variants.ts";

const HELP = `
Exit status: 0 if all went well, 1 if something in the input failed, 2 if the command was called wrongly.

Examples:
  chancery variants
  chancery orders --power France
  chancery adjudicate --explain orders.txt
  chancery render --results orders.txt -o turn.svg
  chancery help adjudicate`;

/** The \`chancery\` command. */
export function createProgram(): Command {
  const program = new Command("chancery")
    .description("Adjudicates, draws and studies Diplomacy and its variants.")
    .version(manifest.version)
    .exitOverride()
    .showHelpAfterError("See chancery --help.")
    .addHelpText("after", HELP);
  addAdjudicate(program);
  addOrders(program);
  addReplay(program);
  addRender(program);
  addBoard(program);
  addVariants(program);
  addBackup(program);
  addRestore(program);
  return program;
}
