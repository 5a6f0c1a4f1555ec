/** Compiles catalogs while the application is built, so that pages need no compiler. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compile } from "@chancery/messages/compile";
import type { Plugin } from "vite";

const packages = join(import.meta.dirname, "../..");
const CATALOG = /\/packages\/(messages\/src\/(en|de)\/[^/]+|variants\/.*\/messages\/(en|de))\.ts$/;

export const compileMessages = (): Plugin => ({
  name: "compile-messages",
  enforce: "pre",
  resolveId(source, importer) {
    if (source === "./compile.ts" && importer?.startsWith(join(packages, "messages/src/")))
      return join(packages, "messages/src/precompiled.ts");
    return undefined;
  },
  async load(id) {
    if (!CATALOG.test(id)) return undefined;
    const { default: catalog } = await import(pathToFileURL(id).href);
    const messages = Object.entries(catalog as Record<string, string>);
    return `export default ${JSON.stringify(Object.fromEntries(messages.map(([key, text]) => [key, compile(text)])))}`;
  },
});
