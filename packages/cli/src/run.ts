import { CommanderError } from "commander";
import { createProgram } from "./program.ts";
import { Failure } from "./terminal/failure.ts";
import { cli } from "./terminal/messages.ts";
import { visible } from "./terminal/style.ts";
import { usageError } from "./terminal/usage-error.ts";

/** Does what the command line says, and sets the exit status. */
export async function run(): Promise<void> {
  // The reader has had enough: that is no fault.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
  try {
    await (await createProgram(process.argv.slice(2))).parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      const wrong = usageError(error);
      if (wrong !== null) complain(`${wrong}\n${cli("seeHelp", { command: "chancery --help" })}`);
      process.exitCode = error.exitCode === 0 ? 0 : 2;
    } else if (error instanceof Failure) {
      complain(error.message);
      process.exitCode = error.status;
    } else throw error;
  }
}

const complain = (message: string): void =>
  console.error(`chancery: ${message.split("\n").map(visible).join("\n")}`);
