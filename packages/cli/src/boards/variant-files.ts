import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type FindVariant, faultIn, findVariant } from "@chancery/contract";
import { fail, ok, type Result, type Variant } from "@chancery/engine";
import { addGuest } from "@chancery/variants";
import { type MapFault, mapManifest } from "@chancery/variants/map-file";
import { isStandardInput } from "../terminal/input.ts";
import { cli } from "../terminal/messages.ts";
import { words } from "../terminal/words.ts";

/** A DPjudge map file. */
const MAP = /\.map$/i;

/** A variant's name that is a path: it has a slash in it, or the ending of a program or a map. */
export const isVariantFile = (name: unknown): name is string =>
  typeof name === "string" && (/[/\\]/.test(name) || /\.[cm]?[jt]s$/.test(name) || MAP.test(name));

// A variant file may stand anywhere, and still import the engine by its name.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith("@chancery/")
      ? next(specifier, { ...context, parentURL: import.meta.url })
      : next(specifier, context),
});

/** Variants that come from files, kept once loaded. */
export class VariantFiles {
  private readonly folders: readonly string[];
  private readonly loaded = new Map<string, Result<Variant, string>>();

  /** Looks beside the file that names them, if there is one, and then in the current directory. */
  constructor(namedIn: string | undefined) {
    this.folders = [...(isStandardInput(namedIn) ? [] : [dirname(resolve(namedIn))]), process.cwd()];
  }

  /** The variants of the house, and those loaded so far. */
  readonly find: FindVariant = (name) => {
    const file = this.loaded.get(name);
    return file?.ok ? file.value : findVariant(name);
  };

  /** Loads a variant for `find`, or says why it cannot be. */
  async load(name: string): Promise<Result<Variant, string>> {
    const known = this.loaded.get(name);
    if (known) return known;
    const variant = await this.read(name);
    this.loaded.set(name, variant);
    return variant;
  }

  private async read(name: string): Promise<Result<Variant, string>> {
    const path = this.folders.map((folder) => resolve(folder, name)).find((each) => existsSync(each));
    if (!path) return fail(cli("variantMissing", { name }));
    try {
      if (MAP.test(path)) return readMap(name, path);
      const module: { readonly default?: unknown } = await import(pathToFileURL(path).href);
      const missing = missingFrom(module.default);
      return missing ? fail(cli(missing, { name })) : ok(module.default as Variant);
    } catch (error) {
      return fail(
        cli("variantUnloadable", { name, detail: error instanceof Error ? error.message : String(error) }),
      );
    }
  }
}

/** A map is played by the classic rules, on a board that is drawn for it. */
function readMap(name: string, path: string): Result<Variant, string> {
  const beside = (other: string): string | null => {
    const file = resolve(dirname(path), other);
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  };
  const title = basename(path).replace(MAP, "");
  const inWords = ({ line, ...fault }: MapFault): string => {
    const where = line === 0 ? name : cli("inLine", { source: name, line: String(line) });
    return `${where}: ${faultIn(words, fault)}`;
  };
  const game = mapManifest(readFileSync(path, "utf8"), name, title, beside);
  if (!game.ok) return fail(game.error.map(inWords).join("\n"));
  const { manifest, notes } = game.value;
  for (const note of notes) console.error(inWords(note));
  addGuest(manifest);
  return ok(manifest.variant);
}

/** What keeps a value from being a variant. */
function missingFrom(value: unknown) {
  if (typeof value !== "object" || value === null) return "variantNoExport";
  const { id, rulebooks, create } = value as Partial<Record<keyof Variant, unknown>>;
  if (typeof id !== "string") return "variantNoId";
  const isNamed = (name: unknown): boolean => typeof name === "string";
  if (!Array.isArray(rulebooks) || rulebooks.length === 0 || !rulebooks.every(isNamed))
    return "variantNoRulebooks";
  return typeof create === "function" ? null : "variantNoCreate";
}
