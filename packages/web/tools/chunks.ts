import { join } from "node:path";

/** The modules of the application, as the bundler knows them. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What reads foreign data, and passes on what does. Pages that read none load none of it. */
const READING = /packages\/contract\/src\/(index|read-request|request|response|shape|words\/wording)\.ts/;

const PAGES = join(import.meta.dirname, "../src/pages");

/**
 * Files for what pages share, the most widely used first. A module goes into the first whose pages all need it. Every
 * file costs a round trip and some work, so there are few; none makes a page load much that it has no use for.
 */
const SHARED: readonly { readonly name: string; readonly pages: readonly string[] }[] = [
  { name: "app", pages: ["../app/App"] },
  { name: "loading", pages: ["game/GamePage", "sandbox/SandboxPage"] },
  { name: "games", pages: ["lobby/lists/GamesPage", "sandbox/SandboxPage", "table/TablePage"] },
  { name: "contract", pages: ["game/HostPage", "sandbox/SandboxPage", "table/TablePage"] },
  { name: "drawing", pages: ["game/RulesPage", "sandbox/SandboxPage", "table/TablePage"] },
  { name: "board", pages: ["sandbox/SandboxPage", "table/TablePage"] },
];

/** Puts what pages share into few files; `priority` is that of the first. */
export function sharedChunks(priority: number) {
  const needs = new Map<string, ReadonlySet<string>>();
  const isNeeded = (id: string, page: string, modules: Modules): boolean => {
    let found = needs.get(page);
    if (!found) {
      found = reachable(join(PAGES, `${page}.tsx`), modules);
      needs.set(page, found);
    }
    return found.has(id);
  };
  return SHARED.map(({ name, pages }, place) => ({
    name: (id: string, modules: Modules) =>
      !READING.test(id) && pages.every((page) => isNeeded(id, page, modules)) ? name : null,
    debugName: name,
    test: /\/packages\//,
    priority: priority - place,
  }));
}

/** A module and all it imports, save what is imported on demand. */
function reachable(root: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(root);
  return found;
}
