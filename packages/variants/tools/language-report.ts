/** What a language has of all texts, what it lacks, and which of its texts don't fit the English ones. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  type Catalog,
  LOCALIZED_AREA,
  type Localized,
  localizedKey,
  type PlacesFile,
  type Texts,
} from "@chancery/messages";
import { faultsOf, faultsOfLocalized, type TextFault, wordsOf } from "@chancery/messages/check";
import { bannedWords, englishNames, type Glossary, parseGlossary } from "@chancery/messages/glossary";
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

/** What a language calls things, and places. */
interface Words {
  readonly glossary: Glossary;
  readonly places: Readonly<Record<string, readonly string[]>>;
}

function wordsIn(folder: string): Words {
  const read = (name: string): string | null =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : null;
  let places: Words["places"] = {};
  try {
    places = (JSON.parse(read("places.json") ?? "{}") as PlacesFile).places ?? {};
  } catch {
    // It's told of where the file itself is looked at.
  }
  return { glossary: parseGlossary(read("GLOSSARY.md") ?? ""), places };
}

/** Words in texts that should be others, by the texts' keys. */
const wordFaults = (
  { glossary, places }: Words,
  english: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, unknown>>,
): readonly TextFault[] =>
  Object.entries(texts).flatMap(([key, text]): TextFault[] => {
    const model = english[key];
    if (typeof text !== "string" || model === undefined) return [];
    return [
      ...bannedWords(glossary, model, text).map((what) => ({ key, code: "other-word" as const, what })),
      ...englishNames(places, text).map((what) => ({ key, code: "english-name" as const, what })),
    ];
  });

/** Texts of messages by their keys, as people read them. Those that can't be read are faults already. */
const read = (messages: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, message]) => {
      try {
        return [[key, wordsOf(String(message))]];
      } catch {
        return [];
      }
    }),
  );

/** What is wrong with the words of the rules in a language, by the rules' ids. */
export function rulesReport(language: string): readonly TextFault[] {
  const words = wordsIn(join(LANGUAGES_FOLDER, language));
  const rules = join(PACKAGES, "../docs/rules");
  return globSync("*.ledger.tsv", { cwd: rules }).flatMap((file) => {
    const own = join(rules, language, file);
    if (!existsSync(own)) return [];
    const lines = (path: string): Record<string, string> =>
      Object.fromEntries(
        readFileSync(path, "utf8")
          .split(/\r?\n/)
          .map((line) => line.split("\t"))
          .map((cells) => [cells[0], cells.at(-1) ?? ""]),
      );
    return wordFaults(words, lines(join(rules, file)), lines(own));
  });
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
  const words = wordsIn(folder);
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
    if (area === LOCALIZED_AREA) {
      const model = Object.fromEntries(all.map((each) => [localizedKey(each), each.en]));
      const faults = [...faultsOfLocalized(all, texts), ...wordFaults(words, model, texts)];
      return { ...empty, missing, faults };
    }
    if (catalog) {
      const faults = [
        ...faultsOf(language, catalog, texts, forms),
        ...wordFaults(words, read(catalog), read(texts)),
      ];
      return { ...empty, missing, faults };
    }
    return known.has(area) ? { ...empty, missing } : { ...empty, broken: "no area has this name" };
  });
  return reports;
}
