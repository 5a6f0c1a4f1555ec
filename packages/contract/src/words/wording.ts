import { type Fault, fail, nearestName, noSuch, ok, type Result } from "@chancery/engine";
import { z } from "zod";
import type { RequestFault } from "../fault.ts";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Reads what a schema describes; anything else is a fault with its place. */
export function readBy<T extends z.ZodType>(schema: T, given: unknown): Result<z.output<T>, RequestFault> {
  // Schemas pass on texts only, so a fault travels as one.
  const read = z.safeParse(schema, given, { error: (issue) => JSON.stringify(faultOf(issue)) });
  return read.success ? ok(read.data) : fail(firstFault(read.error.issues));
}

/** Adds a step to the path of something in a request: `state.units.France[0]`. */
export const joinPath = (path: string, key: PropertyKey): string => {
  if (typeof key === "number") return `${path}[${key}]`;
  return path === "" ? String(key) : `${path}.${String(key)}`;
};

/**
 * The first thing a schema finds wrong; where it offers alternatives, in the one that fits furthest. A field that doesn't
 * exist comes before one that is missing, as that is often the same one in another spelling.
 */
function firstFault(issues: readonly z.core.$ZodIssue[], within = ""): RequestFault {
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  const path = issue.path.reduce<string>(joinPath, within);
  const fault = readFault(issue.message);
  if (issue.code === "unrecognized_keys")
    return { code: "bad-request", path: joinPath(path, issue.keys[0]), fault };
  const alternatives = issue.code === "invalid_union" ? issue.errors : [];
  const furthest = alternatives.find(([{ path, code }]) => path.length > 0 || code === "unrecognized_keys");
  return furthest ? firstFault(furthest, path) : { code: "bad-request", path, fault };
}

/** The fault that a text carries. Where the schema knows best what would be right, that's only its code. */
const readFault = (text: string): Fault => (text.startsWith("{") ? JSON.parse(text) : { code: text });

/** What is wrong, and what would be right. */
function faultOf(issue: Issue): Fault {
  switch (issue.code) {
    case "invalid_type": {
      const expected = TYPES[issue.expected] ?? issue.expected;
      if (issue.input === undefined) return { code: "missing", expected };
      return { code: "wrong-type", expected, given: typeOf(issue.input) };
    }
    case "invalid_value":
      return choice(issue.values, issue.input);
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options)
        ? choice(issue.options, fieldOf(issue.input, String(issue.discriminator)))
        : { code: "none-of-forms" };
    case "too_small":
      return { code: TOO_LITTLE[issue.origin] ?? "too-small", least: Number(issue.minimum) };
    case "too_big":
      return { code: TOO_MUCH[issue.origin] ?? "too-big", most: Number(issue.maximum) };
    case "unrecognized_keys":
      return noSuch("field", issue.keys[0], fieldsOf(issue.inst));
    case "invalid_format":
      return { code: "bad-format", format: issue.format };
    default:
      return { code: "unfit" };
  }
}

const TYPES: Readonly<Record<string, string>> = { record: "object" };
const TOO_LITTLE: Readonly<Record<string, string>> = { string: "too-short", array: "too-few" };
const TOO_MUCH: Readonly<Record<string, string>> = { string: "too-long", array: "too-many" };

/** What was given instead; a number that isn't whole as it is. */
function typeOf(input: unknown): string | null {
  if (input === null) return "null";
  if (Array.isArray(input)) return "array";
  if (typeof input !== "number") return typeof input;
  // A text in an address that was to be a number.
  if (Number.isNaN(input)) return null;
  return Number.isInteger(input) ? "number" : String(input);
}

/** One of several values, and which was meant if what was given looks like one of them. */
function choice(values: readonly unknown[], input: unknown): Fault {
  const texts = values.filter((value) => typeof value === "string");
  const near = typeof input === "string" ? nearestName(input, texts) : undefined;
  if (near !== undefined) return { code: "no-such-value", text: input, near };
  return { code: "not-one-of", values: values.map((value) => JSON.stringify(value)), given: given(input) };
}

/** Longest value that is quoted. */
const LONGEST_VALUE = 40;

/** What was given instead, if it is short enough to be quoted. */
function given(input: unknown): string | null {
  if (input === undefined) return "missing";
  const text = JSON.stringify(input);
  return text.length <= LONGEST_VALUE ? text : null;
}

const fieldOf = (input: unknown, field: string): unknown =>
  typeof input === "object" && input !== null ? (input as Record<string, unknown>)[field] : undefined;

/** The fields that a schema of an object has. */
const fieldsOf = (schema: unknown): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
