import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const HERE = join(import.meta.dirname, "../../../..");

/** Clones a commit into a folder of its own, which is gone in the end, and installs what it needs. */
export function inCommit(commit: string, cleanup: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), "chancery-lighthouse-"));
  cleanup.defer(() => rmSync(folder, { recursive: true }));
  const root = join(folder, "checkout");
  const run = (cwd: string, command: string, ...args: readonly string[]): void => {
    // What it says is shown only if it says what went wrong.
    execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  };
  run(HERE, "git", "clone", "--quiet", "--shared", "--no-checkout", ".", root);
  run(root, "git", "checkout", "--quiet", "--detach", commit);
  run(root, "./script/bootstrap", "--all");
  return root;
}
