/** Writes the pages that the server sends: a shell for each address and language, in front of the built application. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES, type Language } from "@chancery/messages";
import type { Manifest } from "vite";
import { build, transformWithOxc } from "vite";
import type { Shell } from "../src/app/shell/render.tsx";
import { groupModule, type PAGE_GROUPS } from "./compile-messages.ts";

const web = join(import.meta.dirname, "..");
const dist = join(web, "dist");

/** Renders the shells by the application's own components and styles. */
async function render(): Promise<{ shells: Shell[]; manifests: ReadonlyMap<Language, object> }> {
  const outDir = join(dist, ".shells");
  await build({
    root: web,
    logLevel: "warn",
    build: { ssr: "src/app/shell/render.tsx", outDir, emptyOutDir: true, manifest: false, cssMinify: true },
  });
  const { shells, manifestIn } = await import(pathToFileURL(join(outDir, "render.js")).href);
  const rendered: Shell[] = await shells();
  const manifests = await Promise.all(
    LANGUAGES.map(async (language) => [language, await manifestIn(language)] as const),
  );
  // Only now: it loads texts when it needs them.
  rmSync(outDir, { recursive: true });
  return { shells: rendered, manifests: new Map(manifests) };
}

/** The page's inline script. */
async function first(): Promise<string> {
  const path = join(web, "src/app/shell/first.ts");
  const { code } = await transformWithOxc(readFileSync(path, "utf8"), path, { target: "es2023" });
  const plain = code.replace(/export \{\};?/, "").replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, "");
  return `{${plain.replaceAll(/\s*\n\s*/g, "\n").trim()}}`;
}

/** All files that a module needs at once: scripts, and styles. */
function filesOf(manifest: Manifest, names: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name].imports?.forEach(visit);
  };
  names.forEach(visit);
  const chunks = [...seen].map((name) => manifest[name]);
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

/** The texts that a page needs at once, by its shell. */
const TEXTS: Readonly<Record<string, readonly (keyof typeof PAGE_GROUPS)[]>> = {
  start: ["start"],
  game: ["start"],
  projector: ["start"],
  other: ["start"],
  sandbox: ["start", "orders"],
};

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

export async function writeShells(): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const template = readFileSync(join(dist, "index.html"), "utf8");
  const script = await first();
  const { shells, manifests } = await render();
  for (const [language, manifest] of manifests)
    writeFileSync(join(dist, `app.${language}.webmanifest`), JSON.stringify(manifest));
  for (const shell of shells) {
    // Modules wait for their texts in other languages.
    const texts = TEXTS[shell.name.split("/")[0]].map((group) => groupModule(shell.language, group));
    const modules = [
      "src/app/App.tsx",
      ...(shell.module === null ? [] : [shell.module]),
      ...texts.filter((module) => module in manifest),
    ];
    const { scripts, styles } = filesOf(manifest, modules);
    const links = [
      ...styles.map(
        (file) => `<link rel="preload" as="style" crossorigin href="/${file}" fetchpriority="low" />`,
      ),
      ...scripts.map(
        (file) => `<link rel="modulepreload" crossorigin href="/${file}" fetchpriority="low" />`,
      ),
    ];
    // Where a picture shows first, the application fetches its files after it.
    const isLate = shell.markup.includes("<picture>");
    const files = isLate ? `<template id="files">${links.join("")}</template>` : links.join("");
    const head = [
      `<meta name="description" content="${escaped(shell.description)}" />`,
      `<link rel="manifest" href="/app.${shell.language}.webmanifest" />`,
      `<script>${script}</script>`,
      `<style>${shell.styles.replaceAll(/\s*\n\s*/g, "")}</style>`,
    ];
    const html = template
      .replace('<html lang="en">', `<html lang="${shell.language}">`)
      .replace(/<title>.*?<\/title>/, () => `<title>${escaped(shell.title)}</title>${head.join("")}`)
      .replace(
        '<div id="root">',
        () => `${shell.markup && `<div id="shell">${shell.markup}</div>`}<div id="root">`,
      )
      .replace("</body>", () => `<noscript>${shell.noScript}</noscript>${files}</body>`);
    const path = join(dist, "pages", `${shell.name}.${shell.language}.html`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html);
  }
}
