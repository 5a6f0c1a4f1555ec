/** Compiles messages while the application is built, so that pages need no compiler, and sorts other languages into files. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES } from "@chancery/messages";
import { compile } from "@chancery/messages/compile";
import type { Plugin } from "vite";

const packages = join(import.meta.dirname, "../..");
const CATALOG = /\/packages\/(messages\/src\/en\/[^/]+|variants\/.*\/messages\/en)\.ts$/;
const FILES = join(packages, "web/src/messages/files.ts");
const LANGUAGES_FOLDER = join(packages, "messages/languages");
/** A file of texts that are needed together. */
const GROUP = /\/messages\/languages\/.*\.group\.js$/;

/** What pages need of a language at once, in one file each. Every other area is a file of its own. */
export const PAGE_GROUPS = {
  start: ["ui", "start"],
  orders: [
    "board",
    "events",
    "explain",
    "faults",
    "findings",
    "misreadings",
    "orders",
    "results",
    "sandbox",
    "order-words",
    "places",
    "forms",
    "games/manifests",
    "games/committee",
    "games/dissolution",
  ],
  people: ["bots", "lobby", "people", "profiles", "scoring"],
  table: [
    "banners",
    "clock",
    "deals",
    "gameEnd",
    "gameMaster",
    "players",
    "press",
    "record",
    "ruleWords",
    "safety",
    "standings",
    "table",
  ],
  lessons: ["learn", "lessons"],
} as const satisfies Groups;

type Groups = Readonly<Record<string, readonly string[]>>;

/** The module of a group, as the build's manifest has it. */
export const groupModule = (language: string, group: string): string =>
  `../messages/languages/${language}/${group}.group.js`;

/** For pages, or for a worker that needs `only` some areas. */
export const compileMessages = (only?: Groups): Plugin => ({
  name: "compile-messages",
  enforce: "pre",
  resolveId: {
    filter: { id: [/^\.\/compile\.ts$/, GROUP] },
    handler(source, importer) {
      if (source !== "./compile.ts") return source;
      return importer?.startsWith(join(packages, "messages/src/"))
        ? join(packages, "messages/src/precompiled.ts")
        : undefined;
    },
  },
  load: {
    filter: { id: [FILES, GROUP, CATALOG] },
    async handler(id) {
      if (id === FILES) return filesModule(only);
      if (GROUP.test(id)) return groupOf(id, only ?? PAGE_GROUPS);
      const { default: catalog } = await import(pathToFileURL(id).href);
      return `export default ${JSON.stringify(compiled(catalog))}`;
    },
  },
});

/** Some areas are for programs only. */
const isOfPages = (area: string): boolean =>
  area.startsWith("games/") || existsSync(join(packages, `web/src/messages/${area}.ts`));

const areasOf = (language: string): string[] =>
  globSync("**/*.json", { cwd: join(LANGUAGES_FOLDER, language) }).map((file) =>
    file.slice(0, -".json".length).replaceAll("\\", "/"),
  );

/** Stands in for `files.ts`: fetches the group of an area. */
function filesModule(only?: Groups): string {
  const groups: Groups = only ?? PAGE_GROUPS;
  const imports = LANGUAGES.slice(1).map((language) => {
    const there = areasOf(language);
    const others = only
      ? []
      : there.filter((area) => isOfPages(area) && !Object.values(groups).flat().includes(area));
    const names = [
      ...Object.keys(groups).filter((group) => groups[group].some((area) => there.includes(area))),
      ...others,
    ];
    const modules = names.map(
      (name) =>
        `${JSON.stringify(name)}: () => import(${JSON.stringify(join(LANGUAGES_FOLDER, language, `${name}.group.js`))})`,
    );
    return `${language}: { ${modules.join(", ")} }`;
  });
  const groupByArea = Object.entries(groups).flatMap(([group, areas]) => areas.map((area) => [area, group]));
  return `
const files = { ${imports.join(", ")} };
const groups = ${JSON.stringify(Object.fromEntries(groupByArea))};
export const fileOf = async (language, area) =>
  (await files[language]?.[groups[area] ?? area]?.())?.default[area] ?? null;`;
}

/** All that a language has of the areas of one group. A file that can't be read says nothing. */
function groupOf(id: string, groups: Groups): string {
  const [, language, group] = /^\/?([^/]+)\/(.+)\.group\.js$/.exec(id.slice(LANGUAGES_FOLDER.length)) ?? [];
  const there = areasOf(language);
  const areas = (groups[group] ?? [group]).filter((area) => there.includes(area));
  const data = areas.flatMap((area) => {
    try {
      const texts = JSON.parse(readFileSync(join(LANGUAGES_FOLDER, language, `${area}.json`), "utf8"));
      return [[area, isMessages(area) ? compiled(texts) : texts]];
    } catch {
      console.warn(`${language}/${area}.json can't be read: npm run languages`);
      return [];
    }
  });
  return `export default ${JSON.stringify(Object.fromEntries(data))}`;
}

/** The other files hold names and words, which aren't messages. */
const isMessages = (area: string): boolean =>
  !["order-words", "places", "forms", "games/manifests"].includes(area);

/** Leaves out what can't be compiled: English is shown instead. `npm run languages` names it. */
const compiled = (catalog: Readonly<Record<string, string>>): object =>
  Object.fromEntries(
    Object.entries(catalog).flatMap(([key, text]) => {
      try {
        return [[key, compile(text)]];
      } catch {
        return [];
      }
    }),
  );
