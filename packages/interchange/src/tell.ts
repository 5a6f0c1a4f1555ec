import { explainReason, tellOrder, type Words } from "@chancery/contract";
import type { ReasonJson, Rules } from "@chancery/engine";
import type { Translator } from "@chancery/messages";
import type catalog from "@chancery/messages/en/interchange.ts";
import type { Difference } from "./difference.ts";
import type { ImportReport } from "./import-game.ts";

/** The words for what an import found. */
export type ImportWords = Translator<typeof catalog>;

/** Something that an import found, in words. */
export interface Told {
  /** Null for what is about the game as a whole. */
  readonly phase: string | null;
  readonly text: string;
  /** Orders and their results. */
  readonly reasons: readonly { readonly about: string; readonly why: string }[];
}

/** Everything that an import found, in the order of the game. */
export function tellImport(words: Words, text: ImportWords, rules: Rules, report: ImportReport): Told[] {
  const { differences, misread, unplayed, unread, unknownFields } = report;
  const fields = { count: unknownFields.length, fields: unknownFields.join(", ") };
  return [
    ...differences.map((found) => tellDifference(words, text, rules, found)),
    ...misread.map(({ phase, report: { text: written, ...order } }) => {
      const { why } = tellOrder(words, rules, { text: written, ...order });
      return { phase, text: text("misread", { text: written, why }), reasons: [] };
    }),
    ...unplayed.map(({ phase }) => ({ phase, text: text("unplayed"), reasons: [] })),
    ...unread.map((piece) => ({ phase: null, text: text("unread", { ...piece }), reasons: [] })),
    ...(fields.count > 0 ? [{ phase: null, text: text("unknownFields", fields), reasons: [] }] : []),
  ];
}

function tellDifference(
  words: Words,
  text: ImportWords,
  rules: Rules,
  { phase, what, power = "", ours, theirs, because, events = [], since, inferred }: Difference,
): Told {
  const listed = (items: readonly string[]): string => items.join(", ") || text("none");
  const inWords = (items: readonly string[]): string =>
    what === "result"
      ? (items.length > 0 ? items : ["none"]).map((word) => text.byCode(`result.${word}`) ?? word).join(", ")
      : listed(items);
  const values = {
    power: words.power(rules.variant, power),
    order: because[0]?.order ?? "",
    ours: inWords(ours),
    theirs: inWords(theirs),
  };
  const about = (name: string): string => (since ? text("inPhase", { phase: since, what: name }) : name);
  return {
    phase,
    text: text(inferred ? "unitsInferred" : what, values),
    reasons: [
      ...because.map((report) => ({
        about: about(report.order ?? report.text),
        why: tellOrder(words, rules, report).why,
      })),
      ...events.map((event) => ({
        about: about(String(event.unit ?? "")),
        why: explainReason(words, rules, event.reason as ReasonJson),
      })),
    ],
  };
}
