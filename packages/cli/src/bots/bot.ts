import { LEVELS } from "@chancery/bots";
import { formatList } from "@chancery/messages";
import type { Command } from "commander";
import { helpText } from "../terminal/help-text.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { help } from "../terminal/messages.ts";
import { answerAll } from "./answer-all.ts";
import { answerBot } from "./bot-request.ts";

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
      process.exitCode = await answerAll(file, answerBot);
    });
}
