import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chancery, folderWith } from "./index.ts";

/** A recorded game of three phases. */
export const GAME = `Spring 1901
France: A Par - Bur, A Mar - Spa
Germany: A Mun - Ruh
Fall 1901
France: A Bur - Mun
Winter 1901
France: Build A Par
`;

/** Runs the command in a folder with these files; what it printed, and how to read what it drew. */
export async function render(args: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const cwd = folderWith(files);
  const run = await chancery(["render", ...args], { cwd });
  const path = (name: string): string => join(cwd, name);
  return {
    ...run,
    text: (name: string): string => readFileSync(path(name), "utf8"),
    bytes: (name: string): Buffer => readFileSync(path(name)),
    names: (folder: string): string[] => readdirSync(path(folder)).sort(),
    exists: (name: string): boolean => existsSync(path(name)),
  };
}

/** The label of an order in a picture, by words in it. */
export const orderIn = (svg: string, words: string): string =>
  new RegExp(`<g [^>]*class="order"[^>]*aria-label="([^"]*${words}[^"]*)"`).exec(svg)?.[1] ?? "";
export const count = (text: string, piece: string | RegExp): number => text.split(piece).length - 1;
export const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];
