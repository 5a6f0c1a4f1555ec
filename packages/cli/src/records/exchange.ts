import { basename } from "node:path";
import { faultIn, parseJson } from "@chancery/contract";
import { FORMATS, type Format, importGame, type Told, tellImport } from "@chancery/interchange";
import { formatList } from "@chancery/messages";
import { type Command, InvalidArgumentError } from "commander";
import { LONGEST_TEXT, readDocuments } from "../adjudicate/documents.ts";
import { inLine, nameOf } from "../adjudicate/setup.ts";
import { helpText } from "../terminal/help-text.ts";
import { isStandardInput, readInput } from "../terminal/input.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, help, interchange } from "../terminal/messages.ts";
import { Output } from "../terminal/output.ts";
import { visible } from "../terminal/style.ts";
import { words } from "../terminal/words.ts";

interface Options {
  readonly rulebook?: string;
  readonly variant?: string;
}

const OWN = "chancery";
const READ = Object.keys(FORMATS);
const WRITTEN = READ.filter((name) => FORMATS[name].write);

export function addImport(program: Command): void {
  const command = program
    .command("import")
    .summary(help("importSummary"))
    .description(help("import"))
    .argument("<format>", formatList(LANGUAGE, READ, "or"), oneOf(READ))
    .argument("[files...]", help("importFiles"))
    .option("--rulebook <edition>", help("exchangeRulebook"))
    .option("--variant <game>", help("exchangeVariant"));
  const examples = [
    "chancery import py-diplomacy games.jsonl > records.jsonl",
    "chancery import droidippy game_*.txt > records.jsonl",
    "chancery import text orders.txt > record.json",
  ];
  command
    .addHelpText("after", helpText([], examples))
    .action(async (format: string, files: readonly string[], options: Options) => {
      process.exitCode = await new Exchange(format, OWN, options).run(files);
    });
}

export function addExport(program: Command): void {
  program
    .command("export")
    .summary(help("exportSummary"))
    .description(help("export"))
    .argument("<format>", formatList(LANGUAGE, WRITTEN, "or"), oneOf(WRITTEN))
    .argument("[files...]", help("exportFiles", { command: "chancery import" }))
    .option("--rulebook <edition>", help("exchangeRulebook"))
    .addHelpText("after", helpText([], ["chancery export cicero records.jsonl > games.jsonl"]))
    .action(async (format: string, files: readonly string[], options: Options) => {
      process.exitCode = await new Exchange(OWN, format, options).run(files);
    });
}

const oneOf =
  (known: readonly string[]) =>
  (text: string): string => {
    if (known.includes(text)) return text;
    throw new InvalidArgumentError(cli("unknownFormat", { text, known: formatList(LANGUAGE, known) }));
  };

/** Says a line. Whatever it has of a file, ids and fields too, could otherwise tell the terminal what to do. */
const say = (line: string): void => console.error(visible(line));

/** Reads games in one format and writes them in another, one after the other. */
class Exchange {
  private readonly from: string;
  private readonly reading: Format;
  private readonly writing: Format;
  private readonly options: Options;
  private readonly output = new Output();
  private readonly fields = new Set<string>();
  private games = 0;
  private phases = 0;
  private differences = 0;
  private refused = 0;

  constructor(from: string, to: string, options: Options) {
    this.from = from;
    this.reading = FORMATS[from];
    this.writing = FORMATS[to];
    this.options = options;
  }

  async run(files: readonly string[]): Promise<0 | 1> {
    for (const file of files.length > 0 ? files : [undefined])
      await (this.reading.form === "text" ? this.text(file) : this.documents(file));
    await this.output.flush();
    const { games, phases, differences, refused, from: format } = this;
    if (this.fields.size > 0)
      say(
        cli("gameSays", {
          game: format,
          what: interchange("unknownFields", {
            count: this.fields.size,
            fields: [...this.fields].join(", "),
          }),
        }),
      );
    console.error(cli("exchanged", { games, phases, differences, refused }));
    return refused > 0 ? 1 : 0;
  }

  /** A file with one game. */
  private async text(file: string | undefined): Promise<void> {
    let text = "";
    for await (const chunk of readInput(file)) text += chunk;
    const id = isStandardInput(file) ? {} : { id: basename(file).replace(/[.]\w+$/, "") };
    await this.exchange(text, nameOf(file), id);
  }

  /** A JSON text for each game, or a list of them. */
  private async documents(file: string | undefined): Promise<void> {
    for await (const { line, text } of readDocuments(readInput(file))) {
      const where = inLine(file, line);
      if (text === null) {
        this.refuse(where, cli("tooLong", { count: LONGEST_TEXT }));
        continue;
      }
      const json = parseJson(text);
      if (!json.ok) this.refuse(where, faultIn(words, json.error));
      else for (const game of [json.value].flat()) await this.exchange(game, where);
    }
  }

  private async exchange(given: unknown, where: string, id: { readonly id?: string } = {}): Promise<void> {
    const imported = importGame(this.from, given, { ...id, ...this.options, language: LANGUAGE });
    if (!imported.ok) {
      const { path, fault, variant } = imported.error;
      return this.refuse(where, `${faultIn(words, fault, variant)}${path ? ` (${path})` : ""}`);
    }
    const { record, replayed, ...report } = imported.value;
    for (const field of report.unknownFields) this.fields.add(field);
    // Fields are told once, for all games.
    const told = { ...report, record, unknownFields: [] };
    this.tell(tellImport(words, interchange, replayed.game.rules, told), record.id ?? where);
    this.games++;
    this.phases += replayed.phases.length;
    this.differences += report.differences.length;
    await this.output.write(`${JSON.stringify(this.writing.write?.(record, replayed))}\n`);
  }

  private refuse(game: string, problem: string): void {
    this.refused++;
    say(cli("gameRefused", { game, problem }));
  }

  private tell(findings: readonly Told[], game: string): void {
    for (const { phase, text, reasons } of findings) {
      say(
        phase === null
          ? cli("gameSays", { game, what: text })
          : cli("gameDiffers", { game, phase, difference: text }),
      );
      for (const { about, why } of reasons) say(`  ${about}: ${why}`);
    }
  }
}
