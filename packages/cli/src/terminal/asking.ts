import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

const NOWHERE = new Writable({ write: (_text, _encoding, done) => done() });

/** Asks on the terminal. What is typed isn't shown if it's secret. */
export async function ask(question: string, { isSecret = false } = {}): Promise<string> {
  const prompt = `${question} `;
  if (isSecret) process.stderr.write(prompt);
  const output = isSecret ? NOWHERE : process.stderr;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // Ctrl-C and Ctrl-D end the command as they do elsewhere.
  terminal.once("SIGINT", () => process.exit(130));
  if (isSecret) terminal.once("close", () => process.stderr.write("\n"));
  const answer = await Promise.race([
    terminal.question(isSecret ? "" : prompt),
    new Promise<string>((resolve) => terminal.once("close", () => resolve(""))),
  ]);
  terminal.close();
  return answer;
}
