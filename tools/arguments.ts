/**
 * The whole numbers a command was given, with defaults for those left out. If one isn't a whole number, the process
 * prints the usage and exits.
 */
export function wholeNumbers(usage: string, otherwise: readonly number[], least = 0): readonly number[] {
  const given = process.argv.slice(2, 2 + otherwise.length);
  const wrong = given.find((text) => !Number.isSafeInteger(Number(text)) || Number(text) < least);
  if (wrong === undefined)
    return otherwise.map((number, i) => (given[i] === undefined ? number : Number(given[i])));
  console.error(`"${wrong}" is no whole number from ${least} on. Usage: ${usage}`);
  process.exit(2);
}

/** A random seed, if none was given. */
export const anySeed = (): number => Math.floor(Math.random() * 2 ** 31);
