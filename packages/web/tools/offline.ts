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
  ...["StartPage", "PlayPage", "SandboxPage", "GamesPage", "GamePage", "TablePage"].map(pageOf),
  ...["SoloGames", "BoardPreview", "GameLists"].map(pageOf),
  /^src\/pages\/table\/solo\//,
  /^src\/api\/kept\.ts$/,
  /^src\/api\/push\.ts$/,
  /^src\/lib\/device\.ts$/,
  /^src\/pages\/table\/.*\/kept-sheets\.ts$/,
  /^src\/api\/solo\/port\.ts$/,
  /^src\/games\/[^/]+\/plugin\.ts$/,
  /^src\/(orders|board|games)\/.*\.tsx$/,
  /\/geometry\.json$/,
  // Pages that haven't been seen yet open in every language.
  /\/messages\/languages\/.*\.group\.js$/,
  /\/favor-map\.ts$/,
];

function pageOf(name: string): RegExp {
  return new RegExp(`^src/pages/.*/${name}\\.tsx$`);
}

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
  for (const module of MODULES) {
    const names = Object.keys(manifest).filter((name) => module.test(name));
    if (names.length === 0) throw new Error(`No module is called ${module}, which pages need offline.`);
    names.forEach(visit);
  }
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
