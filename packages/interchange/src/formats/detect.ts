import { type JsonFault, parseJson } from "@chancery/contract";
import { fail, isRecord, ok, type Result } from "@chancery/engine";

/** What a text or a file was recognized as. */
export interface Detected {
  readonly format: string;
  /** The games in it: JSON values, or one text. */
  readonly games: readonly unknown[];
}

/** Recognizes the format of a text by what is in it. What isn't JSON is a log or a sheet of orders. */
export function detect(text: string): Result<Detected, JsonFault> {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  if (!/^[[{"]/.test(trimmed))
    return ok({ format: /^PHASE \d{1,4} \w+ \w+/m.test(trimmed) ? "droidippy" : "text", games: [trimmed] });
  const games = gamesIn(trimmed);
  if (!games.ok) return games;
  return ok({ format: formatOf(games.value[0]), games: games.value });
}

/** One JSON text, a list of games, or JSON Lines. */
function gamesIn(text: string): Result<readonly unknown[], JsonFault> {
  const whole = parseJson(text);
  if (whole.ok) return ok(Array.isArray(whole.value) ? whole.value : [whole.value]);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const games: unknown[] = [];
  for (const [index, line] of lines.entries()) {
    const game = parseJson(line);
    if (!game.ok) return fail(index === 0 ? whole.error : { ...game.error, line: index + 1 });
    games.push(game.value);
  }
  return lines.length === 1 ? fail(whole.error) : ok(games);
}

/** The format of a game in JSON. If it looks like none of them, it's read as our own, and the faults are those of our format. */
function formatOf(game: unknown): string {
  if (!isRecord(game)) return "chancery";
  if ("variantID" in game) return "webdiplomacy";
  if (!("map" in game)) return "chancery";
  const isCicero = "version" in game || "is_full_press" in game || isSaidToAll(game.phases);
  return isCicero ? "cicero" : "py-diplomacy";
}

/** Only Cicero addresses messages to ALL. */
const isSaidToAll = (phases: unknown): boolean =>
  Array.isArray(phases) &&
  phases.some((phase) => {
    const messages = isRecord(phase) ? Object.values((phase.messages ?? {}) as object) : [];
    return messages.some((message) => isRecord(message) && message.recipient === "ALL");
  });
