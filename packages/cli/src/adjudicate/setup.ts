import {
  errorIn,
  faultIn,
  type OpenGame,
  openVariant,
  parseJson,
  type RequestFault,
  RequestSchema,
  ResponseSchema,
  readRequest,
  stateOf,
} from "@chancery/contract";
import { gameIn } from "@chancery/contract/program-game";
import { nearestName, noSuch, type Result, type State } from "@chancery/engine";
import { formatList } from "@chancery/messages";
import { isVariantFile, type VariantFiles } from "../boards/variant-files.ts";
import { Failure } from "../terminal/failure.ts";
import { isStandardInput, readInput } from "../terminal/input.ts";
import { LANGUAGE } from "../terminal/language.ts";
import { cli } from "../terminal/messages.ts";
import { words } from "../terminal/words.ts";
import { type GameOptions, gameFields } from "./game-options.ts";

/** A game and a position in it. */
export interface Setup {
  readonly table: OpenGame;
  readonly state: State;
}

/** Sets up the game and the position that a file describes; without a file, the start of the game. */
export async function setUpFrom(
  file: string | undefined,
  game: GameOptions,
  files: VariantFiles,
): Promise<Setup> {
  if (file === undefined) return setUp({ state: "start" }, "", game, files);
  return setUp(await readJsonFile(file), `${nameOf(file)}: `, game, files);
}

/** What a file of JSON holds. */
export async function readJsonFile(file: string): Promise<unknown> {
  let text = "";
  for await (const chunk of readInput(file)) text += chunk;
  return readJson(text.replace(/^\uFEFF/, ""), nameOf(file));
}

/** What a JSON text holds, which begins in some line of a file. */
export function readJson(text: string, source: string, first = 1): unknown {
  const json = parseJson(text);
  if (json.ok) return json.value;
  const line = first + json.error.line - 1;
  throw new Failure(`${source}: ${faultIn(words, { ...json.error, line })}`);
}

/** What to call the input when something is wrong with it. */
export const nameOf = (file: string | undefined): string =>
  isStandardInput(file) ? cli("standardInput") : file;

/** A line of the input. */
export const inLine = (file: string | undefined, line: number): string =>
  cli("inLine", { source: nameOf(file), line: String(line) });

/**
 * Sets up the game and the position that some JSON describes: a position, a request, or the response to
 * one, whose new position is meant. The command line decides over what is written there. `source` leads in
 * what is wrong with it.
 */
export async function setUp(
  given: unknown,
  source: string,
  game: GameOptions,
  files: VariantFiles,
): Promise<Setup> {
  const orFail = <T>(result: Result<T, RequestFault>): T => {
    if (result.ok) return result.value;
    const { message, path } = errorIn(words, result.error);
    throw new Failure(`${source}${message}${path ? ` (${path})` : ""}`);
  };
  const request = orFail(readRequest({ ...requestIn(given, source), ...gameFields(game) }));
  if (isVariantFile(request.variant)) {
    const variant = await files.load(request.variant);
    if (!variant.ok) throw new Failure(variant.error);
  }
  const table = gameIn(orFail(openVariant(request, files.find)), request.language ?? LANGUAGE);
  return { table, state: orFail(stateOf(table, request.state)) };
}

/** Fields of requests and of the responses to them. */
const FIELDS = Object.keys({ ...RequestSchema.shape, ...ResponseSchema.shape });

/** Other programs may write more than we read; but a misspelled field of ours isn't dropped silently. */
function refuseMisspelt(given: object, source: string): void {
  for (const field of Object.keys(given)) {
    const meant = FIELDS.includes(field) ? undefined : nearestName(field, FIELDS);
    if (meant !== undefined && !(meant in given) && "state" in given)
      throw new Failure(`${source}${faultIn(words, noSuch("field", field, FIELDS))} (${field})`);
  }
}

function requestIn(given: unknown, source: string): Record<string, unknown> {
  if (typeof given === "object" && given !== null) {
    const { variant, rulebook, options, state, phase, units } = given as Record<string, unknown>;
    refuseMisspelt(given, source);
    if (state !== undefined)
      return {
        ...(variant !== undefined && { variant }),
        ...(rulebook !== undefined && { rulebook }),
        ...(options !== undefined && { options }),
        state,
      };
    if (phase !== undefined && units !== undefined) return { state: given };
  }
  const position = formatList(LANGUAGE, ['"phase"', '"units"']);
  throw new Failure(source + cli("noPosition", { position, request: '"state"' }));
}
