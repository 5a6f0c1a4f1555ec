import { readFileSync } from "node:fs";
import type { Game } from "@chancery/engine";
import { type Notation, type Power, readPosition, readPower, type State } from "@chancery/engine";
import type { Item, Line } from "../src/talk/reading/item.ts";

/** What a message says, as a test expects it. */
export interface Label {
  readonly act: string;
  readonly kind: string;
  readonly provinces: readonly string[];
  readonly orders: readonly string[];
}

export interface Conversation {
  readonly state: State;
  readonly lines: readonly Line[];
  readonly labels: readonly (readonly Label[])[];
}

const sorted = (all: string): readonly string[] => (all === "-" ? [] : all.split(/[,;]/).sort());

/** Reads `messages-de.txt`. */
export function conversationsIn(notation: Notation, start: Game["start"]): readonly Conversation[] {
  const text = readFileSync(new URL("./messages-de.txt", import.meta.url), "utf8");
  const { powers } = notation.rules;
  const initials = new Map(powers.map(({ name }, power) => [name[0], power as Power]));
  const positions = new Map<string, State>([["start", start]]);
  for (const [, name, phase, units] of text.matchAll(/^@ (\S+) (\S+)\n((?:[A-Z]{5,}.*\n)+)/gm)) {
    const byPower = Object.fromEntries(
      units
        .trim()
        .split(/\s*[|\n]\s*/)
        .map((each) => {
          const [power, list] = each.split(": ");
          const found = readPower(notation, power);
          return [found.ok ? powers[found.value].name : power, list.split(", ")];
        }),
    );
    const read = readPosition(notation, start, { phase, units: byPower });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    positions.set(name, read.value);
  }
  return [...text.matchAll(/^= (\S+) (\S) (\S)\n((?:(?:[A-Z] | ).*\n)+)/gm)].map(
    ([, position, one, other, body]) => {
      const pair = [one, other].map((letter) => initials.get(letter) as Power);
      const lines: Line[] = [];
      const labels: Label[][] = [];
      for (const line of body.trimEnd().split("\n")) {
        if (line.startsWith(" ")) {
          const [act, kind, , provinces = "-", orders = "-"] = line.trim().split(" ");
          labels.at(-1)?.push({
            act,
            kind,
            provinces: sorted(provinces),
            orders: sorted(orders).map((order) => order.replaceAll("_", " ").replace("-", " - ")),
          });
          continue;
        }
        const from = initials.get(line[0]) as Power;
        lines.push({ from, to: pair.find((power) => power !== from) as Power, text: line.slice(2) });
        labels.push([]);
      }
      return { state: positions.get(position) as State, lines, labels };
    },
  );
}

/** What was read, to compare with labels. */
export function labelOf(notation: Notation, { act, kind, provinces, orders }: Item): Label {
  const capitals = (text: string): string => text.replace(/\/[a-z]c/g, "").toUpperCase();
  return {
    act,
    kind,
    provinces: provinces.map((place) => capitals(notation.rules.board.provinces[place].id)).sort(),
    orders: orders.map(capitals).sort(),
  };
}

const BINDING = new Set(["propose", "promise", "ask", "accept", "decline"]);
const isBinding = ({ act, kind }: Label): boolean => BINDING.has(act) && kind !== "other";

const LEVELS: Readonly<Record<string, (labels: readonly Label[]) => readonly string[]>> = {
  binding: (labels) => (labels.some(isBinding) ? ["binding"] : []),
  kind: (labels) => labels.map(({ act, kind }) => `${act} ${kind}`),
  provinces: (labels) => labels.map(({ act, kind, provinces }) => `${act} ${kind} ${provinces}`),
  orders: (labels) =>
    labels.flatMap(({ act, orders }) => (orders.length > 0 ? [`${act} ${orders.join(";")}`] : [])),
};

/** F1 at each level. */
export function scoresOf(
  pairs: readonly (readonly [expected: readonly Label[], read: readonly Label[]])[],
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(LEVELS).map(([level, keysOf]) => {
      let hits = 0;
      let all = 0;
      for (const [expected, read] of pairs) {
        const left = [...keysOf(expected)];
        const found = keysOf(read);
        all += left.length + found.length;
        for (const key of found) {
          const at = left.indexOf(key);
          if (at < 0) continue;
          hits++;
          left.splice(at, 1);
        }
      }
      return [level, (2 * hits) / Math.max(1, all)];
    }),
  );
}
