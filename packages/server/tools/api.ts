/**
 * Writes the API's description as types for the web application, or with --check says whether they are still right:
 * npm run api
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@chancery/store";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import { createApp } from "../src/app.ts";
import { FORMAT, type Hosted, type Kept } from "../src/tables.ts";

const FILE = join(import.meta.dirname, "../../web/src/api/schema.d.ts");

const HEAD =
  "// Made by `npm run api` from what the server says of itself. Change the server, not this file.\n\n";

async function describe(): Promise<OpenAPI3> {
  const folder = mkdtempSync(join(tmpdir(), "chancery-api-"));
  try {
    const opened = await openStore<Kept, Hosted>({ DATA_DIR: folder }, { format: FORMAT });
    if (!opened.ok) throw new Error(opened.error.code);
    const app = await createApp({ store: opened.value });
    await app.ready();
    const description = app.swagger() as OpenAPI3;
    await app.close();
    await opened.value.close();
    return description;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// What has a default may be left out.
const options = { immutable: true, alphabetize: true, defaultNonNullable: false };
const text = HEAD + astToString(await openapiTS(await describe(), options));
if (!process.argv.includes("--check")) writeFileSync(FILE, text);
else if (readFileSync(FILE, "utf8") !== text) {
  console.error("packages/web/src/api/schema.d.ts is not what the server says of itself: npm run api");
  process.exitCode = 1;
}
