import { powerName } from "../../../messages/power-name.ts";

/** Powers that someone types by their first letters, in any language: "F E T", "France, Turkey". */
export function powersIn(typed: string, powers: readonly string[]): readonly string[] {
  const found = typed
    .split(/[\s,;/|>]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== "")
    .flatMap((word) => {
      const own = powers.filter((power) => power.toLowerCase().startsWith(word));
      const translated = powers.filter((power) => powerName(power).toLowerCase().startsWith(word));
      return (translated.length === 1 ? translated : own.length === 1 ? own : []).slice(0, 1);
    });
  return [...new Set(found)];
}
