import { formatList } from "@chancery/messages";
import type { CommanderError } from "commander";
import { LANGUAGE } from "./language.ts";
import { cli } from "./messages.ts";

/** How commander says what is wrong with a command line, and how we do. It gives no parts but its sentence. */
const USAGE: Readonly<
  Record<string, readonly [sentence: RegExp, tell: (...parts: readonly string[]) => string]>
> = {
  "commander.unknownOption": [
    /unknown option '(.*?)'(?:\n\(Did you mean (?:one of )?(.*)\?\))?$/s,
    (flag, near) =>
      near ? cli("unknownOptionNear", { flag, near: either(near) }) : cli("unknownOption", { flag }),
  ],
  "commander.unknownCommand": [
    /unknown command '(.*?)'(?:\n\(Did you mean (?:one of )?(.*)\?\))?$/s,
    (name, near) =>
      near ? cli("unknownCommandNear", { name, near: either(near) }) : cli("unknownCommand", { name }),
  ],
  "commander.missingArgument": [
    /missing required argument '(.*)'$/s,
    (name) => cli("missingArgument", { name: `<${name}>` }),
  ],
  "commander.optionMissingArgument": [
    /option '(.*)' argument missing$/s,
    (flags) => cli("missingValue", { flags }),
  ],
  "commander.missingMandatoryOptionValue": [
    /required option '(.*)' not specified$/s,
    (flags) => cli("missingOption", { flags }),
  ],
  "commander.excessArguments": [
    /Expected (\d+) arguments? but got (\d+)/,
    (expected, received) => cli("tooManyArguments", { expected: Number(expected), received }),
  ],
  "commander.conflictingOption": [
    /option '(.*?)' cannot be used with option '(.*)'$/s,
    (flags, other) => cli("conflictingOptions", { flags, other }),
  ],
  "commander.invalidArgument": [
    /option '(.*?)' argument '(.*)' is invalid\. (.*)$/s,
    (flags, value, hint) => cli("badValue", { flags, value, hint: choiceOf(hint) }),
  ],
};

const either = (names: string): string => formatList(LANGUAGE, names.split(", "), "or");

/** Our own parsers say what would be right; commander's says which choices there are. */
function choiceOf(hint: string): string {
  const choices = /^Allowed choices are (.*)\.$/s.exec(hint)?.[1];
  return choices === undefined ? hint : cli("choose", { choices: either(choices) });
}

/** What is wrong with the command line; null if nothing is, as after help. */
export function usageError({ code, message, exitCode }: CommanderError): string | null {
  if (exitCode === 0 || code === "commander.help") return null;
  const [sentence, tell] = USAGE[code] ?? [];
  const parts = sentence?.exec(message);
  return parts && tell ? tell(...parts.slice(1)) : message;
}
