import { faultIn, parseJson } from "@chancery/contract";
import { programWords } from "@chancery/contract/program-words";
import type { FastifyInstance } from "fastify";
import { Failure } from "./failures.ts";

/** Reads JSON bodies. Faults come with their line and column. NUL characters are refused everywhere. */
export function readBodies(app: FastifyInstance): void {
  // Schemas that refuse them anyway say better what is wrong.
  app.addHook("preHandler", async ({ url }) => {
    if (url.includes("%00")) throw new Failure("bad-request", "zero-character");
  });
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    // Whether one is needed is for the handler to say.
    if (body.trim() === "") return done(null, undefined);
    return parse(request, body, (error, value) => {
      if (error) done(faultOf(body));
      else if (hasZero(body)) done(new Failure("bad-request", "zero-character"));
      else done(null, value);
    });
  });
}

function faultOf(body: string): Failure {
  const json = parseJson(body);
  if (json.ok) return new Failure("bad-request", "reserved-names");
  return new Failure("bad-json", (language) => faultIn(programWords(language), json.error));
}

/** Whether a text in JSON has a zero in it, which PostgreSQL keeps nowhere. Hardly any does, so one look is enough. */
function hasZero(body: string): boolean {
  if (!body.includes("\\u0000")) return false;
  let found = false;
  JSON.parse(body, (key, value: unknown) => {
    found ||= key.includes("\0") || (typeof value === "string" && value.includes("\0"));
    return value;
  });
  return found;
}
