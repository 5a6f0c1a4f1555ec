import { formatList, LANGUAGES, languageOf } from "@chancery/messages";
import { Command, Help, InvalidArgumentError, type Option } from "commander";
import manifest from "../package.json" with { type: "json" };
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

/** What adds each command, loaded when it's needed: the bots alone are a tenth of the program. */
const COMMANDS: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  adjudicate: async () => (await import("./adjudicate/adjudicate.ts")).addAdjudicate,
  orders: async () => (await import("./adjudicate/orders.ts")).addOrders,
  bot: async () => (await import("./bots/bot.ts")).addBot,
  "read-message": async () => (await import("./bots/read-message.ts")).addReadMessage,
  play: async () => (await import("./bots/play.ts")).addPlay,
  match: async () => (await import("./bots/match.ts")).addMatch,
  replay: async () => (await import("./records/replay.ts")).addReplay,
  analyze: async () => (await import("./analysis/analyze.ts")).addAnalyze,
  predict: async () => (await import("./analysis/predict.ts")).addPredict,
  import: async () => (await import("./records/exchange.ts")).addImport,
  export: async () => (await import("./records/exchange.ts")).addExport,
  render: async () => (await import("./render/render.ts")).addRender,
  board: async () => (await import("./boards/board.ts")).addBoard,
  variants: async () => (await import("./boards/variants.ts")).addVariants,
  serve: async () => (await import("./hosting/serve.ts")).addServe,
  doctor: async () => (await import("./hosting/doctor.ts")).addDoctor,
  audit: async () => (await import("./hosting/audit.ts")).addAudit,
  backup: async () => (await import("./hosting/backup.ts")).addBackup,
  restore: async () => (await import("./hosting/backup.ts")).addRestore,
};

/** The command that is asked for. For help and for mistakes, all of them. */
function namesIn(args: readonly string[]): readonly string[] {
  const [first = ""] = args.filter((arg, at) => !arg.startsWith("-") && args[at - 1] !== "--language");
  return Object.hasOwn(COMMANDS, first) ? [first] : Object.keys(COMMANDS);
}

/** The `chancery` command, for what is on the command line. */
export async function createProgram(args: readonly string[]): Promise<Command> {
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
  for (const name of namesIn(args)) (await COMMANDS[name]())(program);
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
