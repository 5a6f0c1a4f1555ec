import type { BotCharacter, Saying } from "@chancery/api";
import type { Dice } from "../dice.ts";

/**
 * How many ways there are of saying something, in any character and in each. The catalog `talk` has them as `greet.1`,
 * `greet.bold.1` and so on; a test compares.
 */
export const WAYS = {
  "agree-peace": { any: 4, bold: 2, cautious: 2, loyal: 2 },
  "agree-alliance": { any: 4, bold: 2, cautious: 2, loyal: 2 },
  "agree-demilitarize": { any: 4, bold: 1, cautious: 2, loyal: 1 },
  "agree-bounce": { any: 4 },
  "agree-orders": { any: 5, bold: 1, cautious: 1, loyal: 2 },
  "agree-stay-out": { any: 4, loyal: 1 },
  "agree-draw": { any: 3 },
  already: { any: 4 },
  "no-broken-word": { any: 4, bold: 1, loyal: 2 },
  "no-own-plans": { any: 5, bold: 2, cautious: 2, loyal: 2 },
  "no-no-gain": { any: 4, bold: 1, cautious: 1 },
  "no-too-strong": { any: 4, cautious: 1 },
  "no-friend": { any: 4, loyal: 1 },
  "no-draw": { any: 3, bold: 1 },
  "no-wanted": { any: 4, bold: 2 },
  "no-build": { any: 4 },
  "which-province": { any: 4 },
  "which-unit": { any: 4 },
  "against-whom": { any: 4 },
  unclear: { any: 5 },
  "tell-plan": { any: 5, loyal: 2 },
  "keep-plan": { any: 5, bold: 2, cautious: 2 },
  "no-plan": { any: 3 },
  thanks: { any: 5, loyal: 1 },
  noted: { any: 5 },
  "glad-deal": { any: 4 },
  pity: { any: 4 },
  threat: { any: 4, bold: 2, cautious: 1 },
  greet: { any: 5, bold: 2, cautious: 2, loyal: 2 },
  answer: { any: 5 },
  "offer-peace": { any: 4, cautious: 2, loyal: 2 },
  "offer-alliance": { any: 4, bold: 2, loyal: 2 },
  "offer-demilitarize": { any: 3 },
  "offer-orders": { any: 3 },
  "complain-deal": { any: 4, bold: 1, loyal: 2 },
  "complain-word": { any: 5, bold: 1, loyal: 2 },
  "thanks-support": { any: 4, loyal: 1 },
  warn: { any: 4, loyal: 1 },
  farewell: { any: 4, bold: 1, cautious: 1, loyal: 1 },
} as const satisfies Readonly<Record<string, Partial<Record<"any" | BotCharacter, number>>>>;

export type SayingCode = keyof typeof WAYS;
export type Facts = Omit<Saying, "code">;

/** What makes two sayings the same sentence. */
const sentence = (saying: Saying): string => JSON.stringify(saying);

/**
 * A way of saying something that the bot hasn't used in this game: first one that is new as such, then one that is new with
 * these facts. Null where it would repeat itself.
 */
export function phrased(
  code: SayingCode,
  facts: Facts,
  character: BotCharacter,
  used: readonly Saying[],
  dice: Dice,
): Saying | null {
  const ways: Partial<Record<"any" | BotCharacter, number>> = WAYS[code];
  const keys = (["any", character] as const).flatMap((manner) =>
    Array.from({ length: ways[manner] ?? 0 }, (_, at) =>
      manner === "any" ? `${code}.${at + 1}` : `${code}.${manner}.${at + 1}`,
    ),
  );
  const codes = new Set(used.map((saying) => saying.code));
  const sentences = new Set(used.map(sentence));
  const fresh = keys.filter((key) => !codes.has(key));
  const other = keys.filter((key) => !sentences.has(sentence({ code: key, ...facts })));
  const left = fresh.length > 0 ? fresh : other;
  return left.length > 0 ? { code: left[dice.below(left.length)], ...facts } : null;
}

/** What a saying says, without the way it's said. */
export const codeOf = ({ code }: Saying): string => code.split(".")[0];
