import { type Command, InvalidArgumentError } from "commander";
import { cli, help } from "../terminal/messages.ts";

/** Which game is meant, as far as the command line says so. */
export interface GameOptions {
  readonly variant?: string;
  readonly rulebook?: string;
  readonly option?: Readonly<Record<string, unknown>>;
}

/** Lets a command be told which game is played. */
export function addGameOptions(command: Command): Command {
  return command
    .option("--variant <name>", help("variantOption", { command: "chancery variants" }))
    .option("--rulebook <edition>", help("rulebookOption"))
    .option("--option <name=value>", help("gameOption"), collectOption);
}

function collectOption(text: string, sofar: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined) throw new InvalidArgumentError(cli("nameValue"));
  return { ...sofar, [name]: readValue(value) };
}

/** Numbers, true and false as such; anything else is a text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether the command line says anything about the game. */
export const namesGame = ({ variant, rulebook, option }: GameOptions): boolean =>
  variant !== undefined || rulebook !== undefined || option !== undefined;

/** The fields of a request that the command line decides. */
export const gameFields = ({ variant, rulebook, option }: GameOptions): Record<string, unknown> => ({
  ...(variant !== undefined && { variant }),
  ...(rulebook !== undefined && { rulebook }),
  ...(option !== undefined && { options: option }),
});
