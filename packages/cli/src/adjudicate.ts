import { type AdjudicationResponse, answerLine, type ErrorResponse, idOf } from "@chancery/contract";
import { adjudicate, refuseLine } from "@chancery/contract/adjudicate";
import type { Command } from "commander";
import { type Document, LONGEST_TEXT, readDocuments } from "./documents.ts";
import { explainResponse } from "./explain.ts";
import { Failure } from "./failure.ts";
import { addGameOptions, type GameOptions, namesGame } from "./game-options.ts";
import { readInput } from "./input.ts";
import { Output } from "./output.ts";
import { nameOf, type Setup, setUp, setUpFrom } from "./setup.ts";
import { playSheet } from "./sheet.ts";
import { styleFor, visible } from "./style.ts";
import { isVariantFile, VariantFiles } from "./variant-files.ts";

interface Options extends GameOptions {
  readonly state?: string;
  readonly explain?: true;
}

type Answer = AdjudicationResponse | ErrorResponse;

/** An answer, and the game and position it is about, for whoever asks. */
interface Answered {
  readonly answer: Answer;
  readonly before: () => Promise<Setup>;
}

const HELP = `
Reads one request as JSON, or JSON Lines: one request per line, answered by one response per line in the
same order. A line that is no valid request gets an error in its place, and the exit status is then 1.
An order that is not understood or not allowed is reported like any other, and is no failure.
Orders can also be given as text, each power's under its name; they are read as leniently as the
rulebooks demand. --state, --variant, --rulebook and --option go with such a text.

Examples:
  chancery adjudicate request.json
  chancery adjudicate < requests.jsonl > responses.jsonl
  chancery adjudicate --explain orders.txt
  chancery adjudicate --explain --state spring.json --rulebook 1971 fall.txt
  echo '{"state": "start", "orders": {"France": ["A Par - Bur"]}}' | chancery adjudicate`;

export function addAdjudicate(program: Command): void {
  const command = program
    .command("adjudicate")
    .summary("play out a phase and say what became of every order, and why")
    .description("Plays out a phase and says what became of every order, and why.")
    .argument("[file]", "requests or orders; standard input if left out")
    .option("--explain", "print for people: failed orders underlined, reasons beside them, the new position")
    .option(
      "--state <file>",
      "the position for orders in text: a position, request or response (default: the start)",
    );
  addGameOptions(command)
    .addHelpText("after", HELP)
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
    if (isFirst) console.error("chancery: there is nothing in the input");
    await this.output.flush();
    return status;
  }

  private async answer({ text, line }: Document): Promise<Answered> {
    const { options, files } = this;
    if (options.state !== undefined || namesGame(options)) {
      const names = "--state, --variant, --rulebook and --option";
      throw new Failure(`${names} go with orders in text: a JSON request says these things itself`, 2);
    }
    let given: unknown;
    const answer = await answerLine<Promise<Answer>, Answer>(
      { number: line, text },
      LONGEST_TEXT,
      (request) => {
        given = request;
        return this.answerRequest(request);
      },
      refuseLine(),
    );
    return { answer, before: () => setUp(given, "", {}, files) };
  }

  private async answerRequest(request: unknown): Promise<Answer> {
    const { files } = this;
    try {
      const answer = adjudicate(request, files.find);
      if (!("error" in answer) || answer.error.code !== "unknown-variant") return answer;
      const { variant: name } = request as { readonly variant?: unknown };
      if (!isVariantFile(name)) return answer;
      const variant = await files.load(name);
      if (variant.ok) return adjudicate(request, files.find);
      return { ...answer, error: { ...answer.error, message: variant.error } };
    } catch (error) {
      // A variant file of somebody's may be at fault, or the engine; either way the run goes on.
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
      const where = code === "bad-json" || code === "too-large" ? "" : `line ${line}: `;
      console.error(`${nameOf(this.file)}, ${where}${visible(message)}${path ? ` (${visible(path)})` : ""}`);
      return;
    }
    const style = styleFor(process.stdout);
    const title =
      answer.id === undefined ? "" : `${style.heading(`Request ${visible(String(answer.id))}`)}\n\n`;
    return this.output.write(
      `${isFirst ? "" : "\n\n"}${title}${explainResponse(answer, await before(), style)}\n`,
    );
  }
}
