import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Settings } from "@chancery/store";

/** A server in a process of its own, and where it listens; null if it ended first. */
export interface Serving {
  readonly child: ChildProcess;
  readonly address: Promise<string | null>;
}

/** Runs a server's program. What it says on standard error is a fault. */
export function serve(
  program: URL,
  words: readonly string[],
  settings: Settings,
  report: (fault: string) => void,
): Serving {
  const child = spawn(process.execPath, [fileURLToPath(program), ...words], {
    // Nobody takes anything back, and nobody waits for it.
    env: { ...process.env, UNDO_SECONDS: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    if (!/ExperimentalWarning|--trace-warnings/.test(text)) report(`a server said: ${text.trim()}`);
  });
  const said = once(child.stdout.setEncoding("utf8"), "data").then(([text]) => String(text).trim());
  const dead = once(child, "exit").then(() => null);
  return { child, address: Promise.race([said, dead]) };
}

/** Ends a process, cleanly or as if the machine had been turned off. */
export async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
