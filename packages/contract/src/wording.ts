import { fail, nearestName, noSuch, ok, type Result } from "@chancery/engine";
import { z } from "zod";
import type { RequestError } from "./response.ts";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Reads what a schema describes; what is wrong with anything else is said in our own words, with its place. */
export function readBy<T extends z.ZodType>(schema: T, given: unknown): Result<z.output<T>, RequestError> {
  const read = z.safeParse(schema, given, { error: wordingOf });
  return read.success ? ok(read.data) : fail(faultOf(read.error.issues));
}

/** Adds a step to the path of something in a request: `state.units.France[0]`. */
export const joinPath = (path: string, key: PropertyKey): string => {
  if (typeof key === "number") return `${path}[${key}]`;
  return path === "" ? String(key) : `${path}.${String(key)}`;
};

/**
 * The first thing a schema finds wrong; where it offers alternatives, in the one that fits furthest. A field that there
 * is not comes before one that is missing, as that is often the same one in another spelling.
 */
function faultOf(issues: readonly z.core.$ZodIssue[], within = ""): RequestError {
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  const path = issue.path.reduce<string>(joinPath, within);
  if (issue.code === "unrecognized_keys")
    return { code: "bad-request", message: issue.message, path: joinPath(path, issue.keys[0]) };
  const alternatives = issue.code === "invalid_union" ? issue.errors : [];
  const furthest = alternatives.find(([{ path, code }]) => path.length > 0 || code === "unrecognized_keys");
  return furthest ? faultOf(furthest, path) : { code: "bad-request", message: issue.message, path };
}

/** What is wrong, and what would be right. */
function wordingOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `this is missing; it has to be ${KINDS[issue.expected] ?? issue.expected}`
        : `this has to be ${KINDS[issue.expected] ?? issue.expected}${kindOf(issue.input)}`;
    case "invalid_value":
      return choice(issue.values, issue.input);
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options)
        ? choice(issue.options, fieldOf(issue.input, String(issue.discriminator)))
        : "this has none of the forms that it may have; see /api/docs";
    case "too_small":
      return `this has to ${measureOf(issue.origin)} at least ${amount(issue.minimum, issue.origin)}`;
    case "too_big":
      return `this has to ${measureOf(issue.origin)} at most ${amount(issue.maximum, issue.origin)}`;
    case "unrecognized_keys":
      return noSuch("field", issue.keys[0], fieldsOf(issue.inst));
    case "invalid_format":
      return `this is not written as ${FORMATS[issue.format] ?? "it has to be; see /api/docs"}`;
    default:
      return "this is not as it has to be; see /api/docs";
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const UNITS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  string: [" character long", " characters long"],
  array: [" entry", " entries"],
};
const FORMATS: Readonly<Record<string, string>> = { email: "an e-mail address", url: "an address (URL)" };

const measureOf = (origin: string): string => (origin === "array" ? "have" : "be");

const amount = (number: number | bigint, origin: string): string =>
  `${number}${UNITS[origin]?.[number === 1 ? 0 : 1] ?? ""}`;

function kindOf(input: unknown): string {
  if (input === null) return ", not null";
  if (Array.isArray(input)) return ", not a list";
  if (typeof input !== "number") return `, not ${KINDS[typeof input] ?? typeof input}`;
  // What became of a text in an address that is none.
  if (Number.isNaN(input)) return "";
  return Number.isInteger(input) ? ", not a number" : `, not ${input}`;
}

/** One of several values, and which was meant if what was given looks like one of them. */
function choice(values: readonly unknown[], input: unknown): string {
  const texts = values.filter((value) => typeof value === "string");
  const near = typeof input === "string" ? nearestName(input, texts) : undefined;
  if (near !== undefined)
    return `there is no ${JSON.stringify(input)} here; did you mean ${JSON.stringify(near)}?`;
  return `this has to be ${either(values.map((value) => JSON.stringify(value)))}${given(input)}`;
}

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** What was given instead, if it is short enough to be said. */
function given(input: unknown): string {
  if (input === undefined) return ", and is missing";
  const text = JSON.stringify(input);
  return text.length <= 40 ? `, not ${text}` : "";
}

const fieldOf = (input: unknown, field: string): unknown =>
  typeof input === "object" && input !== null ? (input as Record<string, unknown>)[field] : undefined;

/** The fields that a schema of an object has. */
const fieldsOf = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
