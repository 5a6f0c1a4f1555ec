/** What a language has of all texts, what it lacks, and which of its texts don't fit the English ones. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  type Catalog,
  LOCALIZED_AREA,
  type Localized,
  localizedKey,
  type PlacesFile,
  type Texts,
} from "@chancery/messages";
import { faultsOf, faultsOfLocalized, type TextFault } from "@chancery/messages/check";
import { BOARDS } from "../appearance.ts";
import { FAVOR_TEXTS } from "../dissolution/favor-scene.ts";
import { ORDER_AREAS } from "../order-words.ts";
import { GAMES } from "../registry.ts";
import { SEASON_NAMES } from "../season-names.ts";

const PACKAGES = join(import.meta.dirname, "../..");

/** Where the texts of all languages but English are, a folder each. */
export const LANGUAGES_FOLDER = join(PACKAGES, "messages/languages");

/** An area of one language. */
export interface AreaReport {
  readonly area: string;
  /** How many texts English has. */
  readonly total: number;
  /** Those that are shown in English. */
  readonly missing: readonly string[];
  readonly faults: readonly TextFault[];
  /** What is wrong with the whole file, or null. */
  readonly broken: string | null;
}

/** Every area with its English texts. */
async function englishAreas(): Promise<ReadonlyMap<string, Catalog>> {
  const files = [
    ...globSync("messages/src/en/*.ts", { cwd: PACKAGES }).map((file) => [basename(file, ".ts"), file]),
    ...globSync("variants/*/messages/en.ts", { cwd: PACKAGES }).map((file) => [
      `games/${file.split("/")[1]}`,
      file,
    ]),
    ...globSync("variants/*/pages/messages/en.ts", { cwd: PACKAGES }).map((file) => [
      `games/${file.split("/")[1]}-pages`,
      file,
    ]),
  ];
  const areas = files
    .toSorted()
    .map(async ([area, file]) => [area, (await import(join(PACKAGES, file))).default] as const);
  return new Map(await Promise.all(areas));
}

/** All texts that stand beside what they belong to: in manifests, openings and so on. */
async function allLocalized(): Promise<readonly Localized[]> {
  const openings = await Promise.all(GAMES.map(({ openings }) => openings?.()));
  const described = GAMES.map(({ board: _, messages: __, ...manifest }) => manifest);
  const found = new Map<string, Localized>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("en" in value) found.set(localizedKey(value as Localized), value as Localized);
    Object.values(value).forEach(visit);
  };
  visit([described, openings, SEASON_NAMES, FAVOR_TEXTS]);
  return [...found.values()].filter(({ isSame }) => !isSame);
}

/** The forms of names that a language has. */
function formsOf(folder: string): readonly string[] {
  try {
    const { classes } = JSON.parse(readFileSync(join(folder, "forms.json"), "utf8"));
    return Object.keys(classes[""]);
  } catch {
    return [];
  }
}

/** What boards are called and what is written on them: provinces, and places that cannot be entered. */
async function placesOnBoards(): Promise<readonly string[]> {
  const names = await Promise.all(
    BOARDS.map(async ({ table, geometry }) => [
      table.name,
      ...table.provinces.map(({ name }) => name),
      ...(await geometry()).offBoard.map(({ text }) => text),
    ]),
  );
  return [...new Set(names.flat())].sort();
}

/** Every area of a language; `folder` has its files. */
export async function reportOn(
  language: string,
  folder: string = join(LANGUAGES_FOLDER, language),
): Promise<readonly AreaReport[]> {
  const english = await englishAreas();
  const all = await allLocalized();
  const files = globSync("**/*.json", { cwd: folder }).map((file) => file.slice(0, -5).replaceAll("\\", "/"));
  const forms = formsOf(folder);
  const known = new Set([...english.keys(), LOCALIZED_AREA, ...ORDER_AREAS, "forms"]);
  const places = await placesOnBoards();
  const reports = [...known, ...files.filter((file) => !known.has(file))].sort().map((area): AreaReport => {
    const catalog = english.get(area);
    const keys =
      area === LOCALIZED_AREA
        ? all.map(localizedKey)
        : area === "places"
          ? places
          : Object.keys(catalog ?? {});
    const empty = { area, total: keys.length, missing: keys, faults: [], broken: null };
    if (!files.includes(area)) return empty;
    let texts: Texts;
    try {
      texts = JSON.parse(readFileSync(join(folder, `${area}.json`), "utf8"));
    } catch (error) {
      return { ...empty, broken: error instanceof Error ? error.message : String(error) };
    }
    if (area === "places") {
      const named = (texts as PlacesFile).places ?? {};
      const unknown = Object.keys(named).filter((name) => !places.includes(name));
      return {
        ...empty,
        missing: places.filter((name) => !Object.hasOwn(named, name)),
        faults: unknown.map((key) => ({ key, code: "no-such-text", what: "" })),
      };
    }
    const missing = keys.filter((key) => !Object.hasOwn(texts, key));
    if (area === LOCALIZED_AREA) return { ...empty, missing, faults: faultsOfLocalized(all, texts) };
    if (catalog) return { ...empty, missing, faults: faultsOf(language, catalog, texts, forms) };
    return known.has(area) ? { ...empty, missing } : { ...empty, broken: "no area has this name" };
  });
  return reports;
}
