import {
  type FoldedLine,
  fail,
  kindOf,
  type LineReader,
  type Location,
  type Misreading,
  type Own,
  ok,
  own,
  type Province,
  type Result,
  type Rules,
  type UnitKind,
} from "@chancery/engine";
import type { Reviving } from "./lines.ts";
import type { Wish } from "./revival.ts";
import { told } from "./told.ts";

const HEAD = /^\s*(?:order to )?(?:revive|revival|rise)\b(?<heading>[^:\d]*:)?\s*:?\s*/i;
const PREFERENCE = /\b(?:preference|preferred|ranked|order)\b/i;
const ORDINAL = "\\d{1,2}(?:st|nd|rd|th)?";
const ITEM = new RegExp(
  `^(?:(?<rank>${ORDINAL})\\s*[.):]?\\s*)?(?:(?<letter>A|F|army|fleet)\\s+)?(?<place>.+?)` +
    "(?:\\s*\\(\\s*(?<behind>A|F|army|fleet)\\s*\\))?(?:\\s*\\(?\\b(?<none>none|no unit|without unit)\\)?)?$",
  "i",
);

export const isRevival = (text: string): boolean => HEAD.test(text);

const NUMBERED = new RegExp(`^\\s*${ORDINAL}\\s*(?:[.):]|\\s|$)`, "i");
const BARE_NUMBER = new RegExp(`^\\s*${ORDINAL}\\s*[.):]?\\s*$`, "i");
/** "Par > Bre": one is preferred to the other. */
const PREFERRED = /\s*>\s*/;
const BETWEEN = new RegExp(`[,;>]|\\s+(?=${ORDINAL}\\s*[.):]?\\s)`, "i");

/**
 * A list that is written one center below the other, as slips of paper have it: under a heading or, its centers being
 * numbered, without one. Numbers with nothing behind them are left out. Null if it is no such list.
 */
export function foldRevival(lines: readonly string[]): FoldedLine | null {
  const [first] = lines;
  const head = HEAD.exec(first);
  const isHeaded = PREFERENCE.test(head?.groups?.heading ?? "");
  const isItem = (line: string): boolean =>
    NUMBERED.test(line) || (isHeaded && line.trim() !== "" && !line.includes(":"));
  const isChain = !head && PREFERRED.test(first) && !NUMBERED.test(first);
  if (isChain) return { text: `Revive ${first.trim()}`, count: 1 };
  if (!head && !NUMBERED.test(first)) return null;
  const end = lines.findIndex((line, i) => i > 0 && !isItem(line));
  const count = end < 0 ? lines.length : end;
  if (head && count === 1) return null;
  const items = lines.slice(head ? 1 : 0, count).filter((line) => !BARE_NUMBER.test(line));
  const heading = head ? first.trim() : "Revive";
  return { text: `${heading} ${items.map((line) => line.trim()).join(", ")}`, count };
}

interface Item {
  readonly rank: number | null;
  readonly letter: string | null;
  readonly place: string;
  readonly none: boolean;
}

/**
 * Reads a lost country's order to revive: "Revive 1 A Mos, 2 F StP/sc, 3 War none". The centers have to be
 * numbered, or headed as standing in order of preference (MB-246, R58). Null if the text isn't one.
 */
export function readRevival(reader: LineReader, text: string): Result<Own, Misreading> | null {
  const head = HEAD.exec(text);
  if (!head) return null;
  const { state, rules } = reader;
  const at = head[0].length;
  const wrong = (code: string, ids: readonly string[], facts = {}, from = at) =>
    fail({ code: "own", own: told(code, ids, facts), text: text.slice(from), at: from, unit: null } as const);
  if (state.phase.task !== "M") return wrong("revival-out-of-season", ["MB-243", "MB-231"], {}, 0);
  const items = itemsOf(text.slice(at));
  if (items.length === 0) return wrong("nothing-to-revive", ["MB-244"]);
  const isHeaded = PREFERENCE.test(head.groups?.heading ?? "");
  const ranked = inOrder(items, isHeaded || PREFERRED.test(text.slice(at)));
  if (!ranked) return wrong("no-preference", ["MB-246"]);
  const { wishes, struck } = wishesOf(reader, ranked);
  if (wishes.length === 0) {
    const homes = rules.powers[reader.power].homes.map((home) => rules.board.provinces[home].id);
    return wrong("no-home-centre", ["MB-235"], { homes });
  }
  const line: Reviving = { kind: "revival", wishes, struck };
  return ok(own(line));
}

/** Separated by commas, semicolons or ">"; where centers are numbered, the numbers separate them too. */
function itemsOf(text: string): Item[] {
  return text
    .split(BETWEEN)
    .map((part) => ITEM.exec(part.trim())?.groups)
    .flatMap((groups) =>
      groups
        ? [
            {
              rank: groups.rank ? Number.parseInt(groups.rank, 10) : null,
              letter: (groups.letter ?? groups.behind)?.[0].toUpperCase() ?? null,
              place: groups.place,
              none: groups.none !== undefined,
            },
          ]
        : [],
    );
}

/** The items by preference; null if that is not said. One alone needs no number. */
function inOrder(items: readonly Item[], isHeaded: boolean): readonly Item[] | null {
  const ranks = new Set(items.map(({ rank }) => rank));
  if (!ranks.has(null) && ranks.size === items.length)
    return items.toSorted((a, b) => (a.rank as number) - (b.rank as number));
  return ranks.size === 1 && ranks.has(null) && (isHeaded || items.length === 1) ? items : null;
}

/** Foreign or repeated names are struck out, the rest counts (R58). */
function wishesOf(reader: LineReader, items: readonly Item[]): Pick<Reviving, "wishes" | "struck"> {
  const { rules, power } = reader;
  const wishes: Wish[] = [];
  const struck: string[] = [];
  for (const item of items) {
    const at = reader.place(item.place);
    const center = at === null ? null : (rules.board.provinceOf[at] as Province);
    const isHome = center !== null && rules.powers[power].homes.includes(center);
    if (!isHome || wishes.some((wish) => wish.center === center)) struck.push(item.place);
    else wishes.push({ center, unit: item.none ? null : unitAt(rules, reader, item.letter, at as Location) });
  }
  return { wishes, struck };
}

/** The unit wanted: an army if none is named (R68). One that can't be there doesn't count. */
function unitAt(rules: Rules, { power }: LineReader, letter: string | null, at: Location): Wish["unit"] {
  const kind = kindOf(rules, power, letter ?? "A") as UnitKind;
  const province = rules.board.provinceOf[at] as number as Location;
  const { terrain, coasts } = rules.board.provinces[province];
  if (kind.way === "land") return { kind, at: province };
  return terrain === "inland" || (coasts.length > 0 && at === province) ? null : { kind, at };
}
