import { formatList, LANGUAGES, languageOf } from "@chancery/messages";
import { Command, Help, InvalidArgumentError, type Option } from "commander";
import manifest from "../package.json" with { type: "json" };
import { addAdjudicate } from "./adjudicate/adjudicate.ts";
import { addOrders } from "./adjudicate/orders.ts";
import { addAnalyze } from "./analysis/analyze.ts";
import { addPredict } from "./analysis/predict.ts";
import { addBoard } from "./boards/board.ts";
import { addVariants } from "./boards/variants.ts";
import { addBot } from "./bots/bot.ts";
import { addMatch } from "./bots/match.ts";
import { addPlay } from "./bots/play.ts";
import { addReadMessage } from "./bots/read-message.ts";
import { addAudit } from "./hosting/audit.ts";
import { addBackup, addRestore } from "./hosting/backup.ts";
import { addDoctor } from "./hosting/doctor.ts";
import { addServe } from "./hosting/serve.ts";
import { addExport, addImport } from "./records/exchange.ts";
import { addReplay } from "./records/replay.ts";
import { addRender } from "./render/render.ts";
import { helpText } from "./terminal/help-text.ts";
import { LANGUAGE } from "./terminal/language.ts";
import { cli, help } from "./terminal/messages.ts";

const EXAMPLES = [
  "chancery variants",
  "chancery orders --power France",
  "chancery adjudicate --explain orders.txt",
  "chancery render --results orders.txt -o turn.svg",
  "chancery help adjudicate",
];

/** The headings that commander writes itself. */
const TITLES: Readonly<Record<string, string>> = {
  "Usage:": help("usage"),
  "Arguments:": help("arguments"),
  "Options:": help("options"),
  "Global Options:": help("globalOptions"),
  "Commands:": help("commands"),
};

/** The \`chancery\` command. */
export function createProgram(): Command {
  const languages = formatList(LANGUAGE, LANGUAGES, "or");
  const program = new Command("chancery")
    .description(help("program"))
    .version(manifest.version, "-V, --version", help("versionOption"))
    .option("--language <code>", help("languageOption", { languages }), checkLanguage)
    .helpOption("-h, --help", help("helpOption"))
    .helpCommand("help [command]", help("helpCommand"))
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => TITLES[title] ?? title,
      styleUsage: withPlaceholders,
      subcommandTerm: (command) => withPlaceholders(new Help().subcommandTerm(command)),
      optionDescription: describeOption,
    })
    // Errors get our own words where they arrive.
    .configureOutput({ outputError: () => undefined })
    .exitOverride()
    .addHelpText("after", helpText([help("exitStatus")], EXAMPLES));
  addAdjudicate(program);
  addOrders(program);
  addBot(program);
  addReadMessage(program);
  addPlay(program);
  addMatch(program);
  addReplay(program);
  addAnalyze(program);
  addPredict(program);
  addImport(program);
  addExport(program);
  addRender(program);
  addBoard(program);
  addVariants(program);
  addServe(program);
  addDoctor(program);
  addAudit(program);
  addBackup(program);
  addRestore(program);
  return program;
}

const withPlaceholders = (usage: string): string =>
  usage
    .replace("[options]", `[${help("optionsPlaceholder")}]`)
    .replace("[command]", `[${help("commandPlaceholder")}]`);

function checkLanguage(text: string): string {
  const languages = formatList(LANGUAGE, LANGUAGES, "or");
  if (!languageOf(text)) throw new InvalidArgumentError(cli("unknownLanguage", { languages }));
  return text;
}

function describeOption({ description, argChoices, defaultValue }: Option): string {
  if (!argChoices) return description;
  const choices = argChoices.join(", ");
  return defaultValue === undefined
    ? help("choices", { description, choices })
    : help("choicesDefault", { description, choices, value: String(defaultValue) });
}
