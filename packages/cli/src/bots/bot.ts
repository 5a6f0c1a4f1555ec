import { LEVELS } from "@chancery/bots";
import { answerLine, type ErrorResponse } from "@chancery/contract";
import { refuseLine } from "@chancery/contract/adjudicate";
import { formatList } from "@chancery/messages";
import type { Command } from "commander";
import { LONGEST_TEXT, readDocuments } from "../adjudicate/documents.ts";
import { isVariantFile, VariantFiles } from "../boards/variant-files.ts";
import { helpText } from "../terminal/help-text.ts";
import { readInput } from "../terminal/input.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, help } from "../terminal/messages.ts";
import { Output } from "../terminal/output.ts";
import { answerBot, type BotResponse } from "./bot-request.ts";

type Answer = BotResponse | ErrorResponse;

const EXAMPLES = [
  "chancery bot request.json",
  "chancery bot < requests.jsonl > responses.jsonl",
  `echo '{"state": "start", "power": "France", "level": "club", "seed": 1}' | chancery bot`,
];

export function addBot(program: Command): void {
  program
    .command("bot")
    .summary(help("botSummary"))
    .description(help("bot"))
    .argument("[file]", help("botFile"))
    .addHelpText("after", helpText([help("botLines", { levels: formatList(LANGUAGE, LEVELS) })], EXAMPLES))
    .action(async (file: string | undefined) => {
      process.exitCode = await answerAll(file);
    });
}

/** Answers everything in the input; the exit status. */
async function answerAll(file: string | undefined): Promise<0 | 1> {
  const files = new VariantFiles(file);
  const output = new Output();
  let status: 0 | 1 = 0;
  let count = 0;
  for await (const { text, line } of readDocuments(readInput(file))) {
    const answer = await answerLine<Promise<Answer>, Answer>(
      { number: line, text },
      LONGEST_TEXT,
      (request) => answerRequest(request, files),
      refuseLine(LANGUAGE),
    );
    if ("error" in answer) status = 1;
    await output.write(`${JSON.stringify(answer)}\n`);
    count++;
  }
  if (count === 0) console.error(`chancery: ${cli("emptyInput")}`);
  await output.flush();
  return status;
}

async function answerRequest(request: unknown, files: VariantFiles): Promise<Answer> {
  const answer = await answerBot(request, files.find);
  if (!("error" in answer) || answer.error.code !== "unknown-variant") return answer;
  const { variant: name } = request as { readonly variant?: unknown };
  if (!isVariantFile(name)) return answer;
  const variant = await files.load(name);
  if (variant.ok) return answerBot(request, files.find);
  return { ...answer, error: { ...answer.error, message: variant.error } };
}
