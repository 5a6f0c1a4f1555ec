import { CommanderError } from "commander";
import { Failure } from "./failure.ts";
import { createProgram } from "./program.ts";
import { visible } from "./style.ts";

/** Does what the command line says, and sets the exit status. */
export async function run(): Promise<void> {
  // Whoever reads has had enough: that is no fault of anybody's.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? 0 : 1));
  try {
    await createProgram().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof Failure) {
      console.error(`chancery: ${error.message.split("\n").map(visible).join("\n")}`);
      process.exitCode = error.status;
    } else throw error;
  }
}
