import { type ChildProcess, spawn } from "node:child_process";
import { createInterface, type Interface } from "node:readline";
import type { Settings } from "../src/index.ts";

/** A program of ours in a process of its own, on the same data. What it prints can be read line by line. */
export function startProcess(
  program: URL,
  args: readonly string[],
  settings: Settings,
): { child: ChildProcess; lines: Interface } {
  const child = spawn(process.execPath, [program.pathname, ...args], {
    env: { ...process.env, ...settings },
    stdio: ["pipe", "pipe", "inherit"],
  });
  return { child, lines: createInterface({ input: child.stdout! }) };
}
