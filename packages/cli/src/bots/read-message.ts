import { answerLine, type ErrorResponse } from "@chancery/contract";
import { refuseLine } from "@chancery/contract/adjudicate";
import type { Command } from "commander";
import { LONGEST_TEXT, readDocuments } from "../adjudicate/documents.ts";
import { VariantFiles } from "../boards/variant-files.ts";
import { helpText } from "../terminal/help-text.ts";
import { readInput } from "../terminal/input.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli, help } from "../terminal/messages.ts";
import { Output } from "../terminal/output.ts";
import { answerReadMessage, type ReadMessageResponse } from "./read-message-request.ts";

const EXAMPLES = [
  "chancery read-message conversation.json",
  "chancery read-message < conversations.jsonl > labels.jsonl",
  `echo '{"state": "start", "messages": [{"from": "France", "to": "England", "text": "DMZ the Channel?"}]}' | chancery read-message`,
];

export function addReadMessage(program: Command): void {
  program
    .command("read-message")
    .summary(help("readMessageSummary"))
    .description(help("readMessage"))
    .argument("[file]", help("readMessageFile"))
    .addHelpText("after", helpText([help("readMessageLines")], EXAMPLES))
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
    const answer = answerLine<ReadMessageResponse | ErrorResponse, ErrorResponse>(
      { number: line, text },
      LONGEST_TEXT,
      (request) => answerReadMessage(request, files.find),
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
