/** Builds the service worker that keeps pages in the browser, with the list of what these need. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { build } from "vite";

const web = join(import.meta.dirname, "..");
const dist = join(web, "dist");

/** What people meet when they play against the computer, try something in a sandbox, or write orders in a game. */
const MODULES = [
  /^index\.html$/,
  /^src\/app\/App\.tsx$/,
  /^src\/pages\/(start\/StartPage|solo\/PlayPage|sandbox\/SandboxPage|lobby\/GamesPage|game\/GamePage|table\/TablePage)\.tsx$/,
  /^src\/pages\/table\/solo\//,
  /^src\/(api\/(kept|push)|lib\/device|pages\/table\/kept-sheets)\.ts$/,
  /^src\/pages\/lobby\/(SoloGames|BoardPreview|GameLists)\.tsx$/,
  /^src\/(api\/solo|games\/[^/]+)\/(port|plugin)\.ts$/,
  /^src\/(orders|board|games)\/.*\.tsx$/,
  /\/geometry\.json$/,
  // Pages that haven't been seen yet open in every language.
  /\/messages\/languages\/.*\.group\.js$/,
  /\/favor-map\.ts$/,
];

/** Those modules, and all that they need at once. */
function filesOf(manifest: Manifest): readonly string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const { file, css = [], assets = [], imports = [] } = manifest[name];
    for (const each of [file, ...css, ...assets]) files.add(`/${each}`);
    imports.forEach(visit);
  };
  for (const name of Object.keys(manifest)) if (MODULES.some((module) => module.test(name))) visit(name);
  for (const picture of globSync("assets/board-opening-*.svg", { cwd: dist })) files.add(`/${picture}`);
  // Nobody looks at a board in there.
  for (const worker of globSync("assets/worker-*.js", { cwd: dist }))
    if (!/geometry|interchange/.test(worker)) files.add(`/${worker}`);
  return [...files].filter((file) => !/\.woff2?$/.test(file));
}

export async function writeOffline(): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  await build({
    root: web,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      OFFLINE_FILES: JSON.stringify(filesOf(manifest)),
      OFFLINE_ENTRY: JSON.stringify(`/${manifest["index.html"].file}`),
    },
    build: {
      target: "es2023",
      outDir: dist,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(web, "src/app/offline/service-worker.ts"),
        output: { entryFileNames: "offline.js" },
      },
    },
  });
}
