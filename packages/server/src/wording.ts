import type { FastifySchemaCompiler } from "fastify";
import { z } from "zod";
import { Failure } from "./failures.ts";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Checks a part of a request; whatever is wrong with it is said in our own words, with its place. */
export const readStrictly: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const read = z.safeParse(schema, data, { error: wordingOf });
    if (read.success) return { value: read.data };
    const [{ message, path }] = read.error.issues;
    return { error: new Failure(400, "bad-request", message, placeOf(path)) };
  };

/** What is wrong, and what would be right. */
function wordingOf(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `this is missing; it has to be ${KINDS[issue.expected] ?? issue.expected}`
        : `this has to be ${KINDS[issue.expected] ?? issue.expected}, not ${kindOf(issue.input)}`;
    case "invalid_value":
      return `this has to be ${choiceOf(issue.values)}${given(issue.input)}`;
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options)
        ? `this has to be ${choiceOf(issue.options)}${given(fieldOf(issue.input, String(issue.discriminator)))}`
        : "this has none of the forms that it may have; see /api/docs";
    case "too_small":
      return `this has to ${measureOf(issue.origin)} at least ${issue.minimum}${UNITS[issue.origin] ?? ""}`;
    case "too_big":
      return `this has to ${measureOf(issue.origin)} at most ${issue.maximum}${UNITS[issue.origin] ?? ""}`;
    case "unrecognized_keys":
      return `there is no ${choiceOf(issue.keys)} here; leave it out`;
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

const UNITS: Readonly<Record<string, string>> = { string: " characters long", array: " entries" };
const FORMATS: Readonly<Record<string, string>> = { email: "an e-mail address", url: "an address (URL)" };

const measureOf = (origin: string): string => (origin === "array" ? "have" : "be");

function kindOf(input: unknown): string {
  if (input === null) return "null";
  if (Array.isArray(input)) return "a list";
  if (typeof input === "number") return Number.isInteger(input) ? "a number" : `${input}`;
  return KINDS[typeof input] ?? typeof input;
}

const choiceOf = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(" or ");

/** What was given instead, if it is short enough to be said. */
function given(input: unknown): string {
  if (input === undefined) return ", and is missing";
  const text = JSON.stringify(input);
  return text.length <= 40 ? `, not ${text}` : "";
}

const fieldOf = (input: unknown, field: string): unknown =>
  typeof input === "object" && input !== null ? (input as Record<string, unknown>)[field] : undefined;

/** The steps to a value, as in to[0]. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");
