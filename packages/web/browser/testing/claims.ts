import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    claims: string;
  }
}

/** Shared by all files of a run: work that is done once, by the first to claim it. */
export class Claims {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Whether nobody has claimed this yet. */
  claim(what: string): boolean {
    const name = createHash("sha256").update(what).digest("hex");
    try {
      writeFileSync(join(this.folder, name), what, { flag: "wx" });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
      throw error;
    }
  }
}

/** Before the first file of a run, and after its last one. */
export default function setUp({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "chancery-claims-"));
  provide("claims", folder);
  return () => rmSync(folder, { recursive: true });
}
