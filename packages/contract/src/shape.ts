import type { Fault } from "@chancery/engine";
import type { RequestFault } from "./fault.ts";
import { joinPath } from "./words/wording.ts";

/** Levels of lists and objects in a request; a real one has six. */
const DEEPEST = 32;

/** Characters of a name or text in a request; all orders of a power have room in it several times. */
const LONGEST = 5000;

/**
 * What is wrong with a value whatever it may mean: it goes deeper than could be written out again, a text is
 * longer than anyone writes, or it names `__proto__`, which is passed over in silence further on.
 */
export function shapeFault(
  value: unknown,
  path = "",
  depth = 1,
  longest: number = LONGEST,
): RequestFault | null {
  const bad = (fault: Fault): RequestFault => ({ code: "bad-request", path, fault });
  if (typeof value === "string" && value.length > longest)
    return bad({ code: "text-too-long", most: longest });
  if (typeof value !== "object" || value === null) return null;
  if (depth > DEEPEST) return bad({ code: "nested-too-deeply", most: DEEPEST });
  for (const [key, part] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (typeof key === "string" && key.length > LONGEST) return bad({ code: "name-too-long", most: LONGEST });
    if (key === "__proto__") return bad({ code: "no-name", text: key });
    if (typeof part !== "object" && typeof part !== "string") continue;
    const within = shapeFault(part, joinPath(path, key), depth + 1, longest);
    if (within) return within;
  }
  return null;
}
