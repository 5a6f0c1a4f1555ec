import { predict } from "@chancery/analysis/predict";
import type { Command } from "commander";
import { answerAll } from "../bots/answer-all.ts";
import { helpText } from "../terminal/help-text.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { help } from "../terminal/messages.ts";

const EXAMPLES = [
  "chancery predict position.json",
  "chancery predict < requests.jsonl > predictions.jsonl",
  `echo '{"state": "start", "given": {"France": ["A Par - Bur"]}}' | chancery predict`,
];

export function addPredict(program: Command): void {
  program
    .command("predict")
    .summary(help("predictSummary"))
    .description(help("predict"))
    .argument("[file]", help("botFile"))
    .addHelpText("after", helpText([help("predictLines")], EXAMPLES))
    .action(async (file: string | undefined) => {
      process.exitCode = await answerAll(
        file,
        async (request, find) => (await predict(request, find, LANGUAGE)).response,
      );
    });
}
