import { type Command, InvalidArgumentError } from "commander";

/** Which game is meant, as far as the command line says so. */
export interface GameOptions {
  readonly variant?: string;
  readonly rulebook?: string;
  readonly option?: Readonly<Record<string, unknown>>;
}

/** Lets a command be told which game is played. */
export function addGameOptions(command: Command): Command {
  return command
    .option("--variant <name>", "the game: a name from `chancery variants`, or the path of a variant file")
    .option("--rulebook <edition>", "the edition of its rules")
    .option("--option <name=value>", "an option of the game; may be repeated", collectOption);
}

function collectOption(text: string, sofar: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined) throw new InvalidArgumentError("Write it as name=value.");
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
