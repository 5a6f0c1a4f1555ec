import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "vitest";

test("the web application's types are those of the API", () => {
  execFileSync(process.execPath, [join(import.meta.dirname, "../tools/api.ts"), "--check"], {
    stdio: "pipe",
  });
});
