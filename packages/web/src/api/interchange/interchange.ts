import { detect, FORMATS, type ImportedGame, importGame, replay, reportOf } from "@chancery/interchange";
import { ORDER_AREAS } from "@chancery/variants/order-words";
import { fetchLanguageData } from "../../messages/fetch.ts";
import { scopeOf } from "../solo/scope.ts";
import type { BroughtGame, FromInterchange, ToInterchange } from "./protocol.ts";

/** As many games of a file are shown at once; the command line reads any number. */
const MOST_GAMES = 50;

const scope = scopeOf<ToInterchange, FromInterchange>();
scope.onmessage = async ({ data }) =>
  scope.postMessage(data.do === "import" ? await bring(data) : write(data));

/** Recognizes and plays the games in a file. */
async function bring({
  text,
  variant,
  rulebook,
  language,
}: ToInterchange & { readonly do: "import" }): Promise<FromInterchange> {
  await fetchLanguageData(language, ORDER_AREAS);
  const detected = detect(text);
  if (!detected.ok) return { fault: { code: "bad-json", path: "", fault: detected.error }, game: null };
  const { format, games } = detected.value;
  const brought: BroughtGame[] = [];
  for (const [index, given] of games.slice(0, MOST_GAMES).entries()) {
    const imported = importGame(format, given, { variant, rulebook, language });
    if (!imported.ok) return { fault: imported.error, game: games.length > 1 ? index + 1 : null };
    brought.push({ report: reportOf(imported.value), placed: placedIn(imported.value) });
  }
  return { brought: { format, games: brought, more: Math.max(0, games.length - MOST_GAMES) } };
}

const placedIn = ({ replayed: { game, phases } }: ImportedGame): number[] =>
  phases.flatMap(({ before }, index) =>
    before === (index === 0 ? game.start : phases[index - 1].after) ? [] : [index],
  );

function write({ record, format }: ToInterchange & { readonly do: "write" }): FromInterchange {
  const played = replay(record);
  if (!played.ok) return { fault: played.error, game: null };
  return { written: `${JSON.stringify(FORMATS[format].write?.(record, played.value), null, 2)}\n` };
}
