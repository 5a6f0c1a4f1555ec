import type { Command } from "commander";
import { helpText } from "../terminal/help-text.ts";
import { doctor, help } from "../terminal/messages.ts";
import { Output } from "../terminal/output.ts";
import { visible } from "../terminal/style.ts";
import { CHECKS, type Finding, LEVELS, type Level } from "./doctor/finding.ts";

interface Options {
  readonly timeServer?: string;
  readonly json?: true;
}

const EXAMPLES = [
  "chancery doctor",
  "PUBLIC_URL=https://chancery.example.org chancery doctor",
  "chancery doctor --time-server ntp.example.org --json",
];

export function addDoctor(program: Command): void {
  program
    .command("doctor")
    .summary(help("doctorSummary"))
    .description(help("doctor"))
    .option("--time-server <host>", help("doctorTimeServer"))
    .option("--json", help("json"))
    .addHelpText("after", helpText([help("doctorHow"), help("doctorStatus")], EXAMPLES))
    .action(async (options: Options) => {
      process.exitCode = await examine(options);
    });
}

/** Prints what is found as it is found; the exit status. */
async function examine({ timeServer, json }: Options): Promise<0 | 1> {
  const { diagnose } = await import("./doctor/diagnose.ts");
  const output = new Output();
  const counts: Record<Level, number> = { ok: 0, note: 0, warning: 0, problem: 0 };
  for await (const finding of diagnose(process.env, timeServer)) {
    counts[finding.level]++;
    await output.write(`${json ? JSON.stringify(finding) : lineOf(finding)}\n`);
  }
  const { problem: problems, warning: warnings } = counts;
  if (!json) await output.write(`\n${doctor("summary", { problems, warnings })}\n`);
  await output.flush();
  return problems > 0 ? 1 : 0;
}

const widest = (words: readonly string[]): number => Math.max(...words.map((word) => word.length));
const LEVEL_WIDTH = widest(LEVELS.map((level) => doctor(`level-${level}`)));
const CHECK_WIDTH = widest(CHECKS.map((check) => doctor(`check-${check}`)));

const lineOf = ({ check, level, text }: Finding): string =>
  [
    doctor(`level-${level}`).padEnd(LEVEL_WIDTH),
    doctor(`check-${check}`).padEnd(CHECK_WIDTH),
    visible(text),
  ].join("  ");
