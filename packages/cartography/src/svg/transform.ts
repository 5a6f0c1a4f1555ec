/** The transforms that SVG knows, and how many numbers each takes. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  matrix: [6],
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
};
const STEP = /^[\s,]*([A-Za-z]+)\s*\(([^()]*)\)/;

/** What is wrong with a `transform` attribute, which the path library would ignore; null if nothing is. */
export function checkTransform(text: string): string | null {
  let rest = text.trim();
  while (rest) {
    const [step, name, list] = STEP.exec(rest) ?? [];
    if (!step) return `transform="${text}" is not a list like "translate(10 20) rotate(5)"`;
    const counts = NUMBERS[name];
    if (!counts) return `the transform ${name}() is unknown: use ${Object.keys(NUMBERS).join(", ")}`;
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map((word) => (word === "" ? Number.NaN : Number(word)));
    if (!counts.includes(numbers.length) || numbers.some((number) => !Number.isFinite(number)))
      return `${step.trim()} is not a valid transform: ${name}() takes ${counts.join(" or ")} plain numbers`;
    rest = rest.slice(step.length).trim();
  }
  return null;
}
