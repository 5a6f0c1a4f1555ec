import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Checks a commit out into a folder of its own, which is gone in the end, and installs what it needs. */
export async function inCommit(commit: string, cleanup: AsyncDisposableStack): Promise<string> {
  const root = join(mkdtempSync(join(tmpdir(), "chancery-lighthouse-")), "checkout");
  execFileSync("git", ["worktree", "add", "--detach", root, commit], { stdio: "ignore" });
  cleanup.defer(() => {
    execFileSync("git", ["worktree", "remove", "--force", root]);
  });
  execFileSync("npm", ["ci", "--prefer-offline"], { cwd: root, stdio: "ignore" });
  return root;
}
