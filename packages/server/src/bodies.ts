import { parseJson } from "@chancery/contract";
import type { FastifyInstance } from "fastify";
import { Failure } from "./failures.ts";

/** Reads bodies, which are JSON; what is wrong with one is said with its line and column. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    // Whether one is needed is for whoever answers to say.
    if (body.trim() === "") return done(null, undefined);
    const json = parseJson(body);
    if (!json.ok) {
      const { line, column, what } = json.error;
      return done(new Failure(400, "bad-json", `line ${line}, column ${column}: ${what}`));
    }
    return parse(request, body, (error, value) =>
      error
        ? done(new Failure(400, "bad-request", '"__proto__" and "constructor" are no names'))
        : done(null, value),
    );
  });
}
