import { readBy } from "@chancery/contract";
import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { Failure } from "./failures.ts";

/** Checks a part of a request; whatever is wrong with it is said in the contract's words, with its place. */
export const validate: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    // No body at all is read as null.
    const read = readBy(schema, data === null ? undefined : data);
    if (read.ok) return { value: read.value };
    const { message, path } = read.error;
    const said = path === "" && httpPart === "body" ? message.replace(/^this /, "the body ") : message;
    return { error: new Failure("bad-request", said, { path }) };
  };
