import { type AdjudicationResponse, answerLine, type ErrorResponse, idOf } from "@chancery/contract";
import { adjudicate, refuseLine } from "@chancery/contract/adjudicate";
import { formatList } from "@chancery/messages";
import type { Command } from "commander";
import { isVariantFile, VariantFiles } from "../boards/variant-files.ts";
import { Failure } from "../terminal/failure.ts";
import { helpText } from "../terminal/help-text.ts";
import { readInput } from "../terminal/input.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, help } from "../terminal/messages.ts";
import { Output } from "../terminal/output.ts";
import { styleFor, visible } from "../terminal/style.ts";
import { type Document, LONGEST_TEXT, readDocuments } from "./documents.ts";
import { explainResponse } from "./explain.ts";
import { addGameOptions, type GameOptions, namesGame } from "./game-options.ts";
import { inLine, nameOf, type Setup, setUp, setUpFrom } from "./setup.ts";
import { playSheet } from "./sheet.ts";

interface Options extends GameOptions {
  readonly state?: string;
  readonly explain?: true;
}

type Answer = AdjudicationResponse | ErrorResponse;

/** An answer, and the game and position it is about. */
interface Answered {
  readonly answer: Answer;
  readonly before: () => Promise<Setup>;
}

const FOR_TEXT = ["--state", "--variant", "--rulebook", "--option"];

const EXAMPLES = [
  "chancery adjudicate request.json",
  "chancery adjudicate < requests.jsonl > responses.jsonl",
  "chancery adjudicate --explain orders.txt",
  "chancery adjudicate --explain --state spring.json --rulebook 1971 fall.txt",
  `echo '{"state": "start", "orders": {"France": ["A Par - Bur"]}}' | chancery adjudicate`,
];

export function addAdjudicate(program: Command): void {
  const command = program
    .command("adjudicate")
    .summary(help("adjudicateSummary"))
    .description(help("adjudicate"))
    .argument("[file]", help("adjudicateFile"))
    .option("--explain", help("adjudicateExplain"))
    .option("--state <file>", help("adjudicateState"));
  const text = help("adjudicateText", { flags: formatList(LANGUAGE, FOR_TEXT) });
  addGameOptions(command)
    .addHelpText("after", helpText([help("adjudicateLines"), text], EXAMPLES))
    .action(async (file: string | undefined, options: Options) => {
      process.exitCode = await new Adjudication(file, options).run();
    });
}

/** One run of the command. */
class Adjudication {
  private readonly file: string | undefined;
  private readonly options: Options;
  private readonly files: VariantFiles;
  private readonly output = new Output();

  constructor(file: string | undefined, options: Options) {
    this.file = file;
    this.options = options;
    this.files = new VariantFiles(file);
  }

  /** Answers everything in the input; the exit status. */
  async run(): Promise<0 | 1> {
    let isFirst = true;
    let status: 0 | 1 = 0;
    for await (const document of readDocuments(readInput(this.file))) {
      const answered = await (document.form === "json" ? this.answer(document) : this.answerSheet(document));
      if ("error" in answered.answer) status = 1;
      await this.print(answered, document, isFirst);
      isFirst = false;
    }
    if (isFirst) console.error(`chancery: ${cli("emptyInput")}`);
    await this.output.flush();
    return status;
  }

  private async answer({ text, line }: Document): Promise<Answered> {
    const { options, files } = this;
    if (options.state !== undefined || namesGame(options)) {
      throw new Failure(cli("forTextOnly", { flags: formatList(LANGUAGE, FOR_TEXT) }), 2);
    }
    let given: unknown;
    const answer = await answerLine<Promise<Answer>, Answer>(
      { number: line, text },
      LONGEST_TEXT,
      (request) => {
        given = request;
        return this.answerRequest(request);
      },
      refuseLine(LANGUAGE),
    );
    return { answer, before: () => setUp(given, "", {}, files) };
  }

  private async answerRequest(request: unknown): Promise<Answer> {
    const { files } = this;
    try {
      const answer = adjudicate(request, files.find, LANGUAGE);
      if (!("error" in answer) || answer.error.code !== "unknown-variant") return answer;
      const { variant: name } = request as { readonly variant?: unknown };
      if (!isVariantFile(name)) return answer;
      const variant = await files.load(name);
      if (variant.ok) return adjudicate(request, files.find, LANGUAGE);
      return { ...answer, error: { ...answer.error, message: variant.error } };
    } catch (error) {
      // The fault may be in the user's variant file or in the engine; either way the run continues.
      return { ...idOf(request), error: { code: "internal-error", message: String(error), path: "" } };
    }
  }

  private async answerSheet({ text, line }: Document): Promise<Answered> {
    const { options, file, files } = this;
    const before = await setUpFrom(options.state, options, files);
    const { response, misread } = playSheet(before, text ?? "", { name: nameOf(file), line });
    for (const each of misread) console.error(each);
    return { answer: response, before: async () => before };
  }

  private async print({ answer, before }: Answered, { line }: Document, isFirst: boolean): Promise<void> {
    if (!this.options.explain) return this.output.write(`${JSON.stringify(answer)}\n`);
    if ("error" in answer) {
      const { code, message, path } = answer.error;
      const isPlaced = code === "bad-json" || code === "too-large";
      const where = isPlaced ? nameOf(this.file) : inLine(this.file, line);
      console.error(`${where}: ${visible(message)}${path ? ` (${visible(path)})` : ""}`);
      return;
    }
    const style = styleFor(process.stdout);
    const id = visible(String(answer.id));
    const title = answer.id === undefined ? "" : `${style.heading(cli("request", { id }))}\n\n`;
    return this.output.write(
      `${isFirst ? "" : "\n\n"}${title}${explainResponse(answer, await before(), style)}\n`,
    );
  }
}
