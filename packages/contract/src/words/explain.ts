import {
  citationsOf,
  type Illegal,
  type Misreading,
  misreadingJson,
  type OwnFacts,
  type OwnReason,
  type Reason,
  type ReasonJson,
  type Rules,
  reasonJson,
  type SheetFault,
  sheetFaultJson,
} from "@chancery/engine";
import type { MessageValues } from "@chancery/messages";
import type { EventReport, OrderReport, Told } from "../response.ts";
import { isReason, type Teller, valuesOf } from "./values.ts";
import { namesFor, type Phrases, type Words } from "./words.ts";

/** A reason in words, with the rules it rests on. */
export interface Explanation {
  readonly why: string;
  readonly rules: readonly string[];
}

/** Why an order came out as it did or isn't allowed, straight from the engine. */
export const explain = (words: Words, rules: Rules, reason: Reason | Illegal | OwnReason): Explanation => ({
  why: explainReason(words, rules, reasonJson(rules, reason)),
  rules: citationsOf(rules, reason),
});

/** What a game says in a code of its own. */
export const explainOwn = (words: Words, rules: Rules, { code, facts }: OwnFacts): string =>
  explainReason(words, rules, { code, ...facts });

/** Says why a text couldn't be read as an order. */
export const explainMisreading = (words: Words, rules: Rules, misreading: Misreading): string =>
  explainReason(words, rules, misreadingJson(rules, misreading));

/** Says what is wrong with a sheet apart from its orders. */
export const explainSheetFault = (words: Words, rules: Rules, fault: SheetFault): string =>
  explainReason(words, rules, sheetFaultJson(rules, fault));

/** A reason as it is reported, in words. The game's own messages come first. */
export function explainReason(words: Words, rules: Rules, { code, ...facts }: ReasonJson): string {
  const values = valuesOf(tellerOf(words, rules), code, facts);
  return say(code, values, [words.game(rules.variant), words.explain, words.misreadings]) ?? plainly(code);
}

/** What else happened, in words. */
function explainEvent(words: Words, rules: Rules, { type, ...facts }: EventReport): string {
  const values = { ...valuesOf(tellerOf(words, rules), type, facts), ...partnersOf(words, rules, facts) };
  const key = type === "ended" ? `ended-${String(facts.how === "victory" ? facts.by : facts.how)}` : type;
  return say(key, values, [words.events, words.game(rules.variant)]) ?? plainly(type);
}

/** A message of the first catalog that has it; none if a report lacks what it is to say. */
function say(
  key: string,
  values: MessageValues,
  catalogs: readonly (Phrases | undefined)[],
): string | undefined {
  for (const catalog of catalogs) {
    try {
      const said = catalog?.byCode(key, values);
      if (said !== undefined) return said;
    } catch {
      // A newer or older program may have written other facts into the report. The code still says what it's about.
      return undefined;
    }
  }
  return undefined;
}

/** An order report with its reason in words. One that was stored in words, by earlier versions, keeps them. */
export const tellOrder = (words: Words, rules: Rules, report: OrderReport): Told<OrderReport> => ({
  ...report,
  why: report.why ?? (report.reason ? explainReason(words, rules, report.reason) : ""),
});

/** The same for an event, and for whatever within it has a reason. */
export const tellEvent = (words: Words, rules: Rules, event: EventReport): Told<EventReport> => ({
  ...(tellParts(words, rules, event) as EventReport),
  why: event.why ?? explainEvent(words, rules, event),
});

/** Everything that came of a phase, in words. */
export const tellResult = <T extends Reported>(words: Words, rules: Rules, result: T): ToldResult<T> => ({
  ...result,
  orders: result.orders.map((order) => tellOrder(words, rules, order)),
  events: result.events.map((event) => tellEvent(words, rules, event)),
});

interface Reported {
  readonly orders: readonly OrderReport[];
  readonly events: readonly EventReport[];
}
type ToldResult<T extends Reported> = Omit<T, "orders" | "events"> & {
  readonly orders: readonly Told<OrderReport>[];
  readonly events: readonly Told<EventReport>[];
};

function tellParts(words: Words, rules: Rules, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => tellParts(words, rules, part));
  if (typeof value !== "object" || value === null || isReason(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, tellParts(words, rules, part)] as const);
  const { reason, why } = value as { readonly reason?: unknown; readonly why?: unknown };
  const isUntold = isReason(reason) && why === undefined;
  return {
    ...Object.fromEntries(parts),
    ...(isUntold && { why: explainReason(words, rules, reason as ReasonJson) }),
  };
}

function tellerOf(words: Words, rules: Rules): Teller {
  const teller: Teller = {
    words,
    names: namesFor(words, rules),
    part: (key, values) => say(key, values, [words.game(rules.variant), words.misreadings]) ?? "",
    explain: (reason) => explainReason(words, rules, reason),
  };
  return teller;
}

/** Powers that share a seat with this one. */
function partnersOf(
  words: Words,
  rules: Rules,
  { seat, power }: Readonly<Record<string, unknown>>,
): { readonly partners?: string } {
  if (!Array.isArray(seat)) return {};
  const others = (seat as readonly string[]).filter((each) => each !== power);
  const { partners } = valuesOf(tellerOf(words, rules), "", { partners: others });
  return { partners: String(partners) };
}

/** A code that nobody has words for, as in a game that is only being tried: "beyond-favor" -> "Beyond favor". */
const plainly = (code: string): string => {
  const words = code.replace(/[-.]/g, " ");
  return `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`;
};
