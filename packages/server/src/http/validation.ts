import { faultIn, readBy } from "@chancery/contract";
import { programWords } from "@chancery/contract/program-words";
import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { Failure } from "./failures.ts";

/** Checks a part of a request; faults are reported as in the contract, with their place. */
export const validate: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    // No body at all is read as null.
    const read = readBy(schema, data === null ? undefined : data);
    if (read.ok) return { value: read.value };
    const { fault, path } = read.error;
    return {
      error: new Failure("bad-request", (language) => faultIn(programWords(language), fault), { path }),
    };
  };
