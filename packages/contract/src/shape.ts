import type { z } from "zod";
import type { RequestError } from "./response.ts";

/** Levels of lists and objects in a request; a real one has six. */
const DEEPEST = 32;

/** Adds a step to the path of something in a request: `state.units.France[0]`. */
const joinPath = (path: string, key: PropertyKey): string => {
  if (typeof key === "number") return `${path}[${key}]`;
  return path === "" ? String(key) : `${path}.${String(key)}`;
};

/**
 * What is wrong with a value whatever it may mean: it goes deeper than could be written out again, or it
 * names `__proto__`, which is passed over in silence further on.
 */
export function shapeFault(value: unknown, path = "", depth = 1): RequestError | null {
  if (typeof value !== "object" || value === null) return null;
  if (depth > DEEPEST)
    return { code: "bad-request", message: `more than ${DEEPEST} lists or objects within each other`, path };
  for (const [key, part] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (key === "__proto__")
      return { code: "bad-request", message: '"__proto__" is no name', path: joinPath(path, key) };
    if (typeof part !== "object") continue;
    const fault = shapeFault(part, joinPath(path, key), depth + 1);
    if (fault) return fault;
  }
  return null;
}

/** The first thing a schema finds wrong; where it offers alternatives, in the one that fits furthest. */
export function schemaFault([issue]: readonly z.core.$ZodIssue[], within = ""): RequestError {
  const path = issue.path.reduce<string>(joinPath, within);
  if (issue.code === "unrecognized_keys") {
    return { code: "bad-request", message: "there is no such field", path: joinPath(path, issue.keys[0]) };
  }
  const alternatives = issue.code === "invalid_union" ? issue.errors : [];
  const furthest = alternatives.find(([{ path, code }]) => path.length > 0 || code === "unrecognized_keys");
  return furthest
    ? schemaFault(furthest, path)
    : { code: "bad-request", message: issue.message.replace("Invalid input: ", ""), path };
}
